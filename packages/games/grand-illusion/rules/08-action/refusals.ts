/** §8.4 the other way round: why a unit cannot move, or not there. */
import type { Refusal } from '../../grand-illusion.ts'
import { DIRECTIONS, GRID, isVosges } from '../../map.ts'
import { isFort, nationOf, sideOf } from '../../pieces.ts'
import { BELGIAN, enemyOf, GE, type Side } from '../../sides.ts'
import { hexOf, isMarked, isOnMap, MARK, phasing, presenceOf, type State, unitsAt } from '../../state.ts'
import { barrierToAttack } from './attackers.ts'
import { priceOf } from './blocked.ts'
import { type Barrier, barrierToStop, LAST_SCHLIEFFEN_TURN, type StopBarrier, whyNotPlace } from './entry.ts'
import { canPay, type Group, type Manner, movementLeft } from './group.ts'
import { Lines, type SupplyBarrier } from './step-supply.ts'
import { findWays, type Way, whyNotStep } from './ways.ts'

type Obstacle = Barrier | SupplyBarrier | StopBarrier

/** Those of obstacles that always stand in the same rule. */
const RULES = {
  impassable: '2.2.diamond3',
  'blocked-hexside': '8.4.5.a',
  'schlieffen-plan': '8.4.8',
  'pressing-on': '8.4.4.table',
  'nobody-to-fight': '9.1.2.b',
  'alone-with-enemies': '9.4.4.with',
  'no-supply-there': '8.4.3.d',
  'not-nearer-supply': '8.4.3.f',
  'british-in-paris': '8.4.7.b',
  'not-in-active-hex': '8.2.1',
  'no-enemy-here': '9.1.2.a',
  'already-attacking': '9.1.2.a',
  'already-moved': '8.4.basic',
  'never-attacks': '9.1.2.a',
  'only-defends': '2.4.paren',
  'cavalry-against-forts': '9.6.1',
  'guns-fired': '9.5.4.b',
  'guns-need-fort': '9.5.4.b',
  'guns-need-attackers': '9.5.4.b',
} as const

export function whyNotMove(s: State, u: number, manner: Manner): Refusal {
  const no = (code: Refusal['code'], rule: string): Refusal => ({
    code,
    rule,
    facts: { unit: u, hex: s.activeHex },
  })
  if (isFort(u)) return no('forts-never-move', '2.4.fort')
  if (!isOnMap(s, u)) return no('not-on-the-map', '8.2.1')
  if (enemyOf(sideOf(u)) === (manner === 'activation' ? phasing(s) : s.withdrawing))
    return no('not-yours-to-move', manner === 'activation' ? '8.2.1' : '8.7.1')
  if (manner === 'activation' && hexOf(s, u) !== s.activeHex && !isMarked(s, u, MARK.moved))
    return no('not-in-active-hex', '8.2.1')
  if (manner === 'withdrawal' && nationOf(u) === BELGIAN) return no('belgians-stay', '8.7.2')
  if (isMarked(s, u, MARK.attacks)) return no('already-attacking', '8.5')
  if (isMarked(s, u, MARK.moved))
    return no('already-moved', manner === 'activation' ? '8.4.basic' : withdrawalRule(sideOf(u)))
  return no('no-hex-to-enter', '8.4.4.b')
}

const withdrawalRule = (side: Side): string => (side === GE ? '8.7.3' : '8.7.2')

export function whyNotStack(s: State, h: number): Refusal {
  const side = phasing(s)
  const facts = { hex: h, active: s.activeHex }
  if (h !== s.activeHex) return { code: 'hex-not-active', rule: '8.2.1', facts }
  if (unitsAt(s, side, h).length === 0) return { code: 'nobody-here', rule: '8.2.1', facts }
  return { code: 'no-group-to-move', rule: '8.4.basic', facts }
}

export function whyNotAttack(s: State, side: Side, u: number): Refusal {
  const facts = { unit: u, hex: s.activeHex }
  if (sideOf(u) !== side) return { code: 'not-yours-to-move', rule: '8.2.1', facts }
  const barrier = barrierToAttack(s, side, u) ?? 'already-attacking'
  return { code: barrier, rule: RULES[barrier], facts }
}

/** §8.4.5.c */
export const whyNotReopen = (index: number): Refusal => {
  const from = Math.floor(index / DIRECTIONS)
  const facts = { from, to: GRID.neighbour(from, index % DIRECTIONS) }
  return { code: 'not-blocked-by-you', rule: '8.4.5.c', facts }
}

/** Why this group cannot march to the hex. */
export function whyNotMarch(s: State, group: Group, h: number): Refusal {
  if (h === group.hex) return { code: 'already-there', rule: '8.4.basic', facts: { hex: h } }
  const ways = findWays(s, group)
  const reached = ways.find((way) => way.hex === h)
  if (reached) return explain(s, group, h, barrierToStop(s, group, h) ?? 'stacking-limit')
  return whyNotEnter(s, group, ways, h) ?? tooFar(s, group, h)
}

/** §8.4.2 too far, a hexside too dear (`price`), or near enough with every way there closed */
function tooFar(s: State, group: Group, h: number): Refusal {
  const { hex: from } = group
  const direction = GRID.direction(from, h)
  const facts = {
    hex: h,
    from,
    units: group.units,
    left: movementLeft(group),
    distance: GRID.distance(from, h),
    price: direction < 0 ? 0 : priceOf(s, from, direction),
  }
  return { code: 'out-of-reach', rule: '8.4.2', facts }
}

/** Looks at the last step from every hex within reach beside it; what bars all of them is the reason. */
function whyNotEnter(s: State, group: Group, ways: readonly Way[], h: number): Refusal | undefined {
  for (const way of ways) {
    const direction = GRID.direction(way.hex, h)
    if (direction < 0 || way.mustStop || !canPay(group, way.cost, priceOf(s, way.hex, direction))) continue
    const lines = new Lines(s, group, way.taken)
    const obstacle = whyNotStep(s, group, lines, way.hex, direction) ?? barrierToStop(s, group, h)
    if (obstacle) return explain(s, group, h, obstacle, way.hex)
  }
  return undefined
}

function explain(s: State, group: Group, h: number, code: Obstacle, from = group.hex): Refusal {
  const facts = {
    hex: h,
    from,
    units: group.units,
    piece: group.units[0] as number,
    turn: LAST_SCHLIEFFEN_TURN + 1,
  }
  const place = code === 'closed-place' ? whyNotPlace(s, group, from, h) : undefined
  if (place) return place
  return { code, rule: ruleFor(s, group, h, code), facts }
}

function ruleFor(s: State, group: Group, h: number, code: Obstacle): string {
  switch (code) {
    case 'closed-place':
      return '14.1.1.a.3'
    case 'withdrawal-only-home':
      return withdrawalRule(group.side)
    case 'needs-escort':
      return presenceOf(s, group.side).isHolding(h) ? '9.8.2' : '8.4.4.table'
    case 'stacking-limit':
      return isVosges(h) ? '8.4.6.a.vosges' : '8.4.6.a'
    default:
      return RULES[code]
  }
}
