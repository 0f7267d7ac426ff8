/** §18.5 Retreat out of a region, or within it. */
import type { Fight, IllusionsOfGlory, Procedure, Refusal } from '../../../illusions-of-glory.ts'
import { isHq } from '../../../pieces.ts'
import { MARK, mark, spaceOf, type State, unmark } from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { enterSpace } from '../../11-movement/control.ts'
import { isAlone, mayJoinStack } from '../../27-headquarters/stacking.ts'
import { nextToGo } from './order.ts'
import { bestSteps } from './priorities.ts'
import { retreating } from './standing.ts'
import { followRetreat, retreatSpaces, whyNotRetreat } from './walk.ts'
import { retreatSteps } from './ways.ts'
import { refusal } from '../../../refusal.ts'

/**
 * §18.5.b §12.7.1.e A unit retreats to a connected space or region, or stays: then it has retreated within
 * the region.
 */
export function* retreatFromRegion(g: IllusionsOfGlory, fight: Fight): Procedure {
  const { state: s } = g
  const all = retreating(s, fight)
  const stayed: number[] = []
  for (let left = all; left.length > 0; left = retreating(s, fight)) {
    const p = yield* nextToGo(g, fight.space, left, 1)
    const to = yield* leaveOrRemain(g, p, fight.space, waysOut(s, p, fight.space))
    unmark(s, p, MARK.retreating)
    mark(s, p, MARK.retreated)
    if (to < 0) stayed.push(p)
    else {
      g.emit?.({ type: 'retreated', rule: '18.5.b', piece: p, from: fight.space, path: [to] })
      yield* enterSpace(g, [p], to)
    }
  }
  if (stayed.length > 0)
    g.emit?.({ type: 'stayed-in-region', rule: '18.5.b', pieces: stayed, space: fight.space })
  yield* hqsRetreat(g, fight)
}

/**
 * §27.0.b An HQ may leave with retreating troops even if other troops stay in the region. If it would be
 * alone, it must (`supportFollows`).
 */
export function* hqsRetreat(g: IllusionsOfGlory, { space: x, defenders }: Fight): Procedure {
  const { state: s } = g
  for (const p of defenders) {
    if (!isHq(p) || spaceOf(s, p) !== x || isAlone(s, p)) continue
    const ways = retreatSpaces(s, x).filter((y) => mayJoinStack(s, p, y))
    const to = yield* leaveOrRemain(g, p, x, ways)
    if (to >= 0) yield* followRetreat(g, p, x, to)
  }
}

const waysOut = (s: State, p: number, x: number): number[] =>
  bestSteps(s, p, retreatSteps(s, p, x, x, 1), true)

/** §27.0.b An HQ goes where its troops went, or stays. */
const whyNotLeaveFor = (s: State, p: number, x: number, y: number): Refusal =>
  isHq(p) ? refusal('where-its-troops-went', { piece: p, space: y }) : whyNotRetreat(s, p, x, y)

function* leaveOrRemain(
  g: IllusionsOfGlory,
  p: number,
  x: number,
  ways: readonly number[],
): Procedure<number> {
  const { state: s } = g
  if (ways.length === 0) return -1
  const pick = yield* g.ask(commanderOf(s, p), {
    rule: '12.7.1.e',
    prompt: 'region-retreat',
    facts: { piece: p, space: x },
    choose: () => ({ 'retreat-to': ways, remain: true }),
    refuse: { 'retreat-to': (y) => whyNotLeaveFor(s, p, x, y) },
  })
  return pick.verb === 'remain' ? -1 : pick.arg
}
