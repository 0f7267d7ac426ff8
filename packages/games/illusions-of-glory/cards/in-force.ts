/** §card.AP43 Lasting effects of cards on the table, of the card being played, and of markers. */
import { Fact } from '@sandtable/board'
import { CARD_COUNT, CARDS_DATA, cardData, idOfCard, markerData, sideOfCard } from '../cards.ts'
import type { Banned, EventEffect, LastingEffect, MarkerId } from '../data/card-types.ts'
import type { Fight, Modifier } from '../illusions-of-glory.ts'
import { type NationId, nationNamed, type Side, sideNamed } from '../sides.ts'
import { ACTION, COMBAT, FLAG, hasFlag, PILE, pileOf, type State } from '../state.ts'
import { allHold, roleOf } from './conditions.ts'
import { matches } from './where.ts'

/** An effect and its card; -1 for a marker. */
export interface InForce {
  readonly card: number
  readonly effect: EventEffect | LastingEffect
}

/** Whether the effect lasts while its card is face up. */
function lastsTurn(effect: EventEffect): boolean {
  if ('duration' in effect) return effect.duration === 'turn'
  if (effect.kind === 'national-will') return effect.later === true
  return effect.kind === 'rp-lost' && effect.scope === 'turn'
}
/** Effects of the card being played apply at once, whether they last for the round or the turn. */
const lastsRound = (effect: EventEffect): boolean => 'duration' in effect || lastsTurn(effect)

const eventEffects = (c: number): readonly EventEffect[] => {
  const data = cardData(c)
  return data.combat === null ? data.effects : []
}
const listed = (c: number, lasts: (effect: EventEffect) => boolean): InForce[] =>
  eventEffects(c)
    .filter(lasts)
    .map((effect) => ({ card: c, effect }))
const all = Array.from({ length: CARD_COUNT }, (_, c) => c)
const ofTable = all.map((c) => listed(c, lastsTurn))
const ofRound = all.map((c) => listed(c, lastsRound))

const MARKERS = Object.keys(CARDS_DATA.markers) as MarkerId[]
const ofMarkers = new Map(
  MARKERS.map((id) => [id, markerData(id).lasting.map((effect): InForce => ({ card: -1, effect }))]),
)
/** A marker that another one cancels (convoys against U-boats) has no effect. */
const isLifted = (s: State, { effect }: InForce): boolean =>
  effect.kind === 'closes-sea' && hasFlag(s, FLAG[effect.unless])

/** §9.7.1.a The event being carried out, or whose OPS are being spent. */
const isBeingPlayed = (s: State): boolean =>
  s.playing >= 0 && s.action === ACTION.event && pileOf(s, s.playing) === PILE.played

function listAll(s: State): readonly InForce[] {
  const cards: InForce[] = []
  for (let c = 0; c < CARD_COUNT; c++) if (s.card.get(c) === PILE.table) cards.push(...(ofTable[c] ?? []))
  const now = isBeingPlayed(s) ? (ofRound[s.playing] ?? []) : []
  const markers = MARKERS.filter((id) => hasFlag(s, FLAG[id])).flatMap((id) => ofMarkers.get(id) ?? [])
  return [...cards, ...now, ...markers.filter((entry) => !isLifted(s, entry))]
}

interface Listing {
  readonly list: readonly InForce[]
  /** The same by kind, for kinds that have been asked for. */
  readonly kinds: Map<Kind, readonly InForce[]>
}

/** Listed anew only when a card or a marker has changed its place; by the card being played, -1 if there is none. */
const listings = new Fact(
  (s: State) => s.derived.cards,
  (): Map<number, Listing> => new Map(),
)

function listingOf(s: State): Listing {
  const known = listings.of(s)
  const playing = isBeingPlayed(s) ? s.playing : -1
  let listing = known.get(playing)
  if (listing === undefined) {
    listing = { list: listAll(s), kinds: new Map() }
    known.set(playing, listing)
  }
  return listing
}
/** All effects in force. */
export const inForce = (s: State): readonly InForce[] => listingOf(s).list

