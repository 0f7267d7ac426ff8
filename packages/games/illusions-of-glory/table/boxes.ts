/**
 * Off the map: the reserve box (§13.4), replaceable units (§12.6.4), units still to come, eliminated units,
 * the decks.
 */
import type { Box } from '@sandtable/presentation'
import { cardNamed } from '../cards.ts'
import { isUprising, kindData, kindOf, PIECES } from '../pieces.ts'
import { NATIONS, type NationId, nationNamed, SIDES, type Side } from '../sides.ts'
import { cardsIn } from '../rules/09-cards/piles.ts'
import {
  type Camp,
  campOf,
  ELIMINATED,
  PILE,
  REBELS,
  REPLACEABLE,
  RESERVE,
  spaceOf,
  WAITING,
} from '../state.ts'
import { counterOf, mintOf } from './counters.ts'
import {
  askedOf,
  cardTitle,
  fullName,
  nationTitle,
  type Scene,
  SIDE_KEYS,
  sideTitle,
  words,
} from './scene.ts'
import { offMap } from './seen-pieces.ts'

type Place = 'reserve' | 'replaceable' | 'waiting' | 'eliminated'
const PLACES: readonly (readonly [place: Place, where: number, rule: string])[] = [
  ['reserve', RESERVE, '13.4'],
  ['replaceable', REPLACEABLE, '12.6.4.a'],
  ['waiting', WAITING, '15.1'],
  ['eliminated', ELIMINATED, '12.6.6'],
]

export const boxes = (scene: Scene): Box[] => [
  ...PLACES.flatMap(([place, where, rule]) =>
    SIDES.flatMap((side) => boxOf(scene, place, where, rule, side)),
  ),
  ...uprisings(scene),
  ...SIDES.map((side) => deckBox(scene, side)),
]

/** All units there of a camp. Greek units are listed with the side they are on, neutral ones with neither. */
function piecesOff(scene: Scene, where: number, camp: Camp): number[] {
  const s = scene.state
  return Array.from({ length: PIECES }, (_, p) => p).filter(
    (p) => spaceOf(s, p) === where && campOf(s, p) === camp,
  )
}

function boxOf(scene: Scene, place: Place, where: number, rule: string, side: Side): Box[] {
  const pieces = piecesOff(scene, where, side)
  const w = words(scene).boxes
  const title = w[place](sideTitle(scene, side))
  const note = place === 'waiting' ? (p: number) => arrivalOf(scene, p) : undefined
  return boxWith(scene, title, SIDE_KEYS[side], rule, pieces, note)
}

/** §12.6.5.b Uprisings off the map can be placed again and again. */
const uprisings = (scene: Scene): Box[] =>
  boxWith(
    scene,
    words(scene).boxes.uprisings,
    'uprising-ru',
    '12.6.5.b',
    piecesOff(scene, WAITING, REBELS).filter(isUprising),
    undefined,
  )

function boxWith(
  scene: Scene,
  title: string,
  nation: string,
  rule: string,
  pieces: readonly number[],
  noteOf: ((p: number) => string) | undefined,
): Box[] {
  if (pieces.length === 0) return []
  const mint = mintOf(scene)
  const { frame, boxes: w } = words(scene)
  const counters = byKind(pieces, offered(scene)).map((alike) => {
    const [p = 0] = alike
    const parts = [...(alike.length > 1 ? [w.times(alike.length)] : []), ...(noteOf ? [noteOf(p)] : [])]
    return {
      // The colour alone would not show the owner.
      counter: {
        ...counterOf(mint, offMap(p, 0, campOf(scene.state, p))),
        title: fullName(p, scene.language),
      },
      ...(parts.length > 0 ? { note: parts.join(frame.dot) } : {}),
    }
  })
  return [{ title, nation, rule, counters }]
}

/** Counters of a kind are alike: they are shown once; one that can be chosen now comes first. */
function byKind(pieces: readonly number[], first: ReadonlySet<number>): number[][] {
  const kinds = new Map<number, number[]>()
  for (const p of pieces) {
    const alike = kinds.get(kindOf(p)) ?? []
    if (first.has(p)) alike.unshift(p)
    else alike.push(p)
    kinds.set(kindOf(p), alike)
  }
  return [...kinds.values()]
}

/** Every number the question offers: those of pieces among them are put first. */
function offered(scene: Scene): ReadonlySet<number> {
  const offer = askedOf(scene)?.offer ?? {}
  return new Set(Object.values(offer).flatMap((options) => (typeof options === 'object' ? [...options] : [])))
}

const isNation = (id: string): id is NationId => (NATIONS as readonly string[]).includes(id)

/** By which card a unit comes, or with which nation (§15.1, §9.7.2.c). */
function arrivalOf(scene: Scene, p: number): string {
  const w = words(scene).boxes
  const [arrival] = kindData(p).arrivals ?? []
  if (arrival === undefined) return ''
  if (isNation(arrival.by)) return w.withNation(nationTitle(scene, nationNamed(arrival.by)))
  const card = cardNamed(arrival.by)
  return card === undefined ? arrival.by : w.byCard(arrival.by, cardTitle(scene, card))
}

/** §9.1 §9.2.b §9.3 How many cards there are. Which cards are in the draw pile is hidden. */
function deckBox(scene: Scene, side: Side): Box {
  const count = (pile: number): number => cardsIn(scene.state, side, pile).length
  const title = words(scene).boxes.deck(
    sideTitle(scene, side),
    count(PILE.draw),
    count(PILE.discard),
    count(PILE.removed),
    count(PILE.out),
  )
  return { title, nation: SIDE_KEYS[side], rule: '9.1', counters: [] }
}
