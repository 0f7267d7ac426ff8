/** Taking units up, and one more along with those in the hand. */
import type { Answer, Offer } from '@sandtable/kernel'
import { optionsOf } from './asking.ts'
import type { Button } from './models.ts'

interface Joining {
  /** the offer with the hand put back */
  readonly free: Offer | undefined
  readonly hand: readonly number[]
  readonly unit: number
  readonly spaceOf: (unit: number) => number
  readonly label: string
}

/** The whole stack is taken up, then those are left who are not wanted. */
export function takeAlong({ free, hand, unit, spaceOf, label }: Joining): Button[] {
  const at = spaceOf(unit)
  const wanted = [...hand, unit]
  const movable = optionsOf(free, 'unit').filter((u) => spaceOf(u) === at)
  const isStack = optionsOf(free, 'stack').includes(at) && wanted.every((u) => movable.includes(u))
  if (!isStack) return []
  return [
    {
      answer: { verb: 'stack', arg: at },
      then: movable.filter((u) => !wanted.includes(u)).map((arg) => ({ verb: 'leave', arg })),
      label,
      key: '',
      tone: 'plain',
    },
  ]
}

interface Regathering<S> {
  /** the scene with the hand put back */
  readonly other:
    | (S & { readonly offer: Offer | undefined; after(answer: Answer): S | undefined })
    | undefined
  readonly hand: readonly number[]
  readonly unit: number
  readonly spaceOf: (unit: number) => number
  /** who is in the hand in a scene */
  readonly handIn: (scene: S) => readonly number[]
}

/**
 * A click on one unit of the stack that others in the hand belong to: it goes along, or stays when it was in the hand.
 * With the hand put back these answers are given; undefined where the click means something else.
 */
export function regathered<S>(parts: Regathering<S>): readonly Answer[] | undefined {
  const { other, hand, unit, spaceOf, handIn } = parts
  const [first] = hand
  if (!other || first === undefined || spaceOf(first) !== spaceOf(unit)) return undefined
  const wanted = hand.includes(unit) ? hand.filter((u) => u !== unit) : [...hand, unit]
  const [only, ...more] = wanted
  if (only === undefined) return []
  if (more.length === 0 && optionsOf(other.offer, 'unit').includes(only)) return [{ verb: 'unit', arg: only }]
  const stack = { verb: 'stack', arg: spaceOf(unit) }
  const taken = optionsOf(other.offer, 'stack').includes(stack.arg) ? other.after(stack) : undefined
  const all = taken === undefined ? [] : handIn(taken)
  if (!wanted.every((u) => all.includes(u))) return undefined
  return [stack, ...all.filter((u) => !wanted.includes(u)).map((arg) => ({ verb: 'leave', arg }))]
}

/** All of them taken up: with the whole stack where there are several. */
export const takeUp = (offer: Offer, units: readonly number[], at: number): Answer =>
  units.length > 1 && optionsOf(offer, 'stack').includes(at)
    ? { verb: 'stack', arg: at }
    : { verb: 'unit', arg: units[0] ?? -1 }

/** With these in the hand and no others they march on to the stop; without a stop the hand is put down. */
export function marchOn(
  hand: readonly number[],
  units: readonly number[],
  stop: () => number | undefined,
): Answer {
  if (!units.every((unit) => hand.includes(unit))) return { verb: 'halt' }
  const other = hand.find((unit) => !units.includes(unit))
  if (other !== undefined) return { verb: 'leave', arg: other }
  const space = stop()
  return space === undefined ? { verb: 'halt' } : { verb: 'march', arg: space }
}
