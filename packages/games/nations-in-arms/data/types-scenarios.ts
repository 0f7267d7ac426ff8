/** Shape of the files in scenarios/. */
import type { Names, Provenance } from '@sandtable/kernel/data'

export type SideName = 'empire' | 'coalition'

/** Places or whole provinces that another nation than their owner holds. */
export interface ControlData {
  readonly nation: string
  readonly provinces?: string
  /** hexes */
  readonly places?: string
  /** §9.4(7) */
  readonly inactive?: true
}

/** A force at the start, or one that arrives. */
export interface ForceData {
  readonly nation: string
  /** a hex; of an arrival, hexes in order of preference */
  readonly at: string
  /** its commander */
  readonly leader?: string
  readonly subordinates?: string
  readonly army?: string
  /** "VII I-Cav:1 france/XI": labels, one step where it is said, of another nation where it is said */
  readonly units?: string
  /** trains, depots, engineers */
  readonly support?: string
  /** §9.1 in the fortress, where enemies besiege it */
  readonly inside?: true
}

export interface ArrivalData {
  readonly turn: string
  readonly nation: string
  readonly kind: 'force' | 'leader' | 'replacement' | 'diplomacy'
  readonly at?: string
  readonly leader?: string
  readonly units?: string
  readonly steps?: number
  /** of a nation that takes up arms */
  readonly joins?: SideName
}

/** A place or places that decide a scenario at once. */
export interface SuddenData {
  readonly at: string
  /** all of them, not any */
  readonly all?: true
  readonly held: SideName
  readonly when: 'turn' | 'end'
  readonly wins: SideName
}

export interface PointsData {
  readonly kind: 'points'
  readonly for: SideName
  readonly winAt: number
  readonly loseAt: number
  /** "3532:2 3332:2" */
  readonly scores: string
  readonly decisiveBattle?: number
  readonly armyDestroyed?: number
  readonly sudden?: readonly SuddenData[]
}
interface ConditionsData {
  readonly kind: 'conditions'
  readonly places: string
}

export interface ScenarioData extends Provenance {
  readonly id: string
  readonly title: Names
  readonly summary: Names
  readonly first: string
  readonly last: string
  /** §4.2.1 who chooses the first marker */
  readonly initiative: SideName
  /** the year of ownership.json it begins with */
  readonly ownership: number
  /** majors by bloc, its head first */
  readonly blocs: Readonly<Record<SideName, string>>
  readonly neutral?: string
  /** majors of the coalition by seat, where more than two can play */
  readonly seatings?: readonly string[]
  /** §15.3 with the major that controls them */
  readonly revolts?: Readonly<Record<string, string>>
  /** leaders who serve elsewhere */
  readonly absent?: string
  /** phases that are left out */
  readonly omitted: string
  /** provinces that can be entered; without it all of the map */
  readonly area?: string
  readonly control: readonly ControlData[]
  readonly setup: readonly ForceData[]
  readonly sieges: readonly { readonly at: string; readonly duration: number }[]
  readonly arrivals: readonly ArrivalData[]
  readonly victory: PointsData | ConditionsData
}
