import type { CounterFace } from '@sandtable/presentation'

/**
 * Do two faces look alike? A table that is worked out anew brings new objects; a counter whose face is
 * the same must not be drawn again.
 */
export function sameFace(a: CounterFace, b: CounterFace): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
