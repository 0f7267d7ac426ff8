/** Why an event cannot be played now. */
import { countersIn } from '../../cards/effects/arrivals.ts'
import { isBanned } from '../../cards/in-force.ts'
import {
  cardData,
  enteringBy,
  eventCard,
  idOfCard,
  isSeaInvasion,
  reinforcedBy,
  sideOfCard,
} from '../../cards.ts'
import type { EventEffect } from '../../data/card-types.ts'
import type { Refusal } from '../../illusions-of-glory.ts'
import { isSupport, piecesNamed } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, type Nation, NATIONS, RU } from '../../sides.ts'
import type { State } from '../../state.ts'
import { capitalRule, isCapitalLost } from '../15-reinforcements/capitals.ts'
import { canPlaceAll, withUnitsRemoved } from '../15-reinforcements/room.ts'
import { isRuBarred } from '../23-rebellion/revolution.ts'
import { whyNotInvade } from '../25-sea-invasions/playing.ts'
import { unmetPrerequisite } from './prerequisites.ts'

type Reason = (s: State, c: number) => Refusal | undefined

/** §9.7.1.c Prerequisites. §4.2.1.e The plans of AP can be played in Turns 1 and 2 only. */
const prerequisites: Reason = (s, c) => {
  const missing = unmetPrerequisite(s, c)
  if (missing === undefined) return undefined
  const isPlan = missing.kind === 'turn' && missing.to !== undefined && sideOfCard(c) === AP
  return isPlan ? refusal('plan-too-late', { card: c }) : refusal('prerequisite-unmet', { card: c })
}

const banned: Reason = (s, c) =>
  isBanned(s, sideOfCard(c), { kind: 'events', cards: [idOfCard(c)] })
    ? refusal('event-banned', { card: c })
    : undefined

/** §9.7.2.a §8.3.c One neutral enters per turn, whichever side brings it in. */
const entry: Reason = (s, c) =>
  enteringBy(c) >= 0 && s.entered === 1 ? refusal('entry-already-this-turn', { card: c }) : undefined

const reinforcement: Reason = (s, c) => {
  const nation = reinforcedBy(c)
  // §9.7.3.b Units placed by other events do not count.
  return nation === -1 ? undefined : whyNotReinforce(s, c, nation)
}
/** §9.7.3.c Reinforcement cards can be played from the first turn on. */
function whyNotReinforce(s: State, c: number, nation: Nation): Refusal | undefined {
  const facts = { card: c, nation }
  // §9.7.3.a §15.1.b §8.3.b Each nation has one reinforcement card a turn.
  if ((s.reinforced & (1 << nation)) !== 0) return refusal('reinforced-already', facts)
  const ban = { kind: 'reinforcement-card', nation: NATIONS[nation] } as const
  if (isBanned(s, sideOfCard(c), ban)) return refusal('event-banned', facts)
  if (isCapitalLost(s, nation)) return refusal('capital-taken', facts, capitalRule(nation))
  return nation === RU && isRuBarred(s, 'cards') ? refusal('no-ru-reinforcements', facts) : undefined
}

/** §8.3.b §25.1.e One sea invasion a turn, and the other limits of chapter 25. */
const invasion: Reason = (s, c) => {
  if (!isSeaInvasion(c)) return undefined
  return s.invaded === 1 ? refusal('invasion-already-this-turn', { card: c }) : whyNotInvade(s, c)
}

/** §9.7.3 §9.7.3.d §15.1.h There must be room for all units of the event. */
const room: Reason = (s, c) => {
  const { effects } = eventCard(c)
  return effects.every((effect, i) => hasRoom(withUnitsRemoved(s, unitsGone(effects.slice(0, i))), effect))
    ? undefined
    : refusal('no-room-for-all', { card: c })
}

/** §9.7.1.a Effects apply in order, so units that an earlier effect removes take no room. */
const unitsGone = (earlier: readonly EventEffect[]): number[] =>
  earlier.flatMap((effect) => (effect.kind === 'remove' ? piecesNamed(effect.unit) : []))

function hasRoom(s: State, effect: EventEffect): boolean {
  if (effect.kind !== 'reinforcements' && effect.kind !== 'place') return true
  // An event takes up to so many units from the reserve box, and may take none.
  if (effect.kind === 'place' && effect.from === 'reserve') return true
  const coming = arrivals(s, effect.units)
  // §15.1.g Units out of the game, for example because their nation collapsed, cannot be placed.
  if (effect.kind === 'reinforcements' && coming.length < effect.units.length) return false
  return canPlaceAll(s, coming, effect.at, effect.together === true)
}
/** Units in the order they are placed: support after the troops it stacks with (§27.0.c). */
function arrivals(s: State, units: readonly string[]): number[] {
  const all = countersIn(s, units).sort((a, b) => a - b)
  return [...all.filter((p) => !isSupport(p)), ...all.filter(isSupport)]
}

const REASONS: readonly Reason[] = [prerequisites, banned, entry, reinforcement, invasion, room]

export function whyNotEvent(s: State, c: number): Refusal | undefined {
  // §3.3.c A card with a red box is a combat card.
  if (cardData(c).combat !== null) return refusal('combat-card-only-in-combat', { card: c })
  for (const reason of REASONS) {
    const why = reason(s, c)
    if (why) return why
  }
  return undefined
}
