/** §2.4.3 §5.6.1 Flank units: forces beside the marker that are activated with their army. */
import { Reach } from '@sandtable/board'
import { powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { GRID } from '../../map.ts'
import type { NationsInArms, Next, Procedure, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isLeader, isUnit, nationOf } from '../../pieces.ts'
import { areAdjacent, isBox, neighboursOf } from '../../spaces.ts'
import { commanderOf, has, piecesAt, type State, whereIs } from '../../state.ts'
import { isPassable } from '../../terrain.ts'
import { enemiesAt, type Force } from '../02-units/force.ts'
import { commandedBy } from '../03-stacking/limits.ts'
import { inOrder } from '../03-stacking/command.ts'
import { allowanceOf } from '../06-movement/allowance.ts'
import { crosserOf, stepCost } from '../06-movement/costs.ts'
import { isForbiddenGround } from '../06-movement/ground.ts'
import { checkSupply } from '../07-supply/check.ts'
import { beginStack } from './begin.ts'
import { groupOf, whyNotFlankOf } from './flank-naming.ts'
import { isFlankMove } from './halt.ts'
import { isFresh } from './stack.ts'

export function whyNotDesignate(s: State, p: number): Refusal | undefined {
  const facts = { piece: p }
  if (s.army === NONE || isFlankMove(s) || !isFresh(s)) return { code: 'no-army', rule: '2.4.3(1)', facts }
  if (powerOfPiece(s, p) !== powerOfPiece(s, s.army)) return { code: 'not-yours', rule: '2.4.3(1)', facts }
  // §5.1.1(3)
  if (has(s, p, MARK.activated)) return { code: 'already-activated', rule: '5.1.1(3)', facts }
  return whyNotFlankOf(s, s.army, p)
}

export const designatable = (s: State): number[] =>
  s.army === NONE || !isFresh(s)
    ? []
    : neighboursOf(whereIs(s, s.army))
        .flatMap((at) => piecesAt(s, at))
        .filter((p) => !has(s, p, MARK.flank) && whyNotDesignate(s, p) === undefined)
        .sort((a, b) => a - b)

export function designate(g: NationsInArms, p: number): void {
  const { state: s } = g
  const group = groupOf(s, p)
  for (const q of group) s.marks.add(q, MARK.flank)
  // §7.1.1(1)a
  checkSupply(g, group)
  g.emit?.({ type: 'flank-named', rule: '2.4.3', piece: p, army: s.army })
}

/** flank units that have not moved yet */
export const waitingFlanks = (s: State): number[] =>
  commandedBy(s, s.army).filter((p) => has(s, p, MARK.flank))

/** the flank units that stand together in a space */
const groupAt = (s: State, at: number): number[] => piecesAt(s, at).filter((p) => has(s, p, MARK.flank))
/** who leads such a group: its commander, or the one unit it is */
function leaderOfGroup(s: State, group: Force): number {
  const [leader] = inOrder(s, group.filter(isLeader))
  return leader ?? group.find(isUnit) ?? NONE
}
/** whoever can be moved next, one of each group */
const flankLeaders = (s: State): number[] =>
  [...new Set(waitingFlanks(s).map((p) => whereIs(s, p)))]
    .map((at) => leaderOfGroup(s, groupAt(s, at)))
    .filter((p) => p !== NONE)
    .sort((a, b) => a - b)

const isAtArmy = (s: State, at: number): boolean =>
  at === whereIs(s, s.army) || areAdjacent(at, whereIs(s, s.army))

/** §5.6.1(4) once the marker has stopped its flank units move, one group after the other */
export function* moveFlanks(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const leaders = flankLeaders(s)
  if (leaders.length === 0) return 'march/close'
  const pick = yield* g.ask(powerOfPiece(s, s.army), {
    rule: '5.6.1(4)',
    prompt: 'flanks',
    facts: { army: s.army, pieces: leaders },
    choose: () => ({
      flank: leaders,
      // §5.6.1(5)
      done: waitingFlanks(s).every((p) => isAtArmy(s, whereIs(s, p))),
    }),
    refuse: {
      done: () => ({ code: 'flank-away', rule: '5.6.1(5)', facts: { space: whereIs(s, s.army) } }),
    },
  })
  if (pick.verb === 'done') return 'march/close'
  const group = groupAt(s, whereIs(s, pick.arg))
  for (const p of group) s.marks.remove(p, MARK.flank)
  for (const p of group) s.marks.add(p, MARK.counted)
  beginStack(s, pick.arg, group)
  return 'march'
}

const MOST_MP = 12
const reach = new Reach(GRID, MOST_MP)

/** §5.6.1(6) a group could still come beside the marker, were it there */
function canFollow(s: State, group: Force, to: number): boolean {
  const at = whereIs(s, group[0] ?? 0)
  const goals = [to, ...neighboursOf(to)]
  if (isBox(at) || isBox(to) || goals.includes(at)) return true
  const leader = leaderOfGroup(s, group)
  const n = nationOf(leader)
  const crosser = { ...crosserOf(s, group), bridgesAt: NONE }
  const mp = Math.min(...group.map((p) => allowanceOf(s, p, group)))
  reach.search(at, mp, (from, d, next) => {
    if (!isPassable(from, d) || isForbiddenGround(s, next, n) || enemiesAt(s, next, n).length > 0) return -1
    return stepCost(s, crosser, from, next)
  })
  return goals.some((goal) => !isBox(goal) && reach.costTo(goal) >= 0)
}

/** §5.6.1(6) the marker may not go where one of its flank units cannot follow */
export function whyNotWithoutFlanks(s: State, to: number): Refusal | undefined {
  if (s.army === NONE || isFlankMove(s) || s.mover !== commanderOf(s, s.army)) return undefined
  const spaces = [...new Set(waitingFlanks(s).map((p) => whereIs(s, p)))]
  const lost = spaces.find((at) => !canFollow(s, groupAt(s, at), to))
  return lost === undefined
    ? undefined
    : { code: 'flank-cannot-follow', rule: '5.6.1(6)', facts: { space: to, from: lost } }
}
