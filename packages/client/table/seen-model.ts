/** What has happened and what is held up, as panels and board see it. Made by `seen.ts`. */
import type { FightPanel, Happening, LogLine } from '@sandtable/presentation'
import type { Accessor } from 'solid-js'
import type { Speed } from '../bots/pace.ts'
import type { Since } from '../seen/since-model.ts'
import type { Stay } from '../seen/stay.ts'
import type { Deafness } from './hearing.ts'

/** What a person has chosen for this browser. */
export interface SeenWishes {
  speed(): Speed
  stay(): Stay
  /** the last act of a turn hands it over at once */
  handsOver(): boolean
  /** what the others did is listed when one's own turn begins */
  tellsSince(): boolean
  /** how long buttons and keys are deaf when another question is put */
  deafness(): Deafness
}

export interface ShownResult {
  readonly happening: Happening
  /** the panel of the fight as it stood */
  readonly panel: FightPanel | undefined
  /** called up again from the log */
  readonly isAgain: boolean
}

export interface Seen extends Since {
  readonly result: Accessor<ShownResult | undefined>
  /** shows the result of the fight a line of the log tells of; false if it tells of none */
  showResult(line: LogLine): boolean
  hasResult(line: LogLine): boolean
  /** shows the last result there was, whoever acts now; undefined if there was none */
  showLast(): Happening | undefined
  dismissResult(): void
  /** what the game waits for */
  readonly hold: Accessor<'result' | 'step' | 'hand-over' | undefined>
  goOn(): void
  /** the seat that decides after the hand-over */
  readonly handOverTo: Accessor<number | undefined>
  /** the computer goes on without being watched until a person is asked */
  skip(): void
  readonly isSkipping: Accessor<boolean>
  /** what is drawn on the map: what somebody else has just done, or what is pointed at in a list */
  readonly marked: Accessor<readonly Happening[]>
}
