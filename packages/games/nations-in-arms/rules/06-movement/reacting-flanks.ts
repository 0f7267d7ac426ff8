/** §2.4.3(2) §6.3.5(2) §6.5.7 Flank units of an army that reacts, named just before its check. */
import { powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { isLeader, isUnit } from '../../pieces.ts'
import { neighboursOf } from '../../spaces.ts'
import { has, piecesAt, type State, whereIs } from '../../state.ts'
import { groupOf, whyNotFlankOf } from '../05-activation/flank-naming.ts'

const nameable = (s: State, army: number): number[] =>
  neighboursOf(whereIs(s, army))
    .flatMap((at) => piecesAt(s, at))
    .filter(
      (p) =>
        (isLeader(p) || isUnit(p)) &&
        !has(s, p, MARK.flank) &&
        powerOfPiece(s, p) === powerOfPiece(s, army) &&
        whyNotFlankOf(s, army, p) === undefined,
    )
    .sort((a, b) => a - b)

export function* nameFlanks(g: NationsInArms, army: number, rule: string): Procedure {
  const { state: s } = g
  while (nameable(s, army).length > 0) {
    const pick = yield* g.ask(powerOfPiece(s, army), {
      rule,
      prompt: 'name-flanks',
      facts: { army },
      choose: () => ({ designate: nameable(s, army), done: true }),
    })
    if (pick.verb === 'done') return
    for (const p of groupOf(s, pick.arg)) s.marks.add(p, MARK.flank)
    g.emit?.({ type: 'flank-named', rule, piece: pick.arg, army })
  }
}
