/** What lies under the pointer or the keyboard's cursor, and what choosing it would mean. */
import type { Answer, Offer } from '@sandtable/kernel'
import type { Presentation, Preview, Stack } from '@sandtable/presentation'
import { type Accessor, batch, createComputed, createMemo, createSignal, on } from 'solid-js'
import { type Click, candidates, clickOn, theAnswer } from './candidates.ts'
import type { Later } from './later.ts'
import type { Position } from './position.ts'

export interface Pointing {
  readonly hovered: Accessor<number | undefined>
  /** units of the stack under the pointer, where its space holds several */
  readonly hoveredUnits: Accessor<readonly number[] | undefined>
  /** a finger is lifted again: what it pointed at is only good for the question it pointed at it for */
  hover(space: number | undefined, among?: readonly number[], isTouch?: boolean): void
  /** a finger has pointed there and been lifted */
  readonly isTouched: Accessor<boolean>
  /** something else is done: a finger has pointed at nothing yet */
  forgetTouch(): void
  readonly selected: Accessor<number | undefined>
  select(space: number | undefined): void
  /** the answer a click on the hovered space would give */
  readonly intended: Accessor<Answer | undefined>
  readonly preview: Accessor<Preview | undefined>
  /** answers the click could give, and the one it gives if there is no doubt */
  meanings(offer: Offer, click: Click): Meanings
}

interface Meanings {
  readonly found: readonly Answer[]
  readonly answer: Answer | undefined
}

export function createPointing(presentation: Presentation, position: Position, later: Later): Pointing {
  const [hovered, setHovered] = createSignal<number>()
  const [hoveredUnits, setHoveredUnits] = createSignal<readonly number[]>()
  const [isTouched, setTouched] = createSignal(false)
  const [selected, select] = createSignal<number>()
  const { late } = position
  const meaningsIn = (stacks: readonly Stack[], offer: Offer, click: Click): Meanings => {
    const layout = { stacks, placeOf: (verb: string) => presentation.placeOf(verb) }
    const found = candidates(offer, layout, click)
    return { found, answer: theAnswer(found, layout) }
  }
  const intended = ofHovered(later, hovered, (space): Answer | undefined => {
    const offer = late.offer()
    if (!offer) return undefined
    const meant = meaningsIn(late.stacks(), offer, clickOn(space, undefined, hoveredUnits())).answer
    const all = presentation.ahead?.(late.scene())
    const isFar = position.purpose() === undefined && all?.strokes?.has(space) === true
    const ahead = meant && !isFar ? undefined : all
    if (!ahead?.spaces.includes(space)) return meant
    return { verb: ahead.verb, arg: space }
  })
  const preview = ofHovered(later, hovered, (): Preview | undefined => {
    const answer = intended()
    return answer ? presentation.preview(late.scene(), answer) : undefined
  })
  function hover(space: number | undefined, among?: readonly number[], isTouch = false): void {
    batch(() => {
      setHovered(space)
      setHoveredUnits(among)
      setTouched(isTouch && space !== undefined)
    })
  }
  function forgetTouch(): void {
    if (isTouched()) hover(undefined)
  }
  // Another question, another meaning of clicks, another moment.
  createComputed(on([position.version, position.purpose, position.cursor], forgetTouch, { defer: true }))
  return {
    hovered,
    hoveredUnits,
    hover,
    isTouched,
    forgetTouch,
    selected,
    select,
    intended,
    preview,
    meanings: (offer, click) => meaningsIn(position.stacks(), offer, click),
  }
}

/** Of the place pointed at; nothing while the panels lag behind and know of the place before only. */
export function ofHovered<T>(
  later: Later,
  hovered: Accessor<number | undefined>,
  work: (space: number) => T | undefined,
): Accessor<T | undefined> {
  const known = later.memo(() => {
    const space = hovered()
    return space === undefined ? undefined : { space, told: work(space) }
  })
  return createMemo(() => (known()?.space === hovered() ? known()?.told : undefined))
}
