/** Scenarios as the kernel knows them: each of the three in each of the four seatings (§4.4). */
import type { Scenario, Seat, Text } from '@sandtable/kernel'
import {
  AUSTRIA,
  type Command,
  commandsOf,
  GERMANY,
  isDivided,
  RUSSIA,
  SEATINGS,
  type Seating,
  WEST,
} from './commands.ts'
import type { ScenarioData } from './data/types.ts'
import { SCENARIOS } from './scenarios.ts'
import { AP, CP, SIDE_IDS, SIDES, type Side } from './sides.ts'
import type { State } from './state.ts'

const SIDE_TITLES: readonly Text[] = [
  { en: 'Allied Powers', ja: '連合国勢力' },
  { en: 'Central Powers', ja: '中欧列強' },
]
const COMMAND_SEATS: Readonly<Record<Command, Seat>> = {
  [RUSSIA]: { id: 'RU', title: { en: 'Russia', ja: 'ロシア' }, powers: [RUSSIA] },
  [WEST]: { id: 'WA', title: { en: 'Western Allies', ja: '西側連合国' }, powers: [WEST] },
  [AUSTRIA]: {
    id: 'AH',
    title: { en: 'Austria-Hungary', ja: 'オーストリア－ハンガリー' },
    powers: [AUSTRIA],
  },
  [GERMANY]: { id: 'GE', title: { en: 'Germany', ja: 'ドイツ' }, powers: [GERMANY] },
}
const SEATING_TITLES: Readonly<Record<Seating, Text>> = {
  two: { en: 'Two players', ja: '2人' },
  'two-ap': { en: 'Three, two Allied', ja: '3人・連合国勢力2人' },
  'two-cp': { en: 'Three, two Central', ja: '3人・中欧列強2人' },
  four: { en: 'Four players', ja: '4人' },
}
/** The title names the seating only for more than two players. */
const titleFor = (title: Text, seating: Seating): Text => {
  const { en, ja } = SEATING_TITLES[seating]
  if (seating === 'two') return title
  return { en: `${title.en} (${en.charAt(0).toLowerCase()}${en.slice(1)})`, ja: `${title.ja}（${ja}）` }
}

/** Six rounds a side, each with a few dozen steps and a few combats. */
const DECISIONS_PER_TURN = 4000

const seatsOf = (seating: Seating, side: Side): readonly Seat[] =>
  isDivided(seating, side)
    ? commandsOf(side).map((command) => COMMAND_SEATS[command])
    : [{ id: SIDE_IDS[side], title: SIDE_TITLES[side] as Text, powers: commandsOf(side) }]

function kernelScenario(scenario: ScenarioData, seating: Seating): Scenario {
  const { id, title, summary, firstTurn, lastTurn } = scenario
  return {
    id: seating === 'two' ? id : `${id}-${seating}`,
    title: titleFor(title, seating),
    summary,
    seats: SIDES.flatMap((side) => seatsOf(seating, side)),
    seating: { of: id, kind: seating, title: SEATING_TITLES[seating] },
    turns: lastTurn - firstTurn + 1,
    longest: (lastTurn - firstTurn + 2) * DECISIONS_PER_TURN,
  }
}

/** The index is scenario * 4 + seating, as in the state's `scenario`. */
export const KERNEL_SCENARIOS: readonly Scenario[] = SCENARIOS.flatMap((scenario) =>
  SEATINGS.map((seating) => kernelScenario(scenario, seating)),
)

const seatingOf = (s: State): Seating => SEATINGS[s.scenario % SEATINGS.length] as Seating
export const scenarioOf = (s: State): ScenarioData =>
  SCENARIOS[Math.floor(s.scenario / SEATINGS.length)] as ScenarioData
/** §4.4 Whether two players share the side. */
export const isPair = (s: State, side: Side): boolean => isDivided(seatingOf(s), side)
/** The seats of a side, as indices. */
export function seatOfSide(s: State, side: Side): readonly number[] {
  const first = side === AP ? 0 : seatsOf(seatingOf(s), AP).length
  return seatsOf(seatingOf(s), side).map((_, i) => first + i)
}
/** The number of players. */
export const playersOf = (s: State): number => seatOfSide(s, AP).length + seatOfSide(s, CP).length
