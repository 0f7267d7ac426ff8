import type { Facts, GameTypes } from '@sandtable/kernel'
import type { Scene } from '../scene.ts'
import type { Style } from './style.ts'

/** What a drawing may use: what one seat has before it, and the paper. */
export interface MapScene<T extends GameTypes = GameTypes> extends Scene<T> {
  readonly style: Style
  /** columns of the screen */
  readonly width: number
  /** places that can be chosen, with the number of the choice */
  readonly choices: ReadonlyMap<string, number>
}

/** How a game shows itself in a terminal. Games without one are played by their lists alone. */
export interface TerminalMap<T extends GameTypes = GameTypes> {
  /** places a question is about, by its particulars; none if it is about the whole map */
  focus(scene: MapScene<T>, facts: Facts): readonly string[]
  /** the place a person means: its number or name, or a piece that can be seen there */
  place(scene: MapScene<T>, name: string): string | undefined
  /** the map around places */
  excerpt(scene: MapScene<T>, places: readonly string[]): string[]
  /** the whole map, small */
  overview(scene: MapScene<T>): string[]
  /** what is known of a place */
  describe(scene: MapScene<T>, place: string): string[]
  /** a few words behind a choice: where a piece stands, what stands in a place */
  note(scene: MapScene<T>, name: string): string | undefined
}
