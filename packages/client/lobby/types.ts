import type { GameOption, OptionValues, Scenario, Seating, Text } from '@sandtable/kernel'
import type { Card } from '@sandtable/manifest'
import type { SeatKind } from '@sandtable/presentation'

export interface SeatCard {
  readonly title: Text
  /** palette key */
  readonly nation: string
}

export interface ScenarioCard {
  readonly id: string
  readonly title: Text
  readonly summary: Text
  readonly length: Text
  /** how many turns; the shortest is offered first */
  readonly turns: number
  readonly seats: readonly SeatCard[]
  readonly seating?: Seating
  /** what it leaves of the game's options */
  readonly options?: NonNullable<Scenario['options']>
}

export interface GameCard extends Card {
  /** addresses of a piece of the map, by day and by night; where there is none yet, paper is shown */
  readonly picture?: { readonly light: string; readonly dark: string }
  /** announced games are shown, but cannot be started */
  readonly playable: boolean
  /** is there a guided lesson, and a page about the game? */
  readonly hasLesson: boolean
  readonly hasAbout: boolean
  /** can the computer play it? */
  readonly hasComputer: boolean
  readonly scenarios: readonly ScenarioCard[]
  readonly options: readonly GameOption[]
}

/** A stored game, in the language chosen. */
export interface SaveRow {
  readonly id: string
  readonly title: string
  readonly scenario: string
  /** whose side it is, and against whom; where it came from */
  readonly players: string
  /** turn and phase */
  readonly where: string
  /** whose turn it is, or who won */
  readonly status: string
  /** since when */
  readonly when: string
  /** waits for the person at this screen */
  readonly yours: boolean
}

/** Something in the storage that cannot be played. */
export interface DamagedRow {
  readonly id: string
  readonly title: string
  /** what is wrong with it */
  readonly why: string
  readonly when: string
}

interface HowToPlay {
  readonly options: OptionValues
  /** free undo, both sides in sight */
  readonly solo: boolean
}

export type PlayGame = (
  gameId: string,
  scenarioId: string,
  seats: readonly SeatKind[],
  how: HowToPlay,
) => void
