/** Which parts of the map are closed now. */
import type { PrintedSign } from '@sandtable/presentation'
import { isOpen } from '../inspect/index.ts'
import { isSeaSpace, SPACES } from '../map.ts'
import { GROUND, hasGround } from '../state.ts'
import { type Scene, words } from './scene.ts'

/**
 * §26 Neutrals and the Italian Front, §25.2.1 sea-invasion spaces without a Landing marker: closed to both
 * sides.
 */
export function printedSigns(scene: Scene): PrintedSign[] {
  const s = scene.state
  const isClosed = (x: number): boolean =>
    !isOpen(s, x) || (isSeaSpace(x) && !hasGround(s, x, GROUND.landing))
  const spaces = Array.from({ length: SPACES }, (_, x) => x).filter(isClosed)
  return [{ sign: 'outside', spaces, text: words(scene).board.closed, isInForce: spaces.length > 0 }]
}
