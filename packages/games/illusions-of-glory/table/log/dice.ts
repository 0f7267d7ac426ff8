/** The dice an event tells of, in the colours of those who rolled. */
import type { LogLine } from '@sandtable/presentation'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import { nationOf } from '../../pieces.ts'
import { nationKey, SIDE_KEYS } from '../scene.ts'

type Dice = NonNullable<LogLine['dice']>

const one = (face: number, nation: string): Dice => (face > 0 ? [{ face, nation }] : [])

/** the attacker rolls for flank, weather and sieges: nobody else is named there */
export function diceOf(event: IllusionsOfGloryEvent, attacker: string): Dice {
  switch (event.type) {
    case 'fired':
    case 'offensive-rolled':
    case 'greece-tested':
      return one(event.die, SIDE_KEYS[event.side])
    case 'weather-rolled':
    case 'flank-rolled':
    case 'surrender-rolled':
      return one(event.die, attacker)
    case 'desertion-rolled':
      return one(event.die, nationKey(nationOf(event.piece)))
    default:
      return []
  }
}
