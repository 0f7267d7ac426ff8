/** Markers of the printed game that lie on the map besides the counters. */
import type { SpaceMark, Spot } from '@sandtable/presentation'
import { blocksOf } from '../inspect/index.ts'
import { EMERGENCY_SOURCE, GRID, HEXES, printedOwner, RAILHEAD } from '../map.ts'
import { AL, enemyOf, GE, SIDES } from '../sides.ts'
import { DUE, controlOf } from '../state.ts'
import { armyOf, NATIONS, placeName, type Scene, spaceName, words } from './scene.ts'
import { seenPieces } from './seen-pieces.ts'

/** Along the edge of the hex, clear of the counters; the left and right corners and the lower edge. */
const LEFT: Spot = { dx: -0.46, dy: 0, size: 0.13 }
const RIGHT: Spot = { dx: 0.46, dy: 0, size: 0.13 }
const LOWER_LEFT: Spot = { dx: -0.31, dy: 0.33, size: 0.13 }
const LOWER_RIGHT: Spot = { dx: 0.31, dy: 0.33, size: 0.13 }

export function marks(scene: Scene): SpaceMark[] {
  const { activeHex } = scene.state
  return [
    ...ALL_HEXES.flatMap((space) => hexMarks(scene, space)),
    ...sieges(scene),
    ...supplyMarks(scene),
    ...blocks(scene),
    ...(activeHex < 0 ? [] : [activeMark(scene, activeHex)]),
  ]
}

const ALL_HEXES = Array.from({ length: HEXES }, (_, h) => h)

function hexMarks(scene: Scene, space: number): SpaceMark[] {
  const s = scene.state
  const w = words(scene).marks
  const control = controlOf(s, space)
  const trench = s.trench.get(space)
  const marker = s.marker.get(space)
  const battle = s.battle.get(space)
  return [
    ...(control === printedOwner(space)
      ? []
      : [controlMark(scene, space, control, s.cavalryControl.get(space) === 1)]),
    ...(trench === 0
      ? []
      : [
          { space, kind: 'trench' as const, text: String(trench), title: w.trench(trench), spot: LOWER_LEFT },
        ]),
    ...(marker === -1 ? [] : [pointsMark(scene, space, marker)]),
    ...(battle === DUE.forced || battle === DUE.optional
      ? [battleMark(scene, space, battle === DUE.forced)]
      : []),
  ]
}

/** §8.3.4 a cavalry control marker says so */
const controlMark = (scene: Scene, space: number, side: 0 | 1, byCavalry: boolean): SpaceMark => {
  const w = words(scene).marks
  return {
    space,
    kind: 'control',
    nation: NATIONS[side],
    ...(byCavalry ? { text: w.cavalryLetter } : {}),
    title: (byCavalry ? w.cavalryControl : w.control)(placeName(scene, space), armyOf(scene, side)),
    spot: LEFT,
  }
}

const pointsMark = (scene: Scene, space: number, value: number): SpaceMark => {
  const side = scene.state.scored.get(space) === 1 ? AL : GE
  return {
    space,
    kind: 'points',
    nation: NATIONS[side],
    text: String(value),
    title: words(scene).marks.points(placeName(scene, space), value),
    spot: RIGHT,
  }
}

const battleMark = (scene: Scene, space: number, isForced: boolean): SpaceMark => {
  const w = words(scene).marks
  return {
    space,
    kind: 'battle',
    title: (isForced ? w.forced : w.optional)(placeName(scene, space)),
  }
}

const activeMark = (scene: Scene, space: number): SpaceMark => ({
  space,
  kind: 'active',
  nation: NATIONS[scene.state.phasing === GE ? GE : AL],
  title: words(scene).marks.active(placeName(scene, space)),
})

/** §9.5.3 */
function sieges(scene: Scene): SpaceMark[] {
  const forts = seenPieces(scene).filter(({ besieged }) => besieged)
  const places = new Map(forts.map(({ space, side }) => [space, side]))
  return [...places].map(([space, side]) => ({
    space,
    kind: 'siege',
    nation: NATIONS[enemyOf(side)],
    title: words(scene).marks.siege(placeName(scene, space)),
    spot: LOWER_RIGHT,
  }))
}

/** §8.4.3.g §8.4.3.h */
function supplyMarks(scene: Scene): SpaceMark[] {
  const s = scene.state
  const w = words(scene).marks
  const mark = (space: number, text: string, title: string): SpaceMark => ({
    space,
    kind: 'supply',
    nation: NATIONS[GE],
    text,
    title,
    spot: LOWER_LEFT,
  })
  return [
    ...(s.emergency === 1 ? [mark(EMERGENCY_SOURCE, w.emergencyLetter, w.emergency)] : []),
    ...(s.railhead > 0
      ? [mark(RAILHEAD, w.railheadLetter, s.railhead === 1 ? w.railheadWaiting : w.railhead)]
      : []),
  ]
}

/** §8.4.5 */
const blocks = (scene: Scene): SpaceMark[] =>
  SIDES.flatMap((side) =>
    blocksOf(scene.state, side).map(({ from, to }) => ({
      space: from,
      kind: 'blocked' as const,
      nation: NATIONS[side],
      towards: to,
      title: words(scene).marks.blocked(armyOf(scene, enemyOf(side)), spaceName(scene, from), GRID.idOf(to)),
    })),
  )
