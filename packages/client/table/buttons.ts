import type { Button, Presentation } from '@sandtable/presentation'
import type { Deciding } from './deciding.ts'
import type { Sight } from './position.ts'

/** What can be done without pointing at the map, also by putting back what is in the hand first. */
export function buttonsIn(
  presentation: Presentation,
  deciding: Pick<Deciding, 'other'>,
  { scene, offer }: Pick<Sight, 'scene' | 'offer'>,
): readonly Button[] {
  if (!offer()) return []
  const other = deciding.other(scene())
  const now = presentation.buttons(scene())
  const instead = other ? presentation.buttons(other) : []
  return [
    ...now,
    ...instead.filter(({ answer }) => !now.some((button) => button.answer.verb === answer.verb)),
  ]
}
