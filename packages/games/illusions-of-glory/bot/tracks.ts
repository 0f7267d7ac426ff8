/** What the tracks and markers beside the map are worth, in VP. */
import type { MarkerId } from '../data/card-events.ts'
import { isOf, isUprising, PIECES } from '../pieces.ts'
import { scenarioOf } from '../seatings.ts'
import { AP, CP, RU, type Side } from '../sides.ts'
import { combinedWarStatus, FLAG, hasFlag, isOnMap, type State } from '../state.ts'
import { TABLES } from '../tables.ts'

/** War status points both sides gain in a turn, measured in played games. */
const PACE = 3

/** Turns until the war ends: by the calendar, or by the armistice that war status brings (§17.3.2). */
export function turnsLeft(s: State): number {
  const ofThis = 1 - Math.max(0, s.round - 1) / TABLES.rounds.number
  const calendar = scenarioOf(s).lastTurn - s.turn
  const weariness = Math.ceil((s.armistice - combinedWarStatus(s)) / PACE) - 1
  return ofThis + Math.max(0, Math.min(calendar, weariness))
}
/** The last action of the war: what is taken now stays taken. */
export const isLastWord = (s: State, side: Side): boolean =>
  side === CP && s.turn === scenarioOf(s).lastTurn && s.round === TABLES.rounds.number

/** 0 to 1: whether there is time left to use it. */
const within = (s: State, turns: number): number => Math.min(1, turnsLeft(s) / turns)

/** §17.2 At 4 and at 11 points better cards are added: above all allies, each worth two VP and an army. */
const [LIMITED, TOTAL] = [4, 11]
const [TO_LIMITED, TO_TOTAL] = [0.35, 0.15]

/**
 * The worth of war status points. The level rises at the end of a turn, and its cards come the turn after.
 */
export function statusWorth(s: State, points: number): number {
  const turns = Math.max(0, turnsLeft(s) - 1)
  const limited = TO_LIMITED * Math.min(LIMITED, points) * Math.min(1, turns / 2)
  const total = TO_TOTAL * Math.max(0, Math.min(TOTAL, points) - LIMITED) * Math.min(1, turns / 5)
  return limited + total
}

/**
 * §23.2 A point is worth more the nearer demoralization is: then each turn brings an uprising, each worth a
 * VP (§23.3).
 */
const FULL_WILL = 12
export function willCost(s: State, will: number): number {
  const lost = FULL_WILL - will
  if (lost < 0) return 0.05 * lost
  return (0.06 * lost + 0.016 * lost * lost) * within(s, 4)
}

/** Markers, each good for one side. */
const MARKERS: Readonly<Record<MarkerId, readonly [Side, number]>> = {
  apRailroads: [AP, 0.15],
  cpRailroads: [CP, 0.2],
  apAlliesRpToRu: [AP, 0.15],
  blockade: [AP, 0.5],
  seaInvasions: [AP, 0.3],
  uBoats: [CP, 0.25],
  convoys: [AP, 0.15],
  unrestrictedSubs: [CP, 0.25],
  germanWarIndustry: [CP, 0.6],
  serbsReturned: [AP, 0.3],
  constantineBarred: [AP, 0.1],
  foodRiots: [CP, 1.2],
}
export const markerWorth = (id: MarkerId): number => MARKERS[id][1]
/** §7.4.1 A modifier lets a side choose its offensive more often. */
const MODIFIER = 0.2

export function markersOf(s: State, side: Side): number {
  let worth = MODIFIER * s.offensiveModifier.get(side)
  for (const id in MARKERS) {
    const [owner, its] = MARKERS[id as MarkerId]
    if (owner === side && hasFlag(s, FLAG[id as MarkerId])) worth += its
  }
  return worth * within(s, 4)
}

/** §23.4.2 by stage: no reinforcements, no replacements, half an army, none */
const STAGES = [1.2, 1.7, 2.3, 2.6, 2.8]
const AHEAD = 0.9
/** §28.0.d German LCUs go home, and Russian spaces can no longer be taken. */
const TREATY = 1.5

/** The worth of the revolution to CP, and of the treaty to AP. */
export function upheaval(s: State): number {
  if (s.treatyTurn > 0) return -TREATY * within(s, 4)
  const begun = s.revolutionStage >= 0 ? (STAGES[s.revolutionStage] ?? 0) : s.revolutionTurn > 0 ? AHEAD : 0
  if (begun === 0 || hasFlag(s, FLAG.suppressed)) return 0
  return begun * (isRussiaRising(s) ? 1 : 0.6) * within(s, 3)
}
/** §23.4.2.d Without an uprising it does not advance. */
function isRussiaRising(s: State): boolean {
  for (let p = 0; p < PIECES; p++) if (isUprising(p) && isOf(p, RU) && isOnMap(s, p)) return true
  return false
}
