/** What has been told of the combat under way, or of the last one. */
import { allOf, firstOf } from '@sandtable/presentation'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import type { Told } from '../scene.ts'

type Of<K extends IllusionsOfGloryEvent['type']> = Extract<IllusionsOfGloryEvent, { type: K }>

export interface CombatFacts {
  readonly declared: Of<'attack-declared'> | undefined
  readonly fired: readonly Of<'fired'>[]
  /** everything since it was declared, in the order it came */
  readonly all: readonly IllusionsOfGloryEvent[]
  /** number of the last action in which a die of it fell */
  readonly firedAt: number
}

/** Everything since the last attack was declared. */
export function factsOf(told: readonly Told[] = []): CombatFacts {
  const since = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ event }) => event.type === 'attack-declared'),
    ),
  )
  const all = since.map(({ event }) => event)
  return {
    declared: firstOf(all, 'attack-declared'),
    fired: allOf(all, 'fired'),
    all,
    firedAt: since.findLast(({ event }) => event.type === 'fired')?.at ?? -1,
  }
}
