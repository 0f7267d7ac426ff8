import type { Action } from '@sandtable/kernel'

/** How many actions a failure needs: tells for a list of actions how many of them were enough, if it shows. */
export type Shows = (actions: readonly Action[]) => number | undefined

const MOST_TRIES = 1000
/** Pieces up to this size are tried at every place, larger ones side by side. */
const SMALL = 4

/** A shorter list that shows the same failure: the tail goes first, then ever smaller pieces of the rest. */
export function shrink(actions: readonly Action[], shows: Shows): readonly Action[] {
  const enough = shows(actions)
  if (enough === undefined) return actions
  let best = actions.slice(0, enough)
  let tries = MOST_TRIES
  for (let size = best.length >> 1; size > 0; size = size > SMALL ? size >> 1 : size - 1)
    for (let at = 0; at < best.length && tries > 0; tries--) {
      const shorter = best.toSpliced(at, size)
      const needed = shows(shorter)
      if (needed === undefined) at += size > SMALL ? size : 1
      else best = shorter.slice(0, needed)
    }
  return best
}
