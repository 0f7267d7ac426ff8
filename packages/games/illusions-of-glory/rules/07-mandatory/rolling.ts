/** §7.1 §7.4 The Mandatory Offensive Phase: both sides roll, and void results count as none. */
import { D6 } from '@sandtable/kernel'
import type { VoidReason } from '../../data/types.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { homeOf, isBalkan } from '../../map.ts'
import { isLcu, isOf, isTroops, PIECES } from '../../pieces.ts'
import { AH, AP, BR, BU, enemyOf, FR, IT, nationNamed, SB, SIDE_IDS, SIDES, type Side } from '../../sides.ts'
import { campOf, FLAG, hasFlag, isOnMap, spaceOf, type State, STATUS, statusOf } from '../../state.ts'
import { apOffensive, cpOffensive, OFFENSIVES } from '../../tables.ts'
import { beginRounds } from '../08-action/rounds.ts'
import { isRussian } from '../28-treaty/limits.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'
import { setOffensive } from './requirements.ts'

export function* mandatoryPhase(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  for (const side of SIDES) orderOffensive(g, side)
  return beginRounds(g)
}

function orderOffensive(g: IllusionsOfGlory, side: Side): void {
  if (g.state.turn === 1) presetOffensive(g, side)
  else rollOffensive(g, side)
}

/** §4.3.a §7.1.a On the first turn the results are given and no die is rolled. */
function presetOffensive(g: IllusionsOfGlory, side: Side): void {
  const result = OFFENSIVES.firstTurn[SIDE_IDS[side]]
  setOffensive(g.state, side, result)
  g.emit?.({ type: 'offensive-rolled', rule: '7.1.a', side, die: 0, modifier: 0, result, void: false })
}

/**
 * §6.0.A §7.1.b A side rolls a die. §7.4.1.a §7.4.1.b The modifiers of its events add up:
 * AP has STAVKA (§7.4.1.a.1) and BRUSILOV (§7.4.1.a.2),
 * CP has HINDENBURG AND LUDENDORFF (§7.4.1.a.3) and FALKENHAYN (§7.4.1.a.4).
 * §7.1.1 A void result is None or Made.
 */
function rollOffensive(g: IllusionsOfGlory, side: Side): void {
  const { state: s } = g
  const modifier = s.offensiveModifier.get(side)
  const { total: die } = g.roll(D6, (face) => resultOf(s, side, face + modifier).after)
  const { rolled, after } = resultOf(s, side, die + modifier)
  setOffensive(s, side, after)
  const isLost = rolled !== after
  g.emit?.({ type: 'offensive-rolled', rule: '7.1.b', side, die, modifier, result: rolled, void: isLost })
}

function resultOf(s: State, side: Side, roll: number) {
  const line = side === AP ? apOffensive(roll) : cpOffensive(roll)
  const isLost = line.void.some((reason) => isVoid(s, reason, side))
  return { rolled: line.result, after: isLost ? ('none' as const) : line.result }
}

const all = Array.from({ length: PIECES }, (_, p) => p)
/** §28.0.d.5 Russian units under the treaty cannot be attacked (ruling 259). */
const isInWar = (s: State, side: Side, p: number): boolean =>
  isOnMap(s, p) && campOf(s, p) === side && !(isTreatyOn(s) && isRussian(p))
const lcusOf = (s: State, side: Side): number[] => all.filter((p) => isLcu(p) && isInWar(s, side, p))
const isAtWar = (s: State, nation: typeof IT | typeof BU): boolean => statusOf(s, nation) === STATUS.atWar
/** §7.3.4 Turkey, Austria-Hungary and the Balkans. */
const reach: readonly number[] = OFFENSIVES.turkishReach.nations.map(nationNamed)

/**
 * Whether a rolled result is void.
 * @param side the side that rolls
 */
export function isVoid(s: State, reason: VoidReason, side: Side): boolean {
  switch (reason) {
    case 'tsar-fallen': // §7.4.2.a §7.2.1-2
      return hasFlag(s, FLAG.ruOffensiveVoid)
    case 'germandom': // §7.4.2.b §7.3.1-2 §7.3.5-6
      return hasFlag(s, FLAG.ahOffensiveVoid)
    case 'no-br-fr-lcu': // §7.2.3
      return !lcusOf(s, AP).some((p) => isOf(p, BR) || isOf(p, FR))
    case 'italy-not-at-war': // §7.2.5-6 §7.3.5-6
      return !isAtWar(s, IT)
    case 'bulgaria-not-at-war': // §7.3.4
      return !isAtWar(s, BU)
    case 'serbia-collapsed': // §7.3.1-2
      return statusOf(s, SB) === STATUS.collapsed
    case 'austria-collapsed': // §23.5.a Austria-Hungary is out of the war: none of its units is left to attack (ruling 105).
      return statusOf(s, AH) === STATUS.collapsed
    case 'no-ap-lcu-in-reach': // §7.3.4
      return !lcusOf(s, AP).some((p) => reach.includes(homeOf(spaceOf(s, p))))
    case 'no-enemy-in-balkans': // §7.2.7 §7.3.7 §glossary.balkans
      return !all.some((p) => isEnemyInBalkans(s, enemyOf(side), p))
  }
}
const isEnemyInBalkans = (s: State, enemy: Side, p: number): boolean =>
  isTroops(p) && isInWar(s, enemy, p) && isBalkan(spaceOf(s, p))
