/** Orders as panels and board see them. */
import type { Refusal } from '@sandtable/kernel'
import type { Preview, Way } from '@sandtable/presentation'
import type { Goal } from './goals.ts'

/** Units that stand together and are to be sent. */
export interface Part {
  readonly space: number
  readonly units: readonly number[]
}

/** All to one place, or each as far and in the same direction. */
export type Manner = 'together' | 'abreast'

/** Where a part goes by the order that is being drawn. */
export interface DrawnWay {
  readonly part: Part
  readonly to: number
  readonly way: Way | undefined
  /** why there is none */
  readonly why: Preview | undefined
}

/** An order that has not been sent yet. */
export interface Drawing {
  readonly parts: readonly Part[]
  /** of the place that was said, or is pointed at */
  readonly goal: number | undefined
  readonly ways: readonly DrawnWay[]
  /** the place has been said: the order waits to be sent */
  readonly isFixed: boolean
  readonly manner: Manner
  /** there are several parts, on a map where they can keep their distance */
  readonly mayChooseManner: boolean
}

/** Why an order stopped before its time. */
export type Halt =
  /** a question that is no part of it, put to this seat or to another */
  | { readonly kind: 'asked'; readonly isOwn: boolean }
  /** dice would fall with the next step */
  | { readonly kind: 'dice' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** units were lost on the way */
  | { readonly kind: 'lost' }

/** The order sent last. */
export interface Sent {
  readonly halt: Halt | undefined
  /** in words, where the rules refused a step */
  readonly why: Preview | undefined
  /** the seat that is asked, if it is another's question */
  readonly asks: number | undefined
  /** units that stopped short of their goal, to go on another time */
  readonly isToGoOn: boolean
  readonly stacks: number
  /** of the one goal there was */
  readonly to: number | undefined
}

export interface GoalRow {
  readonly goal: Goal
  readonly names: readonly string[]
  /** where its units stand */
  readonly from: readonly number[]
  readonly way: Way | undefined
  /** it can be gone on with now */
  readonly isReady: boolean
}

export interface OrdersModel {
  /** units can be sent somewhere now */
  mayDraw(): boolean
  drawing(): Drawing | undefined
  /** the next click says which units */
  begin(): void
  /** can units of this place be sent? Of these alone, where several stacks lie there */
  isReadyAt(space: number, among?: readonly number[]): boolean
  /** takes the units of a place along, or leaves them out */
  toggle(space: number, among?: readonly number[]): boolean
  pick(spaces: readonly number[]): void
  /** a hand drags what stands here; false if it cannot be sent */
  grab(space: number, among?: readonly number[]): boolean
  /** a place is said; what is reached at once is sent at once, unless it is to be looked at first */
  aim(space: number, isLookedAt?: boolean): void
  setManner(manner: Manner): void
  send(): void
  /** nothing is sent */
  putBack(): void
  /** one step back: the place, then the units; false if nothing is being drawn */
  stepBack(): boolean
  sent(): Sent | undefined
  canUndoSent(): boolean
  undoSent(): void
  /** the order that was just taken back, as a whole; false if there is none */
  redoSent(): boolean
  dismissSent(): void
  goals(): readonly GoalRow[]
  /** how many can be gone on with now */
  readyGoals(): number
  /** all that can be gone on with, or this one */
  goOn(goal?: Goal): void
  drop(goal: Goal): void
  isListOpen(): boolean
  setListOpen(isOpen: boolean): void
}
