/** What one value of a state may be. Every value lies in a 16-bit word. */
export interface Item<V extends number = number> {
  /** all it can be, in the order given; undefined if it is just a number */
  readonly values: readonly V[] | undefined
  readonly least: number
  readonly most: number
  /** what it is where nothing has been said */
  readonly rest: V
}

const LEAST = -32_768
const MOST = 32_767

export interface Range {
  readonly from?: number
  readonly to?: number
}

/** A number: a count, a turn, the number of a space or of a unit. */
export function amount<V extends number = number>({ from = LEAST, to = MOST }: Range = {}): Item<V> {
  if (!isWord(from) || !isWord(to) || from > to) throw new RangeError(`no amount is from ${from} to ${to}`)
  return { values: undefined, least: from, most: to, rest: Math.min(Math.max(0, from), to) as V }
}

/** One of a set, and typed as such: a side, a nation, a kind of ground. The first one is what it is at rest. */
export function oneOf<const Values extends readonly number[]>(values: Values): Item<Values[number]> {
  const [rest] = values
  if (rest === undefined) throw new RangeError('a value must be one of something')
  const wrong = values.find((value, i) => !isWord(value) || values.indexOf(value) !== i)
  if (wrong !== undefined) throw new RangeError(`${wrong} cannot be one of ${values.join(', ')}`)
  return { values, least: Math.min(...values), most: Math.max(...values), rest }
}

const isWord = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= LEAST && (value as number) <= MOST

/**
 * Quick enough for every write: finds what would not fit the word, and whatever lies outside the range. A hole within
 * a set is found when the state is written and read again, as the conformance suite does with every position.
 */
export const isInRange = ({ least, most }: Item, value: number): boolean =>
  (value | 0) === value && value >= least && value <= most

/** Is it a value of this kind, and exactly so? */
export const isValue = <V extends number>({ values, least, most }: Item<V>, value: unknown): value is V =>
  isWord(value) && value >= least && value <= most && (values?.includes(value as V) ?? true)

/** "one of 0, 1, 4", "a whole number from 0 to 9" */
export function described({ values, least, most }: Item): string {
  if (values) return `one of ${values.join(', ')}`
  return least === LEAST && most === MOST ? 'a small whole number' : `a whole number from ${least} to ${most}`
}
