import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../dice/sha256.ts'

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
const reference = (message: Uint8Array): string => createHash('sha256').update(message).digest('hex')

describe('SHA-256', () => {
  // FIPS 180-4 examples: no block to fill, one block, two blocks, and a long message.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of "%s"', (message, digest) => {
    expect(sha256(ascii(message))).toBe(digest)
  })

  it('of a million letters a', () => {
    expect(sha256(ascii('a'.repeat(1_000_000)))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    )
  })

  it('agrees with another implementation around every edge of a block', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 0xff)
      expect(sha256(message), `${length} bytes`).toBe(reference(message))
    }
  })

  it('agrees with another implementation for any message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (message) => {
        expect(sha256(message)).toBe(reference(message))
      }),
      { seed: 1, numRuns: 200 },
    )
  })
})
