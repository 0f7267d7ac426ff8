import { amount, described, isValue, type Item, type Range } from './item.ts'
import { checkIndex, type Run, type Stored } from './stored.ts'

/** One value for each item, a word each: where units stand, who controls a space. */
export class ValueList<V extends number = number> implements Stored, Iterable<V> {
  private readonly run: Int16Array
  private readonly item: Item<V>
  private readonly least: number
  private readonly most: number

  constructor(run: Int16Array, item: Item<V>) {
    this.run = run
    this.item = item
    this.least = item.least
    this.most = item.most
  }

  get length(): number {
    return this.run.length
  }

  /** as they lie in the state, to be compared, hashed or copied as a whole */
  get words(): ArrayLike<V> {
    return this.run as ArrayLike<number> as ArrayLike<V>
  }

  get(i: number): V {
    return this.run[i] as V
  }

  set(i: number, value: V): void {
    const { run } = this
    if (i >>> 0 !== i || i >= run.length) checkIndex(i, run.length)
    this.check(value)
    run[i] = value
  }

  /** Adds to an amount, or goes along a set of consecutive values. */
  add(i: number, by: number): void {
    this.set(i, (this.get(i) + by) as V)
  }

  fill(value: V): void {
    this.check(value)
    this.run.fill(value)
  }

  /** Writes these values from the first item on. */
  assign(values: ArrayLike<V>): void {
    for (let i = 0; i < values.length; i++) this.set(i, values[i] as V)
  }

  /** the first item with this value, or -1 */
  indexOf(value: V): number {
    return this.run.indexOf(value)
  }

  includes(value: V): boolean {
    return this.run.includes(value)
  }

  toArray(): V[] {
    return Array.from(this.run) as V[]
  }

  [Symbol.iterator](): IterableIterator<V> {
    return this.run.values() as IterableIterator<number> as IterableIterator<V>
  }

  toJson(): readonly number[] {
    return this.toArray()
  }

  read(json: unknown): string | undefined {
    const { item, run } = this
    const fits = Array.isArray(json) && json.length === run.length
    if (!fits || !json.every((value) => isValue(item, value)))
      return `a list of ${run.length}, each ${described(item)}`
    run.set(json)
    return undefined
  }

  private check(value: number): void {
    // The same as isInRange, but the bounds lie nearer.
    if ((value | 0) !== value || value < this.least || value > this.most)
      throw new RangeError(`${value} is not ${described(this.item)}`)
  }
}

/** A list of values of this kind. */
export const list = <const V extends number>(length: number, item: Item<V>): Run<ValueList<V>> => ({
  size: length,
  open: (words) => new ValueList(words, item),
})

export const amounts = (length: number, range?: Range): Run<ValueList> => list(length, amount(range))
