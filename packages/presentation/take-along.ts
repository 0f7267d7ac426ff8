/** Taking one more unit along with those in the hand. */
import type { Offer } from '@sandtable/kernel'
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
