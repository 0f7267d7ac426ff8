/** Chapter 4: the movement phase. */
import type { BattleForGalicia, Next, Procedure } from '../../battle-for-galicia.ts'
import { HEXES } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { activeSide, hexOf, isOnMap, type State, unitsAt } from '../../state.ts'
import { ARMY } from '../../units.ts'
import { canRecover, recover, whyNotRecover } from '../10-effectiveness.ts'
import { canMove, prices } from './costs.ts'
import { march } from './march.ts'
import { whyNotMove, whyNotStack } from './refusals.ts'

/** §3.2.3 §4.0 any, all or none of the units */
export function* movementPhase(g: BattleForGalicia): Procedure<Next> {
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

const tally = new Uint8Array(HEXES)

function movers(s: State, side: Side): Movers {
  const unit: number[] = []
  const stack: number[] = []
  const recoverable: number[] = []
  const cost = prices(s, side)
  for (const u of ARMY[side] as readonly number[]) {
    if (!isOnMap(s, u)) continue
    if (canMove(s, u, cost)) {
      unit.push(u)
      if (countAt(hexOf(s, u)) === 2) stack.push(hexOf(s, u))
    }
    if (canRecover(s, u)) recoverable.push(u)
  }
  for (const u of unit) tally[hexOf(s, u)] = 0
  return { unit, stack, recover: recoverable, done: true }
}

/** counts movable units in a hex: the second one makes a stack */
function countAt(h: number): number {
  const count = (tally[h] as number) + 1
  tally[h] = count
  return count
}

function movableAt(s: State, side: Side, h: number): number[] {
  const cost = prices(s, side)
  return unitsAt(s, side, h).filter((u) => canMove(s, u, cost))
}
