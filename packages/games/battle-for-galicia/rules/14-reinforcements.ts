/** Chapter 14: reinforcements. */
import { DATA } from '../data/load.ts'
import { entryHexes as listedHexes, railLinks } from '../data/rails.ts'
import type { EntryData, ReinforcementData } from '../data/types.ts'
import type { BattleForGalicia, Next, Refusal, Procedure } from '../battle-for-galicia.ts'
import { entryCost, FRIENDLY_EDGES, GRID, hex } from '../map.ts'
import { closedHexes } from '../scenarios.ts'
import type { Side } from '../sides.ts'
import {
  activeSide,
  hexOf,
  isEnemyAt,
  isHeldBy,
  isInEnemyZone,
  isMarked,
  MARK,
  mark,
  put,
  type State,
  spentOf,
  TO_COME,
} from '../state.ts'
import { sideOf, unit, unitData } from '../units.ts'
import { zoneEntryCost } from './06-zones-of-control.ts'
import { railSources } from './11-supply.ts'
import { reactions } from './12-cavalry.ts'

/** Readings of the Russian schedule a table can agree on (§schedule.russian). */
export const ARRIVAL_READINGS = ['split', 'grouped'] as const

interface Entry {
  readonly hexes: readonly number[]
  readonly byRail: boolean
}

interface Arrival {
  readonly unit: number
  readonly data: ReinforcementData
  readonly entry: Entry
  readonly late: { readonly turn: number; readonly entry: Entry } | undefined
}

const links = railLinks(DATA.map.rails)

/** §14.1 "between X and Y": the continuous railway, both ends included */
const entryOf = (entry: EntryData): Entry => ({
  hexes: listedHexes(links, entry).map(hex),
  byRail: entry.kind === 'rail-line',
})

/** §schedule.russian §schedule.austro-hungarian in the order of the lists */
const SCHEDULE: readonly Arrival[] = DATA.reinforcements.map((data) => ({
  unit: unit(data.unit),
  data,
  entry: entryOf(data.entry),
  late: data.late ? { turn: data.late.turn, entry: entryOf(data.late.entry) } : undefined,
}))

function arrivalTurn(s: State, { data }: Arrival): number {
  const isGrouped = ARRIVAL_READINGS[s.optionArrivals] === 'grouped'
  return (isGrouped ? data.alternativeTurn : null) ?? data.turn
}

/** §3.2.2 §14.0 the units due are placed, one after another in the order of the schedule */
export function* reinforcementPhase(g: BattleForGalicia): Procedure<Next> {
  const arrival = SCHEDULE.find((each) => isDue(g.state, each))
  if (!arrival) {
    g.emit?.({ type: 'phase-began', rule: '3.2.3', phase: 'movement', side: activeSide(g.state) })
    return 'movement'
  }
  yield* enter(g, arrival)
  return 'reinforcement'
}

function isDue(s: State, arrival: Arrival): boolean {
  const u = arrival.unit
  if (sideOf(u) !== activeSide(s) || hexOf(s, u) !== TO_COME) return false
  return arrivalTurn(s, arrival) <= s.turn && !isMarked(s, u, MARK.entryTried)
}

function* enter(g: BattleForGalicia, arrival: Arrival): Procedure {
  const { state: s } = g
  const u = arrival.unit
  const hexes = entryHexes(s, arrival)
  const mayWait = isEarly(s, arrival)
  mark(s, u, MARK.entryTried)
  if (hexes.length === 0) {
    g.emit?.({ type: 'entry-delayed', rule: '14.0', unit: u, chosen: false })
    return
  }
  const choice = hexes.length === 1 && !mayWait ? hexes[0] : yield* chooseEntry(g, arrival, hexes, mayWait)
  if (choice === undefined) g.emit?.({ type: 'entry-delayed', rule: '14.0', unit: u, chosen: true })
  else yield* place(g, arrival, choice)
}

function* chooseEntry(
  g: BattleForGalicia,
  arrival: Arrival,
  hexes: number[],
  mayWait: boolean,
): Procedure<number | undefined> {
  const pick = yield* g.ask(activeSide(g.state), {
    rule: '14.0',
    prompt: mayWait ? 'enter-or-wait' : 'enter',
    facts: { unit: arrival.unit },
    choose: () => ({ enter: hexes, wait: mayWait }),
    refuse: {
      enter: (h) => whyNotEnterHere(g.state, arrival, h),
      wait: () => ({ code: 'may-not-wait', rule: '14.0', facts: { unit: arrival.unit } }),
    },
  })
  return pick.verb === 'wait' ? undefined : pick.arg
}

