/** A quick 64-bit fingerprint of words: tells positions apart, proves nothing to an adversary. */
export class Fingerprint {
  #a = 0x9e3779b9 | 0
  #b = 0x7f4a7c15 | 0

  word(value: number): void {
    const a = Math.imul(this.#a ^ value, 0xcc9e2d51)
    this.#a = (a << 15) | (a >>> 17)
    const b = Math.imul((this.#b + value) ^ this.#a, 0x1b873593)
    this.#b = (b << 13) | (b >>> 19)
  }

  words(values: Int16Array): void {
    for (const value of values) this.word(value)
  }

  text(value: string): void {
    for (let i = 0; i < value.length; i++) this.word(value.charCodeAt(i))
    this.word(-1)
  }

  /** 16 hexadecimal digits */
  digest(): string {
    return hex(finish(this.#a ^ (this.#b >>> 7))) + hex(finish(this.#b + this.#a))
  }
}

function finish(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
