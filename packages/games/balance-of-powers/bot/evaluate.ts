/** What matters in Balance of Powers: what the scenario counts at its end, and who is likely to hold it then. */
import { CP, EP, MAJORS, type Side, SIDES } from '../nations.ts'
import { scenarioData } from '../scenarios.ts'
import { isCorps, UNITS } from '../units.ts'
import { allegianceOf, type State, whereIs } from '../state.ts'
import { Front } from './front.ts'
import { sideOf } from './seat.ts'
import { OUT } from '../codes.ts'
import { strengthOf } from './strength.ts'

/** The seat's chance to win: 0 to 1; a draw counts for a half. */
export function evaluate(s: State, seat: number): number {
  const chance = chanceOfCp(s)
  return sideOf(seat) === CP ? chance : 1 - chance
}

function chanceOfCp(s: State): number {
  if (s.winner >= 0) return s.winner === CP ? 1 : s.winner === EP ? 0 : DRAW
  const front = new Front(s)
  const measure = MEASURES[scenarioData(s.scenario).id] ?? usual
  return logistic(measure(s, front) + balance(s, front))
}
const DRAW = 0.5
const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** points the scenario counts that make the difference; the more is decided, the more each of them */
type MeasureOf = (s: State, front: Front) => number
const STEEP = 0.9
const certainty = (left: number): number => STEEP * (1 + 2.5 / (1 + left))

const lead = (front: Front): number => front.total - front.stakes.even
const usual: MeasureOf = (_s, front) => certainty(front.left) * lead(front)

const DESPAIR = 9
const demoralization = (s: State, side: Side): number => {
  let sum = 0
  for (let n = 0; n < MAJORS; n++) if (s.allegiance.get(n) === side) sum += s.demoralization.get(n)
  return sum
}
/** §12.2 each side wants the other above nine, and itself below */
function despair(s: State, front: Front): number {
  const steep = certainty(front.left) * 0.8
  const [cp, ep] = SIDES.map((side) => logistic(steep * (demoralization(s, side) - DESPAIR)))
  const decided = (ep ?? 0) * (1 - (cp ?? 0)) - (cp ?? 0) * (1 - (ep ?? 0))
  return 4 * decided + 0.3 * lead(front)
}

const MEASURES: Readonly<Record<string, MeasureOf>> = {
  '12.2': despair,
  '12.4': (_s, front) => 2 * certainty(front.left) * lead(front),
}

/** corps on the map and RP count as long as they can be used */
const CORPS = 0.02
const RP = 0.012
function balance(s: State, front: Front): number {
  if (front.left === 0) return 0
  const time = Math.min(1, front.left / 4)
  let corps = 0
  for (let u = 0; u < UNITS; u++) {
    const at = whereIs(s, u)
    if (!isCorps(u) || (at < 0 && at !== OUT.bought)) continue
    const side = allegianceOf(s, u)
    if (side === CP) corps += strengthOf(s, u)
    else if (side === EP) corps -= strengthOf(s, u)
  }
  let money = 0
  for (let n = 0; n < MAJORS; n++) {
    if (s.allegiance.get(n) === CP) money += s.rp.get(n)
    else if (s.allegiance.get(n) === EP) money -= s.rp.get(n)
  }
  return time * (CORPS * corps + RP * money)
}
