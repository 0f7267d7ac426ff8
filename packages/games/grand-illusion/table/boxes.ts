/** Off the map: units by the turn they are due (§7.1), the dead pile (§7.2), the Paris box (§8.4.9.d) and others. */
import type { Box } from '@sandtable/presentation'
import { printedHex, wayOf } from '../inspect/index.ts'
import { isHq, PIECES, sideOf } from '../pieces.ts'
import { AL, SIDES, type Side } from '../sides.ts'
import { DEAD, faceOf, HELD_BACK, hexOf, PARIS_BOX, REMOVED, TO_COME } from '../state.ts'
import { counterOf, mintOf } from './counters.ts'
import { armyOf, NATIONS, type Scene, spaceName, words } from './scene.ts'
import { offMap } from './seen-pieces.ts'

export const boxes = (scene: Scene): Box[] => [
  ...arrivals(scene),
  ...SIDES.flatMap((side) => pile(scene, side, 'dead', '7.2.limits')),
  ...pile(scene, AL, 'parisBox', '8.4.9.d'),
  ...pile(scene, AL, 'heldBack', '14.3.6.a.4'),
  ...SIDES.flatMap((side) => pile(scene, side, 'removed', '7.2.limits')),
]

function arrivals(scene: Scene): Box[] {
  const { arrival } = scene.state
  const toCome = piecesWaiting(scene, TO_COME)
  const turns = [...new Set(toCome.map((p) => arrival.get(p)))].sort((a, b) => a - b)
  return turns.flatMap((turn) =>
    SIDES.flatMap((side) => {
      const due = toCome.filter((p) => arrival.get(p) === turn && sideOf(p) === side)
      return boxOf(scene, side, titleFor(scene, turn, armyOf(scene, side)), '7.1', due, true)
    }),
  )
}

/** units that could not be placed in their turn, or were held up, are still to come */
function titleFor(scene: Scene, turn: number, army: string): string {
  const w = words(scene).boxes
  return turn < scene.state.turn ? w.overdue(turn, army) : w.arriving(turn, army)
}

/** the pieces in one of the places off the map, in their order */
const piecesWaiting = ({ state }: Scene, where: number): number[] =>
  ALL_PIECES.filter((p) => hexOf(state, p) === where)
const ALL_PIECES = Array.from({ length: PIECES }, (_, p) => p)

const PLACES = { dead: DEAD, removed: REMOVED, parisBox: PARIS_BOX, heldBack: HELD_BACK } as const

function pile(scene: Scene, side: Side, name: keyof typeof PLACES, rule: string): Box[] {
  const pieces = piecesWaiting(scene, PLACES[name]).filter((p) => sideOf(p) === side)
  return boxOf(scene, side, words(scene).boxes[name](armyOf(scene, side)), rule, pieces, false)
}

function boxOf(
  scene: Scene,
  side: Side,
  title: string,
  rule: string,
  pieces: readonly number[],
  isToCome: boolean,
): Box[] {
  if (pieces.length === 0) return []
  const mint = mintOf(scene)
  const s = scene.state
  const counters = pieces.map((p) => ({
    counter: counterOf(mint, offMap(p, isToCome ? faceOf(s, p) : 0)),
    ...(isToCome ? { note: entryText(scene, p) } : {}),
  }))
  return [{ title, nation: NATIONS[side], rule, counters }]
}

/** Where a unit to come will be placed. */
export function entryText(scene: Scene, p: number): string {
  const w = words(scene).boxes
  const way = wayOf(scene.state, p)
  if (way === 'fixed') return w.at(spaceName(scene, printedHex(p)))
  return way === 'uncertain' && isHq(p) ? w.uncertainHq : w.ways[way]
}
