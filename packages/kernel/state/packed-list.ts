import { allOf, type FlagNames } from './flag-list.ts'
import { described, isValue, type Item, oneOf } from './item.ts'
import { checkIndex, type Run, type Stored } from './stored.ts'

const WORD = 16
const BYTE = 8
const SIZES = [1, 2, 4]

/** How values of a small range lie side by side in words, each as its distance from the least. Shared by all states. */
class Packing<V extends number> {
  readonly item: Item<V>
  /** bits an item */
  readonly bits: number
  /** a word holds two to the power of this many items */
  readonly shift: number
  /** how each byte reads in digits */
  private readonly digits: readonly string[]

  constructor(item: Item<V>) {
    const span = item.most - item.least + 1
    const bits = SIZES.find((size) => span <= 2 ** size)
    if (bits === undefined) throw new RangeError(`${span} values are too many to be packed`)
    this.item = item
    this.bits = bits
    this.shift = Math.log2(WORD / bits)
    this.digits = Array.from({ length: 2 ** BYTE }, (_, byte) => spell(byte, bits))
  }

  wordsFor(length: number): number {
    return Math.ceil(length / 2 ** this.shift)
  }

  /** what a word holds, a hexadecimal digit for each item */
  digitsOf(word: number): string {
    return `${this.digits[word & 0xff] ?? ''}${this.digits[(word >> BYTE) & 0xff] ?? ''}`
  }
}

function spell(byte: number, bits: number): string {
  let digits = ''
  for (let place = 0; place < BYTE; place += bits) digits += ((byte >> place) & (2 ** bits - 1)).toString(16)
  return digits
}

/** A value of a small range for each of many items, in 1, 2 or 4 bits. */
export class PackedList<V extends number = number> implements Stored, Iterable<V> {
  readonly length: number
  private readonly run: Int16Array
  private readonly packing: Packing<V>
  private readonly least: number
  private readonly bits: number
  private readonly shift: number
  /** of the place within its word */
  private readonly within: number
  private readonly low: number

  constructor(run: Int16Array, length: number, packing: Packing<V>) {
    this.run = run
    this.length = length
    this.packing = packing
    this.least = packing.item.least
    this.bits = packing.bits
    this.shift = packing.shift
    this.within = 2 ** packing.shift - 1
    this.low = 2 ** packing.bits - 1
  }

  get(i: number): V {
    // What lies outside would be read from a neighbour or from nowhere, and look like a value.
    if (i >>> 0 >= this.length) checkIndex(i, this.length)
    const word = this.run[i >> this.shift] as number
    return (this.least + ((word >> ((i & this.within) * this.bits)) & this.low)) as V
  }

  set(i: number, value: V): void {
    checkIndex(i, this.length)
    const { item } = this.packing
    if (!isValue(item, value)) throw new RangeError(`${value as number} is not ${described(item)}`)
    this.write(i, value - this.least)
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

  /** a hexadecimal digit for each item: how far its value is from the least */
  toJson(): string {
    let digits = ''
    for (const word of this.run) digits += this.packing.digitsOf(word)
    return digits.slice(0, this.length)
  }

  read(json: unknown): string | undefined {
    const { item } = this.packing
    const wanted = `${this.length} digits, ${item.least} added to each being ${described(item)}`
    if (typeof json !== 'string' || json.length !== this.length || !/^[\da-f]*$/.test(json)) return wanted
    for (let i = 0; i < json.length; i++) {
      const digit = Number.parseInt(json.charAt(i), 16)
      if (!isValue(item, item.least + digit)) return wanted
      this.write(i, digit)
    }
    return undefined
  }

  private write(i: number, code: number): void {
    const at = i >> this.shift
    const place = (i & this.within) * this.bits
    this.run[at] = ((this.run[at] as number) & ~(this.low << place)) | (code << place)
  }
}

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

/** A list of values that lie close together, for many items. A fresh one holds the least value everywhere. */
export function packed<const V extends number>(length: number, item: Item<V>): Run<PackedList<V>> {
  const packing = new Packing(item)
  return { size: packing.wordsFor(length), open: (words) => new PackedList(words, length, packing) }
}

/** Up to four flags by name for each of many items. */
export function packedFlags(length: number, names: FlagNames): Run<PackedFlags> {
  const all = allOf(names)
  if (all >= 2 ** Math.max(...SIZES)) throw new RangeError('only four flags can be packed')
  const masks = Array.from({ length: all + 1 }, (_, mask) => mask).filter((mask) => (mask & all) === mask)
  const packing = new Packing(oneOf(masks))
  return { size: packing.wordsFor(length), open: (words) => new PackedFlags(words, length, packing) }
}
