/** The log as prose, by halves. */
import { createLog, type LogLine } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import { balanceOfPowers } from '../../game.ts'
import { idOf } from '../../places.ts'
import { chapters } from './chapters.ts'

export const log = createLog({
  ...chapters,
  lines: ({ told }, language) => {
    const text = balanceOfPowers.text(language)
    return told.map(
      ({ at, event }): LogLine => ({
        at,
        text: text.event(event),
        rule: event.rule,
        minor: false,
        ...spaceOf(event),
      }),
    )
  },
})

/** where the map flies to */
function spaceOf(event: BalanceOfPowersEvent): Pick<LogLine, 'space' | 'spaceId'> {
  const space = 'place' in event ? event.place : 'from' in event ? event.to : -1
  return space < 0 ? {} : { space, spaceId: idOf(space) }
}
