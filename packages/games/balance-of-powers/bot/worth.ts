/** What attacks, marches and dangers are worth to a side, in points of the score. */
import { CP, enemyOf, isMajor, MAJORS, type Side } from '../nations.ts'
import { isCentre } from '../places.ts'
import { corpsAt, entrenchedAt, hasFortress, isEnemyHeld } from '../rules/02-concepts/control.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { ON } from '../crossings.ts'
import { allegianceAt, isFlipped, type State, whereIs } from '../state.ts'
import { CROSSINGS, isRail, neighboursOf } from '../terrain.ts'
import { isCorps, isKind, nationOf, printedEffectiveness } from '../units.ts'
import { dutyOf } from './duties.ts'
import { type Attempt, type Forecast, forecast, type Outcome } from './forecast.ts'
import type { Front, Shift } from './front.ts'
import { starves } from './lines.ts'
import { priceForEnemy, priceOfRp, sign } from './prices.ts'
import { promiseOfGuns } from './siege.ts'
import { strengthOf, takesLand } from './strength.ts'

/** a corps that is lost for want of supply */
const HUNGRY = 0.13
/** enemy land, and what lies on it: supply and income */
const GROUND_GAINED = 0.004
const ROAD_GAINED = 0.006
/** §10.59 an arrow is half the way */
const BREACH = 0.03
/** §2.82 a point of innovation */
const INNOVATION = 0.004
/** how much of the danger of an attack that could follow counts */
const FEARED = 0.2

export interface Judge {
  readonly s: State
  readonly side: Side
  readonly front: Front
}

/** points of the score for the side */
const ours = ({ side, front }: Judge, shifts: readonly Shift[], taken: readonly number[] = []): number =>
  sign(side) * front.shifted(shifts, taken, side)

/** What trenches are worth where these corps stand: the place is held the better, and an attack costs them less. */
export function worthOfTrenches(judge: Judge, corps: readonly number[], p: number): number {
  const { s, side } = judge
  const here = s.derived.presence.unitsAt(p, side).filter(isCorps)
  const safer = entrenchedAt(s, side, p) > 0 ? SAFER_STILL : SAFER
  return ours(judge, [{ side, units: corps, from: p, to: p, digs: true }]) + safer * perilOf(judge, p, here)
}
/** how much of a danger the first trenches take away (§10.571), and others beside them (§10.722) */
const SAFER = 0.6
const SAFER_STILL = 0.2

/** A march as a first look tells: what draws the corps there, without what they take on the way. */
export function firstLook(judge: Judge, corps: readonly number[], from: number, to: number): number {
  const { s, side, front } = judge
  const strength = corps.reduce((sum, u) => sum + (front.strength[u] as number), 0)
  return (
    strength * (front.drawAt(side, to) - front.drawAt(side, from)) +
    guns(judge, corps, from, to) +
    dutyOf(s, side, corps, to) +
    safety(judge, corps, from, to)
  )
}
const guns = ({ s, side, front }: Judge, corps: readonly number[], from: number, to: number): number => {
  const around = { s, side, prizes: front.stakes.prizes }
  return promiseOfGuns(around, corps, to) - promiseOfGuns(around, corps, from)
}

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
  return (
    gain +
    ground +
    guns(judge, corps, from, to) +
    dutyOf(s, side, corps, to) +
    safety(judge, corps, from, to) +
    worthOfLines(judge, taken, to) +
    hunger(judge, corps, [from]) -
    hunger(judge, corps, path)
  )
}

/** §6.6 After a half of EP the fortnight ends: what CP has left open then, or EP cut, is past mending. */
const BEFORE_ENEMY = 1
const AFTER_ENEMY = 0.35
/** Corps that starve, or do so no more, because these places change hands and somebody stands at the last. */
function worthOfLines({ s, side, front }: Judge, taken: readonly number[], to: number): number {
  if (front.left <= 1) return 0
  const enemy = enemyOf(side)
  const lost = allegianceAt(s, to) === enemy && !taken.includes(to) ? [...taken, to] : taken
  const share = side === CP ? AFTER_ENEMY : BEFORE_ENEMY
  return HUNGRY * (share * front.lines(enemy).cutBy(lost) + front.lines(side).fedBy(taken))
}

/** What it is worth to the lines of supply that these corps stand there and no longer here. */
function safety({ s, side, front }: Judge, corps: readonly number[], from: number, to: number): number {
  if (front.left <= 2 || from === to) return 0
  const lines = front.lines(side)
  const guarded = corpsAt(s, side, to) === 0 ? lines.guard(to) : 0
  const opened = from >= 0 && corps.length >= corpsAt(s, side, from) ? lines.hold(from) : 0
  const exposed = lines.exposure(to) - (from >= 0 ? lines.exposure(from) : 0)
  const mouths = corps.reduce((sum, u) => sum + starves(s, u), 0)
  return (
    HUNGRY *
    front.stakes.caution *
    (side === CP ? BEFORE_ENEMY : AFTER_ENEMY) *
    (guarded - opened - exposed * mouths)
  )
}

/** §6.6 Who is out of supply at the end of the fortnight is likely to be lost. */
function hunger({ s, front }: Judge, corps: readonly number[], path: readonly number[]): number {
  const [first] = corps
  if (front.left <= 1 || first === undefined || willBeSupplied(s, nationOf(first), path)) return 0
  return corps.reduce((sum, u) => sum + starves(s, u), 0) * HUNGRY
}
/** §3.121 what is taken on the way joins the net, as long as it has a railway or a centre and hangs together */
function willBeSupplied(s: State, n: number, path: readonly number[]): boolean {
  const to = path.at(-1) ?? -1
  if (isSuppliedAt(s, n, to)) return true
  let [isLinked, wasLinked] = [false, false]
  for (const p of path) {
    wasLinked = isLinked
    isLinked = (isRail(p) || isCentre(p)) && (isLinked || isSuppliedAt(s, n, p))
  }
  return isLinked || wasLinked
}

