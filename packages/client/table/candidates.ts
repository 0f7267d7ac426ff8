/** What a click on the map can mean, out of what is offered. */
import type { Answer, Offer } from '@sandtable/kernel'
import type { ArgumentPlace } from '../games/presentation.ts'
import type { Stack } from './models.ts'

export interface Click {
  readonly space: number
  readonly unit?: number
}

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

const unitsIn = (stacks: readonly Stack[], space: number): number[] =>
  stacks.filter((stack) => stack.space === space).flatMap(({ counters }) => counters.map(({ unit }) => unit))

/** Answers the click could give, the likeliest first. A click on a space prefers what is done to the space. */
export function candidates(offer: Offer, layout: Layout, click: Click): Answer[] {
  const ofUnits = (units: readonly number[]): Answer[] =>
    verbsAt(offer, layout, 'unit').flatMap((verb) =>
      optionsOf(offer, verb)
        .filter((arg) => units.includes(arg))
        .map((arg) => ({ verb, arg })),
    )
  if (click.unit !== undefined) return ofUnits([click.unit])
  const ofSpace = verbsAt(offer, layout, 'space')
    .filter((verb) => optionsOf(offer, verb).includes(click.space))
    .map((verb): Answer => ({ verb, arg: click.space }))
  return ofSpace.length > 0 ? ofSpace : ofUnits(unitsIn(layout.stacks, click.space))
}

/** The one answer a click gives: none if several units could be meant. */
export function theAnswer(found: readonly Answer[], layout: Layout): Answer | undefined {
  const [first, ...others] = found
  if (!first || layout.placeOf(first.verb) === 'space') return first
  return others.every(({ arg }) => arg === first.arg) ? first : undefined
}
