/** §7.1.2 §7.2 §7.3 What a mandatory offensive requires, and the penalty if it is not made. */
import type { ApOffensive, CpOffensive } from '../../data/types.ts'
import type { Fight, IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { homeOf, isBalkan, isInset } from '../../map.ts'
import { isLcu, isOf, isTroops } from '../../pieces.ts'
import { AH, AP, BR, enemyOf, FR, GE, IT, type Nation, RU, SB, SIDES, type Side, TU } from '../../sides.ts'
import { FLAG, setFlag, spaceOf, type State } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { isWestern, nationMaskNow } from '../03-dual-nationality.ts'
import { changeVp } from '../05-victory.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'

/**
 * The index in the state's `offensive`: the results as the tables of §7.2 and §7.3 name them. 0 means none,
 * or already made.
 */
export const OFFENSIVE = {
  AP: ['none', 'RU', 'BR-FR', 'BR-FR-halt', 'IT', 'balkans'],
  CP: ['none', 'AH-SB', 'GE', 'TU', 'AH-IT', 'balkans'],
} as const satisfies {
  readonly AP: readonly ApOffensive[]
  readonly CP: readonly CpOffensive[]
}

/** The offensive a side still has to make. 'BR-FR-halt' forbids attacks instead. */
export const offensiveOf = (s: State, side: Side): ApOffensive | CpOffensive =>
  (side === AP ? OFFENSIVE.AP : OFFENSIVE.CP)[s.offensive.get(side)] ?? 'none'
export function setOffensive(s: State, side: Side, result: ApOffensive | CpOffensive): void {
  const results: readonly string[] = side === AP ? OFFENSIVE.AP : OFFENSIVE.CP
  s.offensive.set(side, results.indexOf(result))
}
/** §7.2.4 BR and FR units may not attack this turn */
export const isHaltOrdered = (s: State): boolean => offensiveOf(s, AP) === 'BR-FR-halt'

/** Called for every declared attack, once its defenders are known. */
export function noteAttack(g: IllusionsOfGlory, fight: Fight): void {
  makeOffensive(g, fight)
  breakHalt(g, fight)
  // §28.0.d.8 After an attack into Germany the limit on LCUs that leave Brandenburg is lifted.
  if (fight.attacker === AP && homeOf(fight.space) === GE && isTreatyOn(g.state))
    setFlag(g.state, FLAG.germanyAttacked, true)
}

/** §7.1.2.b The marker goes to None or Made, even if the defender withdraws before fire. */
function makeOffensive(g: IllusionsOfGlory, fight: Fight): void {
  const { state: s } = g
  const { attacker: side, space } = fight
  const result = offensiveOf(s, side)
  if (!isMade(s, result, fight)) return
  setOffensive(s, side, 'none')
  g.emit?.({ type: 'offensive-made', rule: '7.1.2.b', side, result, space })
}

type Requirement = (s: State, fight: Fight, lcus: readonly number[]) => boolean
const byNations =
  (...nations: readonly Nation[]): Requirement =>
  (_s, _fight, lcus) =>
    lcus.some((p) => nations.some((nation) => isOf(p, nation)))
const never: Requirement = () => false
/** §7.2.7 §7.3.7 §glossary.balkans An LCU in a Balkan space attacks a Balkan space. */
const inBalkans: Requirement = (s, { space }, lcus) =>
  isBalkan(space) && lcus.some((p) => isBalkan(spaceOf(s, p)))

/** What is required of the attacking LCUs, and of their target beyond being an enemy unit. */
const REQUIREMENTS: Readonly<Record<ApOffensive | CpOffensive, Requirement>> = {
  RU: byNations(RU), // §7.2.1-2
  'BR-FR': byNations(BR, FR), // §7.2.3
  'BR-FR-halt': never, // §7.2.4
  IT: byNations(IT), // §7.2.5-6
  // §7.3.1-2 Montenegrin units do not count as Serbian. §3.2.1.h A unit of two nations is of the nation its
  // owner prefers, and its owner is the enemy here.
  'AH-SB': (s, fight, lcus) =>
    byNations(AH)(s, fight, lcus) && fight.defenders.some((p) => nationMaskNow(s, p) === 1 << SB),
  GE: byNations(GE), // §7.3.3
  TU: byNations(TU), // §7.3.4
  'AH-IT': (s, fight, lcus) => byNations(AH)(s, fight, lcus) && isInset(fight.space), // §7.3.5-6
  balkans: inBalkans,
  none: never, // §7.2.8 §7.3.8
}

/**
 * §7.1.2.a An LCU must attack an enemy unit. A fort without units and an uprising are no enemy units; Greek
 * units become enemies as soon as they are attacked (§26.3.1.e).
 */
function isMade(s: State, result: ApOffensive | CpOffensive, fight: Fight): boolean {
  const { attacker, defender, attackers, defenders } = fight
  if (defender !== enemyOf(attacker) || !defenders.some(isTroops)) return false
  return REQUIREMENTS[result](s, fight, attackers.filter(isLcu))
}

/**
 * §7.2.4 Any attack by a BR or FR unit breaks the order, whatever its target. The penalty is paid once a
 * turn.
 */
function breakHalt(g: IllusionsOfGlory, { attacker, attackers, space }: Fight): void {
  const { state: s } = g
  if (attacker !== AP || !isHaltOrdered(s) || s.haltBroken === 1) return
  if (!attackers.some((p) => isTroops(p) && isWestern(p))) return
  s.haltBroken = 1
  g.emit?.({ type: 'halt-broken', rule: '7.2.4', space })
  changeVp(g, VICTORY.changes.forbiddenAttack, '7.2.4')
}

/** §7.1.2.a After the last action round an offensive that was not made costs a VP. */
export function failOffensives(g: IllusionsOfGlory): void {
  const { state: s } = g
  const { apOffensiveFailed, cpOffensiveFailed } = VICTORY.changes
  for (const side of SIDES) {
    const result = offensiveOf(s, side)
    setOffensive(s, side, 'none')
    if (result === 'none' || result === 'BR-FR-halt') continue
    g.emit?.({ type: 'offensive-failed', rule: '7.1.2.a', side, result })
    changeVp(g, side === AP ? apOffensiveFailed : cpOffensiveFailed, '7.1.2.a')
  }
}
