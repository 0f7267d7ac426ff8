import type { Json } from '@sandtable/kernel'
import type { BalanceOfPowersEvent } from './events.ts'
import { idOf } from './places.ts'
import { idOfUnit } from './units.ts'

type Summary = Readonly<Record<string, Json>>

/** What a run of events comes to, for odds: the line of the combat table, losses, breaches, who holds what. */
export function result(events: readonly BalanceOfPowersEvent[]): Json {
  let summary: Summary = {}
  for (const event of events) summary = { ...summary, ...part(event, summary) }
  return summary
}

const added = (so: Summary, key: string, what: string): Summary => ({
  [key]: [...((so[key] as string[] | undefined) ?? []), what],
})

function part(event: BalanceOfPowersEvent, so: Summary): Summary {
  switch (event.type) {
    case 'combat-rolled':
      return { combat: event.line }
    case 'corps-lost':
      return added(so, 'lost', idOfUnit(event.unit))
    case 'fortress-reduced':
    case 'fortress-destroyed':
      return { fortress: event.type === 'fortress-reduced' ? 'reduced' : 'destroyed' }
    case 'reserve-rolled':
      return { reserve: event.roll < event.below }
    case 'breakthrough':
      return { breakthrough: true }
    case 'innovation-gained':
      return { innovation: event.level }
    case 'breach':
      return { [`${idOf(event.from)}/${idOf(event.to)}`]: event.value }
    case 'control-taken':
      return { [idOf(event.place)]: event.nation }
    default:
      return {}
  }
}
