/** §12.7.3.a §12.7.3.c who goes first where there is not room for all. */
import type { Illusions, Step } from '../../../illusions.ts'
import type { State } from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { fits } from '../../10-stacking/limits.ts'
import { distinct } from '../losses.ts'
import { roomBehind } from './overstacked.ts'
import { bestSteps } from './priorities.ts'
import { endsRetreat, retreatSteps } from './ways.ts'

/**
 * of those who have still to leave the space, `spaces` far, the owner says who goes first if it matters
 * @param able those who may
 */
export function* nextToGo(
  g: Illusions,
  x: number,
  left: readonly number[],
  spaces: number,
  able: readonly number[] = left,
): Step<number> {
  const { state: s } = g
  const choice = distinct(s, able)
  if (choice.length === 1 || !isTight(s, x, left, spaces)) return able[0] as number
  const pick = yield* g.ask(commanderOf(s, left[0] as number), {
    rule: '12.7.3.a',
    prompt: 'retreat',
    facts: { space: x, spaces },
    choose: () => ({ retreat: choice }),
  })
  return pick.arg
}
function isTight(s: State, x: number, left: readonly number[], spaces: number): boolean {
  const near = left.flatMap((p) => nearEnds(s, p, x, spaces))
  return near.some((y) => !fits(s, left, y))
}
/** spaces one unit could end in, as things stand */
function nearEnds(s: State, p: number, x: number, spaces: number): number[] {
  const first = bestSteps(s, p, retreatSteps(s, p, x, x, spaces), spaces === 1)
  if (spaces > 1) return first.flatMap((y) => (endsRetreat(y) ? [y] : retreatSteps(s, p, y, x, 1)))
  return first.length > 0 ? first : roomBehind(s, p, retreatSteps(s, p, x, x, 1))
}
