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
