/** Chapter 10: the strategic movement phase. */
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { PARIS } from '../../map.ts'
import { ARMY, isCorps, isFort, nationOf, sideOf } from '../../pieces.ts'
import { AL, enemyOf, FRENCH, type Side } from '../../sides.ts'
import { hexOf, isMarked, isOnMap, MARK, mark, phasing, put, type State } from '../../state.ts'
import { spendCaps } from '../05-caps.ts'
import { settleHex } from '../08-action/control.ts'
import { openPlan } from '../08-action/entry.ts'
import { flipHqs } from '../08-action/hq.ts'
import { checkParis } from '../08-action/paris.ts'
import { displaceFrom, overrunAt } from '../08-action/stranded.ts'
import { hasRailGoal, railDistance, railGoals, whyNotByRail, whyNotRailTo } from './rail.ts'
import { seaGoals, whyNotSailTo } from './sea.ts'

/** §10.1 one CAP a unit, the player without the initiative first; leads to 'administration' */
export function* strategicPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  if (!canPay(s, side) || travellers(s, side).length === 0) return endSegment(g, side)
  const pick = yield* g.ask(side, {
    rule: '10.1',
    prompt: 'strategic',
    facts: { side, caps: s.caps.get(side), free: isFreeMoveDue(s, side) },
    choose: () => ({ transport: travellers(s, side), done: true }),
    refuse: { transport: (u) => whyNotTransport(s, side, u) },
  })
  if (pick.verb === 'done') return endSegment(g, side)
  yield* transport(g, pick.arg)
  return 'strategic'
}

const FIRST_RAIL_TURN = 3

/** §8.4.9.g one French corps to Paris without a CAP, in the turn of the event, or the first with trains */
const isFreeMoveDue = (s: State, side: Side): boolean =>
  side === AL &&
  s.parisDanger > 0 &&
  s.freeMoveMade === 0 &&
  s.turn === Math.max(s.parisDanger, FIRST_RAIL_TURN)

const canPay = (s: State, side: Side): boolean => s.caps.get(side) > 0 || isFreeMoveDue(s, side)

const isFree = (s: State, u: number, to: number): boolean =>
  isFreeMoveDue(s, sideOf(u)) && to === PARIS && nationOf(u) === FRENCH && isCorps(u)

/** what the player can pay for: with no CAPs only the free journey to Paris */
const affordable = (s: State, u: number, goals: readonly number[]): number[] =>
  s.caps.get(sideOf(u)) > 0 ? [...goals] : goals.filter((h) => isFree(s, u, h))

function travellers(s: State, side: Side): number[] {
  const found: number[] = []
  for (const u of ARMY[side] as readonly number[]) {
    if (!isFort(u) && isOnMap(s, u) && canGo(s, u)) found.push(u)
  }
  return found
}

/** §10.1 §10.2 a unit travels once in the phase, or ten hexes would be no limit */
const hasTravelled = (s: State, u: number): boolean => isMarked(s, u, MARK.moved)

function canGo(s: State, u: number): boolean {
  if (hasTravelled(s, u)) return false
  if (s.caps.get(sideOf(u)) > 0) return hasRailGoal(s, u) || seaGoals(s, u).length > 0
  return affordable(s, u, railGoals(s, u)).length > 0
}

function whyNotTransport(s: State, side: Side, u: number): Refusal {
  const no = (code: Refusal['code']): Refusal => ({ code, rule: '10.1', facts: { piece: u } })
  if (sideOf(u) !== side) return no('not-your-piece')
  if (!isOnMap(s, u)) return no('piece-not-on-map')
  if (hasTravelled(s, u)) return { ...no('already-moved'), facts: { unit: u } }
  return whyNotByRail(s, u) ?? no(s.caps.get(side) > 0 ? 'nowhere-to-go' : 'too-few-caps')
}

function* transport(g: GrandIllusion, u: number): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(sideOf(u), {
    rule: '10.2',
    prompt: 'strategic-where',
    facts: { piece: u, hex: hexOf(s, u) },
    choose: () => ({
      'rail-to': affordable(s, u, railGoals(s, u)),
      'sail-to': affordable(s, u, seaGoals(s, u)),
      'put-back': true,
    }),
    refuse: { 'rail-to': (h) => whyNotRailTo(s, u, h), 'sail-to': (h) => whyNotSailTo(s, u, h) },
  })
  if (pick.verb === 'put-back') return
  const from = hexOf(s, u)
  const free = pick.verb === 'rail-to' && isFree(s, u, pick.arg)
  report(g, u, pick, free)
  if (free) s.freeMoveMade = 1
  else spendCaps(g, sideOf(u), 1)
  put(s, u, pick.arg)
  openPlan(s, [u], pick.arg)
  mark(s, u, MARK.moved)
  flipHqs(g, [u])
  yield* displaceFrom(g, sideOf(u), from)
  yield* overrunAt(g, u, pick.arg)
  settleHex(g, from)
  settleHex(g, pick.arg)
  checkParis(g)
}

function report(
  g: GrandIllusion,
  piece: number,
  { verb, arg: to }: { readonly verb: 'rail-to' | 'sail-to'; readonly arg: number },
  free: boolean,
): void {
  const from = hexOf(g.state, piece)
  if (verb === 'sail-to') g.emit?.({ type: 'moved-by-sea', rule: '10.4', piece, from, to })
  else if (g.emit)
    g.emit({
      type: 'moved-by-rail',
      rule: free ? '8.4.9.g' : '10.2',
      piece,
      from,
      to,
      hexes: railDistance(g.state, piece, to),
      free,
    })
}

function endSegment(g: GrandIllusion, side: Side): Next {
  if (side === g.state.initiative) return 'administration'
  g.state.phasing = enemyOf(side)
  return 'strategic'
}
