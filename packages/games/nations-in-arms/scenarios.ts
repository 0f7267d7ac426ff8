/** Facts about scenarios, and the ways to sit down to them. */
import type { Seat, Text } from '@sandtable/kernel'
import { turnNamed } from './calendar.ts'
import { COALITION, EMPIRE, type Side } from './codes.ts'
import type { ScenarioData, SideName } from './data/types-scenarios.ts'
import { DATA } from './data/load.ts'
import { nation, nationData } from './nations.ts'
import { ALL_MAJORS } from './powers.ts'
import { hexesOfProvince, province } from './provinces.ts'
import { isBox, SPACES } from './spaces.ts'

const SCENARIOS = DATA.scenarios
export const scenarioData = (n: number): ScenarioData => SCENARIOS[n] as ScenarioData
export const firstTurn = ({ first }: ScenarioData): number => turnNamed(first)
export const lastTurn = ({ last }: ScenarioData): number => turnNamed(last)
export const turnsOf = (data: ScenarioData): number => lastTurn(data) - firstTurn(data) + 1

export const listed = (list = ''): string[] => list.split(' ').filter(Boolean)
export const sideNamed = (name: SideName): Side => (name === 'empire' ? EMPIRE : COALITION)
export const majorsIn = (list = ''): number[] => listed(list).map(nation)

/** §12.1.2 A scenario for a number of players: who plays which majors. */
interface Table {
  readonly id: string
  /** index of the scenario */
  readonly scenario: number
  /** majors by seat; the first of each plays the others too */
  readonly seats: readonly (readonly number[])[]
}

/** with fewer players the first seat of the coalition plays the majors of those who are missing */
function coalitionSeats(data: ScenarioData, seats: number): (readonly number[])[] {
  const lists = (data.seatings ?? [data.blocs.coalition]).map(majorsIn)
  return [[...(lists[0] ?? []), ...lists.slice(seats).flat()], ...lists.slice(1, seats)]
}

function tablesOf(data: ScenarioData, scenario: number): Table[] {
  const most = data.seatings?.length ?? 1
  return Array.from({ length: most }, (_, i) => {
    const seats = i + 1
    return {
      id: seats === 1 ? data.id : `${data.id}-${seats + 1}`,
      scenario,
      seats: [majorsIn(data.blocs.empire), ...coalitionSeats(data, seats)],
    }
  })
}
export const TABLES: readonly Table[] = SCENARIOS.flatMap(tablesOf)
export function tableNamed(id: string): Table {
  const found = TABLES.find((table) => table.id === id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found
}

const SIDE_TITLES: Readonly<Record<SideName, Text>> = {
  empire: { en: 'Empire', ja: '帝国' },
  coalition: { en: 'Coalition', ja: '連合国' },
}
/** The seats of a table. Majors that are not played sit with the last of them, and are never asked. */
export function seatsOf(table: Table): Seat[] {
  const played = table.seats.flat()
  const absent = ALL_MAJORS.filter((n) => !played.includes(n))
  return table.seats.map((majors, i): Seat => {
    const isLast = i === table.seats.length - 1
    const powers = isLast ? [...majors, ...absent] : majors
    if (table.seats.length === 2) {
      const name = i === 0 ? 'empire' : 'coalition'
      return { id: name, title: SIDE_TITLES[name], powers }
    }
    const [first = 0] = majors
    return { id: nationData(first).id, title: nationData(first).name, powers }
  })
}

/** hexes that can be entered; without an area all of them */
const areas = SCENARIOS.map(({ area }) => {
  if (area === undefined) return undefined
  const open = new Uint8Array(SPACES)
  for (const id of listed(area)) for (const h of hexesOfProvince(province(id))) open[h] = 1
  return open
})
/** a space is part of the scenario */
export function isInPlay(scenario: number, at: number): boolean {
  const area = areas[scenario]
  return area === undefined || (!isBox(at) && area[at] === 1)
}
