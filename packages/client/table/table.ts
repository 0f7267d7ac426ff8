/** The table as panels and board see it: signals to read, verbs to call. Made by `create-table.ts`. */
import type { PlanLine } from '@sandtable/bots'
import type { Answer, Language, Outcome } from '@sandtable/kernel'
import type {
  Box,
  Briefing,
  Button,
  Crumb,
  FightPanel,
  Hand,
  LogGroup,
  Overlay,
  OverlayKind,
  Presentation,
  PowersSheet,
  Preview,
  PrintedSign,
  RuleId,
  Series,
  SpaceMark,
  SpaceReport,
  SpokenSpace,
  Stack,
  Standing,
  TimeSpan,
  Unchoice,
  Undone,
} from '@sandtable/presentation'
import type { Accessor } from 'solid-js'
import type { Desk } from '../desk/desk.ts'
import type { BadgeSwitch } from './badge-switch.ts'
import type { OrdersModel } from '../orders/orders.ts'
import type { Staff } from '../staff/staff.ts'
import type { Seen } from './seen-model.ts'

/** What the board lights up. */
export interface Glow {
  /** legal spaces; everything else is dimmed if there are any */
  readonly spaces: ReadonlySet<number>
  /** legal spaces that mean combat */
  readonly targets: ReadonlySet<number>
  /** legal units */
  readonly units: ReadonlySet<number>
  readonly costs: ReadonlyMap<number, number>
  /** legal spaces that may be passed but are too full to stay in */
  readonly crowded: ReadonlySet<number>
  /** spaces under the attack that is being decided */
  readonly aimed: ReadonlySet<number>
  /** what the player holds in the hand */
  readonly heldSpaces: ReadonlySet<number>
  readonly heldUnits: ReadonlySet<number>
}

/** Why nothing happened, or a question back, beside the place it was about. */
export interface WhyNot {
  readonly space: number | undefined
  readonly preview: Preview
  /** the same choice made again does it */
  readonly isAgain?: true
  /** what can be done about it; then it is a question, not a refusal */
  readonly offer?: Offered
  /** several things that could be meant */
  readonly choices?: readonly Offered[]
}

/** A button beside the place it is about. */
export interface Offered {
  readonly label: string
  readonly take: () => void
}

export interface Thinking {
  readonly seat: number
  /** 0 to 1; undefined where nothing is known of it yet */
  readonly progress: number | undefined
  /** it may be told to answer at once */
  readonly mayHurry: boolean
  /** for a person: the staff */
  readonly isStaff: boolean
}

/** A part of a suggested plan. */
export interface AdvisedLine extends PlanLine {
  /** its units stand where it sends them */
  readonly isDone: boolean
}

/** A plan that was asked for: being thought out, there, or not to be had. */
export type Advice =
  | { readonly state: 'thinking'; readonly progress: number | undefined }
  | { readonly state: 'there'; readonly lines: readonly AdvisedLine[] }
  | { readonly state: 'failed' }

/**
 * What can be read in two ways: at once after a decision, as the board does, or a frame later, as everything
 * does that people do not look at first.
 */
export interface Shown {
  buttons(): readonly Button[]
  stacks(): readonly Stack[]
  glow(): Glow
  length(): number
  /** the position shown: number of actions taken; equals `length()` when live */
  cursor(): number
  isLive(): boolean
  canUndo(): boolean
  canRedo(): boolean
  /** the space the panels are about */
  selected(): number | undefined
}

export interface ShownLater extends Shown {
  /** anything else that may wait as long */
  follow<T>(source: Accessor<T>): Accessor<T>
}

/**
 * Read from the table itself, what is in `Shown` is true at once. `later`, previews, reports, odds, log, standing and
 * timeline follow after the next paint; what they offer is always checked against the present when it is done.
 */
