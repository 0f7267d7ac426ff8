/** §23.1 §23.2 §3.2.3 National Will. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { homeOf, isVp } from '../../map.ts'
import { type Nation, WILL_NATIONS } from '../../sides.ts'
import type { State } from '../../state.ts'
import { TRACKS } from '../../tables.ts'

/** -1 for nations without a marker */
const indexOf = (nation: Nation): number => WILL_NATIONS.indexOf(nation)

/**
 * Every change of a National Will marker goes through here, by spaces or by events (§23.2.c). It never falls
 * below its floor (§23.2.e, §6.0.F.1.c).
 */
export function changeWill(g: IllusionsOfGlory, nation: Nation, by: number, rule: string): void {
  const i = indexOf(nation)
  if (i < 0) return
  const before = g.state.will.get(i)
  const now = Math.max(TRACKS.nationalWill.floor, before + by)
  if (now === before) return
  g.state.will.set(i, now)
  g.emit?.({ type: 'will-changed', rule, nation, by: now - before, now })
}

/** §3.2.3.e §23.2.d At box 2 or below a nation is demoralized and can rebel. */
export function isDemoralized(s: State, nation: Nation): boolean {
  const i = indexOf(nation)
  return i >= 0 && s.will.get(i) <= TRACKS.nationalWill.demoralized
}

/** §23.1 The nation with a marker whose home VP space this is, or -1. */
function willedHome(x: number): Nation | -1 {
  const home = homeOf(x)
  return home >= 0 && isVp(x) && indexOf(home as Nation) >= 0 ? home : -1
}

/** §23.2.a §3.2.3.b The nation loses a home VP space to the enemy or an uprising. */
export function noteHomeLost(g: IllusionsOfGlory, x: number): void {
  const nation = willedHome(x)
  if (nation >= 0) changeWill(g, nation as Nation, TRACKS.nationalWill.lost, '23.2.a')
}
/** §23.2.b §3.2.3.c The nation or an ally retakes it. */
export function noteHomeRetaken(g: IllusionsOfGlory, x: number): void {
  const nation = willedHome(x)
  if (nation >= 0) changeWill(g, nation as Nation, TRACKS.nationalWill.retaken, '23.2.b')
}
