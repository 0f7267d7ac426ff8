/** A field as JSON: a number, a list of them, digits, or keys with values. */
export type FieldJson = number | string | readonly number[] | readonly (readonly [number, number])[]

/** A field of many values on top of the words it lies in; it keeps nothing else, so copying the words copies it. */
export interface Stored {
  toJson(): FieldJson
  /** Takes over what the text says; if that is wrong, says what it should have been and leaves the words in any state. */
  read(json: unknown): string | undefined
}

/** How a field of many values lies in the words. */
export interface Run<L extends Stored = Stored> {
  /** how many words it takes */
  readonly size: number
  /** the field on top of these words */
  readonly open: (words: Int16Array) => L
}

/** Refuses a write outside a list. Reads are not checked: they must cost no more than a look at the words. */
export function checkIndex(index: number, length: number): void {
  if (index >>> 0 !== index || index >= length)
    throw new RangeError(`there is no item ${index} in a list of ${length}`)
}
