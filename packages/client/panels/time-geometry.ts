import type { TimeSpan } from '../table/models.ts'

/** The line is a little longer than the game: what is still to come stays empty at its right. */
export const roomFor = (length: number): number => Math.max(24, length) * 1.08

/** Where a moment lies, in percent of the line. */
export const placeOf = (at: number, length: number): number => (at / roomFor(length)) * 100

/** The moment at a fraction of the line. */
export const momentAt = (fraction: number, length: number): number =>
  Math.min(length, Math.max(0, Math.round(fraction * roomFor(length))))

const CLOSEST = 6.5

/** Labels that have room: each at least a few percent of the line from the one before. */
export function labelsOf(
  spans: readonly TimeSpan[],
  length: number,
): readonly { readonly text: string; readonly place: number }[] {
  const shown: { text: string; place: number }[] = []
  const end = placeOf(length, length)
  for (const { from, label } of spans) {
    const place = placeOf(from, length)
    const last = shown.at(-1)?.place ?? -CLOSEST
    if (label !== undefined && place - last >= CLOSEST && end - place >= CLOSEST)
      shown.push({ text: label, place })
  }
  return shown
}

/** The stretch a moment belongs to. */
export const spanAt = (spans: readonly TimeSpan[], at: number): TimeSpan | undefined =>
  spans.findLast(({ from }) => from <= at)

const LEAP = 10

/** Where a key leads from a moment; undefined if it is none of the line's keys. */
export function stepByKey(key: string, at: number, length: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - LEAP,
    PageUp: at + LEAP,
    Home: 0,
    End: length,
  }
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined
  return to === undefined ? undefined : Math.min(length, Math.max(0, to))
}
