/** What is worked out anew with every decision, and says the same as before more often than not. */
import type { Counter, Spot, Stack, Told } from '@sandtable/presentation'

/** Do two pieces of plain data say the same? */
export const sameData = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** A story grows at its end; what is taken back and told again is told in new objects. */
export const sameStory = (a: readonly Told[], b: readonly Told[]): boolean =>
  a.length === b.length && a.at(-1) === b.at(-1)

/**
 * Stacks that are the same stay the same objects, and if all of them are, so is the list: who draws them sees
 * by that what there is to do.
 */
export function keepStacks(before: readonly Stack[], now: readonly Stack[]): readonly Stack[] {
  const known = new Map<number, Stack>()
  for (const stack of before) known.set(keyOf(stack), stack)
  let isSame = before.length === now.length
  const kept = now.map((stack, order) => {
    const old = known.get(keyOf(stack))
    const same = old && sameStack(old, stack) ? old : stack
    isSame &&= same === before[order]
    return same
  })
  return isSame ? before : kept
}

/** A space may hold several stacks; a unit lies in one of them. */
const keyOf = ({ counters, space }: Stack): number => counters[0]?.unit ?? -1 - space

const sameStack = (a: Stack, b: Stack): boolean =>
  a.space === b.space &&
  a.more === b.more &&
  a.own === b.own &&
  sameSpot(a.spot, b.spot) &&
  a.counters.length === b.counters.length &&
  a.counters.every((counter, order) => sameCounter(counter, b.counters[order]))

const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a === b || (a?.dx === b?.dx && a?.dy === b?.dy && a?.size === b?.size)

const sameCounter = (a: Counter, b: Counter | undefined): boolean =>
  a === b || (a.unit === b?.unit && a.name === b.name && sameData(a, b))
