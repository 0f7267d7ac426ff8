import type { Space } from './space.ts'

/**
 * Spaces linked to some source through passable spaces (rail nets): 1 where linked, else 0.
 * A source that is not passable itself (an enemy stands on it) links nothing.
 * The result can be written into an array of the caller's, which is then cleared first.
 */
export function connected(
  space: Space,
  sources: readonly number[],
  passable: (h: number) => boolean,
  linked: Uint8Array = new Uint8Array(space.size),
): Uint8Array {
  linked.fill(0)
  const open: number[] = []
  const visit = (h: number) => {
    if (h < 0 || linked[h] === 1 || !passable(h)) return
    linked[h] = 1
    open.push(h)
  }
  sources.forEach(visit)
  for (let h = open.pop(); h !== undefined; h = open.pop())
    for (let d = 0; d < space.degree; d++) visit(space.neighbour(h, d))
  return linked
}
