/** What has been told of the attack under way. */
import type { GaliciaEvent } from '@sandtable/battle-for-galicia/events'
import type { Told } from '../scene.ts'

type Of<K extends GaliciaEvent['type']> = Extract<GaliciaEvent, { type: K }>

export interface FightFacts {
  readonly ratio: Of<'ratio-found'> | undefined
  readonly roll: Of<'combat-rolled'> | undefined
  readonly losses: readonly Of<'losses-rolled'>[]
}

const isA =
  <K extends GaliciaEvent['type']>(type: K) =>
  (event: GaliciaEvent): event is Of<K> =>
    event.type === type

/** Everything since the last declaration of an attack. */
export function factsOf(told: readonly Told[] | undefined): FightFacts {
  const events = (told ?? []).map(({ event }) => event)
  const since = events.slice(events.findLastIndex(isA('attack-declared')) + 1)
  return {
    ratio: since.find(isA('ratio-found')),
    roll: since.find(isA('combat-rolled')),
    losses: since.filter(isA('losses-rolled')),
  }
}