export interface Table extends Shown {
  readonly later: ShownLater
  /** lets all that follow catch up at once */
  settle(): void
  /** shows what has been done to the match elsewhere */
  renew(): void
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
  /** tells questions apart: who is asked what */
  question(): string
  /** what can be done now with one unit, for the buttons in its row */
  unitActions(unit: number): readonly Button[]
  crumbs(): readonly Crumb[]
  standing(): Standing
  /** what stands in the place of counters from afar */
  readonly badges: BadgeSwitch
  /** all figures of all nations; asked for when they are wanted */
  powers(): PowersSheet | undefined
  /** what is left before the viewer's question ends something; a frame after a decision */
  stillToDo(): readonly Undone[]
  /** who the viewer is, what is to be done, how the game is won */
  briefing(): Briefing | undefined
  outcome(): Outcome | undefined
  /** the seat that must take the screen before play goes on (hot-seat) */
  curtain(): number | undefined
  liftCurtain(): void
  thinking(): Thinking | undefined
  /** the computer could not think; it tries again when told to continue */
  hasFailed(): boolean
  /** the computer answers at once, with the best found so far */
  hurry(): void
  /** stops the bots where they are, or lets them go on */
  setPaused(paused: boolean): void
  isPaused(): boolean
  // the board
  /** markers besides the counters; a frame after a decision */
  marks(): readonly SpaceMark[]
  /** what signs printed on the map mean now */
  printedSigns(): readonly PrintedSign[]
  overlayKinds: readonly OverlayKind[]
  overlayId(): string | undefined
  setOverlay(id: string | undefined): void
  overlay(): Overlay | undefined
  /** space under the pointer or the keyboard cursor */
  hovered(): number | undefined
  /** units of the stack under the pointer, where its space holds several */
  hoveredUnits(): readonly number[] | undefined
  /** a finger is lifted again: what it pointed at is gone with the question */
  hover(space: number | undefined, among?: readonly number[], isTouch?: boolean): void
  /** the answer a click on the hovered space would give */
  intended(): Answer | undefined
  /** what the hovered choice would do */
  preview(): Preview | undefined
  /** a click takes up the hovered stack, though what is in the hand could go there: what is said of it; `hasKey`: a key goes there */
  takesUp(): (Preview & { readonly hasKey: boolean }) | undefined
  /** what was only pointed at is not done, and nothing else is given up */
  closePreview(): void
  whyNot(): WhyNot | undefined
  dismiss(): void
  /** on to another place: a choice that was to be made again is not meant any more */
  leaveFor(space: number | undefined): void
  /** a click, a tap or Enter on a space, perhaps on one unit of it, or on one stack among several */
  choose(space: number, unit?: number, among?: readonly number[]): void
  /** the choice that was shown for a space, rather than what else could be taken up there */
  goTo(space: number): void
  /** an answer of the current question, from a button or a list */
  act(answer: Answer): void
  /** the answer of a button, and those that follow it; one with a warning must be pressed twice */
  press(button: Button): void
  /** of the button that was pressed last, until anything is done */
  warning(): string | undefined
  /** another question has just been put: presses meant for the old one are dropped */
  isDeaf(): boolean
  /** milliseconds for which a press may be meant for what was there before */
  deafFor(): number
  /** the verb that clicks on the map are meant for, if a button has said so */
  purpose(): string | undefined
  /** takes one unit out of those chosen */
  unchoose(unchoice: Unchoice): void
  /** is this answer offered now? */
  isOffered(answer: Answer): boolean
  /** one step back: dismiss, give up what is in the hand */
  escape(): void
  /** is anything in the hand that can be put back? */
  canPutBack(): boolean
  // advice
  /** what the computer would do in the player's place; until the player moves on to something else */
  advice(): Advice | undefined
  mayAskAdvice(): boolean
  askAdvice(): void
  /** shows the best found so far */
  hurryAdvice(): void
  dismissAdvice(): void
  /** the line of the plan that is pointed at, in the list or on the map */
  pointedLine(): number | undefined
  pointAtLine(line: number | undefined): void
  // panels
  select(space: number | undefined): void
  report(): SpaceReport | undefined
  /** of any place, whatever is selected; a frame after a decision */
  reportOf(space: number): SpaceReport
  /** a place for the ear; a frame after a decision */
  spoken(space: number): SpokenSpace
  fight(): FightPanel | undefined
  /** up to the position shown */
  log(): readonly LogGroup[]
  /** up to now */
  wholeLog(): readonly LogGroup[]
  /** what lies off the map */
  boxes(): readonly Box[]
  /** hands of cards: the viewer's to read, the others' only counted */
  hands(): readonly Hand[]
  series(): readonly Series[]
  // time
  seek(at: number): void
  timeline(): readonly TimeSpan[]
  undo(): void
  redo(): void
  /** asks the board to show spaces; a single one is marked */
  flyTo(...spaces: readonly number[]): void
  onFly(listen: (spaces: readonly number[]) => void): void
  flownTo(): number | undefined
  /** results that stay, what others have done, and what the game waits for */
  readonly seen: Seen
  /** the question as a list with amounts, where it is one */
  readonly desk: Desk
  /** what is left to the staff, and answers given beforehand */
  readonly staff: Staff
  /** units sent somewhere by one gesture, over several turns if need be */
  readonly orders: OrdersModel
  /** what is done in here is chosen in a list, not said by a button of the prompt: the end of a turn is asked about */
  byHand<T>(act: () => T): T
  // rules, files
  openRule(rule: RuleId): void
  /** the record as text, for download */
  exportRecord(): string
  /** a link to the position shown */
  link(): string
}
