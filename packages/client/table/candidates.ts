/** What a click on the map can mean, out of what is offered. */
import type { Answer, Offer } from '@sandtable/kernel'
import type { ArgumentPlace, Stack } from '@sandtable/presentation'
import { stacksAt, unitsOf } from './stacks-at.ts'

export interface Click {
  readonly space: number
  readonly unit?: number
  /** units of the stack that was pointed at, where the space holds several */
  readonly among?: readonly number[]
}

export const clickOn = (space: number, unit?: number, among?: readonly number[]): Click => ({
  space,
  ...(unit === undefined ? {} : { unit }),
  ...(among === undefined ? {} : { among }),
})

interface Layout {
  readonly stacks: readonly Stack[]
  placeOf(verb: string): ArgumentPlace
}

const optionsOf = (offer: Offer, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

const verbsAt = (offer: Offer, layout: Layout, place: ArgumentPlace): string[] =>
  Object.keys(offer).filter((verb) => layout.placeOf(verb) === place)

/** Answers the click could give, the likeliest first. A click on a space prefers what is done to the space. */
export function candidates(offer: Offer, layout: Layout, click: Click): Answer[] {
  const ofUnits = (units: readonly number[]): Answer[] =>
    verbsAt(offer, layout, 'unit').flatMap((verb) =>
      optionsOf(offer, verb)
        .filter((arg) => units.includes(arg))
        .map((arg) => ({ verb, arg })),
    )
  const all = unitsOf(stacksAt(layout.stacks, click.space))
  // A counter stands for its space, unless the question is which of the units there.
  if (click.unit !== undefined && (ofUnits([click.unit]).length > 0 || ofUnits(all).length > 0))
    return ofUnits([click.unit])
  const ofSpace = verbsAt(offer, layout, 'space')
    .filter((verb) => optionsOf(offer, verb).includes(click.space))
    .map((verb): Answer => ({ verb, arg: click.space }))
  if (ofSpace.length > 0) return ofSpace
  const pointedAt = ofUnits(click.among ?? [])
  return pointedAt.length > 0 ? pointedAt : ofUnits(all)
}

/** The one answer a click gives: none if several units could be meant. */
export function theAnswer(found: readonly Answer[], layout: Layout): Answer | undefined {
  const [first, ...others] = found
  if (!first || layout.placeOf(first.verb) === 'space') return first
  return others.every(({ arg }) => arg === first.arg) ? first : undefined
}
