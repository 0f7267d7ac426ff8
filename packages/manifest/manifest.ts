import type { Mind } from '@sandtable/bots'
import type { DrawnMap } from '@sandtable/cartography'
import type { Game } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import type { About } from '@sandtable/presentation/about'
import type { LessonPlan, LessonSetup } from '@sandtable/presentation/lesson'
import type { TerminalMap } from '@sandtable/presentation/terminal'
import type { TablesBelow } from '@sandtable/reader'
import type { Card } from './card.ts'

/** All that a game brings along: what is light at once, what is heavy when somebody asks for it. */
export interface Manifest extends Card {
  readonly game: () => Promise<Game>
  /** how it lies on the table */
  readonly presentation: () => Promise<Presentation>
  /** what its bots know */
  readonly mind?: () => Promise<Mind>
  /** the tables that stand below its rules, for those who read them */
  readonly ruleTables?: () => Promise<TablesBelow>
  readonly about?: () => Promise<About>
  readonly lesson?: ListedLesson
  /** what the map builder makes its tiles from */
  readonly drawnMap?: () => Promise<DrawnMap>
  /** of a point-to-point map: where its spaces lie so that all have room; the drawn map itself needs the result */
  readonly settledSpaces?: () => Promise<readonly unknown[]>
  readonly terminalMap?: () => Promise<TerminalMap>
}

/** The game of a lesson can be set up before its steps and texts are fetched. */
export interface ListedLesson {
  readonly setup: LessonSetup
  readonly plan: () => Promise<LessonPlan>
}
