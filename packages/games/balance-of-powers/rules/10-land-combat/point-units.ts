/** §10.531 Point units: whose effectiveness counts, and who is lost first. */
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { powerOfSide, type Side } from '../../nations.ts'
import type { State } from '../../state.ts'
import { isKind } from '../../units.ts'
import {
  attackerOf,
  COMBAT,
  corpsIn,
  defenderOf,
  fortressSteps,
  is,
  note,
  PRINTED_POINT,
  strengthOf,
  WORD,
} from './facts.ts'

/** §10.533 no siege corps */
export const isPointForAttack = (u: number): boolean => !isKind(u, 'siege')

/** §10.531 no reserve, as long as there is somebody else */
export function defendingPoints(s: State): number[] {
  const reserve = s.combat.get(WORD.reserve) - 1
  const corps = corpsIn(s, defenderOf(s))
  return strengthOf(s, defenderOf(s)) > 1 ? corps.filter((u) => u !== reserve) : corps
}

export const attackingPoints = (s: State): number[] => corpsIn(s, attackerOf(s)).filter(isPointForAttack)
/** §1.33 §1.25 what is printed in the place may be the point unit too */
export const isPointPrinted = (s: State): boolean =>
  fortressSteps(s, defenderOf(s)) > 0 || is(s, COMBAT.inherent)

/** §2.7 several corps on both sides */
export function noteSize(s: State): void {
  if (corpsIn(s, attackerOf(s)).length > 1 && corpsIn(s, defenderOf(s)).length > 1) note(s, COMBAT.major)
}

/** §10.531 the attacker first */
export function* namePointUnits(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  noteSize(s)
  s.attackPoint = yield* namePoint(g, attackerOf(s), attackingPoints(s), false)
  s.defencePoint = yield* namePoint(g, defenderOf(s), defendingPoints(s), isPointPrinted(s))
  g.emit?.({
    type: 'points-named',
    rule: '10.531',
    attacker: s.attackPoint,
    defender: s.defencePoint === PRINTED_POINT ? -1 : s.defencePoint,
    place: s.target,
    inherent: is(s, COMBAT.inherent) ? 1 : 0,
  })
  return 'done'
}

function* namePoint(
  g: BalanceOfPowers,
  side: Side,
  units: readonly number[],
  isPrinted: boolean,
): Procedure<number> {
  const [only] = units
  if (units.length === 0) return PRINTED_POINT
  if (units.length === 1 && !isPrinted && only !== undefined) return only
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '10.531',
    prompt: 'point-unit',
    facts: { side, place: g.state.target },
    choose: () => ({ point: [...units], 'point-fortress': isPrinted }),
    refuse: { point: (u) => whyNotPoint(g.state, side, u) },
  })
  return pick.verb === 'point' ? pick.arg : PRINTED_POINT
}

function whyNotPoint(s: State, side: Side, u: number): Refusal {
  if (side === attackerOf(s) && isKind(u, 'siege'))
    return { code: 'siege-no-point', rule: '10.533', facts: { unit: u } }
  if (u === s.combat.get(WORD.reserve) - 1)
    return { code: 'reserve-no-point', rule: '10.531', facts: { unit: u } }
  return { code: 'not-in-combat', rule: '10.02', facts: { unit: u } }
}
