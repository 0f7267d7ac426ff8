import type { GameTypes } from '@sandtable/kernel'
import type { Told } from './scene.ts'

/**
 * How much of a story is as it was. What is taken back and told again is told in new objects, so where one of them is the
 * same, so are all before it: as a rule this is one look at the end.
 */
export function sameUpTo<T extends GameTypes>(before: readonly Told<T>[], now: readonly Told<T>[]): number {
  let same = Math.min(before.length, now.length)
  while (same > 0 && before[same - 1] !== now[same - 1]) same--
  return same
}

/**
 * Something that is made from a story and grows with it, for each story by itself: other eyes are told other stories, and
 * every story has a beginning of its own.
 */
export function perStory<T extends GameTypes, X>(make: () => X): (told: readonly Told<T>[]) => X {
  const made = new WeakMap<Told<T>, X>()
  return (told) => {
    const [first] = told
    const found = (first && made.get(first)) ?? make()
    if (first) made.set(first, found)
    return found
  }
}
