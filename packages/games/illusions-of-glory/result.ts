import type { Json } from '@sandtable/kernel'
import type { IllusionsOfGloryEvent } from './events.ts'
import { idOf } from './pieces.ts'

/** What an imagined series of events amounts to, for odds: losses, dice with consequences, the end. */
export const result = (events: readonly IllusionsOfGloryEvent[]): Json =>
  events.map(tell).filter((told) => told !== undefined)

function tell(event: IllusionsOfGloryEvent): readonly Json[] | undefined {
  switch (event.type) {
    case 'fired':
      return [event.type, event.side, event.ln]
    case 'step-lost':
    case 'unit-destroyed':
    case 'unit-eliminated':
      return [event.type, idOf(event.piece)]
    case 'fort-destroyed':
      return [event.type, event.space]
    case 'flank-rolled':
      return [event.type, event.success]
    case 'weather-rolled':
      return [event.type, event.bad]
    case 'surrender-rolled':
      return [event.type, event.space, event.falls]
    case 'offensive-rolled':
      return [event.type, event.side, event.result]
    case 'greece-tested':
      return [event.type, event.joins]
    case 'combat-ended':
    case 'game-ended':
      return [event.type, event.winner]
    default:
      return undefined
  }
}
