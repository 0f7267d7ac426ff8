/** What has been told of the combat under way, or of the last one. */
import { firstOf, lastOf } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import type { Side } from '../../nations.ts'
import type { Told } from '../scene.ts'

type Of<K extends BalanceOfPowersEvent['type']> = Extract<BalanceOfPowersEvent, { type: K }>

export interface CombatFacts {
  readonly declared: Of<'attack-declared'> | undefined
  readonly modified: Of<'combat-modified'> | undefined
  /** the roll that stands */
  readonly rolled: Of<'combat-rolled'> | undefined
  /** §10.712 the side that loses nothing after all */
  readonly excused: Side | undefined
  /** everything since the attack was declared, in the order it came */
  readonly all: readonly BalanceOfPowersEvent[]
  /** number of the action in which the combat roll fell */
  readonly rolledAt: number
}

/** What comes after a combat and has nothing to do with it. */
const AFTER: ReadonlySet<BalanceOfPowersEvent['type']> = new Set([
  'marched',
  'railed',
  'half-began',
  'starved',
  'month-began',
  'game-ended',
])

export function factsOf(told: readonly Told[] = []): CombatFacts {
  const start = told.findLastIndex(({ event }) => event.type === 'attack-declared')
  const since = start < 0 ? [] : told.slice(start)
  const end = since.findIndex(({ event }) => AFTER.has(event.type))
  const own = since.slice(0, end < 0 ? since.length : end)
  const all = own.map(({ event }) => event)
  return {
    declared: firstOf(all, 'attack-declared'),
    modified: lastOf(all, 'combat-modified'),
    rolled: lastOf(all, 'combat-rolled'),
    excused: lastOf(all, 'losses-excused')?.side,
    all,
    rolledAt: own.findLast(({ event }) => event.type === 'combat-rolled')?.at ?? -1,
  }
}
