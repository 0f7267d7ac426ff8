import { described, isInRange, isValue, type Item } from './item.ts'
import type { Run, Stored } from './stored.ts'

/** keys are words without a sign */
const MOST_KEYS = 65_536

/**
 * Facts about few of many things: which hexsides are blown, where a marker lies. A thing at rest has no entry, and
 * entries are sorted by their keys, so that equal positions have equal words. The words: how many entries, the keys,
 * the values; what is not used is 0.
 */
export class SparseMap<V extends number = number> implements Stored {
  private readonly run: Int16Array
  private readonly keys: number
  private readonly capacity: number
  private readonly item: Item<V>

  constructor(run: Int16Array, keys: number, capacity: number, item: Item<V>) {
    this.run = run
    this.keys = keys
    this.capacity = capacity
    this.item = item
  }

  /** how many entries there are */
  get count(): number {
    return this.run[0] as number
  }

  /** key of the i-th entry, in ascending order */
  keyAt(i: number): number {
    return (this.run[1 + i] as number) & 0xffff
  }

  valueAt(i: number): V {
    return this.run[1 + this.capacity + i] as V
  }

  /** what is said of this key, or how it is at rest */
  get(key: number): V {
    const at = this.find(key)
    return at < this.count && this.keyAt(at) === key ? this.valueAt(at) : this.item.rest
  }

  has(key: number): boolean {
    return this.get(key) !== this.item.rest
  }

  set(key: number, value: V): void {
    if (key >>> 0 !== key || key >= this.keys)
      throw new RangeError(`there is no key ${key} among ${this.keys}`)
    if (!isInRange(this.item, value)) throw new RangeError(`${value} is not ${described(this.item)}`)
    const at = this.find(key)
    const isThere = at < this.count && this.keyAt(at) === key
    if (value === this.item.rest) {
      if (isThere) this.close(at)
      return
    }
    if (!isThere) this.open(at, key)
    this.run[1 + this.capacity + at] = value
  }

  /** Back to how it is at rest. */
  delete(key: number): void {
    this.set(key, this.item.rest)
  }

  clear(): void {
    this.run.fill(0)
  }

  entries(): [key: number, value: V][] {
    return Array.from({ length: this.count }, (_, i) => [this.keyAt(i), this.valueAt(i)])
  }

  toJson(): readonly (readonly [number, number])[] {
    return this.entries()
  }

  read(json: unknown): string | undefined {
    this.clear()
    const fits = Array.isArray(json) && json.length <= this.capacity
    if (!fits || !json.every((entry, i) => this.isEntry(entry, i === 0 ? undefined : json[i - 1])))
      return `up to ${this.capacity} pairs of a key below ${this.keys}, ascending, and ${described(this.item)}`
    for (const [key, value] of json as [number, V][]) this.set(key, value)
    return undefined
  }

  private isEntry(entry: unknown, before: unknown): boolean {
    if (!Array.isArray(entry) || entry.length !== 2) return false
    const [key, value] = entry as unknown[]
    const above = Array.isArray(before) ? (before[0] as number) : -1
    const isKey = Number.isInteger(key) && (key as number) > above && (key as number) < this.keys
    return isKey && isValue(this.item, value) && value !== this.item.rest
  }

  /** where the key is, or would have to be put */
  private find(key: number): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.keyAt(middle) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Makes room for an entry. */
  private open(at: number, key: number): void {
    const { run, count, capacity } = this
    if (count === capacity) throw new RangeError(`no more than ${capacity} entries can be kept`)
    const values = 1 + capacity
    run.copyWithin(2 + at, 1 + at, 1 + count)
    run.copyWithin(values + at + 1, values + at, values + count)
    run[1 + at] = key
    run[0] = count + 1
  }

  private close(at: number): void {
    const { run, count, capacity } = this
    const values = 1 + capacity
    run.copyWithin(1 + at, 2 + at, 1 + count)
    run.copyWithin(values + at, values + at + 1, values + count)
    run[count] = 0
    run[values + count - 1] = 0
    run[0] = count - 1
  }
}

/** Facts about few of `keys` things, `capacity` of them at most. */
export function sparse<const V extends number>(
  keys: number,
  capacity: number,
  item: Item<V>,
): Run<SparseMap<V>> {
  if (keys > MOST_KEYS || capacity > keys)
    throw new RangeError(`${capacity} entries of ${keys} keys cannot be kept`)
  return { size: 1 + 2 * capacity, open: (words) => new SparseMap(words, keys, capacity, item) }
}
