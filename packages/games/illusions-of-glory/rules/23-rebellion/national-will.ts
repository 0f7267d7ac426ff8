/** §23.1 §23.2 §3.2.3 National Will. */
import type { Illusions } from '../../illusions.ts'
import { homeOf, isVp } from '../../map.ts'
import { type Nation, WILLED } from '../../sides.ts'
import type { State } from '../../state.ts'
import { TRACKS } from '../../tables.ts'

/** -1 for nations without a marker */
const indexOf = (nation: Nation): number => WILLED.indexOf(nation)

/** the only way a National Will marker moves, by spaces or by events (§23.2.c); never below its floor (§23.2.e, §6.0.F.1.c) */
export function changeWill(g: Illusions, nation: Nation, by: number, rule: string): void {
  const i = indexOf(nation)
  if (i < 0) return
  const before = g.state.will.get(i)
  const now = Math.max(TRACKS.nationalWill.floor, before + by)
  if (now === before) return
  g.state.will.set(i, now)
  g.emit?.({ type: 'will-changed', rule, nation, by: now - before, now })
}

/** §3.2.3.e §23.2.d box 2: rebellion can break out */
export function isDemoralized(s: State, nation: Nation): boolean {
  const i = indexOf(nation)
  return i >= 0 && s.will.get(i) <= TRACKS.nationalWill.demoralized
}

/** §23.1 a home VP space of a nation with a marker, or -1 */
function willedHome(x: number): Nation | -1 {
  const home = homeOf(x)
  return home >= 0 && isVp(x) && indexOf(home as Nation) >= 0 ? home : -1
}

/** §23.2.a §3.2.3.b a VP space of its own is lost to the enemy, or to an uprising */
export function noteHomeLost(g: Illusions, x: number): void {
  const nation = willedHome(x)
  if (nation >= 0) changeWill(g, nation as Nation, TRACKS.nationalWill.lost, '23.2.a')
}
/** §23.2.b §3.2.3.c and taken back, by itself or by an ally */
export function noteHomeRetaken(g: Illusions, x: number): void {
  const nation = willedHome(x)
  if (nation >= 0) changeWill(g, nation as Nation, TRACKS.nationalWill.retaken, '23.2.b')
}
