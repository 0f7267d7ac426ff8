import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Fingerprint } from '../index.ts'

function printOf(words: ArrayLike<number>): string {
  const print = new Fingerprint()
  print.words(Int16Array.from(words))
  return print.digest()
}

function printOfTexts(...texts: readonly string[]): string {
  const print = new Fingerprint()
  for (const text of texts) print.text(text)
  return print.digest()
}

const SIZE = 200
const sample = Int16Array.from({ length: SIZE }, (_, i) => (i * 37) % 91)

/** the sample with one bit of one word turned over */
function flipped(index: number, bit: number): Int16Array {
  const words = sample.slice()
  words[index] = (words[index] as number) ^ (1 << bit)
  return words
}

const places = Array.from({ length: SIZE * 16 }, (_, i) => [i >> 4, i & 15] as const)

const bitsSet = (hex: string): number =>
  Array.from(hex, (digit) => parseInt(digit, 16).toString(2).replaceAll('0', '').length).reduce(
    (a, b) => a + b,
  )

const distance = (a: string, b: string): number => bitsSet((BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16))

/** as long as the state of a giant, and not a whole number of blocks */
const LONG_SIZE = 5003
const long = Int16Array.from({ length: LONG_SIZE }, (_, i) => (i * 7919) % 30_011)

function longFlipped(index: number, bit: number): Int16Array {
  const words = long.slice()
  words[index] = (words[index] as number) ^ (1 << bit)
  return words
}

/** one bit in each of many words, in every lane and in the rest behind the last block */
const longPlaces = Array.from({ length: LONG_SIZE }, (_, i) => [i, (i * 5) & 15] as const).filter(
  ([index]) => index % 7 === 0 || index > LONG_SIZE - 12,
)

describe('the fingerprint of a long state', () => {
  const prints = longPlaces.map(([index, bit]) => printOf(longFlipped(index, bit)))

  it('changes with every single bit, each time otherwise', () => {
    expect(new Set([printOf(long), ...prints]).size).toBe(longPlaces.length + 1)
  })

  it('has about half of its bits turned by one of them, and its first digits nearly always', () => {
    const turned = prints.map((print) => distance(printOf(long), print))
    const mean = turned.reduce((a, b) => a + b) / turned.length
    expect(mean).toBeGreaterThan(31)
    expect(mean).toBeLessThan(33)
    const head = printOf(long).slice(0, 4)
    expect(prints.filter((print) => print.startsWith(head)).length).toBeLessThan(3)
  })

  it('depends on the order and on the number of words', () => {
    for (const [i, k] of [
      [0, 1],
      [0, 2],
      [0, 8],
      [8, 24],
    ] as const) {
      const swapped = long.slice()
      ;[swapped[i], swapped[k]] = [long[k] as number, long[i] as number]
      expect(printOf(swapped)).not.toBe(printOf(long))
    }
    const [shorter, longer] = [new Int16Array(LONG_SIZE), new Int16Array(LONG_SIZE + 8)]
    expect(printOf(shorter)).not.toBe(printOf(longer))
  })
})

it('states as short as those of recorded games keep their fingerprints', () => {
  const words = (length: number): number[] => Array.from({ length }, (_, i) => ((i * 37) % 91) - 45)
  expect([0, 1, 200, 4096].map((length) => printOf(words(length)))).toEqual([
    'bbdbca7745eb667d',
    '340611c27d29c472',
    '624a20d31cd849f1',
    '69b80f5c0708f49e',
  ])
})

describe('a fingerprint', () => {
  it('is 16 hexadecimal digits', () => {
    expect(printOf([])).toMatch(/^[0-9a-f]{16}$/)
    expect(printOf(sample)).toMatch(/^[0-9a-f]{16}$/)
  })

  it('changes with every single bit, each time otherwise', () => {
    const prints = places.map(([index, bit]) => printOf(flipped(index, bit)))
    expect(new Set([printOf(sample), ...prints]).size).toBe(places.length + 1)
  })

  it('has its first four digits, which records keep, changed by nearly every single bit', () => {
    const head = printOf(sample).slice(0, 4)
    const unnoticed = places.filter(([index, bit]) => printOf(flipped(index, bit)).startsWith(head))
    expect(unnoticed.length).toBeLessThan(3)
  })

  it('has about half of its bits turned by one bit of one word', () => {
    const turned = places.map(([index, bit]) => distance(printOf(sample), printOf(flipped(index, bit))))
    const mean = turned.reduce((a, b) => a + b) / turned.length
    expect(mean).toBeGreaterThan(31)
    expect(mean).toBeLessThan(33)
  })

  it('depends on the order and on the number of words', () => {
    expect(printOf([1, 2])).not.toBe(printOf([2, 1]))
    expect(printOf([0])).not.toBe(printOf([0, 0]))
    expect(printOf([])).not.toBe(printOf([0]))
  })

  it('is the same for the same words, given at once or one by one', () => {
    fc.assert(
      fc.property(fc.int16Array({ maxLength: 50 }), (words) => {
        const print = new Fingerprint()
        for (const word of words) print.word(word)
        expect(print.digest()).toBe(printOf(words))
        expect(print.digest()).toBe(print.digest())
      }),
      { seed: 1 },
    )
  })

  it('knows where a text ends', () => {
    expect(printOfTexts('ab', 'c')).not.toBe(printOfTexts('a', 'bc'))
    expect(printOfTexts('ab')).not.toBe(printOfTexts('ab', ''))
  })
})
