/**
 * A game with one of everything the kernel offers: three seats, one of them deciding for two powers;
 * a secret simultaneous bid; a shuffled deck with hidden hands; dice; procedures within procedures.
 */
import {
  type ArgumentKind,
  type Eyes,
  type Game,
  type Json,
  type Outcome,
  type Scenario,
  type Seat,
  type Setup,
  seedFrom,
  sees,
  type Text,
} from '../index.ts'
import { stage } from './toy-rules.ts'
import { CARDS, cardOf, goldOf, LAYOUT, POWERS, ROUNDS, type ToyState } from './toy-state.ts'
import { text } from './toy-text.ts'
import type { ToyEvent, ToyTypes } from './toy-types.ts'

export const RULES: ReadonlySet<string> = new Set(['0', '1', '2', '3', '4', '5', '6'])

const same = (word: string): Text => ({ en: word, ja: word })
const seat = (id: string, powers: readonly number[]): Seat => ({ id, title: same(id), powers })

const scenario = (id: string, seats: readonly Seat[]): Scenario => ({
  id,
  title: same(id),
  summary: same(id),
  seats,
  turns: 10,
  longest: 140,
})

export const THREE = scenario('three', [seat('ann', [0, 3]), seat('bob', [1]), seat('cat', [2])])
export const ONE = scenario('one', [seat('ann', [0, 1, 2, 3])])

const powerArgument: ArgumentKind = {
  encode: (power) => POWERS[power] ?? '',
  decode: (name) => {
    const power = (POWERS as readonly string[]).indexOf(name)
    return power < 0 ? undefined : power
  },
  title: (power) => POWERS[power] ?? '',
}

const goldArgument: ArgumentKind = {
  encode: String,
  decode: (name) => (/^\d{1,3}$/.test(name) ? Number(name) : undefined),
  title: String,
}

function setUp(s: ToyState, _scenario: string, options: Readonly<Record<string, string>>): void {
  s.round = 1
  s.last = ROUNDS[options.rounds ?? 'three'] ?? 0
  s.gold.fill(4)
  LAYOUT.restore(s, s.words)
}

function view(s: ToyState, eyes: Eyes): Json {
  const { round, active, hired, raids } = s
  const card = (power: number): Json => (isKnown(s, eyes, power) ? cardOf(s, power) : null)
  return {
    round,
    active,
    hired,
    raids,
    gold: [...s.gold],
    bid: [...s.bid],
    hands: POWERS.map((_, p) => card(p)),
  }
}

const isKnown = (s: ToyState, eyes: Eyes, power: number): boolean =>
  sees(eyes, power) || s.shown.get(power) === 1 || cardOf(s, power) === -1

/** places in the deck that these eyes do not know; the first four are the hands */
const hiddenPlaces = (s: ToyState, eyes: Eyes): number[] =>
  Array.from({ length: CARDS }, (_, place) => place).filter(
    (place) => place >= POWERS.length || !isKnown(s, eyes, place),
  )

function permuteSecrets(s: ToyState, eyes: Eyes, pick: (n: number) => number): void {
  const places = hiddenPlaces(s, eyes)
  for (const place of places) {
    const other = places[pick(places.length)] as number
    const held = s.deck.get(place)
    s.deck.set(place, s.deck.get(other))
    s.deck.set(other, held)
  }
  s.hand.assign(s.deck.toArray().slice(0, POWERS.length))
}

const ASSUMED_CARD = 2
const ASSUMED: Text = { en: 'Unknown cards are worth 2.', ja: '不明な札は2とみなす。' }

/** Hidden cards lie in order; in the hands they count as average ones. */
function mask(s: ToyState, eyes: Eyes, known: ToyState): void {
  const hidden = hiddenPlaces(known, eyes)
  const cards = hidden.map((place) => s.deck.get(place)).sort((a, b) => a - b)
  hidden.forEach((place, i) => {
    s.deck.set(place, cards[i] as number)
    if (place < POWERS.length) s.hand.set(place, ASSUMED_CARD)
  })
}

const assumption = (masked: ToyState, eyes: Eyes): Text | undefined =>
  hiddenPlaces(masked, eyes).some((place) => place < POWERS.length) ? ASSUMED : undefined

function outcome(s: ToyState): Outcome {
  const scores = THREE.seats.map(({ powers }) => powers.reduce((sum, power) => sum + goldOf(s, power), 0))
  return { winners: [scores.indexOf(Math.max(...scores))], scores }
}

function invariants(s: ToyState): string[] {
  const poor = POWERS.filter((_, power) => goldOf(s, power) < 0)
  const isDealt = new Set(s.deck).size === CARDS || s.deck.toArray().every((card) => card === 0)
  return [...poor.map((power) => `${power} is in debt`), ...(isDealt ? [] : ['a card is there twice'])]
}

function result(events: readonly ToyEvent[]): Json {
  const fought = events.flatMap((event) => (event.type === 'fought' ? [event.result] : []))
  const lost = events.flatMap((event) => (event.type === 'lost' ? [event.gold] : []))
  const loot = events.flatMap((event) => (event.type === 'looted' ? [event.card] : []))
  return { fought, lost, loot }
}

const ROUND_TITLES = Object.keys(ROUNDS).map((id) => ({ id, title: same(id) }))

export const toy: Game<ToyTypes> = {
  id: 'toy',
  edition: 1,
  title: same('toy'),
  powers: POWERS,
  scenarios: [THREE, ONE],
  options: [{ id: 'rounds', title: same('rounds'), values: ROUND_TITLES }],
  layout: LAYOUT,
  firstStage: 'deal',
  verbs: { bid: goldArgument, raid: powerArgument, hire: null, pass: null, resist: null, flee: null },
  rules: { sequence: '0', end: '6' },
  setUp,
  stage,
  outcome,
  turn: (s) => s.round,
  view,
  text,
  invariants,
  permuteSecrets,
  mask,
  assumption,
  result,
}

export const toySetup = (seed: string, game: Game<ToyTypes> = toy, options = {}): Setup<ToyTypes> => ({
  game,
  scenario: THREE,
  options,
  seed: seedFrom(seed),
})
