/** What a deed of the log shows on the map. */
import type { Deed as Shown } from '@sandtable/presentation'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import type { Deed } from './deeds.ts'

const KINDS: Partial<Record<IllusionsOfGloryEvent['type'], Shown['kind']>> = {
  'action-taken': 'card',
  arrived: 'arrival',
  rebuilt: 'arrival',
  'uprising-placed': 'arrival',
  'landing-placed': 'arrival',
  'landed-amphibious': 'arrival',
  'unit-destroyed': 'loss',
  'unit-eliminated': 'loss',
  'given-up': 'loss',
  'control-taken': 'taken',
  'fort-destroyed': 'taken',
  'combat-ended': 'outcome',
  'uprising-crushed': 'outcome',
  'war-status-raised': 'effect',
  'commitment-raised': 'effect',
  'vp-changed': 'effect',
  'will-changed': 'effect',
  'quality-changed': 'effect',
  'rp-recorded': 'effect',
  'rp-gained': 'effect',
  'rp-lost': 'effect',
  'marker-laid': 'effect',
  'offensive-modified': 'effect',
  'offensives-voided': 'effect',
  'halt-broken': 'effect',
  'trench-dug': 'effect',
  'trench-lost': 'effect',
  'reserve-filled': 'effect',
  'supplies-captured': 'effect',
  'landing-lost': 'effect',
  'treaty-set': 'effect',
  'revolution-set': 'effect',
  'revolution-suppressed': 'effect',
  'rounds-delegated': 'effect',
  'nation-entered': 'note',
  'nation-collapsed': 'note',
  'revolution-began': 'note',
  'revolution-advanced': 'note',
  'offensive-rolled': 'note',
  'offensive-failed': 'note',
}

/** A nation enters or leaves the war, or its people rise. */
const GRAVE: ReadonlySet<IllusionsOfGloryEvent['type']> = new Set([
  'nation-entered',
  'nation-collapsed',
  'revolution-began',
] satisfies IllusionsOfGloryEvent['type'][])

export function shownBy({ events }: Deed): Shown | undefined {
  const [event] = events
  const ways = events.flatMap(waysOf)
  switch (event.type) {
    case 'marched':
    case 'redeployed':
    case 'transferred':
    case 'displaced':
      return { kind: 'march', ways }
    case 'retreated':
    case 'advanced':
    case 'withdrew':
    case 'marched-in':
      return { kind: 'outcome', ways }
    case 'attack-declared':
      return { kind: 'fight', target: event.space, from: event.from.filter((x) => x !== event.space) }
    case 'surrender-rolled':
      return { kind: 'fight', target: event.space, from: [] }
    case 'step-lost':
    case 'lcu-replaced':
      return events.some(({ type }) => KINDS[type] === 'loss') ? { kind: 'loss' } : undefined
    default:
      return plainly(event)
  }
}

function plainly({ type }: IllusionsOfGloryEvent): Shown | undefined {
  const kind = KINDS[type]
  return kind && { kind, ...(GRAVE.has(type) ? { isGrave: true } : {}) }
}

/** Units in a box have no place to draw a way from. */
function waysOf(event: IllusionsOfGloryEvent): number[][] {
  if (!('from' in event) || typeof event.from !== 'number') return []
  const end = 'path' in event ? event.path : 'to' in event && typeof event.to === 'number' ? [event.to] : []
  return [[event.from, ...end].filter((x) => x >= 0)]
}
