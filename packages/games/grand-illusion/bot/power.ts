/** What a piece is worth in the field, in points of combat strength. */
import {
  fortSteps,
  fortStrength,
  hasRedCircle,
  isCavalry,
  isDefenceOnly,
  isFort,
  isHq,
  isInfantry,
  printedStrength,
  UNIT_COUNT,
} from '../pieces.ts'
import { faceOf, isBesieged, isMarked, MARK, type State } from '../state.ts'

/** a disrupted unit hardly attacks, and the next hit kills it */
const DISRUPTED = 0.5
const IN_DEFENCE = 0.5
const CAVALRY = 0.7
const HQ = [1, 0.4] as const
const CUT_OFF = 0.6

function powerOf(u: number, face: number): number {
  if (isFort(u)) return 0
  if (isHq(u)) return HQ[face] as number
  const strength = printedStrength(u, face) * (face === 0 ? 1 : DISRUPTED)
  if (isCavalry(u)) return CAVALRY * strength
  if (!isInfantry(u)) return 0
  if (isDefenceOnly(u)) return IN_DEFENCE * strength
  return strength + (hasRedCircle(u) ? 0.5 : 0)
}

const powers = Float64Array.from({ length: UNIT_COUNT * 2 }, (_, at) => powerOf(at >> 1, at & 1))

/** of a unit with this side up */
export const powerWith = (u: number, face: number): number => powers[u * 2 + face] as number
/** of a unit as it is */
export function power(s: State, u: number): number {
  const plain = powers[u * 2 + faceOf(s, u)] as number
  return isMarked(s, u, MARK.outOfSupply) ? CUT_OFF * plain : plain
}
export function powerOfAll(s: State, units: readonly number[]): number {
  let sum = 0
  for (const u of units) if (u < UNIT_COUNT) sum += power(s, u)
  return sum
}

const BEHIND_WALLS = 1.2
const SHUT_IN = 0.4
/** a fort counts in its own hex only */
export function fortPower(s: State, fort: number): number {
  const strength = BEHIND_WALLS * fortStrength(fort, faceOf(s, fort))
  return isBesieged(s, fort) ? SHUT_IN * strength : strength
}
export const stepsLeft = (s: State, fort: number): number => fortSteps(fort) - faceOf(s, fort)
