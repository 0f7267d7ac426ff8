/** §1.323 Aces fly along, and never stay alone. */
import type { BalanceOfPowers, Procedure } from '../../balance-of-powers.ts'
import { MARK, OUT } from '../../codes.ts'
import type { Side } from '../../nations.ts'
import { isMarked, put } from '../../state.ts'
import { nationOf } from '../../units.ts'
import { acesAt, airUnitsAt } from './fighters.ts'

/** An ace without an air unit of his side returns to the Force Pool. */
export function dismissAces(g: BalanceOfPowers, side: Side, p: number): void {
  const { state: s } = g
  if (airUnitsAt(s, side, p).length > 0) return
  for (const u of acesAt(s, side, p)) {
    put(s, u, OUT.pool)
    s.marks.remove(u, MARK.patrolling | MARK.moved)
    g.emit?.({ type: 'leader-dismissed', rule: '1.323', unit: u, place: p })
  }
}

/** Moves an air unit, and the aces of the place who go with it; `mark` says that they have moved. */
export function* flyTo(g: BalanceOfPowers, side: Side, u: number, to: number, mark: number): Procedure {
  const { state: s } = g
  const from = s.where.get(u)
  const aces: number[] = []
  if (to !== from)
    for (const ace of acesAt(s, side, from).filter((each) => !isMarked(s, each, mark)))
      if (yield* goesAlong(g, ace, u, to)) aces.push(ace)
  for (const each of [u, ...aces]) {
    put(s, each, to)
    s.marks.add(each, mark)
  }
  dismissAces(g, side, from)
}

function* goesAlong(g: BalanceOfPowers, ace: number, unit: number, to: number): Procedure<boolean> {
  const { verb } = yield* g.ask(g.state.decider.get(nationOf(ace)), {
    rule: '1.323',
    prompt: 'ace-goes-along',
    facts: { ace, unit, place: to },
    choose: () => ({ yes: true, no: true }),
  })
  return verb === 'yes'
}
