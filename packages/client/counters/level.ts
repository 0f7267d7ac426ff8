/** How much of a counter is drawn, by its size on the screen. */
export type Level = 'near' | 'mid' | 'far'

/** pixels of the screen from which on figures are drawn */
const NEAR = 44

/** The scale at which the figures of counters so wide on the map can be read. */
export const legibleScale = (counterWidth: number): number => Math.min(1, NEAR / counterWidth)

/** `size` in pixels of the screen. */
export const levelOf = (size: number): Level => (size >= NEAR ? 'near' : size >= 28 ? 'mid' : 'far')

/** Place of the symbol in the counter's box of 100 × 100. */
export interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** line width */
  readonly line: number
}

export const FIELDS: Readonly<Record<Level, Field>> = {
  near: { x: 29, y: 33, width: 45, height: 29, line: 3 },
  mid: { x: 24, y: 15, width: 54, height: 36, line: 4 },
  far: { x: 19, y: 18, width: 64, height: 44, line: 5 },
}
