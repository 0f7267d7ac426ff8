/** Where a place lies from another, in words. */
import type { Point, Sheet } from '@sandtable/presentation'
import type { VoiceWords } from './words.ts'

const EIGHTH = 45
/** From here on the map is turned so far that an arrow key does not go where its compass point says. */
const TURNED = 20

/** Degrees clockwise from the top of the map. */
const bearing = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI

const named = (degrees: number, names: readonly string[]): string =>
  names[((Math.round(degrees / EIGHTH) % 8) + 8) % 8] ?? ''

/** Clockwise from north, for lists that are always read in the same order. */
export function clockwise(
  { spaces, north }: Pick<Sheet, 'spaces' | 'north'>,
  from: number,
  to: number,
): number {
  const [a, b] = [spaces[from], spaces[to]]
  const eighths = a && b ? Math.round((bearing(a, b) - north) / EIGHTH) : 0
  return ((eighths % 8) + 8) % 8
}

/** "north"; on a map that is turned where it lies for the hand too: "left (northwest)". */
export function whereTo(
  { spaces, north }: Pick<Sheet, 'spaces' | 'north'>,
  from: number,
  to: number,
  words: Pick<VoiceWords, 'compass' | 'screen' | 'towards'>,
): string {
  const [a, b] = [spaces[from], spaces[to]]
  if (!a || !b) return ''
  const degrees = bearing(a, b)
  const compass = named(degrees - north, words.compass)
  return Math.abs(north) < TURNED ? compass : words.towards(named(degrees, words.screen), compass)
}
