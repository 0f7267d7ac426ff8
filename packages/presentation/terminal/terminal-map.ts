import type { Facts, Json, Language } from '@sandtable/kernel'
import type { Style } from './style.ts'

/** What a drawing may use: the view of one seat, never the state. */
export interface MapScene {
  readonly view: Json
  readonly language: Language
  readonly style: Style
  /** columns of the screen */
  readonly width: number
  /** places that can be chosen, with the number of the choice */
  readonly choices: ReadonlyMap<string, number>
}

/** How a game shows itself in a terminal. Games without one are played by their lists alone. */
export interface TerminalMap {
  /** places a question is about, by its particulars; none if it is about the whole map */
  focus(facts: Facts, view: Json): readonly string[]
  /** the place a person means: its number or name, or a piece that can be seen there */
  place(scene: MapScene, name: string): string | undefined
  /** the map around places */
  excerpt(scene: MapScene, places: readonly string[]): string[]
  /** the whole map, small */
  overview(scene: MapScene): string[]
  /** what is known of a place */
  describe(scene: MapScene, place: string): string[]
  /** a few words behind a choice: where a piece stands, what stands in a place */
  note(scene: MapScene, name: string): string | undefined
}
