/** A space may hold several stacks: each side's, a garrison beside a field army. */
import type { Counter, Stack } from '@sandtable/presentation'

/** The stacks of a space, one's own first. */
export function stacksAt(stacks: readonly Stack[], space: number | undefined): readonly Stack[] {
  const here = stacks.filter((stack) => stack.space === space)
  return here.length < 2 ? here : [...here.filter(({ own }) => own), ...here.filter(({ own }) => !own)]
}

export const countersOf = (stacks: readonly Stack[]): readonly Counter[] =>
  stacks.flatMap(({ counters }) => counters)

export const unitsOf = (stacks: readonly Stack[]): readonly number[] =>
  countersOf(stacks).map(({ unit }) => unit)
