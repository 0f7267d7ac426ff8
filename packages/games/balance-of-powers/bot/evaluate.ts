/** What matters in Balance of Powers: what the scenario counts at its end, and who is likely to hold it then. */
import { CP, DE, EP, FR, MAJORS, type Side, SIDES } from '../nations.ts'
import { scenarioData } from '../scenarios.ts'
import { CAPITALS, CHIPS, HOME_CHIPS } from '../sites.ts'
import { isCorps, UNITS } from '../units.ts'
import { allegianceOf, type State, whereIs } from '../state.ts'
import { type Front, frontOf } from './front.ts'
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
  const front = frontOf(s)
  const measure = MEASURES[scenarioData(s.scenario).id] ?? usual
  return measure(s, front, balance(s, front))
}
const DRAW = 0.5
const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
const logit = (p: number): number => Math.log(Math.max(LEAST, p) / Math.max(LEAST, 1 - p))
const LEAST = 1e-6

/** CP's chance to win, what both have left to fight with counted in */
type MeasureOf = (s: State, front: Front, balance: number) => number

/** points the scenario counts that make the difference; the more is decided, the more each of them */
const STEEP = 0.9
const certainty = (left: number): number => STEEP * (1 + 2.5 / (1 + left))
const lead = (front: Front): number => front.total - front.stakes.even
const usual: MeasureOf = (_s, front, balance) => logistic(certainty(front.left) * lead(front) + balance)

/** Chances to hold a place at the end, by place, if the war went better or worse for CP than it looks by so much. */
type Holding = (p: number) => number

/** Places stand and fall together: the mean over better and worse courses, the wider apart the more is left to play. */
const COURSES = [-1.5, -0.75, 0, 0.75, 1.5]
const WEIGHTS = [0.1, 0.24, 0.32, 0.24, 0.1]
const apart = (left: number): number => 0.15 + 0.25 * Math.sqrt(left)

function overCourses(front: Front, balance: number, chanceOf: (holding: Holding) => number): number {
  const chances = new Map(front.stakes.prizes.map(({ place }, g) => [place, front.chance(g)]))
  let sum = 0
  COURSES.forEach((course, i) => {
    const shift = front.left === 0 ? 0 : course * apart(front.left) + PLACE_BALANCE * balance
    const holding: Holding = (p) => logistic(logit(chances.get(p) ?? 0) + shift)
    sum += (WEIGHTS[i] as number) * chanceOf(holding)
  })
  return withHope(front, balance, sum)
}
/**
 * Who is far behind still does what brings him nearer: part of the chance is the lead itself, however hopeless the goal
 * looks. At the end nothing but the goal counts.
 */
const HOPE = 0.3
const GENTLE = 0.35
function withHope(front: Front, balance: number, chance: number): number {
  const hope = front.left === 0 ? 0 : HOPE
  return (1 - hope) * chance + hope * logistic(GENTLE * lead(front) + balance)
}

/** how much of the balance of forces shows at each place */
const PLACE_BALANCE = 0.5

/** Chances that so many of the places are held: 0, 1, 2 and so on. */
function counts(places: readonly number[], holding: Holding): number[] {
  let chances = [1]
  for (const p of places) {
    const held = holding(p)
    const next = new Array<number>(chances.length + 1).fill(0)
    chances.forEach((chance, n) => {
      next[n] = (next[n] as number) + chance * (1 - held)
      next[n + 1] = (next[n + 1] as number) + chance * held
    })
    chances = next
  }
  return chances
}
const atLeast = (chances: readonly number[], n: number): number =>
  chances.slice(n).reduce((sum, chance) => sum + chance, 0)

const both = (n: number, holding: Holding): number =>
  (CAPITALS[n] as readonly number[]).reduce((chance, p) => chance * holding(p), 1)

/** §12.1 Paris and Berlin win at once; then fourteen chips, thirteen are a draw */
const CHIPS_WANTED = 14
const marne: MeasureOf = (_s, front, balance) => {
  const known = new Set(front.stakes.prizes.map(({ place }) => place))
  const places = CHIPS.filter((p) => known.has(p))
  return overCourses(front, balance, (holding) => {
    const capitals = both(FR, holding) * both(DE, holding)
    const chips = counts(places, holding)
    const won = atLeast(chips, CHIPS_WANTED)
    return capitals + (1 - capitals) * (won + DRAW * (chips[CHIPS_WANTED - 1] ?? 0))
  })
}

/** §12.4 Berlin, and Paris or two French chips */
const FRENCH_WANTED = 2
const kaiserschlacht: MeasureOf = (_s, front, balance) => {
  const known = new Set(front.stakes.prizes.map(({ place }) => place))
  const french = (HOME_CHIPS[FR] as readonly number[]).filter((p) => known.has(p))
  return overCourses(front, balance, (holding) => {
    const paris = both(FR, holding)
    return both(DE, holding) * (paris + (1 - paris) * atLeast(counts(french, holding), FRENCH_WANTED))
  })
}

const DESPAIR = 9
const demoralization = (s: State, side: Side): number => {
  let sum = 0
  for (let n = 0; n < MAJORS; n++) if (s.allegiance.get(n) === side) sum += s.demoralization.get(n)
  return sum
}
/** §12.2 each side wants the other above nine, and itself below */
const despair: MeasureOf = (s, front, balance) => {
  const steep = certainty(front.left) * 0.8
  const [cp = 0, ep = 0] = SIDES.map((side) => logistic(steep * (demoralization(s, side) - DESPAIR)))
  const decided = ep * (1 - cp) - cp * (1 - ep)
  return logistic(4 * decided + 0.3 * lead(front) + balance)
}

const MEASURES: Readonly<Record<string, MeasureOf>> = {
  '12.1': marne,
  '12.2': despair,
  '12.4': kaiserschlacht,
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
