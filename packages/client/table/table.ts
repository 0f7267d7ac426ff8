/** The table as panels and board see it: signals to read, verbs to call. Made by `create-table.ts`. */
import type { Answer, Language, Outcome } from '@sandtable/kernel'
import type { OverlayKind, Presentation } from '../games/presentation.ts'
import type {
  Box,
  Button,
  Crumb,
  FightPanel,
  LogGroup,
  Overlay,
  Preview,
  RuleId,
  Series,
  SpaceReport,
  Stack,
  Standing,
  TimeSpan,
} from './models.ts'

export type SeatKind = 'human' | 'random'

/** What the board lights up. */
export interface Glow {
  /** legal spaces; everything else is dimmed if there are any */
  readonly spaces: ReadonlySet<number>
  /** legal spaces that mean combat */
  readonly targets: ReadonlySet<number>
  /** legal units */
  readonly units: ReadonlySet<number>
  readonly costs: ReadonlyMap<number, number>
  /** what the player holds in the hand */
  readonly heldSpaces: ReadonlySet<number>
  readonly heldUnits: ReadonlySet<number>
}

/** Why nothing happened, beside the place it was about. */
export interface WhyNot {
  readonly space: number | undefined
  readonly preview: Preview
}

export interface Thinking {
  readonly seat: number
  /** 0 to 1 */
  readonly progress: number
}

export interface Table {
  readonly presentation: Presentation
  readonly id: string
  // settings
  language(): Language
  /** title of the game and of the scenario, and who plays */
  titles(): { readonly game: string; readonly scenario: string; readonly players: string }
  // the question
  /** the seat the screen belongs to now; undefined behind the curtain or for an onlooker */
  seat(): number | undefined
  /** the side of the person at the screen: none in solo play, for an onlooker, and after a game of several people */
  viewer(): number | undefined
  seatTitle(seat: number): string
  nation(seat: number): string
  /** one sentence: who must do what; with the rule */
  prompt(): { readonly text: string; readonly rule: RuleId; readonly nation: string; readonly yours: boolean }
  buttons(): readonly Button[]
  /** what can be done now with one unit, for the buttons in its row */
  unitActions(unit: number): readonly Button[]
  crumbs(): readonly Crumb[]
  standing(): Standing
  outcome(): Outcome | undefined
  /** the seat that must take the screen before play goes on (hot-seat) */
  curtain(): number | undefined
  liftCurtain(): void
  thinking(): Thinking | undefined
  /** stops the bots where they are, or lets them go on */
  setPaused(paused: boolean): void
  isPaused(): boolean
  // the board
  stacks(): readonly Stack[]
  glow(): Glow
  overlayKinds: readonly OverlayKind[]
  overlayId(): string | undefined
  setOverlay(id: string | undefined): void
  overlay(): Overlay | undefined
  /** space under the pointer or the keyboard cursor */
  hovered(): number | undefined
  hover(space: number | undefined): void
  /** what the hovered choice would do */
  preview(): Preview | undefined
  whyNot(): WhyNot | undefined
  dismiss(): void
  /** a click, a tap or Enter on a space, perhaps on one unit of it */
  choose(space: number, unit?: number): void
  /** an answer of the current question, from a button or a list */
  act(answer: Answer): void
  /** is this answer offered now? */
  isOffered(answer: Answer): boolean
  /** one step back: dismiss, give up what is in the hand */
  escape(): void
  // panels
  selected(): number | undefined
  select(space: number | undefined): void
  report(): SpaceReport | undefined
  fight(): FightPanel | undefined
  log(): readonly LogGroup[]
  /** what lies off the map */
  boxes(): readonly Box[]
  series(): readonly Series[]
  // time
  length(): number
  /** the position shown: number of actions taken; equals `length()` when live */
  cursor(): number
  isLive(): boolean
  seek(at: number): void
  timeline(): readonly TimeSpan[]
  canUndo(): boolean
  canRedo(): boolean
  undo(): void
  redo(): void
  /** asks the board to show a space */
  flyTo(space: number): void
  onFly(listen: (space: number) => void): void
  // rules, files
  openRule(rule: RuleId): void
  /** the record as text, for download */
  exportRecord(): string
  /** a link to the position shown */
  link(): string
}
