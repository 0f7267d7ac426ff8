/** Markers of the printed game that lie on the map besides the counters. */
import type { SpaceMark, Spot } from '@sandtable/presentation'
import { fortAt, homeOf, printedHolder, SPACES } from '../map.ts'
import { trenchOwner } from '../rules/19-trenches/losing.ts'
import { isBesieged } from '../rules/20-forts/siege.ts'
import { type Allegiance, AP, CP, GR, NATIONS, NO_SIDE, onlySideOf } from '../sides.ts'
import {
  controlOf,
  GROUND,
  hasFort,
  hasGround,
  isOrdered,
  markerOf,
  ORDER,
  STATUS,
  type State,
  statusOf,
  trenchLevel,
} from '../state.ts'
import { nationKey, nationTitle, placeName, type Scene, SIDE_KEYS, sideTitle, words } from './scene.ts'
import { atEdge } from './spots.ts'

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
  return ALL_SPACES.flatMap((space) => [
    ...holderMarks(scene, space),
    ...orderMarks(scene, space),
    ...worksMarks(scene, space),
    ...landingMarks(scene, space),
  ]).map((mark) => ({ ...mark, spot: atEdge(mark.space, mark.spot) }))
}
const ALL_SPACES = Array.from({ length: SPACES }, (_, x) => x)

/** Whose a space is by itself: its nation's side, once that is at war (§26); Lemnos and landings are Allied (§25.2). */
function naturalHolder(s: State, x: number): Allegiance {
  const home = homeOf(x)
  if (home === -1) return AP
  if (home === GR) return s.greekSide
  return statusOf(s, home) === STATUS.neutral ? NO_SIDE : onlySideOf(home)
}

/** §11.2 Spaces controlled by another side than their nation's, or §11.2.1.a by an uprising. */
function holderMarks(scene: Scene, space: number): PlacedMark[] {
  const s = scene.state
  const w = words(scene).board.marks
  const place = placeName(scene, space)
  const home = homeOf(space)
  if (home !== -1 && hasGround(s, space, GROUND.risen)) {
    const nation = `uprising-${NATIONS[home].toLowerCase()}`
    return [{ space, kind: 'control', nation, title: w.risen(place), spot: LEFT }]
  }
  const side = controlOf(s, space)
  if (side === NO_SIDE || side === printedHolder(space)) return []
  const marker = markerOf(s, space)
  if (marker === -1 && side === naturalHolder(s, space)) return []
  const who = marker === -1 ? sideTitle(scene, side) : nationTitle(scene, marker)
  const nation = marker === -1 ? SIDE_KEYS[side] : nationKey(marker)
  return [{ space, kind: 'control', nation, title: w.control(place, who), spot: LEFT }]
}

/** §9.4.3.a Move and Attack markers */
function orderMarks(scene: Scene, space: number): PlacedMark[] {
  const s = scene.state
  const w = words(scene).board.marks
  const place = placeName(scene, space)
  if (isOrdered(s, space, ORDER.attack)) {
    const title = isOrdered(s, space, ORDER.withoutWest) ? w.attackWithoutWest(place) : w.attack(place)
    return [{ space, kind: 'battle', title, spot: TOP }]
  }
  const isMoving = isOrdered(s, space, ORDER.move | ORDER.greatRetreat) && !isOrdered(s, space, ORDER.done)
  return isMoving
    ? [{ space, kind: 'active', nation: SIDE_KEYS[s.active], title: w.move(place), spot: TOP }]
    : []
}

/** §19 trenches, §20 forts besieged and destroyed */
function worksMarks(scene: Scene, space: number): PlacedMark[] {
  const s = scene.state
  const w = words(scene).board.marks
  const place = placeName(scene, space)
  const strength = fortAt(space)
  const found: PlacedMark[] = []
  if (strength > 0 && !hasFort(s, space))
    found.push({ space, kind: 'destroyed', title: w.destroyed(place, strength), spot: FORT })
  else if (strength > 0 && isBesieged(s, space))
    found.push({ space, kind: 'siege', title: w.siege(place, strength), spot: BESIDE_FORT })
  if (trenchLevel(s, space) > 0) found.push(trenchMark(scene, space))
  return found
}

function trenchMark(scene: Scene, space: number): PlacedMark {
  const owner = trenchOwner(scene.state, space)
  const level = trenchLevel(scene.state, space)
  const isOfSide = owner === AP || owner === CP
  const who = isOfSide ? sideTitle(scene, owner) : nationTitle(scene, GR)
  return {
    space,
    kind: 'trench',
    nation: isOfSide ? SIDE_KEYS[owner] : 'greece-neutral',
    text: String(level),
    title: words(scene).board.marks.trench(placeName(scene, space), who, level),
    spot: RIGHT,
  }
}

/** §25.2.1 §25.3.1 */
function landingMarks(scene: Scene, space: number): PlacedMark[] {
  const s = scene.state
  const isUnderFire = hasGround(s, space, GROUND.underFire)
  if (!isUnderFire && !hasGround(s, space, GROUND.landing)) return []
  const w = words(scene).board.marks
  const title = (isUnderFire ? w.underFire : w.landing)(placeName(scene, space))
  const text = isUnderFire ? { text: '!' } : {}
  return [{ space, kind: 'landing', nation: SIDE_KEYS[AP], title, spot: RIGHT, ...text }]
}
