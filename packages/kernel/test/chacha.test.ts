import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chachaBlock } from '../dice/chacha.ts'
import { keyWords } from '../dice/seed.ts'

function blockHex(key: string, counter: number): string {
  const out = new Int32Array(16)
  chachaBlock(keyWords(key), counter, out)
  const bytes = new DataView(new ArrayBuffer(64))
  out.forEach((word, i) => bytes.setInt32(i * 4, word, true))
  return Buffer.from(bytes.buffer).toString('hex')
}

/** Another implementation: the key stream is what zeros are encrypted to; words 12 to 15 are the iv. */
function referenceHex(key: string, counter: number): string {
  const iv = Buffer.alloc(16)
  iv.writeBigUInt64LE(BigInt(counter))
  const cipher = createCipheriv('chacha20', Buffer.from(key, 'hex'), iv)
  return cipher.update(Buffer.alloc(64)).toString('hex')
}

const zeros = '0'.repeat(64)

describe('the ChaCha20 block', () => {
  // RFC 8439, appendix A.1: the vectors with a nonce of zero, which is ours.
  it.each([
    [
      zeros,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      zeros,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'0'.repeat(63)}1`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'0'.repeat(60)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('matches RFC 8439 A.1 for key %s, block %i', (key, counter, block) => {
    expect(blockHex(key, counter)).toBe(block)
  })

  it('agrees with another implementation for any key and block, beyond 32 bits too', () => {
    const key = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'))
    fc.assert(
      fc.property(key, fc.integer({ min: 0, max: 2 ** 48 }), (k, counter) => {
        expect(blockHex(k, counter)).toBe(referenceHex(k, counter))
      }),
      { seed: 1, numRuns: 200 },
    )
  })
})
