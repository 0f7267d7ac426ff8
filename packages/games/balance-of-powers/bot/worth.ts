/** What attacks, marches and dangers are worth to a side, in points of the score. */
import { enemyOf, isMajor, MAJORS, type Side } from '../nations.ts'
import { isCentre } from '../places.ts'
import { corpsAt, hasFortress, isEnemyHeld } from '../rules/02-concepts/control.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { ON } from '../crossings.ts'
import { allegianceAt, isFlipped, type State, whereIs } from '../state.ts'
import { CROSSINGS, isRail, neighboursOf } from '../terrain.ts'
import { isCorps, isKind, nationOf, printedEffectiveness } from '../units.ts'
import { dutyOf } from './duties.ts'
import { type Attempt, type Forecast, forecast, type Outcome } from './forecast.ts'
import type { Front, Shift } from './front.ts'
import { priceForEnemy, priceOfRp, sign } from './prices.ts'
import { strengthOf, takesLand } from './strength.ts'
import type { Temper } from './temper.ts'

/** who is out of supply at the end of a fortnight is likely to be lost (§6.6) */
const HUNGRY = 0.05
/** enemy land, and what lies on it: supply and income */
const GROUND_GAINED = 0.004
const ROAD_GAINED = 0.006
/** §10.59 an arrow is half the way */
const BREACH = 0.03
/** §2.82 a point of innovation */
const INNOVATION = 0.004
/** how much of the danger of an attack that could follow counts */
const FEARED = 0.5

export interface Judge {
  readonly s: State
  readonly side: Side
  readonly front: Front
  readonly temper: Temper
}

/** points of the score for the side */
const ours = ({ side, front }: Judge, shifts: readonly Shift[], taken: readonly number[] = []): number =>
  sign(side) * front.shifted(shifts, taken, side)

/** What it is worth to come to the last of these places, through the others. */
export function worthOfMarch(
  judge: Judge,
  units: readonly number[],
  from: number,
  path: readonly number[],
): number {
  const { s, side } = judge
  const corps = units.filter(isCorps)
  const to = path.at(-1) ?? from
  const taken = takesLand(corps) ? path.filter((p) => allegianceAt(s, p) === enemyOf(side)) : []
  const gain = ours(judge, [{ side, units: corps, from, to }], taken)
  const ground = taken.reduce(
    (sum, p) => sum + GROUND_GAINED + (isRail(p) || isCentre(p) ? ROAD_GAINED : 0),
    0,
  )
  return gain + ground + dutyOf(s, side, corps, to) - hunger(judge, corps, to, taken.includes(to))
}

/** §3.1 a place just taken is beside one that was friendly, or the way back is cut */
function hunger({ s, front }: Judge, corps: readonly number[], to: number, isTaken: boolean): number {
  if (front.left <= 1) return 0
  const [first] = corps
  if (first === undefined || isSuppliedAt(s, nationOf(first), to)) return 0
  return corps.length * HUNGRY * (isTaken && isNearSupply(s, nationOf(first), to) ? 0.4 : 1)
}
const isNearSupply = (s: State, n: number, p: number): boolean =>
  neighboursOf(p).some(
    (near) => CROSSINGS.has(CROSSINGS.between(p, near), ON.march) && isSuppliedAt(s, n, near),
  )

/** What an attack is worth, with what it costs; `way` are the places marched through before. */
export function worthOfAttack(
  judge: Judge,
  attempt: Attempt,
  told: Forecast = forecast(judge.s, attempt),
): number {
  const { s, side } = judge
  const payer = payerOf(s, side, attempt.corps)
  const price = (payer < 0 ? 0 : priceOfRp(s, payer)) * judge.temper.thrift
  const duty = dutyOf(s, side, attempt.corps, attempt.to)
  if (told.isOpened) return duty + worthOfFall(judge, attempt, [], told.defenders, true)
  const enemyPrice = priceForEnemy(s, side)
  let worth = duty - price
  for (const outcome of told.outcomes) {
    const pays = (outcome.attackerPays ? price : 0) - (outcome.defenderPays ? enemyPrice : 0)
    worth += outcome.chance * (worthOfOutcome(judge, attempt, told, outcome) - pays)
  }
  return worth + (told.entrenched > 0 ? INNOVATION : 0)
}

/** the major that would pay (§10.3), or -1 where a minor attacks alone */
export function payerOf(s: State, side: Side, corps: readonly number[]): number {
  const major = corps.map(nationOf).find((n) => isMajor(n) && s.rp.get(n) > 0)
  if (major !== undefined) return major
  for (let n = 0; n < MAJORS; n++) if (s.allegiance.get(n) === side && s.rp.get(n) > 0) return n
  return -1
}

const quality = (s: State, u: number): number =>
  isKind(u, 'siege') ? -1 : printedEffectiveness(u, isFlipped(s, u))

/** §10.531 the best is the point unit and lost first; then the least */
function lostOf(s: State, corps: readonly number[], points: number): number[] {
  if (points <= 0) return []
  const sorted = [...corps].sort((a, b) => quality(s, b) - quality(s, a))
  const [point, ...others] = sorted
  return point === undefined ? [] : [point, ...others.reverse().slice(0, points - 1)]
}

