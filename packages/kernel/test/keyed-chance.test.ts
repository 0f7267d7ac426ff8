import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chance, D6, shuffle, TWO_D6 } from '../dice/chance.ts'
import { KeyedChance } from '../dice/keyed-chance.ts'
import { seedFrom } from '../dice/seed.ts'
import { chiSquare, countUp, ONE_IN_A_THOUSAND } from './chi-square.ts'

const SEEDS = ['1', '2', '3', 'rainy sunday']
const chanceOf = (seed: string, position = 0): KeyedChance => new KeyedChance(seedFrom(seed), position)
const same = (n: number, times: number): number[] => Array.from({ length: n }, () => times / n)
const total = (sum: number): number => sum

describe('the dice of a game', () => {
  it.each(SEEDS)('are fair singly (seed %s)', (seed) => {
    const dice = chanceOf(seed)
    const counts = countUp(6, 12_000, () => dice.roll(D6, total).total - 1)
    expect(chiSquare(counts, same(6, 12_000))).toBeLessThan(ONE_IN_A_THOUSAND[5] as number)
  })

  it.each(SEEDS)('are fair in pairs (seed %s)', (seed) => {
    const dice = chanceOf(seed)
    const counts = countUp(11, 12_000, () => dice.roll(TWO_D6, total).total - 2)
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((count) => (count / 36) * 12_000)
    expect(chiSquare(counts, ways)).toBeLessThan(ONE_IN_A_THOUSAND[10] as number)
  })

  it.each(SEEDS)('shuffle fairly (seed %s)', (seed) => {
    const dice = chanceOf(seed)
    const orders = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const cards = [0, 1, 2, 3]
      shuffle(dice, cards)
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1)
    }
    expect(chiSquare([...orders.values()], same(24, 12_000))).toBeLessThan(ONE_IN_A_THOUSAND[23] as number)
  })

  it('throw no result away that is not in the way, and favour none of a range that does not divide', () => {
    const dice = chanceOf('wide')
    const n = 3 * 2 ** 30
    const thirds = countUp(3, 12_000, () => Math.floor(dice.pick(n) / 2 ** 30))
    for (const count of thirds) expect(Math.abs(count - 4000)).toBeLessThan(200)
    expect(dice.position).toBeGreaterThan(12_000 * 1.3)
    const plain = chanceOf('wide')
    for (let i = 0; i < 100; i++) plain.pick(2 ** 16)
    expect(plain.position).toBe(100)
  })

  it('stay in range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(1000), (n, position) => {
        const result = chanceOf('range', position).pick(n)
        expect(Number.isInteger(result) && result >= 0 && result < n).toBe(true)
      }),
      { seed: 1 },
    )
  })

  it('say faces, total and reading', () => {
    const { faces, total: sum, reading } = chanceOf('7').roll({ count: 3, sides: 6 }, (t) => `row ${t}`)
    expect(faces).toHaveLength(3)
    expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true)
    expect(sum).toBe(faces.reduce((a, b) => a + b))
    expect(reading).toBe(`row ${sum}`)
  })

  it('fall the same whichever way they are read, and show a reader of faces the highest first', () => {
    for (const seed of SEEDS) {
      const [byTotal, byFaces] = [chanceOf(seed), chanceOf(seed)]
      const { faces, total: sum } = byTotal.roll({ count: 5, sides: 6 }, total)
      const read = byFaces.roll({ count: 5, sides: 6 }, { faces: (shown, t) => `${shown.join('')} ${t}` })
      expect(read.faces).toEqual(faces)
      expect(read.reading).toBe(`${[...faces].sort((a, b) => b - a).join('')} ${sum}`)
      expect(byFaces.position).toBe(byTotal.position)
    }
  })

  it('depend on the seed and the position alone', () => {
    const draw = (chance: Chance, n: number): number[] => Array.from({ length: n }, () => chance.pick(1000))
    const all = draw(chanceOf('7'), 100)
    for (const position of [0, 1, 15, 16, 17, 47])
      expect(draw(chanceOf('7', position), 100 - position)).toEqual(all.slice(position))
    expect(draw(chanceOf('8'), 100)).not.toEqual(all)
  })

  it('shuffle without losing anything', () => {
    const cards = Array.from({ length: 52 }, (_, i) => i)
    shuffle(chanceOf('deck'), cards)
    expect(cards).not.toEqual([...cards].sort((a, b) => a - b))
    expect(new Set(cards).size).toBe(52)
  })
})
