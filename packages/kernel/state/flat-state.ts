import type { FieldJson } from './stored.ts'

/**
 * Game state as one run of 16-bit words with names on top: copying a state is copying
 * memory, hashing it is reading memory, and as JSON it is small and flat.
 */
export interface FlatState {
  readonly words: Int16Array
}

export type StateJson = Readonly<Record<string, FieldJson>>

/** How states of one game are made, copied and written down. */
export interface Layout<S extends FlatState> {
  create(): S
  /** makes the state equal to these words and works out again what follows from them */
  restore(state: S, words: Int16Array): void
  /** makes the state equal to another, taking over what follows from the words */
  restoreFrom(state: S, from: S): void
  /** the same for a new state */
  copy(from: S): S
  toJson(state: S): StateJson
  /** the state, or what is wrong with the text */
  fromJson(json: unknown): S | string
}
