/** Fortresses, chips and the markers of the game that lie on the map besides the counters. */
import type { SpaceMark } from '@sandtable/presentation'
import { GROUND_MARK } from '../codes.ts'
import { type Fortress, fortressIn } from '../inspect/ground.ts'
import { CP, EP, NEUTRAL, type Side } from '../nations.ts'
import { isLand, ownerOf, PLACES } from '../places.ts'
import { isInPlay } from '../scenarios.ts'
import { CHIPS, FORTRESSES, placeOfFortress } from '../sites.ts'
import { allegianceAt, type State } from '../state.ts'
import { CROSSINGS } from '../terrain.ts'
import { colourOf, nationIn, placeIn, type Scene, SIDE_COLOURS, words } from './scene.ts'
import { MARK_SPOTS } from './spots.ts'

export const marks = (scene: Scene): SpaceMark[] => [
  ...control(scene),
  ...fortresses(scene),
  ...chips(scene),
  ...works(scene),
  ...breaches(scene),
  ...fights(scene),
]

const ALL = Array.from({ length: PLACES }, (_, p) => p)
const LAND: readonly number[] = ALL.filter(isLand)
const inPlay = ({ scenario }: State, places: readonly number[]): number[] =>
  places.filter((p) => isInPlay(scenario, p))

/** §2.533 where the side that holds a place is not that of its owner */
function control(scene: Scene): SpaceMark[] {
  const s = scene.state
  return inPlay(s, LAND)
    .filter((p) => isTaken(s, p))
    .map((space) => {
      const n = s.control.get(space)
      const title = words(scene).marks.control(placeIn(scene, space), nationIn(scene, n))
      return { space, kind: 'control', nation: colourOf(n), title, spot: MARK_SPOTS.lowerLeft }
    })
}
function isTaken(s: State, p: number): boolean {
  const [owner, holder] = [ownerOf(p), s.control.get(p)]
  return holder >= 0 && owner >= 0 && holder !== owner && s.allegiance.get(owner) !== allegianceAt(s, p)
}

/** §1.33 red or black, with the steps it has left; ruins have none */
const fortresses = (scene: Scene): SpaceMark[] =>
  inPlay(scene.state, FORTRESS_PLACES).flatMap((space) => {
    const fortress = fortressIn(scene.state, space)
    return fortress ? [fortressMark(scene, space, fortress)] : []
  })
const FORTRESS_PLACES = Array.from({ length: FORTRESSES }, (_, f) => placeOfFortress(f))

function fortressMark(scene: Scene, space: number, { isRed, steps, nation }: Fortress): SpaceMark {
  const title = words(scene).marks.fortress(placeIn(scene, space), nationIn(scene, nation), isRed, steps)
  const spot = MARK_SPOTS.left
  if (steps === 0) return { space, kind: 'destroyed', title, spot }
  return { space, kind: isRed ? 'fortress-red' : 'fortress', text: String(steps), title, spot }
}

/** §1.22 the chips printed on the map: in the tint of the side that holds them */
function chips(scene: Scene): SpaceMark[] {
  const s = scene.state
  return inPlay(s, CHIPS).map((space) => {
    const side = allegianceAt(s, space)
    return {
      space,
      kind: 'chip',
      ...(side === NEUTRAL ? {} : { nation: SIDE_COLOURS[side] }),
      title: words(scene).marks.chip(placeIn(scene, space), side === NEUTRAL ? undefined : side),
      spot: MARK_SPOTS.right,
    }
  })
}

/** §6.219 */
const works = (scene: Scene): SpaceMark[] =>
  scene.state.infrastructure.entries().map(([space, n]) => ({
    space,
    kind: 'supply',
    nation: colourOf(n - 1),
    text: words(scene).marks.infrastructureLetter,
    title: words(scene).marks.infrastructure(placeIn(scene, space), nationIn(scene, n - 1)),
    spot: MARK_SPOTS.lowerRight,
  }))

const endsOf = (c: number): readonly [number, number] => {
  let from = 0
  while (CROSSINGS.first(from + 1) <= c) from++
  return [from, CROSSINGS.end(c)]
}

/** §10.59 an arrow on the hexside, from those who may use it */
const breaches = (scene: Scene): SpaceMark[] =>
  scene.state.breaches.entries().map(([c, value]) => {
    const [space, towards] = endsOf(c)
    const side: Side = allegianceAt(scene.state, space) === EP ? EP : CP
    return {
      space,
      kind: 'breach',
      nation: SIDE_COLOURS[side],
      text: String(value),
      towards,
      title: words(scene).marks.breach(placeIn(scene, space), placeIn(scene, towards), value),
    }
  })

/** §9.63 §10.73 for the rest of the half; and the fight under way */
function fights(scene: Scene): SpaceMark[] {
  const s = scene.state
  const w = words(scene).marks
  return inPlay(s, LAND).flatMap((space): SpaceMark[] => [
    ...(s.ground.has(space, GROUND_MARK.trenchBattle)
      ? [
          {
            space,
            kind: 'trench' as const,
            title: w.trenchBattle(placeIn(scene, space)),
            spot: MARK_SPOTS.upperLeft,
          },
        ]
      : []),
    ...(s.ground.has(space, GROUND_MARK.breakthrough)
      ? [
          {
            space,
            kind: 'active' as const,
            nation: SIDE_COLOURS[s.phasing],
            title: w.breakthrough(placeIn(scene, space)),
            spot: MARK_SPOTS.upperLeft,
          },
        ]
      : []),
  ])
}
