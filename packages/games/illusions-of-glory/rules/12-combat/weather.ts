/** §12.3 §12.2.C Severe weather. */
import { D6 } from '@sandtable/kernel'
import type { Fight, IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { terrainOf } from '../../map.ts'
import { isHq } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { COMBAT, piecesAt, presenceOf, type State, spaceOf } from '../../state.ts'
import { seasonOf, terrainRule } from '../../tables.ts'
import { areStacked } from '../18-regions/stacked.ts'
import { fighters } from './under-way.ts'

/**
 * §12.3.a Mountains in winter, swamps in summer. §12.3.c No check if every attacking stack has an HQ: the
 * shift is for all attackers together. §12.3.d Units that do not attack do not matter.
 */
export function needsWeatherCheck(s: State, { space: x, attackers, attacker }: Fight): boolean {
  if (terrainRule(terrainOf(x)).weather !== seasonOf(s.turn)) return false
  return fighters(attackers).some((p) => !isWithHq(s, attacker, p))
}
const isWithHq = (s: State, side: Side, p: number): boolean =>
  presenceOf(s, side).hqs(spaceOf(s, p)) > 0 &&
  piecesAt(s, side, spaceOf(s, p)).some((hq) => isHq(hq) && areStacked(s, p, hq))

/**
 * §12.3.b The weather is severe if the die is above the number of the round. §12.3.e Cards that ignore it are
 * considered when columns are counted.
 */
export function checkWeather(g: IllusionsOfGlory, fight: Fight): void {
  const { state: s } = g
  if (!needsWeatherCheck(s, fight)) return
  const { total: die, reading } = g.roll(D6, (face) => Number(face > s.round))
  const bad = reading === 1
  if (bad) s.combatFacts |= COMBAT.badWeather
  g.emit?.({ type: 'weather-rolled', rule: '12.3.b', space: fight.space, die, round: s.round, bad })
}
