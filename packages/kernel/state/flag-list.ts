import { checkIndex, type Run, type Stored } from './stored.ts'

/** Flags by name: each a bit, or several bits for a small number among them. */
export type FlagNames = Readonly<Record<string, number>>

const WORD = 16
/** all flags of an item together stay a positive number, so that masks can be or-ed and compared */
const MOST_FLAGS = 31

/** Flags of each item, as one number of up to 31 bits. */
export abstract class FlagList implements Stored, Iterable<number> {
  readonly length: number
  protected readonly run: Int16Array
  /** every flag there is */
  private readonly all: number

  constructor(run: Int16Array, length: number, all: number) {
    this.run = run
    this.length = length
    this.all = all
  }

  /** as they lie in the state, to be compared, hashed or copied as a whole */
  get words(): ArrayLike<number> {
    return this.run
  }

  /** all flags of an item */
  abstract get(i: number): number
  protected abstract write(i: number, mask: number): void

  set(i: number, mask: number): void {
    checkIndex(i, this.length)
    if ((mask & this.all) !== mask) throw new RangeError(`${mask} holds flags nobody has named`)
    this.write(i, mask)
  }

  /** Has it any of these? */
  has(i: number, mask: number): boolean {
    return (this.get(i) & mask) !== 0
  }

  hasAll(i: number, mask: number): boolean {
    return (this.get(i) & mask) === mask
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

  /** Takes these flags from all items. */
  removeFromAll(mask: number): void {
    for (let i = 0; i < this.length; i++) if (this.has(i, mask)) this.remove(i, mask)
  }

  /** Gives all items these flags and no others. */
  fill(mask: number): void {
    for (let i = 0; i < this.length; i++) this.set(i, mask)
  }

  toArray(): number[] {
    return Array.from({ length: this.length }, (_, i) => this.get(i))
  }

  [Symbol.iterator](): IterableIterator<number> {
    return this.toArray().values()
  }

  toJson(): readonly number[] {
    return this.toArray()
  }

  read(json: unknown): string | undefined {
    const fits = Array.isArray(json) && json.length === this.length
    if (!fits || !json.every((mask) => this.isMask(mask)))
      return `a list of ${this.length} sums of flags, each of ${this.all} at most`
    json.forEach((mask: number, i) => {
      this.write(i, mask)
    })
    return undefined
  }

  private isMask(mask: unknown): boolean {
    return Number.isInteger(mask) && ((mask as number) & this.all) === mask
  }
}

/** Up to 16 flags: a word for each item. */
class NarrowFlags extends FlagList {
  get(i: number): number {
    return (this.run[i] as number) & 0xffff
  }
  override has(i: number, mask: number): boolean {
    return ((this.run[i] as number) & mask) !== 0
  }
  protected write(i: number, mask: number): void {
    this.run[i] = mask
  }
}

/** More than that: two words for each item, the lower bits first. */
class WideFlags extends FlagList {
  get(i: number): number {
    return ((this.run[2 * i] as number) & 0xffff) | ((this.run[2 * i + 1] as number) << WORD)
  }
  protected write(i: number, mask: number): void {
    this.run[2 * i] = mask
    this.run[2 * i + 1] = mask >> WORD
  }
}

/** Flags by name for each item. */
export function flags(length: number, names: FlagNames): Run<FlagList> {
  const all = allOf(names)
  return all < 2 ** WORD
    ? { size: length, open: (words) => new NarrowFlags(words, length, all) }
    : { size: 2 * length, open: (words) => new WideFlags(words, length, all) }
}

export function allOf(names: FlagNames): number {
  let all = 0
  for (const [name, mask] of Object.entries(names)) {
    if (!Number.isInteger(mask) || mask <= 0 || mask >= 2 ** MOST_FLAGS)
      throw new RangeError(`the flag ${name} is not made of bits 0 to ${MOST_FLAGS - 1}`)
    all |= mask
  }
  return all
}