function worthOfOutcome(judge: Judge, attempt: Attempt, told: Forecast, outcome: Outcome): number {
  const { s, side, front, temper } = judge
  const { corps: base, morale } = front.stakes
  const { corps } = attempt
  const lost = lostOf(s, corps, outcome.attackerLoss)
  const points = Math.min(outcome.defenderLoss, told.defenders.length + told.walls)
  const walls = Math.min(told.walls, points)
  const fallen = lostOf(s, told.defenders, points - (told.walls > 0 ? walls : 0))
  const isEmptied =
    points >= told.defenders.length + told.walls ||
    (outcome.ground && told.entrenched === 0 && told.walls - walls <= 0)
  const sinking = morale * (outcome.defenderSinks - outcome.attackerSinks)
  const toll = base * (fallen.length - lost.length / temper.daring) + 0.5 * base * walls + sinking
  if (isEmptied && lost.length < corps.length) return toll + worthOfFall(judge, attempt, lost, fallen, false)
  const shifts: Shift[] = [
    { side, units: lost, from: attempt.from, to: -1 },
    { side: enemyOf(side), units: fallen, from: attempt.to, to: -1 },
  ]
  return toll + (outcome.ground ? BREACH : 0) + ours(judge, shifts)
}

/** The place falls: those who are left go back, and the attackers come in. */
function worthOfFall(
  judge: Judge,
  { side, corps, from, to }: Attempt,
  lost: readonly number[],
  fallen: readonly number[],
  isUnpaid: boolean,
): number {
  const { s, front } = judge
  const enemy = enemyOf(side)
  const comers = corps.filter((u) => !lost.includes(u))
  const fleeing = s.derived.presence.unitsAt(to, enemy).filter((u) => isCorps(u) && !fallen.includes(u))
  const refuge = isUnpaid || fleeing.length === 0 ? -1 : refugeFrom(s, enemy, from, to)
  const destroyed = refuge < 0 ? fleeing.length * front.stakes.corps : 0
  const taken = takesLand(comers) ? [to] : []
  const start = whereIs(s, corps[0] ?? -1)
  const shifts: Shift[] = [
    { side, units: lost, from: start, to: -1 },
    { side, units: comers, from: start, to },
    { side: enemy, units: fallen, from: to, to: -1 },
    { side: enemy, units: fleeing, from: to, to: refuge },
  ]
  const road = taken.length > 0 ? GROUND_GAINED + (isRail(to) || isCentre(to) ? ROAD_GAINED : 0) : 0
  return destroyed + road + ours(judge, shifts, taken) - hunger(judge, comers, to, true)
}

/** §10.722 a place they may go to: not beside the attackers */
function refugeFrom(s: State, side: Side, from: number, to: number): number {
  for (const p of neighboursOf(to)) {
    const c = CROSSINGS.between(to, p)
    if (!CROSSINGS.has(c, ON.march) || p === from || CROSSINGS.between(from, p) >= 0) continue
    if (allegianceAt(s, p) === side && !isEnemyHeld(s, side, p)) return p
  }
  return -1
}

/** What the best attack of the enemy on the place would cost this side, if these corps stood there. */
export function perilOf(judge: Judge, p: number, corps: readonly number[]): number {
  const { s, side, front } = judge
  if (corps.length === 0) return 0
  const enemy = enemyOf(side)
  const quality = Math.max(...corps.map((u) => printedEffectiveness(u, isFlipped(s, u))))
  const isTrench = corps.some((u) => isFlipped(s, u))
  const walls = hasFortress(s, side, p) ? 2 : 0
  let worst = 0
  for (const from of neighboursOf(p)) {
    const c = CROSSINGS.between(from, p)
    if (!CROSSINGS.has(c, ON.march) || corpsAt(s, enemy, from) === 0) continue
    const attackers = s.derived.presence.unitsAt(from, enemy).filter(isCorps)
    const told = quickForecast(
      s,
      attackers,
      quality,
      corps.length + walls,
      isTrench,
      CROSSINGS.has(c, ON.river),
    )
    worst = Math.max(worst, told)
  }
  return FEARED * worst * front.stakes.corps * PRICE_OF_A_CORPS
}
/** a corps at the front is worth more than one anywhere */
const PRICE_OF_A_CORPS = 1.6

const TABLE_STEP = 0.32
/** corps lost more than the enemy loses, about, by the strength of both */
function quickForecast(
  s: State,
  attackers: readonly number[],
  quality: number,
  defenders: number,
  isTrench: boolean,
  isRiver: boolean,
): number {
  const best = Math.max(...attackers.map((u) => (isKind(u, 'siege') ? 0 : strengthOf(s, u) * 5 - 3)))
  const proportion = attackers.length / defenders
  const odds = proportion >= 5 ? 2 : proportion >= 3 ? 1 : proportion <= 0.5 ? -2 : 0
  const net = best - quality + odds - (isTrench ? 1.5 : 0) - (isRiver ? 1 : 0)
  return Math.max(0, Math.min(defenders, 0.1 + TABLE_STEP * net + (isTrench ? 0 : 0.15)))
}