type Kind = InForce['effect']['kind']
type Of<K extends Kind> = Extract<InForce['effect'], { kind: K }>
/** Effects of one kind, with their cards. */
export function inForceOf<K extends Kind>(s: State, kind: K): readonly InForceOf<K>[] {
  const { list, kinds } = listingOf(s)
  let known = kinds.get(kind)
  if (known === undefined) {
    known = ofKind(list, kind)
    kinds.set(kind, known)
  }
  return known as readonly InForceOf<K>[]
}
const ofKind = (list: readonly InForce[], kind: Kind): InForce[] =>
  list.filter(({ effect }) => effect.kind === kind)
interface InForceOf<K extends Kind> {
  readonly card: number
  readonly effect: Of<K>
}

/** The rule that is cited for an effect. */
export const ruleOf = (c: number): string =>
  cardData(c).rules.find((rule) => rule.startsWith('card.')) ?? '9.7.1.a'
export const modifierOf = (c: number, by: number): Modifier => ({ what: idOfCard(c), by, rule: ruleOf(c) })

/**
 * §card.AP44 Effects on fire that fit the combat; limited ones only if the player has chosen this combat (card CP16).
 */
export function firesInForce(s: State, fight: Fight, side: Side): { card: number; effect: Of<'fire'> }[] {
  const isFavoured = (s.combatFacts & COMBAT.favoured) !== 0
  return inForceOf(s, 'fire').filter(
    ({ card, effect }) =>
      sideNamed(effect.side) === side &&
      effect.as === roleOf(fight, side) &&
      (effect.times === undefined || isFavoured) &&
      allHold(effect.when, s, fight, side, sideOfCard(card) !== side),
  )
}

/** §12.2.1.a.8 Modifiers of the fire of a side. */
export const fireEffects = (s: State, fight: Fight, side: Side): Modifier[] =>
  firesInForce(s, fight, side).map(({ card, effect }) => modifierOf(card, effect.drm))

function bits(nations: readonly NationId[]): number {
  let mask = 0
  for (const id of nations) mask |= 1 << nationNamed(id)
  return mask
}

function concerns(s: State, effect: Of<'activation-cost'>, mask: number, x: number): boolean {
  const nations = bits(effect.nations)
  const isThere = (mask & nations) !== 0
  const isAlone = (mask & ~nations) === 0
  const isPlace = effect.where === undefined || matches(effect.where, s, x)
  return isThere && isPlace && (effect.alone !== true || isAlone)
}

const NO_EXTRAS: Modifier[] = []
/** §9.4.1.a What events add to the cost of activating units of these nations, given as bits. */
export function activationExtras(s: State, side: Side, mask: number, x: number, attack: boolean): Modifier[] {
  const extras = inForceOf(s, 'activation-cost')
  if (extras.length === 0) return NO_EXTRAS
  return extras
    .filter(({ effect }) => sideNamed(effect.side) === side && (attack || effect.mode === 'any'))
    .filter(({ effect }) => concerns(s, effect, mask, x))
    .map(({ card, effect }) => modifierOf(card, effect.ops))
}

/**
 * §9.4.1.a bits of nations of `mask` that add nothing to the cost: of several that count as one all but the
 * first, a single one if any other is there. Never all of them.
 */
export function countsAsOne(s: State, mask: number): number {
  let free = 0
  for (const { effect } of inForceOf(s, 'activation-as-one')) {
    const named = mask & bits(effect.nations)
    if (effect.nations.length > 1) free |= named & (named - 1)
    else if ((mask & ~free & ~named) !== 0) free |= named
  }
  return free
}

const isSome = <T>(some: readonly T[], of: readonly T[]): boolean => some.some((each) => of.includes(each))
/** Whether the ban applies to this. */
function forbids(ban: Banned, what: Banned): boolean {
  if (ban.kind === 'joint-attack')
    return what.kind === ban.kind && ban.nations.every((id) => what.nations.includes(id))
  // §3.2.1.h a unit of two nations goes as the other
  if (ban.kind === 'sr') return what.kind === ban.kind && what.nations.every((id) => ban.nations.includes(id))
  if (ban.kind === 'events') return what.kind === ban.kind && isSome(what.cards, ban.cards)
  return what.kind === ban.kind && what.nation === ban.nation
}

/** The nations of the attack, of the unit or of the card, or the cards themselves. */
export function isBanned(s: State, side: Side, what: Banned): boolean {
  for (const { effect } of inForceOf(s, 'ban'))
    if (sideNamed(effect.side) === side && forbids(effect.what, what)) return true
  return false
}