/** §14.0 §14.0.b placing may trigger enemy cavalry; §14.0.a a substitute hex costs MPs */
function* place(g: BattleForGalicia, arrival: Arrival, h: number): Procedure {
  const { state: s } = g
  const u = arrival.unit
  const isSubstitute = isSubstituteFor(s, arrival, h)
  const cost = priceFor(s, arrival, h)
  put(s, u, h)
  s.spent.set(u, Math.min(unitData(u).front.movement, spentOf(s, u) + cost))
  g.emit?.({ type: 'placed', rule: isSubstitute ? '14.0.a' : '14.0', unit: u, hex: h, cost })
  yield* reactions(g, { units: [u], from: -1, to: h })
}

const isSubstituteFor = (s: State, arrival: Arrival, h: number): boolean =>
  !currentEntry(s, arrival).hexes.includes(h)

/** §14.0.a a scheduled hex is free, a substitute costs its ground and an enemy zone */
const priceFor = (s: State, arrival: Arrival, h: number): number =>
  isSubstituteFor(s, arrival, h) ? entryCost(h) + zoneEntryCost(s, sideOf(arrival.unit), h) : 0

/** What it costs a unit of the schedule to come in at a hex. */
export function entryPrice(s: State, u: number, h: number): number {
  const arrival = SCHEDULE.find((each) => each.unit === u)
  return arrival ? priceFor(s, arrival, h) : 0
}

/** before the turn on which the unit has to come (§schedule.austro-hungarian) */
const isEarly = (s: State, { late }: Arrival): boolean => late !== undefined && s.turn < late.turn

const currentEntry = (s: State, arrival: Arrival): Entry =>
  arrival.late && !isEarly(s, arrival) ? arrival.late.entry : arrival.entry

/** Where the unit may come in now. */
function entryHexes(s: State, arrival: Arrival): number[] {
  const side = sideOf(arrival.unit)
  const { hexes, byRail } = currentEntry(s, arrival)
  const free = hexes.filter((h) => isFree(s, side, h))
  const scheduled = byRail ? railEntries(s, side, free) : free
  if (scheduled.length > 0 || isEarly(s, arrival)) return scheduled
  return substitutes(s, side, hexes)
}

const isFree = (s: State, side: Side, h: number): boolean =>
  !isEnemyAt(s, side, h) && closedHexes(s, side)[h] === 0

/** §14.1 supply sources outside enemy zones; failing that, those in a zone: held by a friend, else barred by it alone */
function railEntries(s: State, side: Side, hexes: readonly number[]): number[] {
  const sources = railSources(s, side)
  const linked = hexes.filter((h) => sources[h] === 1)
  const quiet = linked.filter((h) => !isInEnemyZone(s, side, h))
  if (quiet.length > 0) return quiet
  const held = linked.filter((h) => isHeldBy(s, side, h))
  return held.length > 0 ? held : hexes.filter((h) => railSources(s, side, h)[h] === 1)
}

/** §14.0.a the nearest friendly map-edge hexes without an enemy */
function substitutes(s: State, side: Side, scheduled: readonly number[]): number[] {
  const away = (h: number): number => Math.min(...scheduled.map((at) => GRID.distance(at, h)))
  const free = (FRIENDLY_EDGES[side] as readonly number[]).filter((h) => isFree(s, side, h))
  const nearest = Math.min(...free.map(away))
  return free.filter((h) => away(h) === nearest)
}

function whyNotEnterHere(s: State, arrival: Arrival, h: number): Refusal {
  const side = sideOf(arrival.unit)
  const facts = { unit: arrival.unit, hex: h }
  const { hexes, byRail } = currentEntry(s, arrival)
  if (isEnemyAt(s, side, h)) return { code: 'enemy-in-hex', rule: '14.0.a', facts }
  if (!hexes.includes(h)) return { code: 'not-an-entry-hex', rule: '14.0', facts }
  const isCutOff = byRail && railSources(s, side, h)[h] === 0
  return { code: isCutOff ? 'rail-cut' : 'entry-in-enemy-zone', rule: '14.1', facts }
}
