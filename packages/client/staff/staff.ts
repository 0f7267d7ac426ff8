/** The staff, as panels see it. Made by `create-staff.ts`. */
import type { Level } from '@sandtable/bots'
import type { Text } from '@sandtable/kernel'
import type { Allowance, Department, LogLine, Spending, StandingKind } from '@sandtable/presentation'
import type { Accessor } from 'solid-js'
import type { Stands, Term } from './charge.ts'
import type { Choice } from './choice.ts'

export interface StaffRow {
  readonly department: Department
  /** how well the staff works there; undefined if the player decides */
  readonly level: Level | undefined
  /** what it did last, as the log tells it */
  readonly last: LogLine | undefined
  /** what it did in the part of the turn it acted in last */
  readonly report: StaffReport | undefined
  /** what a force on staff may spend */
  readonly spending: SpendingRow | undefined
  /** the question on the table belongs to it */
  readonly isAsked: boolean
}

export interface StaffReport {
  /** the part of the turn, as the log heads it */
  readonly title: string
  readonly lines: readonly LogLine[]
}

/** How many deeds the log tells of in one part of the turn, and how many forces were left standing. */
export interface StaffSum {
  readonly deeds: number
  readonly standing: number
}

export interface SpendingRow {
  readonly spending: Spending
  readonly allowance: Allowance
  readonly tells: Text
}

export interface StandingRow {
  readonly kind: StandingKind
  readonly stand: Stands
}

/** A question that can be answered beforehand. */
export interface StandingAsked {
  readonly kind: StandingKind
  /** the space it is about, if it may be answered for that space alone */
  readonly space: number | undefined
}

/** Who gave an answer in the player's place, and why. */
export interface Deed {
  readonly by: 'staff' | 'standing'
  /** the bot's own words */
  readonly why: Text | undefined
  /** what it was chosen from */
  readonly choice: Choice | undefined
  /** those it belongs to, for what goes by a principle */
  readonly departments: readonly Department[]
  readonly kind: StandingKind | undefined
}

export interface Staff {
  /** can anything be left to a staff at this table? */
  readonly isThere: Accessor<boolean>
  /** the departments of the seat the screen belongs to */
  rows(): readonly StaffRow[]
  /** leaves a department to the staff; without a level it is taken back */
  give(id: string, level: Level | undefined): void
  /** says how much a force on staff may spend */
  allow(id: string, allowance: Allowance): void
  /** what it has done in the part of the turn it acted in last */
  sum(): StaffSum | undefined
  /** everything, or everything but this; without a level everything is taken back */
  giveAll(level: Level | undefined, except?: Department): void
  /** the departments of the question the staff is about to answer; undefined if it is the player's */
  readonly decides: Accessor<readonly Department[] | undefined>
  /** it decides because it was told so for this once, whatever is left to it otherwise */
  readonly isForNow: Accessor<boolean>
  /** as long as the player looks at what is left to it, it does nothing */
  consult(isLookedAt: boolean): void
  /** the departments of the question on the table, by kind */
  asked(): readonly Department[]
  /** the player decides what the staff was about to, as long as the same is under way */
  takeOver(): void
  /** the staff could decide the player's question: all of it once, or its part of it again */
  readonly mayLeave: Accessor<'once' | 'again' | undefined>
  leave(): void
  /** the staff had this question, and leaves it to the player: it is about the player's own part */
  readonly isReferred: Accessor<boolean>
  /** the question on the table, if it can be answered once and for all */
  readonly standingAsked: Accessor<StandingAsked | undefined>
  standing(): readonly StandingRow[]
  stand(asked: StandingAsked, isHere: boolean, term: Term): void
  withdraw(stand: Stands): void
  /** has somebody else given the answer of an action in the player's place? */
  deputyAt(action: number): Deed['by'] | undefined
  /** for those who may know; undefined for the other side's */
  deedAt(action: number): Deed | undefined
}
