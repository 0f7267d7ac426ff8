/** What an event shows on the map. */
import type { Deed } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import type { Told } from '../scene.ts'

const KINDS: Partial<Record<BalanceOfPowersEvent['type'], Deed['kind']>> = {
  mustered: 'arrival',
  'infrastructure-built': 'arrival',
  'corps-lost': 'loss',
  attrition: 'outcome',
  'fortress-destroyed': 'loss',
  'air-lost': 'loss',
  'ace-killed': 'loss',
  'control-taken': 'taken',
  breach: 'outcome',
  breakthrough: 'outcome',
  'trench-battle': 'outcome',
  crisis: 'note',
  joined: 'note',
  conquered: 'note',
  liberated: 'note',
  'innovation-gained': 'note',
}

/** A nation joins the war, falls or comes back. */
const GRAVE: ReadonlySet<BalanceOfPowersEvent['type']> = new Set([
  'joined',
  'conquered',
  'liberated',
] satisfies BalanceOfPowersEvent['type'][])

/** An attack and its roll are one fight, told by the roll as soon as there is one. */
export function deedAt(told: readonly Told[], index: number): Deed | undefined {
  const { event } = told[index] as Told
  if (event.type === 'attack-declared' && isRolled(told.slice(index + 1))) return undefined
  const deed = deedOf(event)
  if (event.type !== 'combat-rolled' || !deed) return deed
  const declared = told.slice(0, index).findLast((each) => each.event.type === 'attack-declared')?.event
  return declared?.type === 'attack-declared' ? { ...deed, from: [declared.from] } : deed
}

/** Is the first thing told of attacks that the dice fell? */
const isRolled = (told: readonly Told[]): boolean =>
  told.find(({ event: { type } }) => type === 'attack-declared' || type === 'combat-rolled')?.event.type ===
  'combat-rolled'

function deedOf(event: BalanceOfPowersEvent): Deed | undefined {
  switch (event.type) {
    case 'marched':
    case 'railed':
    case 'patrolled':
    case 'changed-base':
      return { kind: 'march', ways: [[event.from, event.to]] }
    case 'retreated':
    case 'advanced':
      return { kind: 'outcome', ways: [[event.from, event.to]] }
    case 'attack-declared':
      return { kind: 'fight', target: event.place, from: [event.from] }
    case 'combat-rolled':
    case 'raided':
      return { kind: 'fight', target: event.place, from: [] }
    default: {
      const kind = KINDS[event.type]
      return kind && { kind, ...(GRAVE.has(event.type) ? { isGrave: true } : {}) }
    }
  }
}
