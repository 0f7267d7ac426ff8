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
