/** §13.1 Strategic redeployment. */
import type { IllusionsOfGlory, Next, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { isLcu, PIECES } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { campOf, isOnMap, MARK, mark, put, spaceOf, type State } from '../../state.ts'
import { isOver } from '../17-war-status/ending.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { noteLeavingBrandenburg } from '../28-treaty/redeployment.ts'
import { srCost, whyNotLeave } from './eligible.ts'
import { overstackedSpace, destinations, hasDestination, makesRoom } from './exchange.ts'
import { landRoutes, whyNotRedeployTo } from './routes.ts'

/**
 * §9.5.a Units go one after the other, §13.1.j in any order, until the SR points are spent. `points` begins as
 * the SR value of the card. §13.1.i Any units may use them, §13.1.h a unit also more than once.
 */
export function* redeploymentPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  if (isOver(s)) return 'end'
  const overstacked = overstackedSpace(s)
  const movable = redeployable(s, overstacked)
  if (movable.length === 0) return 'round-end'
  const pick = yield* g.ask(s.actor, {
    rule: '13.1.a',
    prompt: 'redeploy',
    facts: { side: s.active, points: s.points },
    choose: () => ({
      redeploy: movable,
      // §10.3.b
      done: overstacked < 0,
    }),
    refuse: { redeploy: (p) => whyNotRedeploy(s, p, overstacked), done: () => whyOverstacked(overstacked) },
  })
  if (pick.verb === 'done') return 'round-end'
  yield* redeployOne(g, pick.arg)
  return 'redeployment'
}
/** §10.3.b A unit must leave the full space first. */
const whyOverstacked = (x: number): Refusal => refusal('stack-full', { space: x }, '10.3.b')

/** Units that may redeploy and have somewhere to go. */
function redeployable(s: State, overstacked: number): number[] {
  if (s.points <= 0) return []
  const found: number[] = []
  // §13.4.a Nothing comes out of the reserve box.
  for (let p = 0; p < PIECES; p++)
    if (isOnMap(s, p) && campOf(s, p) === s.active && whyNotRedeploy(s, p, overstacked) === undefined)
      found.push(p)
  return found
}

function* redeployOne(g: IllusionsOfGlory, p: number): Procedure {
  const { state: s } = g
  const places = destinations(s, p)
  const to = places.length === 1 ? (places[0] as number) : yield* askWhere(g, p, places)
  s.points -= srCost(p)
  redeploy(g, p, to, srCost(p), '13.1.a')
}

function* askWhere(g: IllusionsOfGlory, p: number, places: readonly number[]): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(s.actor, {
    rule: '13.2.a',
    prompt: 'redeploy-where',
    facts: { piece: p, space: spaceOf(s, p), cost: srCost(p), why: 'sr' },
    choose: () => ({ 'redeploy-to': places }),
    refuse: { 'redeploy-to': (x) => whyNotRedeployTo(s, p, x) },
  })
  return pick.arg
}

/** Moves the unit. The caller has checked that it may go and has paid for it. */
function redeploy(g: IllusionsOfGlory, p: number, to: number, cost: number, rule: string): void {
  const { state: s } = g
  const from = spaceOf(s, p)
  const isOverland = landRoutes(s, p).includes(to)
  noteLeavingBrandenburg(s, p)
  put(s, p, to)
  // §13.3.d It may not redeploy by sea any more this round.
  if (isOverland) mark(s, p, MARK.railed)
  const way = isOverland ? (isLcu(p) ? 'rail' : 'land') : 'sea'
  g.emit?.({ type: 'redeployed', rule, piece: p, from, to, cost, way })
  settleGreekSpaces(g)
}

function whyNotRedeploy(s: State, p: number, overstacked: number): Refusal | undefined {
  const held = whyNotLeave(s, p)
  if (held !== undefined || campOf(s, p) !== s.active) return held
  if (overstacked >= 0 && !makesRoom(s, p, overstacked)) return whyOverstacked(overstacked)
  return hasDestination(s, p) ? undefined : refusal('no-route', { piece: p, space: spaceOf(s, p) })
}
