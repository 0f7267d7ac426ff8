/** TURKISH DESERTIONS: a die is rolled for each Turkish LCU, one per entry of the stage. */
import { D6 } from '@sandtable/kernel'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { ARMIES, isLcu } from '../../pieces.ts'
import { loseStep } from '../../rules/12-combat/destruction.ts'
import { TU } from '../../sides.ts'
import { isMarked, isOnMap, MARK, mark, spaceOf, type State, unmark } from '../../state.ts'
import { beginsNow } from '../executor.ts'

/** The lowest die with which an LCU loses a step. */
const DESERTS = 5

/** LCUs still to be rolled for, in the order of the map. */
const lcusToRoll = (s: State): number[] =>
  (ARMIES[TU] ?? [])
    .filter((p) => isMarked(s, p, MARK.due))
    .sort((a, b) => spaceOf(s, a) - spaceOf(s, b) || a - b)

export function* turkishDesertions(g: IllusionsOfGlory): Procedure<boolean> {
  const { state: s } = g
  if (beginsNow(s)) for (const p of ARMIES[TU] ?? []) if (isLcu(p) && isOnMap(s, p)) mark(s, p, MARK.due)
  const [p, next] = lcusToRoll(s)
  if (p === undefined) return true
  unmark(s, p, MARK.due)
  const { total: die, reading } = g.roll(D6, (face) => Number(face >= DESERTS))
  const lost = reading === 1
  g.emit?.({ type: 'desertion-rolled', rule: '9.7.1.a', piece: p, die, lost })
  if (lost) yield* loseStep(g, p, 'event')
  return next === undefined
}
