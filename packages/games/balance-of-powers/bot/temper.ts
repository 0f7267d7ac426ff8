/** In what spirit a half is fought. */
import type { Prize } from './stakes.ts'

export interface Temper {
  /** how little own losses count in attacks; 1 is usual */
  readonly daring: number
  /** the prize most is made of, by its place; -1 for none */
  readonly focus: number
  /** how much RP are spared; 1 is usual */
  readonly thrift: number
}
export const USUAL: Temper = { daring: 1, focus: -1, thrift: 1 }

const EMPHASIS = 1.8
export const emphasis =
  ({ focus }: Temper) =>
  ({ place }: Prize): number =>
    place === focus ? EMPHASIS : 1
