/** Markers of the printed game that lie on the map besides the counters. */
import type { SpaceMark, Spot } from '@sandtable/presentation'
import { fortAt, homeOf, space as spaceNamed } from '../map.ts'
import {
  type Allegiance,
  AP,
  GR,
  NATIONS,
  type Nation,
  NO_SIDE,
  nationNamed,
  onlySideOf,
  sideNamed,
} from '../sides.ts'
import { ORDER } from '../state.ts'
import { nationKey, nationTitle, placeName, type Scene, SIDE_KEYS, sideTitle, words } from './scene.ts'
import { atEdge } from './spots.ts'
import { readView, type SpaceJson, type ViewJson } from './view.ts'

/**
 * Around the box of the space. On its corners are printed: port, fort and supply source; the name stands below, and the
 * number of a stack at the upper right.
 */
const SIZE = 0.3
const LEFT: Spot = { dx: -0.66, dy: -0.1, size: SIZE }
const RIGHT: Spot = { dx: 0.68, dy: -0.06, size: SIZE }
const TOP: Spot = { dx: -0.1, dy: -0.7, size: SIZE }
/** over the printed fort, and beside it */
const FORT: Spot = { dx: -0.52, dy: 0.29, size: SIZE }
const BESIDE_FORT: Spot = { dx: -0.84, dy: 0.3, size: SIZE }

type PlacedMark = SpaceMark & { readonly spot: Spot }

export function marks(scene: Scene): SpaceMark[] {
  const view = readView(scene.view)
  return view.spaces
    .flatMap((each) => [
      ...holderMarks(scene, view, each),
      ...orderMarks(scene, view, each),
      ...worksMarks(scene, each),
      ...landingMarks(scene, each),
    ])
    .map((mark) => ({ ...mark, spot: atEdge(mark.space, mark.spot) }))
}

/** Whose a space is by itself: its nation's side, once that is at war (§26); Lemnos and landings are Allied (§25.2). */
function naturalHolder({ nations, greece }: ViewJson, x: number): Allegiance {
  const home = homeOf(x)
  if (home < 0) return AP
  if (home === GR) return greece === 'neutral' ? NO_SIDE : sideNamed(greece)
  return nations[NATIONS[home as Nation]] === 'neutral' ? NO_SIDE : onlySideOf(home as Nation)
}

/** §11.2 Spaces controlled by another side than their nation's, or §11.2.1.a by an uprising. */
function holderMarks(scene: Scene, view: ViewJson, { id, control, marker, risen }: SpaceJson): PlacedMark[] {
  const space = spaceNamed(id)
  const w = words(scene).board.marks
  const place = placeName(scene, space)
  const home = homeOf(space)
  if (risen === true && home >= 0) {
    const nation = `uprising-${NATIONS[home as Nation].toLowerCase()}`
    return [{ space, kind: 'control', nation, title: w.risen(place), spot: LEFT }]
  }
  if (control === undefined || control === 'none') return []
  const side = sideNamed(control)
  if (marker === undefined && side === naturalHolder(view, space)) return []
  const who = marker === undefined ? sideTitle(scene, side) : nationTitle(scene, nationNamed(marker))
  const nation = marker === undefined ? SIDE_KEYS[side] : nationKey(nationNamed(marker))
  return [{ space, kind: 'control', nation, title: w.control(place, who), spot: LEFT }]
}

const isIn = (order: number, bit: number): boolean => (order & bit) !== 0

/** §9.4.3.a Move and Attack markers */
function orderMarks(scene: Scene, { active }: ViewJson, { id, order = 0 }: SpaceJson): PlacedMark[] {
  const space = spaceNamed(id)
  const w = words(scene).board.marks
  const place = placeName(scene, space)
  if (isIn(order, ORDER.attack)) {
    const title = isIn(order, ORDER.withoutWest) ? w.attackWithoutWest(place) : w.attack(place)
    return [{ space, kind: 'battle', title, spot: TOP }]
  }
  const isMoving = isIn(order, ORDER.move | ORDER.greatRetreat) && !isIn(order, ORDER.done)
  if (!isMoving) return []
  const nation = SIDE_KEYS[sideNamed(active)]
  return [{ space, kind: 'active', nation, title: w.move(place), spot: TOP }]
}

/** §19 trenches, §20 forts besieged and destroyed */
function worksMarks(scene: Scene, { id, fort, trench, owner = 'AP' }: SpaceJson): PlacedMark[] {
  const space = spaceNamed(id)
  const w = words(scene).board.marks
  const place = placeName(scene, space)
  const found: PlacedMark[] = []
  if (fort === 'destroyed')
    found.push({ space, kind: 'destroyed', title: w.destroyed(place, fortAt(space)), spot: FORT })
  if (fort === 'besieged')
    found.push({ space, kind: 'siege', title: w.siege(place, fortAt(space)), spot: BESIDE_FORT })
  if (trench !== undefined) {
    const isGreek = owner === 'GR'
    found.push({
      space,
      kind: 'trench',
      nation: isGreek ? 'greece-neutral' : SIDE_KEYS[sideNamed(owner)],
      text: String(trench),
      title: w.trench(place, isGreek ? nationTitle(scene, GR) : sideTitle(scene, sideNamed(owner)), trench),
      spot: RIGHT,
    })
  }
  return found
}

/** §25.2.1 §25.3.1 */
function landingMarks(scene: Scene, { id, landing, underFire }: SpaceJson): PlacedMark[] {
  if (landing !== true && underFire !== true) return []
  const space = spaceNamed(id)
  const w = words(scene).board.marks
  const title = (underFire === true ? w.underFire : w.landing)(placeName(scene, space))
  return [
    {
      space,
      kind: 'landing',
      nation: SIDE_KEYS[AP],
      title,
      spot: RIGHT,
      ...(underFire === true ? { text: '!' } : {}),
    },
  ]
}
