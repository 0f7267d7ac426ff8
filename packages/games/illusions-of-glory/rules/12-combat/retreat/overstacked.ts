/** §12.7.3.d A retreat with no room in any friendly space. */
import type { IllusionsOfGlory, Procedure } from '../../../illusions-of-glory.ts'
import type { Side } from '../../../sides.ts'
import { campOf, type State } from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { isFriendly } from '../../11-movement/control.ts'
import { loseStep } from '../destruction.ts'
import { remainderOf } from '../replacing-lcus.ts'
import { loseUnit } from './no-retreat.ts'
import { fullOnTheWay, nearestWithRoom } from './ways.ts'
import { refusal } from '../../../refusal.ts'

/** Where the unit would go on to if all of these spaces were full. Only friendly ones lead further. */
export const roomBeyond = (s: State, p: number, steps: readonly number[]): number[] =>
  nearestWithRoom(
    s,
    p,
    steps.filter((x) => isFriendly(s, campOf(s, p) as Side, x)),
    s.combat,
  )

/**
 * The unit loses a step (a reduced LCU is replaced by an SCU, §12.6.4; a reduced SCU is destroyed) and
 * retreats on to the nearest space with room. Returns the unit that arrives, its space and the full spaces it
 * has passed, or -1 if none is left.
 */
export function* retreatBeyond(
  g: IllusionsOfGlory,
  p: number,
  full: readonly number[],
): Procedure<{ piece: number; to: number; passed: readonly number[] }> {
  const { state: s } = g
  yield* loseStep(g, p, 'overstacked')
  const piece = remainderOf(s, p)
  if (piece < 0) return LOST
  const rooms = nearestWithRoom(s, piece, full, s.combat)
  if (rooms.length === 0) {
    loseUnit(g, piece, 'overstacked')
    return LOST
  }
  const arrival = (to: number) => ({ piece, to, passed: fullOnTheWay(s, piece, full, s.combat, to) })
  if (rooms.length === 1) return arrival(rooms[0] as number)
  const pick = yield* g.ask(commanderOf(s, piece), {
    rule: '12.7.3.d',
    prompt: 'retreat-where',
    facts: { piece, space: s.combat, left: 1 },
    choose: () => ({ 'retreat-to': rooms }),
    refuse: { 'retreat-to': (x) => refusal('nearest-with-room', { piece, space: x }) },
  })
  return arrival(pick.arg)
}
const LOST = { piece: -1, to: -1, passed: [] }
