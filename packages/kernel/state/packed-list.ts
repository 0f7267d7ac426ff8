import { allOf, type FlagNames } from './flag-list.ts'
import { described, type Item, oneOf } from './item.ts'
import { checkIndex, type Run, type Stored } from './stored.ts'

const WORD = 16
const BYTE = 8
const SIZES = [1, 2, 4]

/** How values of a small set lie side by side in words, each as its place in the set. Shared by all states. */
export class Packing<V extends number> {
  /** bits an item */
  readonly bits: number
  /** a word holds two to the power of this many items */
  readonly shift: number
  readonly values: readonly V[]
  private readonly least: number
  private readonly codes: Int8Array
  /** how each byte reads in digits */
  private readonly digits: readonly string[]

  constructor(item: Item<V>) {
    this.values = item.values ?? allFrom(item)
    const bits = SIZES.find((size) => this.values.length <= 2 ** size)
    if (bits === undefined) throw new RangeError(`${this.values.length} values are too many to be packed`)
    this.bits = bits
    this.shift = Math.log2(WORD / bits)
    this.digits = Array.from({ length: 2 ** BYTE }, (_, byte) => spell(byte, bits))
    this.least = item.least
    this.codes = new Int8Array(item.most - item.least + 1).fill(-1)
    this.values.forEach((value, code) => {
      this.codes[value - this.least] = code
    })
  }

  wordsFor(length: number): number {
    return Math.ceil(length / 2 ** this.shift)
  }

  /** the places of a word's values, as hexadecimal digits */
  digitsOf(word: number): string {
    return `${this.digits[word & 0xff] ?? ''}${this.digits[(word >> BYTE) & 0xff] ?? ''}`
  }

  /** the place of a value in the set; -1 if it is not in it */
  codeOf(value: number): number {
    return this.codes[value - this.least] ?? -1
  }
}

function spell(byte: number, bits: number): string {
  let digits = ''
  for (let place = 0; place < BYTE; place += bits) digits += ((byte >> place) & (2 ** bits - 1)).toString(16)
  return digits
}

function allFrom<V extends number>({ least, most }: Item<V>): V[] {
  // A set too large is refused by its length; nobody wants it written out first.
  const length = Math.min(most - least + 1, 2 ** WORD)
  return Array.from({ length }, (_, i) => (least + i) as V)
}

/** A value of a small set for each of many items, in 1, 2 or 4 bits. */
export class PackedList<V extends number = number> implements Stored, Iterable<V> {
  readonly length: number
  private readonly run: Int16Array
  private readonly packing: Packing<V>
  private readonly values: readonly V[]
  private readonly bits: number
  private readonly shift: number
  /** of the place within its word */
  private readonly within: number
  private readonly low: number

  constructor(run: Int16Array, length: number, packing: Packing<V>) {
    this.run = run
    this.length = length
    this.packing = packing
    this.values = packing.values
    this.bits = packing.bits
    this.shift = packing.shift
    this.within = 2 ** packing.shift - 1
    this.low = 2 ** packing.bits - 1
  }

  get(i: number): V {
    // What lies outside would be read from a neighbour or from nowhere, and look like a value.
    if (i >>> 0 >= this.length) checkIndex(i, this.length)
    return this.values[
      ((this.run[i >> this.shift] as number) >> ((i & this.within) * this.bits)) & this.low
    ] as V
  }

  set(i: number, value: V): void {
    checkIndex(i, this.length)
    const code = this.packing.codeOf(value)
    if (code < 0) throw new RangeError(`${value} is not ${described(kindOf(this.values))}`)
    this.write(i, code)
  }

  fill(value: V): void {
    for (let i = 0; i < this.length; i++) this.set(i, value)
  }

  toArray(): V[] {
    return Array.from({ length: this.length }, (_, i) => this.get(i))
  }

  [Symbol.iterator](): IterableIterator<V> {
    return this.toArray().values()
  }

  /** a hexadecimal digit for each item: its value's place in the set */
  toJson(): string {
    let digits = ''
    for (const word of this.run) digits += this.packing.digitsOf(word)
    return digits.slice(0, this.length)
  }

  read(json: unknown): string | undefined {
    const wanted = `${this.length} digits, each from 0 to ${(this.values.length - 1).toString(16)}`
    if (typeof json !== 'string' || json.length !== this.length || !/^[\da-f]*$/.test(json)) return wanted
    for (let i = 0; i < json.length; i++) {
      const code = Number.parseInt(json.charAt(i), 16)
      if (code >= this.values.length) return wanted
      this.write(i, code)
    }
    return undefined
  }

  private write(i: number, code: number): void {
    const at = i >> this.shift
    const place = (i & this.within) * this.bits
    this.run[at] = ((this.run[at] as number) & ~(this.low << place)) | (code << place)
  }
}

const kindOf = (values: readonly number[]): Item => ({ values, least: 0, most: 0, rest: 0 })

/** Up to four flags for each of many items. */
export class PackedFlags extends PackedList {
  has(i: number, mask: number): boolean {
    return (this.get(i) & mask) !== 0
  }
  add(i: number, mask: number): void {
    this.set(i, this.get(i) | mask)
  }
  remove(i: number, mask: number): void {
    this.set(i, this.get(i) & ~mask)
  }
  put(i: number, mask: number, on: boolean): void {
    if (on) this.add(i, mask)
    else this.remove(i, mask)
  }
}

/** A list of values of a small set, for many items. A fresh one holds the first value everywhere. */
export function packed<V extends number>(length: number, item: Item<V>): Run<PackedList<V>> {
  const packing = new Packing(item)
  return { size: packing.wordsFor(length), open: (words) => new PackedList(words, length, packing) }
}

/** Up to four flags by name for each of many items. */
export function packedFlags(length: number, names: FlagNames): Run<PackedFlags> {
  const all = allOf(names)
  if (all >= 2 ** WORD) throw new RangeError('so many flags cannot be packed')
  const masks = Array.from({ length: all + 1 }, (_, mask) => mask).filter((mask) => (mask & all) === mask)
  const packing = new Packing(oneOf(masks))
  return { size: packing.wordsFor(length), open: (words) => new PackedFlags(words, length, packing) }
}
