import { distance, type Point, type Polyline } from './point.ts'

const SAME = 1.5

/** `other` turned so that it goes on where `line` ends, or undefined. */
function continuation(line: Polyline, other: Polyline): Polyline | undefined {
  const end = line.at(-1) as Point
  if (distance(end, other[0] as Point) < SAME) return other
  return distance(end, other.at(-1) as Point) < SAME ? [...other].reverse() : undefined
}

/** Takes lines out of the heap as long as one goes on at the end. */
function grown(line: Polyline, heap: Polyline[]): Polyline {
  for (let i = 0; i < heap.length; i++) {
    const next = continuation(line, heap[i] as Polyline)
    if (!next) continue
    heap.splice(i, 1)
    return grown([...line, ...next.slice(1)], heap)
  }
  return line
}

/** Joins lines end to end, whichever way they run, into as few as possible. */
export function joinLines(lines: readonly Polyline[]): Polyline[] {
  const heap = [...lines]
  const joined: Polyline[] = []
  for (let line = heap.shift(); line; line = heap.shift())
    joined.push(grown([...grown(line, heap)].reverse(), heap))
  return joined
}
