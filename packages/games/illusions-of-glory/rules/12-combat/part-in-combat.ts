/** Why a unit cannot be chosen for something that only units of the combat under way can do or suffer. */
import type { Refusal } from '../../illusions-of-glory.ts'
import { isSupport, isTroops, kindOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { type Camp, campOf, faceOf, isMarked, MARK, type State, spaceOf } from '../../state.ts'
import { fightOf } from './under-way.ts'

/** §12.6.1 Each side answers for its own units. */
export const whyNotOf = (s: State, camp: Camp, p: number, rule = '12.6.1'): Refusal | undefined =>
  campOf(s, p) === camp ? undefined : refusal('enemy-unit', { piece: p }, rule)

/** §12.6.1 Losses are for the units in the combat; §18.3.1.d units of a region that do not defend have no part in it. */
export function whyNotInCombat(s: State, camp: Camp, p: number): Refusal | undefined {
  const { attacker, attackers, defenders, space } = fightOf(s)
  const not = whyNotOf(s, camp, p)
  if (not) return not
  if ((camp === attacker ? attackers : defenders).includes(p)) return undefined
  const isBeside = camp !== attacker && spaceOf(s, p) === space && isTroops(p)
  return refusal('not-in-combat', { piece: p, space }, isBeside ? '18.3.1.d' : '12.6.1')
}

/** §12.6.2.a Units alike are one choice: the one that stands for this unit is named. */
export function whyNotAlike(
  s: State,
  p: number,
  offered: readonly number[],
  rule = '12.6.2.a',
): Refusal | undefined {
  const other = offered.find((q) => kindOf(q) === kindOf(p) && faceOf(s, q) === faceOf(s, p))
  return other === undefined ? undefined : refusal('alike', { piece: p, other }, rule)
}

/**
 * §12.7.3.a Why a unit is not the next to retreat from the space: §27.0.b support follows the troops, others have gone or
 * need not go.
 */
export function whyNotNextToGo(
  s: State,
  x: number,
  p: number,
  choice: readonly number[],
  camp: Camp,
): Refusal | undefined {
  const not = whyNotOf(s, camp, p, '12.7.1.d')
  if (not) return not
  if (isMarked(s, p, MARK.retreated)) return refusal('has-retreated', { piece: p })
  if (spaceOf(s, p) !== x) return refusal('need-not-retreat', { piece: p, space: x })
  if (isSupport(p)) return refusal('support-follows', { piece: p })
  return whyNotAlike(s, p, choice, '12.7.3.a') ?? refusal('need-not-retreat', { piece: p, space: x })
}
