/** Runs of events that make one sentence: orders given one after the other, losses of one fire, a retreat. */
import type { IllusionsOfGloryEvent } from '../../events.ts'
import type { Told } from '../scene.ts'

type Type = IllusionsOfGloryEvent['type']
export type Of<K extends Type> = Extract<IllusionsOfGloryEvent, { type: K }>

/** One sentence's worth of what happened; the events are all of one type, or losses. */
export interface Deed {
  readonly at: number
  /** the actions that went on with it */
  readonly also: readonly number[]
  readonly events: readonly [IllusionsOfGloryEvent, ...IllusionsOfGloryEvent[]]
}

const LOSSES: readonly Type[] = ['step-lost', 'unit-destroyed', 'unit-eliminated', 'lcu-replaced']

/** Does an event go on with the sentence of the one before? */
function goesOn(before: IllusionsOfGloryEvent, event: IllusionsOfGloryEvent): boolean {
  if (LOSSES.includes(before.type) && LOSSES.includes(event.type)) return placeOf(before) === placeOf(event)
  if (before.type !== event.type) return false
  return isSame(before, event)
}
const placeOf = (event: IllusionsOfGloryEvent): number => ('space' in event ? event.space : -1)

/** what events of a type must share to be told together */
function isSame(before: IllusionsOfGloryEvent, event: IllusionsOfGloryEvent): boolean {
  switch (event.type) {
    case 'activated':
      return before.type === 'activated' && before.attack === event.attack
    case 'retreated':
      return before.type === 'retreated' && before.from === event.from && before.rule === event.rule
    case 'arrived':
      return before.type === 'arrived' && before.card === event.card
    case 'control-taken':
      return before.type === 'control-taken' && before.side === event.side
    case 'repaired':
    case 'rebuilt':
    case 'redeployed':
      return true
    default:
      return false
  }
}

/** §9.3.d that a card is discarded after use goes without saying */
const isPlain = (event: IllusionsOfGloryEvent): boolean =>
  event.type === 'card-left' && event.to === 'discard'

/** Does a sentence begin with an event, whatever follows? */
export const beginsDeed = (before: IllusionsOfGloryEvent, event: IllusionsOfGloryEvent): boolean =>
  !isPlain(before) && !isPlain(event) && !goesOn(before, event)

export function deedsOf(told: readonly Told[]): Deed[] {
  const deeds: (Deed & { also: number[]; events: [IllusionsOfGloryEvent, ...IllusionsOfGloryEvent[]] })[] = []
  for (const { at, event } of told) {
    if (isPlain(event)) continue
    const last = deeds.at(-1)
    const before = last?.events.at(-1)
    if (last && before && goesOn(before, event)) {
      last.events.push(event)
      if (at !== last.at && at !== last.also.at(-1)) last.also.push(at)
    } else deeds.push({ at, also: [], events: [event] })
  }
  return deeds
}

export const allOf = <K extends Type>({ events }: Deed, type: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.type === type)
