/** What an event shows on the map. */
import type { Deed } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'

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

export function deedOf(event: GrandIllusionEvent): Deed | undefined {
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
    case 'battle-began':
    case 'massed-bombardment':
    case 'bombarded':
      return { kind: 'fight', target: event.hex, from: [] }
    default: {
      const kind = KINDS[event.type]
      return kind && { kind }
    }
  }
}
