import type { CounterFace } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '../../counters/level.ts'
import { intoField, isSilhouette, outlineOf, type Silhouette } from '../../counters/silhouettes.ts'

const OUTLINES: readonly Silhouette[] = [
  'battleship',
  'cruiser',
  'flotilla',
  'submarine',
  'sailing-ship',
  'aircraft',
  'leader',
  'train',
  'depot',
  'tank',
]
const FRAMED: readonly CounterFace['symbol'][] = [
  'infantry',
  'cavalry',
  'artillery',
  'mountain',
  'hq',
  'fort',
]

/** the absolute places of a path that has no others */
const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('symbols that are outlines', () => {
  it('are those of ships, aircraft, leaders and what follows an army', () => {
    expect(OUTLINES.every(isSilhouette)).toBe(true)
    expect(FRAMED.some(isSilhouette)).toBe(false)
  })

  it('differ from each other', () => {
    expect(new Set(OUTLINES.map(outlineOf)).size).toBe(OUTLINES.length)
  })

  it.each(OUTLINES)('%s stays within its box', (symbol) => {
    expect(numbersIn(outlineOf(symbol)).every((n) => n >= -10 && n <= 90)).toBe(true)
  })

  it.each(Object.values(FIELDS))('stand on the foot of the field and stay on the counter: %j', (field) => {
    const [left = 0, top = 0, wide = 0, high = 0] = numbersIn(intoField(field))
    expect(top + high * 58).toBeCloseTo(field.y + field.height, 6)
    expect(left + (wide * 90) / 2).toBeCloseTo(field.x + field.width / 2, 6)
    expect(Math.min(left, top)).toBeGreaterThan(2)
    expect(left + wide * 90).toBeLessThan(98)
  })
})
