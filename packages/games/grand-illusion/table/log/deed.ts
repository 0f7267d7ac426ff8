/** What an event shows on the map. */
import type { Deed } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'
import type { Told } from '../scene.ts'

const KINDS: Partial<Record<GrandIllusionEvent['type'], Deed['kind']>> = {
  arrived: 'arrival',
  'unit-rebuilt': 'arrival',
  landed: 'arrival',
  'entered-from-holland': 'arrival',
  'piece-eliminated': 'loss',
  'control-changed': 'taken',
  'options-revealed': 'card',
  'sudden-death': 'note',
  'paris-in-danger': 'note',
  'withdrawal-declared': 'note',
  'withdrawal-ended': 'note',
  'award-won': 'note',
  'paris-scored': 'note',
}

/** What may decide the war at once. */
const GRAVE: ReadonlySet<GrandIllusionEvent['type']> = new Set([
  'sudden-death',
  'paris-in-danger',
] satisfies GrandIllusionEvent['type'][])

/** Tells the deeds of events in their order: units fight in the hex they have entered, and come from the one before. */
export function deedTeller(): (told: Told) => Deed | undefined {
  const cameFrom = new Map<number, Entry>()
  return ({ event }) => {
    if (event.type === 'marched') {
      const entry = { into: event.to, from: event.path.at(-2) ?? event.from }
      for (const unit of event.units) cameFrom.set(unit, entry)
    }
    if (event.type !== 'battle-began') return deedOf(event)
    const entries = event.attackers.flatMap((unit) => cameFrom.get(unit) ?? [])
    const from = entries.filter(({ into }) => into === event.hex).map((entry) => entry.from)
    return { kind: 'fight', target: event.hex, from: [...new Set(from)] }
  }
}

/** How a unit has come into its hex. */
interface Entry {
  readonly into: number
  readonly from: number
}

function deedOf(event: GrandIllusionEvent): Deed | undefined {
  switch (event.type) {
    case 'marched':
      return { kind: 'march', ways: [[event.from, ...event.path]] }
    case 'moved-by-rail':
    case 'moved-by-sea':
    case 'redeployed':
    case 'belgians-withdrew':
      return { kind: 'march', ways: [[event.from, event.to]] }
    case 'retreated':
    case 'hq-displaced':
      return { kind: 'outcome', ways: [[event.from, event.to]] }
    case 'massed-bombardment':
    case 'bombarded':
      return { kind: 'fight', target: event.hex, from: [] }
    default: {
      const kind = KINDS[event.type]
      return kind && { kind, ...(GRAVE.has(event.type) ? { isGrave: true } : {}) }
    }
  }
}
