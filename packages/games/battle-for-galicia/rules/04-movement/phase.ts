/** Chapter 4: the movement phase. */
import type { Galicia, NextPhase, Step } from '../../galicia.ts'
import { HEXES } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { activeSide, hexOf, isOnMap, type State, unitsAt } from '../../state.ts'
import { ARMY } from '../../units.ts'
import { canRecover, recover, whyNotRecover } from '../10-effectiveness.ts'
import { canMove, prices } from './costs.ts'
import { march } from './march.ts'
import { whyNotMove, whyNotStack } from './refusals.ts'

/** §3.2.3 §4.0 any, all or none of the units */
export function* movementPhase(g: Galicia): Step<NextPhase> {
  const { state: s } = g
  const side = activeSide(s)
  const pick = yield* g.ask(side, {
    rule: '3.2.3',
    prompt: 'move',
    choose: () => movers(s, side),
    refuse: {
      unit: (u) => whyNotMove(s, u),
      stack: (h) => whyNotStack(s, h),
      recover: (u) => whyNotRecover(s, u),
    },
  })
  if (pick.verb === 'done') return 'over-stacking'
  if (pick.verb === 'recover') recover(g, pick.arg)
  else yield* g.within('march', march(g, pick.verb === 'unit' ? [pick.arg] : movableAt(s, side, pick.arg)))
  return 'movement'
}

type Movers = {
  readonly unit: number[]
  readonly stack: number[]
  readonly recover: number[]
  readonly done: true
}

function movers(s: State, side: Side): Movers {
  const unit: number[] = []
  const recoverable: number[] = []
  const cost = prices(s, side)
  for (const u of ARMY[side] as readonly number[]) {
    if (!isOnMap(s, u)) continue
    if (canMove(s, u, cost)) unit.push(u)
    if (canRecover(s, u)) recoverable.push(u)
  }
  return { unit, stack: sharedHexes(s, unit), recover: recoverable, done: true }
}

const tally = new Uint8Array(HEXES)

/** hexes where two or more of these units stand */
function sharedHexes(s: State, units: readonly number[]): number[] {
  const shared: number[] = []
  for (const u of units) {
    const count = (tally[hexOf(s, u)] as number) + 1
    tally[hexOf(s, u)] = count
    if (count === 2) shared.push(hexOf(s, u))
  }
  for (const u of units) tally[hexOf(s, u)] = 0
  return shared
}

function movableAt(s: State, side: Side, h: number): number[] {
  const cost = prices(s, side)
  return unitsAt(s, side, h).filter((u) => canMove(s, u, cost))
}
