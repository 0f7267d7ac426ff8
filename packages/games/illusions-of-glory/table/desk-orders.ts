/** §16.1 §16.7 A line of the desk as answers: what is repaired, rebuilt or converted, and where it goes. */
import type { Answer } from '@sandtable/kernel'
import { type DeskPick, type DeskWay, type Line, sceneAfter } from '@sandtable/presentation'
import { replacementPrice } from '../inspect/index.ts'
import { FULL, kindOf, PIECES, REDUCED } from '../pieces.ts'
import { ALL_POOLS } from '../pools.ts'
import { pay } from '../rules/16-replacements/costs.ts'
import { placesForRebuilt } from '../rules/16-replacements/placing.ts'
import { poolsFor } from '../rules/16-replacements/pools.ts'
import { REPLACEABLE, spaceOf, type State } from '../state.ts'
import { type Money, moneyIn, priceOf } from './desk-money.ts'
import { sentenceOf } from './refusal.ts'
import { askedOf, fullName, optionsOf, placeName, type Scene, words } from './scene.ts'

/** What a pick comes to. */
export interface Order {
  readonly title: string
  readonly detail?: string
  readonly piece?: number
  readonly face: number
  readonly trade?: Trade
  readonly ways: readonly DeskWay[]
  readonly places: readonly number[]
  readonly answers: readonly Answer[]
  readonly why?: Line
}

/** One point leaves a pool for another. */
export interface Trade {
  readonly from: number
  readonly to: number
}

const WAYS = ['rebuild', 'rebuild-reduced', 'rebuild-to-reserve'] as const
type Way = (typeof WAYS)[number]
const wayOf = (way: string | undefined): Way => WAYS.find((each) => each === way) ?? 'rebuild'
const faceFor = (way: Way): number => (way === 'rebuild-reduced' ? REDUCED : FULL)

/** §16.7 the pools an RP may be converted between */
export const TRADES: Readonly<Record<'GE' | 'AP-A', Trade>> = {
  GE: { from: ALL_POOLS.indexOf('GE'), to: ALL_POOLS.indexOf('TU') },
  'AP-A': { from: ALL_POOLS.indexOf('AP-A'), to: ALL_POOLS.indexOf('RU') },
}

const isAsked = (scene: Scene | undefined): scene is Scene =>
  scene !== undefined && askedOf(scene)?.prompt === 'replacements'

/** why an answer cannot be given now */
export function whyNot(scene: Scene | undefined, named: Scene, answer: Answer): Line | undefined {
  if (!isAsked(scene)) return { text: words(named).desk.spentUp, rules: ['16.1.a'], tone: 'bad' }
  const why = scene.whyNot(answer)
  return why && { text: sentenceOf(scene, why), rules: [why.rule], tone: 'bad' }
}

/** `now` is the scene after the picks before it; `start` the one the desk was opened in. */
export function orderOf(now: Scene | undefined, { row, way, place }: DeskPick, start: Scene): Order {
  const [kind, id = ''] = row.split(':')
  if (kind === 'convert') return conversion(now, start, id)
  if (kind === 'repair') return repair(now, start, Number(id))
  return rebuilding(now, start, Number(id), wayOf(way), place)
}

function conversion(now: Scene | undefined, start: Scene, id: string): Order {
  const source = id === 'GE' ? 'GE' : 'AP-A'
  const trade = TRADES[source]
  return checked(now, start, { verb: 'convert', arg: trade.from }, [], {
    title: words(start).desk.convert[source].title,
    face: FULL,
    trade,
    ways: [],
    places: [],
  })
}

const repair = (now: Scene | undefined, start: Scene, piece: number): Order =>
  checked(now, start, { verb: 'repair', arg: piece }, [], {
    title: fullName(piece, start.language),
    detail: placeName(start, spaceOf(start.state, piece)),
    piece,
    face: FULL,
    ways: [],
    places: [],
  })

function rebuilding(
  now: Scene | undefined,
  start: Scene,
  kind: number,
  way: Way,
  place: number | undefined,
): Order {
  const [piece = -1] = destroyedOf((now ?? start).state, kind)
  if (piece < 0) return missing(start, kind)
  const places = now && way !== 'rebuild-to-reserve' ? placesForRebuilt(now.state, piece) : []
  const goes = place !== undefined && places.includes(place) && places.length > 1
  const then: Answer[] = goes ? [{ verb: 'place-in', arg: place }] : []
  return checked(now, start, { verb: way, arg: piece }, then, {
    title: fullName(piece, start.language),
    detail: words(start).desk.ways[way],
    piece,
    face: faceFor(way),
    ways: waysFor(now, kind),
    places,
  })
}

/** destroyed units of a kind, in their order */
export const destroyedOf = (s: State, kind: number): number[] =>
  Array.from({ length: PIECES }, (_, p) => p).filter(
    (p) => kindOf(p) === kind && spaceOf(s, p) === REPLACEABLE,
  )

const missing = (start: Scene, kind: number): Order => {
  const [piece = 0] = destroyedOf(start.state, kind)
  return {
    title: fullName(piece, start.language),
    piece,
    face: FULL,
    ways: [],
    places: [],
    answers: [],
    why: { text: words(start).desk.gone, rules: ['16.1.b'], tone: 'bad' },
  }
}

/** §16.2 §16.6.a the ways in which one more of a kind can be had */
export function waysFor(now: Scene | undefined, kind: number): DeskWay[] {
  if (!isAsked(now)) return []
  return WAYS.flatMap((id) => {
    const piece = optionsOf(now.offer, id).find((p) => kindOf(p) === kind)
    if (piece === undefined) return []
    return [{ id, title: words(now).desk.ways[id], price: priceOf(now.state, piece, faceFor(id)) }]
  })
}

function checked(
  now: Scene | undefined,
  start: Scene,
  answer: Answer,
  then: readonly Answer[],
  order: Omit<Order, 'answers' | 'why'>,
): Order {
  const why = whyNot(now, start, answer)
  return { ...order, answers: why ? [] : [answer, ...then], ...(why ? { why } : {}) }
}

/** The scene after it. Where the place is left to the map, the first one stands for it. */
export function afterOrder(scene: Scene, { answers, places }: Order): Scene | undefined {
  const [place] = places
  const isLeft = answers.length === 1 && places.length > 1 && place !== undefined
  return sceneAfter(scene, isLeft ? [...answers, { verb: 'place-in', arg: place }] : answers)
}

/** With the last point the question may be over: then the price is taken from a copy. */
export function moneyAfter(scene: Scene, after: Scene | undefined, { piece, face, trade }: Order): Money {
  if (isAsked(after)) return moneyIn(after.state)
  const before = moneyIn(scene.state)
  if (trade) return before.map((n, pool) => n + Number(pool === trade.to) - Number(pool === trade.from))
  if (piece === undefined) return before
  const copy = scene.game.layout.copy(scene.state)
  pay(copy, poolsFor(copy, piece), replacementPrice(copy, piece, face))
  return moneyIn(copy)
}
