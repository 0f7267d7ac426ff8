import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentOf, isSeed, keyWords, seedFrom } from '../dice/seed.ts'

const full = '00112233445566778899aabbccddeeff0102030405060708090a0b0c0d0e0f10'

describe('a seed', () => {
  it('is 64 hexadecimal digits in small letters', () => {
    expect(isSeed(full)).toBe(true)
    for (const text of [
      '',
      '7',
      full.slice(1),
      `${full}0`,
      full.toUpperCase(),
      full.replace('0', 'g'),
      `${full}\n`,
    ])
      expect(isSeed(text), text).toBe(false)
  })

  it('can be made of anything a person types', () => {
    for (const text of ['', '7', 'rainy sunday', '雨の日曜日', '\ud800', full.toUpperCase()])
      expect(isSeed(seedFrom(text)), text).toBe(true)
  })

  it('is the same for the same text and another for another', () => {
    const texts = ['', '7', '07', 'a', 'A', '\ud800', '\udc00', '\u0061\u0000', 'ab', '慢']
    expect(texts.map(seedFrom)).toEqual(texts.map(seedFrom))
    expect(new Set(texts.map(seedFrom)).size).toBe(texts.length)
  })

  it('stays as it is when it is one already', () => {
    expect(seedFrom(full)).toBe(full)
  })

  it('is the SHA-256 of the text in UTF-16, so that records can be checked by anyone', () => {
    const reference = createHash('sha256').update(Buffer.from('7', 'utf16le').swap16()).digest('hex')
    expect(seedFrom('7')).toBe(reference)
  })

  it('becomes eight words, least byte first', () => {
    expect([...keyWords(full)].slice(0, 2)).toEqual([0x33221100, 0x77665544])
    expect(keyWords(full)[7]).toBe(0x100f0e0d)
  })
})

describe('the commitment', () => {
  it('is the SHA-256 of the 32 bytes of the seed', () => {
    expect(commitmentOf(full)).toBe(createHash('sha256').update(Buffer.from(full, 'hex')).digest('hex'))
  })

  it('changes with any digit', () => {
    const others = Array.from(
      full,
      (digit, i) => full.slice(0, i) + (digit === '0' ? '1' : '0') + full.slice(i + 1),
    )
    expect(new Set([full, ...others].map(commitmentOf)).size).toBe(65)
  })
})
