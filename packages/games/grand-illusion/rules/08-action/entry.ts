/** §8.4.4 §8.4.5 §8.4.7 §8.4.8 §9.8.2 which hexes a group may enter, and where it must or may stop. */
import type { Refusal } from '../../grand-illusion.ts'
import { isSchlieffen, PARIS } from '../../map.ts'
import { isCombatUnit, sideOf } from '../../pieces.ts'
import { isWhatIf } from '../../scenarios.ts'
import { AL, BRITISH, enemyOf, GE } from '../../sides.ts'
import { controlOf, isControlledBy, presenceOf, type State } from '../../state.ts'
import { whyNotEnterPlace } from '../14-scenarios/special.ts'
import { isBlockedTo, isClosed } from './blocked.ts'
import type { Group } from './group.ts'
import { canStack } from './stacking.ts'

/** §8.4.8 the last turn the plan binds the German player (ruling 14) */
export const LAST_SCHLIEFFEN_TURN = 6

/** Why a step is not allowed, supply and MPs apart. */
export type Barrier =
  | 'impassable'
  | 'blocked-hexside'
  | 'schlieffen-plan'
  | 'closed-place'
  | 'pressing-on'
  | 'needs-escort'
  | 'nobody-to-fight'
  | 'alone-with-enemies'
  | 'withdrawal-only-home'

/** §8.4.8 closed to German combat units unless an Allied one is there or they have been in before; §14.3.1.d.5 */
export const isSchlieffenClosed = (s: State, h: number): boolean =>
  isSchlieffen(h) &&
  s.turn <= LAST_SCHLIEFFEN_TURN &&
  !isWhatIf(s) &&
  s.opened.get(h) === 0 &&
  presenceOf(s, AL).combatUnits(h) === 0

/** §8.4.8 once German combat units have come, by whatever means, to a hex with Allied ones, it stays open */
export function openPlan(s: State, units: readonly number[], h: number): void {
  if (!isSchlieffen(h) || presenceOf(s, AL).combatUnits(h) === 0) return
  if (units.some((u) => sideOf(u) === GE && isCombatUnit(u))) s.opened.set(h, 1)
}

/** Everything that bars this step but supply and MPs. */
export function barrierTo(
  s: State,
  group: Group,
  from: number,
  direction: number,
  to: number,
): Barrier | undefined {
  if (isClosed(s, from, direction)) return 'impassable'
  if (isBlockedTo(s, group.side, from, direction)) return 'blocked-hexside'
  return (
    barredPlace(s, group, from, to) ??
    (group.manner === 'withdrawal' ? barredHome(s, group, to) : barredEntry(s, group, from, to))
  )
}

function barredPlace(s: State, group: Group, from: number, to: number): Barrier | undefined {
  if (group.side === GE && group.fighting.length > 0 && isSchlieffenClosed(s, to)) return 'schlieffen-plan'
  return whyNotPlace(s, group, from, to) ? 'closed-place' : undefined
}

/** §8.4.7.a §14.1.1.a.3 §12.5.3 */
export function whyNotPlace(s: State, group: Group, from: number, to: number): Refusal | undefined {
  for (const u of group.units) {
    const refusal = whyNotEnterPlace(s, u, from, to)
    if (refusal) return refusal
  }
  return undefined
}

/** §8.7.2 §8.7.3 friendly hexes without enemy units or unbesieged forts */
function barredHome(s: State, group: Group, to: number): Barrier | undefined {
  const enemies = presenceOf(s, enemyOf(group.side))
  const isSafe = !enemies.isHolding(to) && enemies.hqs(to) + enemies.ha(to) === 0
  return isControlledBy(s, group.side, to) && isSafe ? undefined : 'withdrawal-only-home'
}

/** §8.4.4.a §8.4.4.b §8.4.4.table */
function barredEntry(s: State, group: Group, from: number, to: number): Barrier | undefined {
  const enemy = enemyOf(group.side)
  const enemies = presenceOf(s, enemy)
  if (!enemies.isAnyone(to)) return undefined
  const isEnemys = controlOf(s, to) === enemy
  if (isEnemys && enemies.isHolding(to) && controlOf(s, from) === enemy && enemies.isHolding(from))
    return 'pressing-on'
  if (enemies.isHolding(to) && !presenceOf(s, group.side).isHolding(to))
    return barredAttack(s, group, to, isEnemys)
  if (wouldStandAlone(s, group, to)) return 'alone-with-enemies'
  if (!isEnemys) return undefined
  return lacksEscort(s, group, to) ? 'needs-escort' : undefined
}

/** §9.4.4.with §9.5.4.a HQs and guns that would find enemies there and no friends but forts */
const wouldStandAlone = (s: State, group: Group, to: number): boolean =>
  !group.isFresh &&
  !group.isDisrupted &&
  presenceOf(s, group.side).combatUnits(to) === 0 &&
  presenceOf(s, enemyOf(group.side)).combatUnits(to) > 0

/** §8.4.4.table note 3, §9.1.2.b the group has to fight: it needs undisrupted units, and some that can attack (ruling 58) */
function barredAttack(s: State, group: Group, to: number, isEnemys: boolean): Barrier | undefined {
  if (isEnemys && !group.isFresh) return 'needs-escort'
  // §9.6.3 a corps fights no battle with cavalry alone, so one that only defends may come, too
  return canFight(s, group, to) || meetsCavalryAlone(s, group, to) ? undefined : 'nobody-to-fight'
}

/** Has the group somebody who can attack the enemies there? §2.4.paren some only defend; §9.6.1 cavalry cannot attack forts */
export const canFight = (s: State, group: Group, to: number): boolean =>
  group.hasAttackingInfantry || (group.hasCavalry && presenceOf(s, enemyOf(group.side)).combatUnits(to) > 0)

/** §9.6.3 an undisrupted infantry corps comes, by an activation, to a hex that only enemy cavalry holds */
export function meetsCavalryAlone(s: State, group: Group, to: number): boolean {
  const enemies = presenceOf(s, enemyOf(group.side))
  if (group.manner !== 'activation' || !group.hasFreshCorps || enemies.cavalry(to) === 0) return false
  const others = enemies.infantry(to) + enemies.forts(to)
  return others === 0 && !presenceOf(s, group.side).isHolding(to)
}

/** §9.8.2 disrupted units need company among enemies; HQs and HA where no friends hold the hex (§8.4.4.table note 3) */
const lacksEscort = (s: State, group: Group, to: number): boolean =>
  !group.isFresh && (group.isDisrupted || !presenceOf(s, group.side).isHolding(to))

/** §8.3.1 §8.4.4.table note 2 */
export const mustStopIn = (s: State, group: Group, h: number): boolean =>
  presenceOf(s, enemyOf(group.side)).isHolding(h)

/** Why a group may pass but not stop. */
export type StopBarrier = 'british-in-paris' | 'stacking-limit'

/** §8.4.6.a §8.4.7.b */
export function barrierToStop(s: State, group: Group, h: number): StopBarrier | undefined {
  if (h === PARIS && group.nations.includes(BRITISH)) return 'british-in-paris'
  return canStack(s, group.units, h) ? undefined : 'stacking-limit'
}
