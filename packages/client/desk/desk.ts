/** The desk, as panels see it. Made by `create-desk.ts`. */
import type { DeskModel, DeskPick, DeskRow } from '@sandtable/presentation'
import type { Accessor } from 'solid-js'

export interface Desk {
  /** of the question on the table; undefined where it is no list with amounts */
  readonly model: Accessor<DeskModel | undefined>
  readonly isOpen: Accessor<boolean>
  setOpen(isOpen: boolean): void
  amount(row: string): number
  mayAdd(row: DeskRow): boolean
  /** one more, in the way and to the place of the last one */
  add(row: DeskRow): void
  take(row: DeskRow): void
  /** as near to the number as can be had */
  set(row: DeskRow, amount: number): void
  /** another way or place for one of the picks */
  change(at: number, pick: Partial<Pick<DeskPick, 'way' | 'place'>>): void
  clear(): void
  /** what was said when it was to be signed; until anything is changed */
  readonly warning: Accessor<string | undefined>
  /** may it be signed? Not while it holds something that cannot be had any more */
  readonly isInOrder: Accessor<boolean>
  sign(): void
  /** so many lines wait until a question in between is answered */
  readonly waiting: Accessor<number>
}
