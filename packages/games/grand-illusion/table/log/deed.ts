/** What an event shows on the map. */
import type { Deed } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'
import { sideOf } from '../../pieces.ts'
import { NATIONS, type Told } from '../scene.ts'

const KINDS: Partial<Record<GrandIllusionEvent['type'], Deed['kind']>> = {
  arrived: 'arrival',
  'unit-rebuilt': 'arrival',
  landed: 'arrival',
  'entered-from-holland': 'arrival',
  'unit-disrupted': 'outcome',
  'fort-reduced': 'outcome',
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
export function deedTeller(all: readonly Told[]): (told: Told, at: number) => Deed | undefined {
  const cameFrom = new Map<number, Entry>()
  return ({ event }, at) => {
    if (event.type === 'marched') {
      const entry = { into: event.to, from: event.path.at(-2) ?? event.from }
      for (const unit of event.units) cameFrom.set(unit, entry)
    }
    if (event.type === 'belgians-withdrew') return slippingAway(event, all, at)
    if (event.type !== 'battle-began') return deedOf(event)
    if (isCalledOff(event, all, at)) return undefined
    const entries = event.attackers.flatMap((unit) => cameFrom.get(unit) ?? [])
    const from = entries.filter(({ into }) => into === event.hex).map((entry) => entry.from)
    return { kind: 'fight', target: event.hex, from: [...new Set(from)] }
  }
}

type Of<K extends GrandIllusionEvent['type']> = Extract<GrandIllusionEvent, { type: K }>

/** §14.1.1.a.1 a battle is none if the Belgians leave and nobody else is there to fight */
function isCalledOff({ defenders }: Of<'battle-began'>, all: readonly Told[], at: number): boolean {
  const next = all.slice(at + 1).find(({ event }) => event.type === 'belgians-withdrew' || isBattle(event))
  return next?.event.type === 'belgians-withdrew' && leaveNobody(next.event, defenders)
}

const isBattle = ({ type }: GrandIllusionEvent): boolean => type === 'battle-began'

const leaveNobody = ({ pieces }: Of<'belgians-withdrew'>, defenders: readonly number[]): boolean =>
  defenders.every((piece) => pieces.includes(piece))

/** §14.1.1.a.1 in the enemy's segment: their own march, or what comes of the battle that others fight */
function slippingAway(event: Of<'belgians-withdrew'>, all: readonly Told[], at: number): Deed {
  const began = all.slice(0, at).findLast((told) => isBattle(told.event))?.event
  const isAlone = began?.type !== 'battle-began' || leaveNobody(event, began.defenders)
  const ways = [[event.from, event.to]]
  const [first] = event.pieces
  const nation = first === undefined ? {} : { nation: NATIONS[sideOf(first)] }
  return isAlone ? { kind: 'march', ways, ...nation } : { kind: 'outcome', ways }
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
      return { kind: 'march', ways: [[event.from, event.to]] }
    case 'retreated':
    case 'hq-displaced':
      return { kind: 'outcome', ways: [[event.from, event.to]] }
    default: {
      const kind = KINDS[event.type]
      return kind && { kind, ...(GRAVE.has(event.type) ? { isGrave: true } : {}) }
    }
  }
}
