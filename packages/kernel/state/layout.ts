import type { FlatState, Layout, StateJson } from './flat-state.ts'
import { described, isInRange, isValue, type Item } from './item.ts'
import type { FieldJson, Run, Stored } from './stored.ts'

/** A single value is a property of the state, many of them are a list with methods. */
export type Fields = Readonly<Record<string, Item | Run>>

type Scalars<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends Item ? K : never]: F[K] extends Item<infer V> ? V : never
}
type Lists<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Run ? K : never]: F[K] extends Run<infer L> ? L : never
}
export type StateOf<F extends Fields, Derived extends object> = Scalars<F> &
  Lists<F> &
  FlatState & { readonly derived: Derived }

export interface LayoutPlan<F extends Fields, Derived extends object> {
  /** single values come first in the words, then the lists, both in the order given */
  readonly fields: F
  /** facts that follow from the words, carried along but never stored: as they are in an empty state */
  readonly derive: () => Derived
  /** works them out from the words */
  readonly refresh: (state: StateOf<F, Derived>) => void
  /** takes them over from another state; without it they are worked out again with every copy */
  readonly copy?: (to: Derived, from: Derived) => void
}

export function defineLayout<F extends Fields, Derived extends object>(
  plan: LayoutPlan<F, Derived>,
): Layout<StateOf<F, Derived>> {
  const layout = new FieldLayout(plan as unknown as LayoutPlan<Fields, object>)
  return functionsOf(layout) as unknown as Layout<StateOf<F, Derived>>
}

/** As functions that can be handed around one by one. */
const functionsOf = (layout: Layout<Bare>): Layout<Bare> => ({
  create: () => layout.create(),
  restore: (state, words) => layout.restore(state, words),
  restoreFrom: (state, from) => layout.restoreFrom(state, from),
  copy: (from) => layout.copy(from),
  toJson: (state) => layout.toJson(state),
  fromJson: (json) => layout.fromJson(json),
})

/** a state as the layout itself sees it */
interface Bare extends FlatState {
  readonly [LISTS]: readonly Stored[]
  readonly derived: object
}

/** where a state keeps its lists, in the order of the layout */
const LISTS = Symbol('lists')

class FieldLayout implements Layout<Bare> {
  private readonly plan: LayoutPlan<Fields, object>
  private readonly scalars: readonly (readonly [string, Item])[]
  private readonly lists: readonly (readonly [string, Run])[]
  private readonly size: number
  private readonly prototype: object

  constructor(plan: LayoutPlan<Fields, object>) {
    const fields = Object.entries(plan.fields)
    this.plan = plan
    this.scalars = fields.filter((field): field is [string, Item] => !isRun(field[1]))
    this.lists = fields.filter((field): field is [string, Run] => isRun(field[1]))
    this.size = this.lists.reduce((sum, [, { size }]) => sum + size, this.scalars.length)
    this.prototype = accessTo(
      this.scalars,
      this.lists.map(([name]) => name),
    )
  }

  create(): Bare {
    const words = new Int16Array(this.size)
    const lists: Stored[] = []
    let offset = this.scalars.length
    for (const [, { size, open }] of this.lists) {
      lists.push(open(words.subarray(offset, offset + size)))
      offset += size
    }
    const state = Object.create(this.prototype) as { -readonly [K in keyof Bare]: Bare[K] }
    state.words = words
    state[LISTS] = lists
    state.derived = this.plan.derive()
    return state
  }

  restore(state: Bare, words: Int16Array): void {
    state.words.set(words)
    this.refresh(state)
  }

  restoreFrom(state: Bare, from: Bare): void {
    state.words.set(from.words)
    if (this.plan.copy) this.plan.copy(state.derived, from.derived)
    else this.refresh(state)
  }

  copy(from: Bare): Bare {
    const state = this.create()
    this.restoreFrom(state, from)
    return state
  }

  toJson(state: Bare): StateJson {
    const json: Record<string, FieldJson> = {}
    this.scalars.forEach(([name], i) => {
      json[name] = state.words[i] as number
    })
    this.lists.forEach(([name], i) => {
      json[name] = (state[LISTS][i] as Stored).toJson()
    })
    return json
  }

  fromJson(json: unknown): Bare | string {
    if (typeof json !== 'object' || json === null) return 'the state is not an object'
    const state = this.create()
    const problem = this.read(state, json as Readonly<Record<string, unknown>>)
    if (problem !== undefined) return problem
    this.refresh(state)
    return state
  }

  private read(state: Bare, json: Readonly<Record<string, unknown>>): string | undefined {
    for (const [i, [name, item]] of this.scalars.entries()) {
      const value = json[name]
      if (!isValue(item, value)) return `state.${name} is not ${described(item)}`
      state.words[i] = value
    }
    for (const [i, [name]] of this.lists.entries()) {
      const wanted = (state[LISTS][i] as Stored).read(json[name])
      if (wanted !== undefined) return `state.${name} is not ${wanted}`
    }
    return undefined
  }

  private refresh(state: Bare): void {
    this.plan.refresh(state)
  }
}

const isRun = (field: Item | Run): field is Run => 'open' in field

/**
 * Values and lists are read through the prototype, so that a state itself has three properties only: engines make a
 * slow dictionary of an object that gets dozens of them one by one, and every look at it takes ten times as long.
 */
function accessTo(scalars: readonly (readonly [string, Item])[], lists: readonly string[]): object {
  const prototype = {}
  lists.forEach((name, index) => {
    define(prototype, name, {
      get(this: Bare) {
        return this[LISTS][index]
      },
    })
  })
  scalars.forEach(([name, item], index) => {
    define(prototype, name, {
      get(this: FlatState) {
        return this.words[index]
      },
      set(this: FlatState, value: number) {
        if (!isInRange(item, value)) throw new RangeError(`${name}: ${value} is not ${described(item)}`)
        this.words[index] = value
      },
    })
  })
  return prototype
}

function define(prototype: object, name: string, access: PropertyDescriptor): void {
  if (name === 'words' || name === 'derived') throw new Error(`no field of a state can be called ${name}`)
  Object.defineProperty(prototype, name, access)
}
