/** What is left before a phase or turn ends: one source for the list beside the question and for what an ending asks back. */
import type { RuleId } from './models.ts'

export interface Undone {
  readonly id: string
  /** "3 stacks not moved"; how many stands in it */
  readonly text: string
  /** where: a press flies to the first, another to the next */
  readonly spaces: readonly number[]
  readonly rules?: readonly RuleId[]
  /** `plain` is only told; `warn` and `bad` are lost by ending now; `good` is in order */
  readonly tone: 'plain' | 'warn' | 'bad' | 'good'
  /** what an ending says before it is done; without one it asks nothing back for this */
  readonly warning?: string
}

/** What an ending asks back: the first thing that would be lost. */
export const warningIn = (undone: readonly Undone[]): string | undefined =>
  undone.find(({ warning }) => warning !== undefined)?.warning
