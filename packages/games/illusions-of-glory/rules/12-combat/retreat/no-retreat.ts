/** §12.7.5 §12.7.6.b Units that cannot retreat. */
import type { Cause, IllusionsOfGlory } from '../../../illusions-of-glory.ts'
import { isDivision, isTroops } from '../../../pieces.ts'
import { enemyOf } from '../../../sides.ts'
import { isMarked, MARK, piecesAt } from '../../../state.ts'
import { destroyScu, eliminate } from '../destruction.ts'

/** §12.7.5.a §12.6.6.d An LCU is eliminated. §12.7.5.b §12.6.5.c An SCU is destroyed and can be replaced. */
export function loseUnit(g: IllusionsOfGlory, p: number, cause: Cause): void {
  if (isDivision(p)) destroyScu(g, p, cause)
  else eliminate(g, p, cause)
}

/**
 * §12.7.6.b Units that retreated into the space earlier this round are lost when its defenders must retreat.
 */
export function loseRetreatedUnits(g: IllusionsOfGlory, x: number): void {
  const { state: s } = g
  const idle = piecesAt(s, enemyOf(s.active), x).filter(
    (p) => isTroops(p) && isMarked(s, p, MARK.retreated) && !isMarked(s, p, MARK.fighting),
  )
  for (const p of idle) loseUnit(g, p, 'no-retreat')
}
