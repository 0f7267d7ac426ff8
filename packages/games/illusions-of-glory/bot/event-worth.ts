/** The approximate worth of an event to its player, in VP, from the effects of the card. */
import { cardData, eventCard, warStatusOf } from '../cards.ts'
import type { EventEffect } from '../data/card-events.ts'
import { FULL, KINDS, kind, PIECES_OF_KIND } from '../pieces.ts'
import {
  type NationId,
  nationNamed,
  QUALITY_NATIONS,
  SIDE_IDS,
  type Side,
  startingSide,
  WILL_NATIONS,
} from '../sides.ts'
import type { State } from '../state.ts'
import { markerWorth, statusWorth, willCost } from './tracks.ts'
import { faceWorth, timeLeft } from './worth.ts'

const kindWorth = (id: string): number => {
  const found = KINDS.findIndex((each) => each.id === id)
  const [piece] = found < 0 ? [] : (PIECES_OF_KIND[kind(id)] as readonly number[])
  return piece === undefined ? 0.3 : faceWorth(piece, FULL)
}
const unitsWorth = (units: readonly string[]): number => units.reduce((sum, id) => sum + kindWorth(id), 0)

/** An ally brings VP, an army and a new front. */
const ALLIES: Partial<Readonly<Record<NationId, number>>> = { IT: 2.4, RO: 2.4, BU: 2.6, GR: 1.3 }
const REVOLUTION = { start: 2.6, suppress: 1.4, revive: 1.8 } as const

/** The worth of a point of Troop Quality, and of an RP. */
const QUALITY = 0.05
const RP = 0.07

const forUs = (side: Side, nation: NationId): number => (startingSide(nationNamed(nation)) === side ? 1 : -1)
const sided = (side: Side, id: string): number => (SIDE_IDS[side] === id ? 1 : -1)

function willWorth(s: State, side: Side, nation: NationId, by: number): number {
  const now = s.will.words[(WILL_NATIONS as readonly number[]).indexOf(nationNamed(nation))] ?? 0
  // Demoralized already: nothing more to lose (§23.2.e).
  const after = Math.max(LEAST_WILL, now + by)
  return (willCost(s, now) - willCost(s, after)) * forUs(side, nation)
}
const LEAST_WILL = 2
function qualityWorth(s: State, side: Side, nation: NationId, by: number): number {
  const now = s.quality.words[(QUALITY_NATIONS as readonly number[]).indexOf(nationNamed(nation))] ?? 0
  return QUALITY * by * forUs(side, nation) * (now < 6 ? 1.5 : 0.6)
}

function effectWorth(s: State, side: Side, effect: EventEffect): number {
  switch (effect.kind) {
    case 'national-will':
      return willWorth(s, side, effect.nation, effect.by)
    case 'troop-quality':
      return qualityWorth(s, side, effect.nation, effect.by)
    case 'victory-points':
      return effect.by * (side === 1 ? 1 : -1)
    case 'reinforcements':
      return unitsWorth(effect.units) + qualityWorth(s, side, effect.nation, effect.troopQuality)
    case 'place':
      return unitsWorth(effect.units) * (effect.from === 'reserve' ? 0.4 : 1)
    case 'neutral-entry':
      return ALLIES[effect.nation] ?? 1
    case 'marker':
      return markerWorth(effect.marker)
    case 'revolution':
      return REVOLUTION[effect.step]
    case 'give-up':
      return 0.3 * effect.lcu * -forUs(side, effect.nation)
    default:
      return lesserWorth(s, side, effect)
  }
}
/** Effects of much the same worth at any time. */
const FIXED: Partial<Readonly<Record<EventEffect['kind'], number>>> = {
  uprising: 1.1,
  'destroy-fort': 0.3,
  landing: 0.4,
  'rp-lost': 0.12,
  'rp-halved': 0.12,
  armistice: 0.1,
  remove: -0.25,
}
function lesserWorth(s: State, side: Side, effect: EventEffect): number {
  switch (effect.kind) {
    case 'repair':
    case 'gain-rp':
      return RP * effect.rp
    case 'fire':
      return (effect.duration === 'turn' ? 0.12 : 0.06) * effect.drm * sided(side, effect.side)
    case 'mo-modifier':
      return 0.2 * sided(side, effect.side)
    case 'mo-void':
      return s.round <= 2 ? 0.3 : 0.2
    case 'treaty':
      return s.revolutionStage >= 2 ? 1.4 : -0.5
    default:
      return FIXED[effect.kind] ?? 0.12
  }
}

/** War status and all effects of the card, while there is time for them to matter. */
export function eventWorth(s: State, side: Side, c: number): number {
  if (cardData(c).combat !== null) return 0
  const effects = eventCard(c).effects.reduce((sum, effect) => sum + effectWorth(s, side, effect), 0)
  const isScored = eventCard(c).effects.some((effect) =>
    ['victory-points', 'uprising', 'neutral-entry'].includes(effect.kind),
  )
  const now = s.warStatus.get(side)
  const status = statusWorth(s, now + warStatusOf(c)) - statusWorth(s, now)
  return (isScored ? effects : effects * timeLeft(s)) + status
}
