/** §6.0.C §14.3.2 The Attrition Phase; the Siege Phase follows at once. */
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { isRegion } from '../../map.ts'
import { isLcu, PIECES, REDUCED } from '../../pieces.ts'
import { isFull, isOnMap, setFace, spaceOf, type State } from '../../state.ts'
import { destroy, eliminate } from '../12-combat/destruction.ts'
import { isOver } from '../17-war-status/ending.ts'
import { settleRegion } from '../18-regions/control.ts'
import { noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { siegePhase } from '../20-forts/surrender.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { cutOffSpaces, flipCutOff } from './cut-off.ts'
import { isOutOfSupply } from './supply.ts'

/** The units that lose a step, then the spaces that change hands, then the sieges. */
export function* attritionPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  if (isOver(s)) return 'end'
  const unsupplied = unitsOutOfSupply(s)
  const spaces = cutOffSpaces(s)
  const regions = new Set(unsupplied.map((p) => spaceOf(s, p)).filter(isRegion))
  if (unsupplied.length > 0) g.emit?.({ type: 'out-of-supply', rule: '6.0.C', pieces: unsupplied })
  // §14.3.2.d Supply was determined once, before any unit is lost.
  for (const p of unsupplied) yield* loseToAttrition(g, p)
  flipCutOff(g, spaces)
  for (const x of regions) settleRegion(g, x)
  settleGreekSpaces(g)
  noteBrokenSieges(g)
  siegePhase(g)
  return 'war-status'
}

function unitsOutOfSupply(s: State): number[] {
  const found: number[] = []
  for (let p = 0; p < PIECES; p++) if (isOnMap(s, p) && isOutOfSupply(s, p)) found.push(p)
  return found
}

/**
 * §14.3.2.a §14.3.2.b The unit loses a step. §12.6.6.c A reduced LCU is eliminated, §12.6.5.d a reduced SCU
 * destroyed.
 */
function* loseToAttrition(g: IllusionsOfGlory, p: number): Procedure {
  const { state: s } = g
  const space = spaceOf(s, p)
  // Support whose last troops have just been lost was lost with them.
  if (space < 0) return
  if (isFull(s, p)) {
    setFace(s, p, REDUCED)
    const rule = isLcu(p) ? '14.3.2.a' : '14.3.2.b'
    g.emit?.({ type: 'step-lost', rule, piece: p, space, cause: 'attrition', left: 0 })
  } else if (isLcu(p)) eliminate(g, p, 'attrition')
  else yield* destroy(g, p, 'attrition')
}
