/** §25.1.c §25.1.d §25.1.e §25.1.f When sea-invasion cards can be played as events. */
import { inForceOf } from '../../cards/in-force.ts'
import { isSeaInvasion, sideOfCard } from '../../cards.ts'
import type { Refusal } from '../../illusions-of-glory.ts'
import { refusal } from '../../refusal.ts'
import { sideNamed } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isWinter } from '../../tables.ts'

/** Undefined also for all other cards. */
export function whyNotInvade(s: State, c: number): Refusal | undefined {
  if (!isSeaInvasion(c)) return undefined // §25.1.c
  // §25.1.d §25.2.5.a §25.2.5.b Without the card there is no Landing marker either.
  if (isWinter(s.turn)) return refusal('not-in-winter', { card: c })
  if (s.invaded === 1) return refusal('invasion-already-this-turn', { card: c })
  // §25.1.f RULE BRITANNIA places the marker that allows them.
  if (inForceOf(s, 'allows-sea-invasions').length === 0) return refusal('sea-closed', { card: c })
  const isClosed = inForceOf(s, 'closes-sea').some(
    ({ effect }) => sideNamed(effect.side) === sideOfCard(c) && effect.sea === 'mediterranean',
  )
  return isClosed ? refusal('sea-closed', { card: c }, '9.7.1.c') : undefined
}
