/** The log as prose, by halves; what belongs to a march or a combat is small print below it. */
import { createLog, type LogLine } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import { balanceOfPowers } from '../../game.ts'
import { idOf } from '../../places.ts'
import { chapters } from './chapters.ts'
import { deedOf } from './deed.ts'
import { diceOf } from './dice.ts'

export const log = createLog({
  ...chapters,
  lines: ({ told, nation }, language) => {
    const text = balanceOfPowers.text(language)
    return told.map(({ at, event }): LogLine => {
      const dice = diceOf(event, nation)
      const deed = deedOf(event)
      return {
        at,
        text: text.event(event),
        rule: event.rule,
        minor: MINOR.has(event.type),
        ...spaceOf(event),
        ...(dice.length > 0 ? { dice } : {}),
        ...(deed ? { deed } : {}),
      }
    })
  },
})

/** where the map flies to */
function spaceOf(event: BalanceOfPowersEvent): Pick<LogLine, 'space' | 'spaceId'> {
  const space = 'place' in event ? event.place : 'from' in event ? event.to : -1
  return space < 0 ? {} : { space, spaceId: idOf(space) }
}

/** they belong to the line above */
const MINOR: ReadonlySet<BalanceOfPowersEvent['type']> = new Set([
  'control-taken',
  'combat-unsupplied',
  'attack-paid',
  'attack-free',
  'points-named',
  'command-checked',
  'combat-modified',
  'infrastructure-used',
  'losses-excused',
  'loss-paid',
  'corps-lost',
  'attrition',
  'morale-rolled',
  'leader-tested',
  'leader-dismissed',
  'retreated',
  'breach',
  'trench-battle',
  'advanced',
  'demoralized',
  'innovation-gained',
  'innovation-rolled',
  'air-damaged',
])
