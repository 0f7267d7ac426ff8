/** From so many words on they are read in four lanes: the hashes of smaller states are in records and stay as they are. */
const LONG = 4097
/** words that go into the four lanes at a time, two each */
const BLOCK = 8

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
    if (values.length < LONG) this.#wordsFrom(values, 0)
    else this.#longWords(values)
  }

  text(value: string): void {
    for (let i = 0; i < value.length; i++) this.word(value.charCodeAt(i))
    this.word(-1)
  }

  /** 16 hexadecimal digits */
  digest(): string {
    return hex(finish(this.#a ^ (this.#b >>> 7))) + hex(finish(this.#b + this.#a))
  }

  /** The same as word by word; in variables of its own it takes half the time. */
  #wordsFrom(values: Int16Array, first: number): void {
    let [a, b] = [this.#a, this.#b]
    for (let i = first; i < values.length; i++) {
      const value = values[i] as number
      a = Math.imul(a ^ value, 0xcc9e2d51)
      a = (a << 15) | (a >>> 17)
      b = Math.imul((b + value) ^ a, 0x1b873593)
      b = (b << 13) | (b >>> 19)
    }
    this.#a = a
    this.#b = b
  }

  /** No lane waits for another: a third of the time. What fills no block follows word by word. */
  #longWords(values: Int16Array): void {
    const end = values.length - (values.length % BLOCK)
    let [p, q, r, s] = [1, 2, 3, 4]
    for (let i = 0; i < end; i += BLOCK) {
      p = taken(p, values[i] as number, values[i + 1] as number)
      q = taken(q, values[i + 2] as number, values[i + 3] as number)
      r = taken(r, values[i + 4] as number, values[i + 5] as number)
      s = taken(s, values[i + 6] as number, values[i + 7] as number)
    }
    for (const lane of [values.length, p, q, r, s]) this.word(lane)
    this.#wordsFrom(values, end)
  }
}

/** A lane after two more words. Other words always make another lane. */
function taken(lane: number, low: number, high: number): number {
  const both = (low & 0xffff) | (high << 16)
  const mixed = Math.imul(lane ^ Math.imul(both, 0x85ebca77), 0x9e3779b1)
  return (mixed << 13) | (mixed >>> 19)
}

function finish(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
