/** §12.7.3.d no room in any friendly space. */
import type { Illusions, Step } from '../../../illusions.ts'
import { isRegion, NEIGHBOURS } from '../../../map.ts'
import type { Side } from '../../../sides.ts'
import { campOf, type State } from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { fits } from '../../10-stacking/limits.ts'
import { isFriendly } from '../../11-movement/control.ts'
import { loseStep } from '../destruction.ts'
import { remainderOf } from '../replacing-lcus.ts'
import { perish } from './perish.ts'
import { isOpenToRetreat } from './ways.ts'

/** friendly spaces and regions with room, the fewest links from the full ones on through friendly spaces */
export function nearestWithRoom(s: State, p: number, from: readonly number[], origin: number): number[] {
  const side = campOf(s, p) as Side
  const seen = new Set([origin, ...from])
  for (let edge = [...from]; edge.length > 0; ) {
    const next = new Set<number>()
    for (const at of edge)
      for (const to of NEIGHBOURS[at] as readonly number[])
        if (!seen.has(to) && isFriendly(s, side, to) && isOpenToRetreat(s, p, at, to, origin)) next.add(to)
    for (const to of next) seen.add(to)
    const roomy = [...next].filter((to) => fits(s, [p], to))
    if (roomy.length > 0) return roomy.sort((a, b) => a - b)
    edge = [...next].filter((to) => !isRegion(to))
  }
  return []
}

/** where it would go on to if all of these were full; those not friendly lead nowhere */
export const roomBehind = (s: State, p: number, steps: readonly number[]): number[] =>
  nearestWithRoom(
    s,
    p,
    steps.filter((x) => isFriendly(s, campOf(s, p) as Side, x)),
    s.combat,
  )

/**
 * It loses a step (a reduced LCU leaves its SCU, §12.6.4; a reduced SCU is destroyed) and goes on to the nearest room.
 * The piece that arrives and where, or -1 if there is none left.
 */
export function* pressOn(
  g: Illusions,
  p: number,
  full: readonly number[],
): Step<{ piece: number; to: number }> {
  const { state: s } = g
  yield* loseStep(g, p, 'overstacked')
  const piece = remainderOf(s, p)
  if (piece < 0) return { piece: -1, to: -1 }
  const rooms = nearestWithRoom(s, piece, full, s.combat)
  if (rooms.length === 0) {
    perish(g, piece, 'overstacked')
    return { piece: -1, to: -1 }
  }
  if (rooms.length === 1) return { piece, to: rooms[0] as number }
  const pick = yield* g.ask(commanderOf(s, piece), {
    rule: '12.7.3.d',
    prompt: 'retreat-where',
    facts: { piece, space: s.combat, left: 1 },
    choose: () => ({ 'retreat-to': rooms }),
  })
  return { piece, to: pick.arg }
}
