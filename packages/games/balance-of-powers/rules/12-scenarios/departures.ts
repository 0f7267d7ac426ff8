/** §12.2 Units that leave the game for another front. */
import type { BalanceOfPowers, Procedure } from '../../balance-of-powers.ts'
import { monthNamed } from '../../calendar.ts'
import { OUT } from '../../codes.ts'
import type { Side } from '../../nations.ts'
import { allegianceOf, put, type State, whereIs } from '../../state.ts'
import { nationOf, unitsIn } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { scenarioEconomy } from './economy.ts'

const isThere = (s: State, u: number): boolean => whereIs(s, u) !== OUT.gone

function remove(g: BalanceOfPowers, side: Side, units: readonly number[]): void {
  const { state: s } = g
  const places = units.map((u) => whereIs(s, u)).filter((p) => p >= 0)
  for (const u of units) put(s, u, OUT.gone)
  for (const p of places) dismissLonely(g, side, p)
  g.emit?.({ type: 'left-game', rule: '12.2', units })
}

/** In the muster of that month; wherever they are, the Force Pool included. True if anybody left. */
export function* departures(g: BalanceOfPowers, side: Side): Procedure<boolean> {
  const { state: s } = g
  const { leaves } = scenarioEconomy(s)
  if (!leaves || monthNamed(leaves.month) !== s.month) return false
  const named = unitsIn(leaves.units).filter((u) => isThere(s, u) && allegianceOf(s, u) === side)
  const several = unitsIn(leaves.oneOf).filter((u) => allegianceOf(s, u) === side)
  const choice = several.every((u) => isThere(s, u)) ? several : []
  if (named.length + choice.length === 0) return false
  const [first] = choice
  if (first === undefined) {
    remove(g, side, named)
    return true
  }
  const { arg } = yield* g.ask(s.decider.get(nationOf(first)), {
    rule: '12.2',
    prompt: 'departure',
    facts: { units: choice },
    choose: () => ({ 'send-away': choice }),
  })
  remove(g, side, [...named, arg])
  return true
}
