import type {
  Answer,
  Facts,
  Game,
  GameTypes,
  Language,
  Odds,
  Refusal,
  Scenario,
  Text,
} from '@sandtable/kernel'
import type { Badge } from './badges.ts'
import type { Briefing } from './briefing.ts'
import type { Hand } from './card-models.ts'
import type { DeskModel, DeskPick } from './desk.ts'
import type { FightPanel } from './fight-models.ts'
import type {
  Box,
  Button,
  CounterKey,
  Crumb,
  LogGroup,
  Overlay,
  PlaceWords,
  Preview,
  PrintedSign,
  Series,
  SpaceMark,
  SpaceReport,
  SpokenSpace,
  Stack,
  Standing,
  TimeSpan,
} from './models.ts'
import type { Orders } from './orders.ts'
import type { PowersSheet } from './powers.ts'
import type { Scene, Told } from './scene.ts'
import type { Undone } from './still-to-do.ts'
import type { Sheet } from './sheet.ts'
import type { Staffing } from './staffing.ts'

/** What a verb's argument points at on the table. */
export type ArgumentPlace = 'space' | 'unit' | 'none'

export interface OverlayKind {
  readonly id: string
  readonly title: Text
  readonly icon: string
  readonly key: string
}

/** What a question is about. */
export interface Held {
  readonly spaces: readonly number[]
  readonly units: readonly number[]
  /** of the spaces those that are attacked */
  readonly aim?: readonly number[]
}

/** An answer that only leads to the question where to. */
export interface Ahead {
  readonly answer: Answer
  /** the verb of the question that follows, and its places */
  readonly verb: string
  readonly spaces: readonly number[]
  /** by space, where the answers differ: a click gives that one alone; of several the player is asked which */
  readonly answers?: ReadonlyMap<number, readonly Answer[]>
  /** by space: a click gives these, one after the other, as far as each is offered then; before what is offered there itself */
  readonly strokes?: ReadonlyMap<number, readonly Answer[]>
}

/** Several answers in turn, and what that is called. */
export interface Together {
  readonly label: string
  readonly answers: readonly Answer[]
}

