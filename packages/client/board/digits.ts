/** Numbers on the map, many in one text: where each digit stands. */
import type { Point } from '@sandtable/presentation'
import type { Cost } from './costs.ts'

export interface DiscNumber {
  readonly x: number
  readonly y: number
  readonly number: number
}

/** Costs, put where a space has them. */
export const numbersAt = (costs: readonly Cost[], at: (space: number) => Point): DiscNumber[] =>
  costs.map(([space, number]) => {
    const { x, y } = at(space)
    return { x, y, number }
  })

interface Digits {
  readonly text: string
  /** where the middle of each digit stands */
  readonly x: string
  readonly y: string
}

/** How far beneath its middle a number stands, in its own size. */
export const DISC_DROP = 0.35

/** Every digit has its own place in the one text. */
export function digitsOf(numbers: readonly DiscNumber[], size: number): Digits {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const { x, y, number } of numbers) {
    const digits = Array.from(String(number))
    let at = x - (digits.reduce((sum, digit) => sum + widthOf(digit), 0) * size) / 2
    for (const digit of digits) {
      const width = widthOf(digit) * size
      xs.push(near(at + width / 2))
      ys.push(near(y + size * DISC_DROP))
      at += width
    }
  }
  return { text: numbers.map(({ number }) => number).join(''), x: xs.join(' '), y: ys.join(' ') }
}

/** In the letters of the counters, in their own size: a one is slender. */
const widthOf = (digit: string): number => (digit === '1' ? 0.284 : 0.44)

export const near = (value: number): number => Math.round(value * 10) / 10
