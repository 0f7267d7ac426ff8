/** What lies under the pointer or the keyboard's cursor, and what choosing it would mean. */
import type { Answer, Offer } from '@sandtable/kernel'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Presentation } from '../games/presentation.ts'
import { candidates, type Click, theAnswer } from './candidates.ts'
import type { Preview } from './models.ts'
import type { Position } from './position.ts'

export interface Pointing {
  readonly hovered: Accessor<number | undefined>
  hover(space: number | undefined): void
  readonly selected: Accessor<number | undefined>
  select(space: number | undefined): void
  /** the answer a click on the hovered space would give */
  readonly intended: Accessor<Answer | undefined>
  readonly preview: Accessor<Preview | undefined>
  /** answers the click could give, and the one it gives if there is no doubt */
  meanings(
    offer: Offer,
    click: Click,
  ): { readonly found: readonly Answer[]; readonly answer: Answer | undefined }
}

export function createPointing(presentation: Presentation, position: Position): Pointing {
  const [hovered, hover] = createSignal<number>()
  const [selected, select] = createSignal<number>()
  const meanings: Pointing['meanings'] = (offer, click) => {
    const layout = { stacks: position.stacks(), placeOf: (verb: string) => presentation.placeOf(verb) }
    const found = candidates(offer, layout, click)
    return { found, answer: theAnswer(found, layout) }
  }
  const intended = createMemo((): Answer | undefined => {
    const space = hovered()
    const offer = position.offer()
    return space === undefined || !offer ? undefined : meanings(offer, { space }).answer
  })
  const preview = createMemo((): Preview | undefined => {
    const answer = intended()
    return answer ? presentation.preview(position.scene(), answer) : undefined
  })
  return { hovered, hover, selected, select, intended, preview, meanings }
}
