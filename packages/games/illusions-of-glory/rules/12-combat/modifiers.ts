/**
 * §12.2.1 Die roll modifiers of fire. §12.2.1.a They add up. §12.2.1.b The modified die is bounded when it is
 * read.
 */
import { cardModifiers } from '../../cards/combat-effects.ts'
import { fireEffects } from '../../cards/in-force.ts'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, Modifier } from '../../illusions-of-glory.ts'
import { isRegion, MOUNTAIN, terrainOf } from '../../map.ts'
import { isCavalry, isMountain } from '../../pieces.ts'
import { enemyOf } from '../../sides.ts'
import type { State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { supportModifiers } from '../27-headquarters/combat.ts'
import { comesByRoadOnly } from './links.ts'
import { isClearOrRegion } from './terrain.ts'

/** §12.2.1.a.1 Cavalry in a clear space, even with a trench or fort; §12.2.1.a.2 in a region. */
function cavalry(x: number, pieces: readonly number[]): Modifier[] {
  if (!isClearOrRegion(x) || !pieces.some(isCavalry)) return []
  return [{ what: 'cavalry', by: TABLES.modifiers.cavalry, rule: isRegion(x) ? '12.2.1.a.2' : '12.2.1.a.1' }]
}
/** §12.2.1.a.3 Mountain units in a mountain space; §12.2.1.a.4 in a mountain region. */
function mountain(x: number, pieces: readonly number[]): Modifier[] {
  if (terrainOf(x) !== MOUNTAIN || !pieces.some(isMountain)) return []
  return [
    { what: 'mountain', by: TABLES.modifiers.mountain, rule: isRegion(x) ? '12.2.1.a.4' : '12.2.1.a.3' },
  ]
}
/** §12.2.1.a.7 §12.5.a For the attacker only. */
const road = (s: State, fight: Fight): Modifier[] =>
  comesByRoadOnly(s, fight) ? [{ what: 'road', by: TABLES.modifiers.roadOrMixed, rule: '12.2.1.a.7' }] : []

/** §12.2.G.1 §12.2.1.a All modifiers of a side, which are added. */
export function modifiersFor(s: State, fight: Fight, role: CombatRole): Modifier[] {
  const isAttack = role === 'attacker'
  const pieces = isAttack ? fight.attackers : fight.defenders
  const side = isAttack ? fight.attacker : enemyOf(fight.attacker)
  return [
    ...cavalry(fight.space, pieces),
    ...mountain(fight.space, pieces),
    ...supportModifiers(s, fight, role),
    ...(isAttack ? road(s, fight) : []),
    ...cardModifiers(s, fight, role),
    ...fireEffects(s, fight, side),
  ]
}
