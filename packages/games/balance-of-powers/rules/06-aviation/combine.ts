/** §2.67 Two reduced units of a kind become one at full strength. */
import type { BalanceOfPowers, Refusal } from '../../balance-of-powers.ts'
import { MARK, OUT } from '../../codes.ts'
import { allegianceOf, flip, isFlipped, isMarked, put, type State, whereIs } from '../../state.ts'
import { isAirUnit, isShip, nationOf, unitData, UNITS_OF } from '../../units.ts'

/** machine-gun, evasion and radius, or gunnery, armour and radius */
const ALIKE = 3
const isAlike = (a: number, b: number): boolean => {
  const [mine, yours] = [unitData(a).values, unitData(b).values]
  return Array.from({ length: ALIKE }, (_, i) => mine[i] === yours[i]).every(Boolean)
}

const isReduced = (s: State, u: number): boolean =>
  (isAirUnit(u) || isShip(u)) && whereIs(s, u) >= 0 && isFlipped(s, u)

/** one of the same nation in the same place, with the same numbers */
const partnerOf = (s: State, u: number): number | undefined =>
  (UNITS_OF[nationOf(u)] as readonly number[]).find(
    (each) =>
      each !== u &&
      isReduced(s, each) &&
      whereIs(s, each) === whereIs(s, u) &&
      isAirUnit(each) === isAirUnit(u) &&
      isAlike(u, each),
  )

/** those among these that could be made whole */
export const combinable = (s: State, units: readonly number[]): number[] =>
  units.filter((u) => isReduced(s, u) && partnerOf(s, u) !== undefined)

export const whyNotCombine = (s: State, u: number): Refusal => ({
  code: isReduced(s, u) ? 'no-partner' : 'not-reduced',
  rule: '2.67',
  facts: { unit: u },
})

/** The unit takes the step of the other, which returns to the Force Pool. What one has flown both have (§6.312). */
export function combine(g: BalanceOfPowers, u: number): void {
  const { state: s } = g
  const other = partnerOf(s, u)
  if (other === undefined) throw new Error(`unit ${u} has nobody to combine with`)
  const flown = MARK.patrolling | MARK.moved
  for (const mark of [MARK.patrolling, MARK.moved]) if (isMarked(s, other, mark)) s.marks.add(u, mark)
  s.marks.remove(other, flown)
  g.emit?.({ type: 'combined', rule: '2.67', unit: u, other, place: whereIs(s, u) })
  put(s, other, OUT.pool)
  flip(s, other, false)
  flip(s, u, false)
}

/** the air units of a side on the maps, or in one place */
export const reducedAirUnits = (s: State, side: number, p?: number): number[] =>
  UNITS_OF.flat().filter(
    (u) =>
      isAirUnit(u) &&
      isReduced(s, u) &&
      allegianceOf(s, u) === side &&
      (p === undefined || whereIs(s, u) === p),
  )