/** What an attack is worth, with what it costs. */
export function worthOfAttack(
  judge: Judge,
  attempt: Attempt,
  told: Forecast = forecast(judge.s, attempt),
): number {
  const { s, side } = judge
  const payer = payerOf(s, side, attempt.corps)
  const price = payer < 0 ? 0 : priceOfRp(s, payer)
  const duty = dutyOf(s, side, attempt.corps, attempt.to, 'attack')
  const fall = worthOfFall(judge, attempt, told.isOpened)
  if (told.isOpened) return duty + fall
  const enemyPrice = priceForEnemy(s, side)
  const ours = byQuality(s, attempt.corps).map((u) => valueOf(judge, side, u, attempt.from))
  const theirs = byQuality(s, told.defenders).map((u) => valueOf(judge, enemyOf(side), u, attempt.to))
  let worth = duty - price
  for (const outcome of told.outcomes) {
    const pays = (outcome.attackerPays ? price : 0) - (outcome.defenderPays ? enemyPrice : 0)
    worth += outcome.chance * (worthOfOutcome(judge, { told, outcome, ours, theirs, fall }) - pays)
  }
  return worth + (told.entrenched > 0 ? INNOVATION : 0)
}

/** A corps there: one anywhere, and what draws it to the place. */
function valueOf({ front }: Judge, side: Side, u: number, p: number): number {
  return front.stakes.corps + (front.strength[u] as number) * front.drawAt(side, p)
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
function byQuality(s: State, corps: readonly number[]): number[] {
  const [point, ...others] = [...corps].sort((a, b) => quality(s, b) - quality(s, a))
  return point === undefined ? [] : [point, ...others.reverse()]
}

/** An attack reckoned up: what each loss costs, in the order in which corps are lost, and what it brings if the place falls. */
interface Reckoning {
  readonly told: Forecast
  readonly outcome: Outcome
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
  readonly fall: number
}

const sumOf = (values: readonly number[], first: number): number => {
  let sum = 0
  for (let i = 0; i < first && i < values.length; i++) sum += values[i] as number
  return sum
}

function worthOfOutcome({ front }: Judge, { told, outcome, ours, theirs, fall }: Reckoning): number {
  const { corps: base, morale } = front.stakes
  const points = Math.min(outcome.defenderLoss, theirs.length + told.walls)
  const walls = Math.min(told.walls, points)
  const isEmptied =
    points >= theirs.length + told.walls ||
    (outcome.ground && told.entrenched === 0 && told.walls - walls <= 0)
  const sinking = morale * (outcome.defenderSinks - outcome.attackerSinks)
  const toll =
    sumOf(theirs, points - walls) - sumOf(ours, outcome.attackerLoss) + WALL * base * walls + sinking
  const left = Math.max(0, ours.length - outcome.attackerLoss)
  if (isEmptied && left > 0) return toll + (fall * left) / ours.length
  const progress = PROGRESS * Math.max(0, fall) * (points / (theirs.length + told.walls))
  return toll + progress + (outcome.ground ? BREACH : 0)
}
/** how much of what the fall of a place is worth its defenders' losses bring nearer */
const PROGRESS = 0.4
/** a step of a fortress beside a corps */
const WALL = 0.5

/** The place falls: those who are there go back, and the attackers come in. */
function worthOfFall(judge: Judge, { side, corps, from, to }: Attempt, isUnpaid: boolean): number {
  const { s, front } = judge
  const enemy = enemyOf(side)
  const fleeing = s.derived.presence.unitsAt(to, enemy).filter(isCorps)
  const refuge = isUnpaid || fleeing.length === 0 ? -1 : refugeFrom(s, enemy, from, to)
  const destroyed = refuge < 0 ? fleeing.length * front.stakes.corps : 0
  const taken = takesLand(corps) ? [to] : []
  const shifts: Shift[] = [
    { side, units: corps, from: whereIs(s, corps[0] ?? -1), to },
    { side: enemy, units: fleeing, from: to, to: refuge },
  ]
  const road = taken.length > 0 ? GROUND_GAINED + (isRail(to) || isCentre(to) ? ROAD_GAINED : 0) : 0
  return (
    destroyed +
    road +
    ours(judge, shifts, taken) +
    worthOfLines(judge, taken, to) -
    hunger(judge, corps, [to])
  )
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

/** What these corps, if they stood there, could do next to the enemies beside them. */
export function threatOf({ s, side, front }: Judge, p: number, corps: readonly number[]): number {
  if (corps.length === 0) return 0
  const enemy = enemyOf(side)
  let most = 0
  for (const to of neighboursOf(p)) {
    const defenders = corpsAt(s, enemy, to)
    const c = CROSSINGS.between(p, to)
    if (defenders === 0 || !CROSSINGS.has(c, ON.march)) continue
    const quality = bestDefence(s, enemy, to)
    const walls = hasFortress(s, enemy, to) ? 2 : 0
    const isTrench = entrenchedAt(s, enemy, to) > 0
    const told = quickForecast(s, corps, quality, defenders + walls, isTrench, CROSSINGS.has(c, ON.river))
    most = Math.max(most, told)
  }
  return THREAT * most * front.stakes.corps
}
/** how much of an attack that could follow counts */
const THREAT = 0.3

function bestDefence(s: State, side: Side, p: number): number {
  let best = 0
  for (const u of s.derived.presence.unitsAt(p, side))
    if (isCorps(u)) best = Math.max(best, printedEffectiveness(u, isFlipped(s, u)))
  return best
}

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
