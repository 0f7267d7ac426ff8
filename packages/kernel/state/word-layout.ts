/** The first way to lay out a state, by names of scalars and lengths of lists: until all games say what their fields are. */
import type { FlatState, Layout, StateJson } from './flat-state.ts'

export type Flat<Scalar extends string, List extends string> = { [K in Scalar]: number } & {
  readonly [K in List]: Int16Array
} & FlatState

export interface LayoutSpec<Scalar extends string, List extends string, Derived extends object> {
  readonly scalars: readonly Scalar[]
  readonly lists: Readonly<Record<List, number>>
  /** facts computed from the words, carried along but never stored */
  readonly derive: () => Derived
  readonly refresh: (state: Flat<Scalar, List> & { readonly derived: Derived }) => void
}

export function defineWordLayout<Scalar extends string, List extends string, Derived extends object>(
  spec: LayoutSpec<Scalar, List, Derived>,
): Layout<Flat<Scalar, List> & { readonly derived: Derived }> {
  type S = Flat<Scalar, List> & { readonly derived: Derived }
  const lists = Object.entries(spec.lists) as [List, number][]
  const size = lists.reduce((sum, [, length]) => sum + length, spec.scalars.length)
  const prototype = accessTo(spec.scalars, Object.keys(spec.lists))

  const create = (): S => {
    const words = new Int16Array(size)
    const runs: Int16Array[] = []
    let offset = spec.scalars.length
    for (const [, length] of lists) {
      runs.push(words.subarray(offset, offset + length))
      offset += length
    }
    const state = Object.create(prototype) as Record<string | symbol, unknown>
    state.words = words
    state[RUNS] = runs
    state.derived = spec.derive()
    return state as S
  }
  const restore = (state: S, from: Int16Array): void => {
    state.words.set(from)
    spec.refresh(state)
  }
  const restoreFrom = (state: S, from: S): void => restore(state, from.words)
  const copy = (from: S): S => {
    const state = create()
    restoreFrom(state, from)
    return state
  }
  const toJson = (state: S): StateJson => {
    const json: Record<string, number | readonly number[]> = {}
    for (const name of spec.scalars) json[name] = state[name]
    for (const [name] of lists) json[name] = [...state[name]]
    return json
  }
  const fromJson = (json: unknown): S | string => {
    const state = create()
    const problem = readInto(state, json, spec.scalars, lists)
    if (problem !== undefined) return problem
    spec.refresh(state)
    return state
  }
  return { create, restore, restoreFrom, copy, toJson, fromJson }
}

/** where a state keeps its lists, in the order of the layout */
const RUNS = Symbol('runs')

/**
 * Scalars and lists are read through the prototype, so that a state itself has three fields only: engines make a slow
 * dictionary of an object that gets dozens of them one by one, and every look at it takes ten times as long.
 */
function accessTo(scalars: readonly string[], lists: readonly string[]): object {
  const prototype = {}
  lists.forEach((name, index) => {
    Object.defineProperty(prototype, name, {
      get(this: { readonly [RUNS]: readonly Int16Array[] }) {
        return this[RUNS][index]
      },
    })
  })
  scalars.forEach((name, index) => {
    Object.defineProperty(prototype, name, {
      get(this: FlatState) {
        return this.words[index]
      },
      set(this: FlatState, value: number) {
        this.words[index] = value
      },
    })
  })
  return prototype
}

const isWord = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= -32768 && (value as number) <= 32767

function readInto(
  state: FlatState,
  json: unknown,
  scalars: readonly string[],
  lists: readonly (readonly [string, number])[],
): string | undefined {
  if (typeof json !== 'object' || json === null) return 'the state is not an object'
  const source = json as Readonly<Record<string, unknown>>
  const target = state as unknown as Record<string, number> & Record<string, Int16Array>
  for (const name of scalars) {
    const value = source[name]
    if (!isWord(value)) return `state.${name} is not a small whole number`
    Object.assign(target, { [name]: value })
  }
  for (const [name, length] of lists) {
    const values = source[name]
    const fits = Array.isArray(values) && values.length === length && values.every(isWord)
    if (!fits) return `state.${name} is not a list of ${length} small whole numbers`
    ;(target[name] as Int16Array).set(values)
  }
  return undefined
}
