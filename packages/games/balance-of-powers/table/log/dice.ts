/** The dice an event tells of, in the colours of the nation they were rolled for. */
import type { LogLine } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import { nationOf } from '../../units.ts'
import { colourOf, SIDE_COLOURS } from '../scene.ts'

type Dice = NonNullable<LogLine['dice']>

const dice = (faces: readonly number[], nation: string): Dice => faces.map((face) => ({ face, nation }))

/** §10.61 the attacker rolls: his side is that of the half the chapter tells of. */
export function diceOf(event: BalanceOfPowersEvent, attacker: string | undefined): Dice {
  const who = attacker ?? SIDE_COLOURS[0]
  switch (event.type) {
    case 'combat-rolled':
      return dice(event.faces, who)
    case 'raided':
    case 'shot':
      return dice(event.faces, colourOf(nationOf(event.unit)))
    case 'starved':
      return dice([event.die], colourOf(nationOf(event.unit)))
    case 'bombarded':
      return dice([event.roll], who)
    case 'revolution-rolled':
      return dice([event.die], colourOf(event.nation))
    default:
      return []
  }
}
