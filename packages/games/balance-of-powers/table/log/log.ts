/** The log as prose, by halves; what belongs to a march or a combat is small print below it. */
import type { Language } from '@sandtable/kernel'
import { createLog, type LogLine } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import { balanceOfPowers } from '../../game.ts'
import { idOf } from '../../places.ts'
import { chapters } from './chapters.ts'
import { deedAt } from './deed.ts'
import { diceOf } from './dice.ts'
import { marchFrom, marchLines } from './marches.ts'
import { starvingFrom, starvingLine } from './starving.ts'
import type { Told } from '../scene.ts'

export const log = createLog({
  ...chapters,
  lines: ({ told, nation }, language) => {
    const lines: LogLine[] = []
    for (let i = 0; i < told.length; ) {
      const march = marchFrom(told, i)
      const starving = starvingFrom(told, i)
      if (starving) lines.push(starvingLine(starving, language))
      if (march) lines.push(...marchLines(march, language))
      else lines.push(lineOf(told, i, nation, language))
      i += march?.length ?? 1
    }
    return lines
  },
})

function lineOf(
  told: readonly Told[],
  index: number,
  nation: string | undefined,
  language: Language,
): LogLine {
  const { at, event } = told[index] as Told
  const dice = diceOf(event, nation)
  const deed = deedAt(told, index)
  return {
    at,
    text: balanceOfPowers.text(language).event(event),
    rule: event.rule,
    minor: MINOR.has(event.type),
    ...spaceOf(event),
    ...(dice.length > 0 ? { dice } : {}),
    ...(deed ? { deed } : {}),
  }
}

/** where the map flies to */
function spaceOf(event: BalanceOfPowersEvent): Pick<LogLine, 'space' | 'spaceId'> {
  const space = 'place' in event ? event.place : 'from' in event ? event.to : -1
  return space < 0 ? {} : { space, spaceId: idOf(space) }
}

/** they belong to the line above */
const MINOR: ReadonlySet<BalanceOfPowersEvent['type']> = new Set([
  'control-taken',
  'combat-unsupplied',
  'starved',
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
