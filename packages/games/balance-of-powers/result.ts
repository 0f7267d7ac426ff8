import type { Json } from '@sandtable/kernel'
import type { BalanceOfPowersEvent } from './events.ts'
import { idOf } from './places.ts'

/** What a run of events comes to, for odds: who came to control what. */
export const result = (events: readonly BalanceOfPowersEvent[]): Json =>
  Object.fromEntries(
    events.flatMap((event) => (event.type === 'control-taken' ? [[idOf(event.place), event.nation]] : [])),
  )
