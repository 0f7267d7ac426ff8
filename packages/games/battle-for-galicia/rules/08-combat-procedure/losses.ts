/** §8.4 §8.5 stages four and five: magnitude and losses. */
import { D6 } from '@sandtable/kernel'
import type { CrtEffect, CrtResult } from '../../data/crt-cell.ts'
import type { Modifier } from '../../events.ts'
import type { BattleForGalicia, Procedure } from '../../battle-for-galicia.ts'
import type { Side } from '../../sides.ts'
import { isOnMap } from '../../state.ts'
import { artilleryModifier, lrtLosses } from '../../tables.ts'
import { distributeLosses } from '../09-results/losses.ts'
import type { Battle, Retreat } from './battle.ts'

/** §8.4 from this many steps on a combat is large */
const LARGE = 7
const FLANK_DRM = 2
const FAILED_RETREAT_DRM = 2

/** §8.4 §8.5 stages four and five: both sides roll, then both take their losses */
export function* sufferLosses(
  g: BattleForGalicia,
  battle: Battle,
  result: CrtResult,
  attackers: Retreat,
  defenders: Retreat,
): Procedure {
  const forAttacker = attackerModifiers(battle, result, attackers)
  const forDefender = defenderModifiers(battle, result, defenders)
  const attackerLosses = rollLosses(g, battle, battle.attacker, forAttacker)
  const defenderLosses = rollLosses(g, battle, battle.defender, forDefender)
  yield* distributeLosses(g, battle.attacker, battle.attackers, attackerLosses)
  yield* distributeLosses(g, battle.defender, battle.defenders, defenderLosses)
}

/** §9.4.1 */
export const attackerModifiers = (battle: Battle, result: CrtResult, retreat: Retreat): Modifier[] =>
  modifiers(result.attacker, battle.artillery.defender, retreat)

/** §9.4.1 §7.8 §8.2 the defender's also count flank attacks and ratios above 4:1 */
export function defenderModifiers(battle: Battle, result: CrtResult, retreat: Retreat): Modifier[] {
  const all = modifiers(result.defender, battle.artillery.attacker, retreat)
  if (battle.isFlank) all.push({ rule: '7.8', what: 'flank', drm: FLANK_DRM })
  if (battle.excess > 0) all.push({ rule: '9.4.1', what: 'ratio', drm: battle.excess })
  return all
}

/** §8.4 */
export const isLarge = (battle: Battle): boolean => battle.steps >= LARGE

/** §9.4.1 what applies to either side */
function modifiers(result: CrtEffect, enemyArtillery: number, retreat: Retreat): Modifier[] {
  const all: Modifier[] = [
    { rule: '9.1', what: 'crt', drm: result.modifier },
    { rule: '9.4.1', what: 'artillery', drm: artilleryModifier(enemyArtillery) },
    { rule: '9.2.c', what: 'retreat', drm: result.retreat },
    { rule: '9.2.1', what: 'failed-retreat', drm: retreat.failed ? FAILED_RETREAT_DRM : 0 },
  ]
  return all.filter(({ drm }) => drm !== 0)
}

/** §9.4 §8.4 a side with nobody left does not roll */
function rollLosses(g: BattleForGalicia, battle: Battle, side: Side, applied: readonly Modifier[]): number {
  const units = side === battle.attacker ? battle.attackers : battle.defenders
  if (!units.some((u) => isOnMap(g.state, u))) return 0
  const large = isLarge(battle)
  const drm = applied.reduce((sum, each) => sum + each.drm, 0)
  const { reading, total: die } = g.roll(D6, (roll) => lrtLosses(large, roll + drm))
  g.emit?.({
    type: 'losses-rolled',
    rule: '9.4',
    side,
    die,
    modifiers: applied,
    total: die + drm,
    large,
    losses: reading,
  })
  return reading
}