/** A game on the table: one small module per game. Methods only, so that all fit one list. */
export interface Presentation<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly sheet: Sheet
  /** palette key of each seat; of each side where scenarios differ in their seats */
  readonly nations: readonly string[]
  /** palette key of each seat of a scenario, where scenarios differ in them */
  seatNations?(scenario: Scenario): readonly string[]
  readonly overlays: readonly OverlayKind[]
  /** what the player may leave to the staff, and to answers given beforehand */
  readonly staffing?: Staffing<T>
  /** how units are sent somewhere by one gesture */
  readonly orders?: Orders<T>
  placeOf(verb: string): ArgumentPlace
  /** does choosing this verb's space mean combat? */
  isCombat(verb: string): boolean
  /** the answer that puts back what the player holds in the hand, if the question is about such a thing */
  letGo(scene: Scene<T>): Answer | undefined
  /** verbs that only change what is in the hand: it is put back by taking back all of them */
  readonly gathering?: ReadonlySet<string>
  /** with units in the hand, what a click on one counter gives once they are put back; undefined where it means what it always does */
  regather?(scene: Scene<T>, other: Scene<T>, unit: number): readonly Answer[] | undefined
  /** the one answer to a question that leaves no choice, commits no dice and tells nothing new: the table gives it itself */
  settled?(scene: Scene<T>): Answer | undefined
  /** the same where others must not learn that there is no choice, though dice may follow: given only where one person plays */
  settledUnseen?(scene: Scene<T>): Answer | undefined
  /** verbs a click on the map would naturally mean, likeliest first, for the reason why not */
  naturalVerbs(scene: Scene<T>): readonly string[]
  spaceName(space: number, language: Language): string
  /** what the button says that takes a place pointed at on the map, for each verb that names a place */
  readonly placeWords?: PlaceWords
  stacks(scene: Scene<T>): readonly Stack[]
  /** from afar, in the place of the counters: a badge for each sector */
  badges?(scene: Scene<T>): readonly Badge[]
  /** its counters in the key to signs; without one: those with attack, defence and movement */
  counterKey?(language: Language): CounterKey
  /** markers that lie on the map besides the counters */
  marks?(scene: Scene<T>): readonly SpaceMark[]
  standing(scene: Scene<T>): Standing
  /** all figures of all nations, with what they mean and how they came there */
  powers?(scene: Scene<T>): PowersSheet
  /** what is left before the viewer's question ends something, the most urgent first */
  stillToDo?(scene: Scene<T>): readonly Undone[]
  /** who the viewer is, what is to be done, how long it lasts and how it is won */
  briefing?(scene: Scene<T>): Briefing
  /** on the button that ends the viewer's part of a turn, where the last act would have ended it */
  readonly handOver?: Text
  /** false of a button without an argument that does not say that the player's part ends, though it may */
  endsPart?(scene: Scene<T>, answer: Answer): boolean
  crumbs(scene: Scene<T>): readonly Crumb[]
  /** what the question's sentence can say beyond the facts the rules give it */
  promptFacts?(scene: Scene<T>): Facts
  buttons(scene: Scene<T>): readonly Button[]
  /** what can be done now with one unit; `other` is the position with the hand put back. Without: the verbs' own names */
  unitActions?(scene: Scene<T>, other: Scene<T> | undefined, unit: number): readonly Button[]
  /** spaces and units the question itself is about: shown as held in the hand */
  held(scene: Scene<T>): Held
  /** places that are lit before a button has led to them: a click on one of them gives both answers */
  ahead?(scene: Scene<T>): Ahead | undefined
  /** of several answers that lead to a space: as many of them as can be given one after the other, as one choice */
  aheadTogether?(scene: Scene<T>, space: number): Together | undefined
  /** spaces where one click gives several answers, one after the other, as far as each is offered then: lit */
  atOnce?(scene: Scene<T>): ReadonlyMap<number, readonly Answer[]>
  /** what has been picked for this question and can be put back, in the order it was picked: a second click, or Esc */
  picked?(scene: Scene<T>): readonly Answer[]
  /** what an answer given on the map would give up: said first, and done when it is given again */
  caution?(scene: Scene<T>, answer: Answer): Preview | undefined
  /** numbers in the legal spaces, e.g. movement costs */
  costs(scene: Scene<T>): ReadonlyMap<number, number>
  /** legal spaces that may be passed but are too full to stay in */
  crowded?(scene: Scene<T>): ReadonlySet<number>
  /** what signs printed on the map mean now */
  printedSigns?(scene: Scene<T>): readonly PrintedSign[]
  /** what the answer would do; undefined where a preview says nothing */
  preview(scene: Scene<T>, answer: Answer): Preview | undefined
  /** a refusal taken apart; the first line is the sentence */
  refusal(scene: Scene<T>, refusal: Refusal): Preview
  report(scene: Scene<T>, space: number): SpaceReport
  /** the same for the ear, and the ways to the neighbours; without it the table reads the first line of the report */
  spoken?(scene: Scene<T>, space: number): SpokenSpace
  overlay(scene: Scene<T>, id: string, space: number | undefined): Overlay
  /** the panel of a fight under way, or of the one an answer would begin */
  fight(scene: Scene<T>, answer: Answer | undefined, chances: Odds | undefined): FightPanel | undefined
  /** what lies off the map */
  boxes(scene: Scene<T>): readonly Box[]
  /** a list with amounts, where the question is one, with what has been picked for it so far: nothing is done before it is signed */
  desk?(scene: Scene<T>, picks: readonly DeskPick[]): DeskModel | undefined
  /** hands of cards, in games that have them: the viewer's own first, the others' only counted */
  hands?(scene: Scene<T>): readonly Hand[]
  log(told: readonly Told<T>[], language: Language): readonly LogGroup[]
  timeline(told: readonly Told<T>[], length: number, language: Language): readonly TimeSpan[]
  series(told: readonly Told<T>[], language: Language): readonly Series[]
}

/** Palette keys by seat. */
export const nationsOf = (
  { nations, seatNations }: Pick<Presentation, 'nations' | 'seatNations'>,
  scenario: Scenario,
): readonly string[] => seatNations?.(scenario) ?? nations
