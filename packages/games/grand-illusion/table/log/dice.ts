/** The dice an event tells of, in the colours of those who rolled. */
import type { LogLine } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'
import { sideOf } from '../../pieces.ts'
import { AL, enemyOf, SIDES, type Side } from '../../sides.ts'
import { NATIONS } from '../scene.ts'

type Dice = NonNullable<LogLine['dice']>

const one = (face: number, side: Side): Dice => (face > 0 ? [{ face, nation: NATIONS[side] }] : [])

export function diceOf(event: GrandIllusionEvent): Dice {
  switch (event.type) {
    case 'caps-set':
    case 'fired':
      return one(event.die, event.side)
    case 'initiative-taken':
      return event.dice.map((face, side) => ({ face, nation: NATIONS[SIDES[side] ?? AL] }))
    case 'fortune-rolled':
      return event.faces.map((face) => ({ face, nation: NATIONS[event.side] }))
    case 'bombarded':
      return one(event.die, sideOf(event.ha))
    case 'landing-rolled':
      return one(event.die, AL)
    case 'cavalry-withdrew':
      return one(event.die, enemyOf(sideOf(event.units[0] as number)))
    case 'sea-retreat-rolled':
      return one(event.die, sideOf(event.piece))
    case 'surrender-rolled':
      return one(event.die, enemyOf(sideOf(event.fort)))
    default:
      return []
  }
}
