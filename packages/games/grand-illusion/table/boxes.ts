/** Off the map: units by the turn they are due (§7.1), the dead pile (§7.2), the Paris box (§8.4.9.d) and others. */
import type { Box } from '@sandtable/presentation'
import { printedHex, wayOf } from '../inspect/index.ts'
import { isHq, piece, sideOf } from '../pieces.ts'
import { AL, SIDES, type Side } from '../sides.ts'
import { faceOf } from '../state.ts'
import { counterOf, mintOf } from './counters.ts'
import { armyOf, NATIONS, type Scene, spaceName, stateOf, words } from './scene.ts'
import { offMap, readView } from './view.ts'

export const boxes = (scene: Scene): Box[] => [
  ...arrivals(scene),
  ...SIDES.flatMap((side) => pile(scene, side, 'dead', '7.2.limits')),
  ...pile(scene, AL, 'parisBox', '8.4.9.d'),
  ...pile(scene, AL, 'heldBack', '14.3.6.a.4'),
  ...SIDES.flatMap((side) => pile(scene, side, 'removed', '7.2.limits')),
]

function arrivals(scene: Scene): Box[] {
  const { toCome } = readView(scene.view)
  const turns = [...new Set(toCome.map(({ turn }) => turn))].sort((a, b) => a - b)
  return turns.flatMap((turn) =>
    SIDES.flatMap((side) => {
      const due = toCome.filter((each) => each.turn === turn && sideOf(piece(each.id)) === side)
      return boxOf(
        scene,
        side,
        titleFor(scene, turn, armyOf(scene, side)),
        '7.1',
        due.map(({ id }) => piece(id)),
        true,
      )
    }),
  )
}

/** units that could not be placed in their turn, or were held up, are still to come */
function titleFor(scene: Scene, turn: number, army: string): string {
  const w = words(scene).boxes
  return turn < readView(scene.view).turn ? w.overdue(turn, army) : w.arriving(turn, army)
}

function pile(
  scene: Scene,
  side: Side,
  name: 'dead' | 'removed' | 'parisBox' | 'heldBack',
  rule: string,
): Box[] {
  const pieces = readView(scene.view)
    [name].map(({ id }) => piece(id))
    .filter((p) => sideOf(p) === side)
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
  const s = stateOf(scene)
  const counters = pieces.map((p) => ({
    counter: counterOf(mint, offMap(p, isToCome ? faceOf(s, p) : 0)),
    ...(isToCome ? { note: entryText(scene, p) } : {}),
  }))
  return [{ title, nation: NATIONS[side], rule, counters }]
}

/** Where a unit to come will be placed. */
export function entryText(scene: Scene, p: number): string {
  const w = words(scene).boxes
  const way = wayOf(stateOf(scene), p)
  if (way === 'fixed') return w.at(spaceName(scene, printedHex(p)))
  return way === 'uncertain' && isHq(p) ? w.uncertainHq : w.ways[way]
}
