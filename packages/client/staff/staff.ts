/** The staff, as panels see it. Made by `create-staff.ts`. */
import type { Level } from '@sandtable/bots'
import type { Department, LogLine, StandingKind } from '@sandtable/presentation'
import type { Accessor } from 'solid-js'
import type { Term } from './charge.ts'

export interface StaffRow {
  readonly department: Department
  /** how well the staff works there; undefined if the player decides */
  readonly level: Level | undefined
  /** what it did last, as the log tells it */
  readonly last: LogLine | undefined
}

export interface StandingRow {
  readonly kind: StandingKind
  readonly term: Term
}

export interface Staff {
  /** can anything be left to a staff at this table? */
  readonly isThere: Accessor<boolean>
  /** of the seat the screen belongs to */
  readonly rows: Accessor<readonly StaffRow[]>
  /** leaves a department to the staff; without a level it is taken back */
  give(id: string, level: Level | undefined): void
  /** everything, or everything but this; without a level everything is taken back */
  giveAll(level: Level | undefined, except?: Department): void
  /** the departments of the question the staff is about to answer; undefined if it is the player's */
  readonly decides: Accessor<readonly Department[] | undefined>
  /** the player decides what the staff was about to, and the like, until something else is asked */
  takeOver(): void
  /** the staff could decide the player's question, or its part of it */
  readonly mayLeave: Accessor<'once' | 'again' | undefined>
  leave(): void
  /** the staff had this question, and leaves it to the player: it is about the player's own part */
  readonly isReferred: Accessor<boolean>
  /** an answer to the question on the table that can be given once and for all */
  readonly standingKind: Accessor<StandingKind | undefined>
  readonly standing: Accessor<readonly StandingRow[]>
  stand(kind: StandingKind, term: Term): void
  withdraw(kind: StandingKind): void
  /** who gave the answer of an action in the player's place */
  deputyAt(action: number): 'staff' | 'standing' | undefined
}
