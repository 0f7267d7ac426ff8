/** What is printed on the map and changes its meaning in the course of the game. */
import { LAST_BARRED_TURN } from '@sandtable/battle-for-galicia/inspect'
import type { PrintedSign } from '../../table/models.ts'
import { type Scene, words } from './scene.ts'

/** §4.5 the shaded hexes at the eastern edge */
export function printedSigns(scene: Scene): PrintedSign[] {
  const { hatched } = words(scene)
  const isInForce = scene.play.state.turn <= LAST_BARRED_TURN
  return [{ sign: 'closed', text: (isInForce ? hatched.closed : hatched.open)(LAST_BARRED_TURN), isInForce }]
}
