import { type Chance, type DiceKind, type Reader, type Reading, readRoll, type Rolled } from './chance.ts'
import { chachaBlock } from './chacha.ts'
import { keyWords, type Seed } from './seed.ts'

const WORDS_PER_BLOCK = 16
const RANGE = 2 ** 32

/** The real dice of a game: word n of the stream keyed by the seed. */
export class KeyedChance implements Chance {
  position: number
  readonly #key: Int32Array
  readonly #block = new Int32Array(WORDS_PER_BLOCK)
  #loaded = -1

  constructor(seed: Seed, position = 0) {
    this.#key = knownKey(seed)
    this.position = position
  }

  /** Rejects the few words that would make some results likelier than others. */
  pick(n: number): number {
    const limit = RANGE - (RANGE % n)
    let word = this.#next()
    while (word >= limit) word = this.#next()
    return word % n
  }

  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    const faces: number[] = []
    for (let i = 0; i < dice.count; i++) faces.push(this.pick(dice.sides) + 1)
    return readRoll(faces, read)
  }

  #next(): number {
    const block = Math.floor(this.position / WORDS_PER_BLOCK)
    if (block !== this.#loaded) {
      chachaBlock(this.#key, block, this.#block)
      this.#loaded = block
    }
    const word = this.#block[this.position % WORDS_PER_BLOCK] as number
    this.position++
    return word >>> 0
  }
}

let lastSeed: Seed = ''
let lastKey = new Int32Array(8)

/** Forks of one game share its seed: reading it once is enough. */
function knownKey(seed: Seed): Int32Array {
  if (seed !== lastSeed) {
    lastKey = Int32Array.from(keyWords(seed))
    lastSeed = seed
  }
  return lastKey
}
