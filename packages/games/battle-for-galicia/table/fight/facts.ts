/** What has been told of the attack under way. */
import { allOf, firstOf } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../../events.ts'
import type { Told } from '../scene.ts'

type Of<K extends BattleForGaliciaEvent['type']> = Extract<BattleForGaliciaEvent, { type: K }>
export type LossRoll = Of<'losses-rolled'>

export interface FightFacts {
  readonly ratio: Of<'ratio-found'> | undefined
  readonly roll: Of<'combat-rolled'> | undefined
  readonly losses: readonly LossRoll[]
  /** retreats, advances and what units suffered, in the order it came */
  readonly after: readonly Told[]
}

/** what the dice of the table do not say */
const AFTER: ReadonlySet<BattleForGaliciaEvent['type']> = new Set([
  'retreated',
  'retreat-ran-on',
  'retreat-failed',
  'priority-failed',
  'advanced',
  'ce-lost',
  'step-lost',
  'eliminated',
])

/** Everything since the last declaration of an attack. */
export function factsOf(told: readonly Told[] = []): FightFacts {
  const since = told.slice(told.findLastIndex(({ event }) => event.type === 'attack-declared') + 1)
  const events = since.map(({ event }) => event)
  return {
    ratio: firstOf(events, 'ratio-found'),
    roll: firstOf(events, 'combat-rolled'),
    losses: allOf(events, 'losses-rolled'),
    after: since.filter(({ event }) => AFTER.has(event.type)),
  }
}
