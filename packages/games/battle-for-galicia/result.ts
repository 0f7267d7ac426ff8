import type { Json } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from './events.ts'
import { GRID } from './map.ts'
import { SIDE_IDS } from './sides.ts'
import { unitData } from './units.ts'

/** What a run of events comes to, for odds: the table line, losses, who is gone, where units went. */
export function result(events: readonly BattleForGaliciaEvent[]): Json {
  const summary: Record<string, Json> = {}
  for (const event of events) Object.assign(summary, part(event, summary))
  return summary
}

function part(
  event: BattleForGaliciaEvent,
  so: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  switch (event.type) {
    case 'ratio-found':
      return { ratio: event.column }
    case 'attack-barred':
      return { barred: true }
    case 'combat-rolled':
      return { combat: event.cell }
    case 'losses-rolled':
      return { losses: { ...(so.losses as object | undefined), [SIDE_IDS[event.side]]: event.losses } }
    case 'eliminated':
      return { eliminated: [...((so.eliminated as Json[] | undefined) ?? []), unitData(event.unit).id] }
    case 'retreated':
      return { retreat: GRID.idOf(event.to) }
    default:
      return {}
  }
}
