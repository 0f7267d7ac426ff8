/** What is printed on the map and changes its meaning in the course of the game. */
import type { PrintedSign } from '@sandtable/presentation'
import { isOnBoard, LAST_BARRED_TURN } from '../inspect/index.ts'
import { HEXES } from '../map.ts'
import { type Scene, words } from './scene.ts'

/** §4.5 the shaded hexes at the eastern edge, and the part of the map a short scenario leaves out */
export function printedSigns(scene: Scene): PrintedSign[] {
  const { hatched, outside: text } = words(scene)
  const { state } = scene
  const isInForce = state.turn <= LAST_BARRED_TURN
  const outside = Array.from({ length: HEXES }, (_, h) => h).filter((h) => !isOnBoard(state, h))
  return [
    { sign: 'closed', text: (isInForce ? hatched.closed : hatched.open)(LAST_BARRED_TURN), isInForce },
    ...(outside.length > 0 ? [{ sign: 'outside' as const, spaces: outside, text, isInForce: true }] : []),
  ]
}
