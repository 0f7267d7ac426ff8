/** §13.1 §13.4.a §9.5.a strategic redeployment: units go one after the other, in any order (§13.1.j), until the points are spent. */
import { isBanned } from '../../cards/in-force.ts'
import { type Illusions, type NextPhase, type Refusal, type Step, SUPPLY } from '../../illusions.ts'
import { isArtillery, isHq, isLcu, isTroops, isUprising, nationsOf, PIECES } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { isPair } from '../../seatings.ts'
import { CP, type Side } from '../../sides.ts'
import { campOf, isOnMap, MARK, mark, put, spaceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { commanderOf } from '../04-setup/commands.ts'
import { hasSource } from '../14-supply/sources.ts'
import { suppliers, supplyOf } from '../14-supply/supply.ts'
import { isOver } from '../17-war-status/ending.ts'
import { besiegers, isEnough } from '../20-forts/siege.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { whyTreatyFreezes } from '../28-treaty/limits.ts'
import { mayLeaveBrandenburg, noteLeavingBrandenburg } from '../28-treaty/redeployment.ts'
import { destinations, hasDestination, landDestinations, whyNotRedeployTo } from './routes.ts'

/** §9.5.2.a §13.1.c an LCU, full or reduced; §9.5.2.b §13.1.b everybody else */
export function srCost(p: number): number {
  if (isLcu(p)) return TABLES.sr.lcu
  if (isHq(p)) return TABLES.sr.hq
  return isArtillery(p) ? TABLES.sr.artillery : TABLES.sr.scu
}

/** §9.5.1 `points` began as the value of the card; §13.1.i they go to any units, §13.1.h to one of them more than once */
export function* redeploymentPhase(g: Illusions): Step<NextPhase> {
  const { state: s } = g
  if (isOver(s)) return 'end'
  const movable = redeployable(s)
  if (movable.length === 0) return 'round-end'
  const pick = yield* g.ask(s.actor, {
    rule: '13.1.a',
    prompt: 'redeploy',
    facts: { side: s.active, points: s.points },
    choose: () => ({ redeploy: movable, done: true }),
    refuse: { redeploy: (p) => whyNotRedeploy(s, p) },
  })
  if (pick.verb === 'done') return 'round-end'
  yield* redeployOne(g, pick.arg)
  return 'redeployment'
}

/** who may go, and has somewhere to go */
function redeployable(s: State): number[] {
  if (s.points <= 0) return []
  const found: number[] = []
  for (let p = 0; p < PIECES; p++)
    if (campOf(s, p) === s.active && isOnMap(s, p) && whyNotRedeploy(s, p) === undefined) found.push(p)
  return found
}

function* redeployOne(g: Illusions, p: number): Step {
  const { state: s } = g
  const places = destinations(s, p)
  const to = places.length === 1 ? (places[0] as number) : yield* askWhere(g, p, places)
  s.points -= srCost(p)
  redeploy(g, p, to, srCost(p), '13.1.a')
}

function* askWhere(g: Illusions, p: number, places: readonly number[]): Step<number> {
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

/** Carries a piece there; who pays and who may is the caller's affair. */
function redeploy(g: Illusions, p: number, to: number, cost: number, rule: string): void {
  const { state: s } = g
  const from = spaceOf(s, p)
  const isOverland = landDestinations(s, p).includes(to)
  noteLeavingBrandenburg(s, p)
  put(s, p, to)
  // §13.3.d it does not board a ship any more this round
  if (isOverland) mark(s, p, MARK.railed)
  const way = isOverland ? (isLcu(p) ? 'rail' : 'land') : 'sea'
  g.emit?.({ type: 'redeployed', rule, piece: p, from, to, cost, way })
  settleGreekSpaces(g)
}

/** the first reason in the order of the chapter; nothing is known of the enemy's pieces */
function whyNotRedeploy(s: State, p: number): Refusal | undefined {
  const x = spaceOf(s, p)
  const facts = { piece: p, space: x }
  // §9.5.b §9.5.2.c §13.1.d
  if (isUprising(p)) return refusal('no-sr-for-uprising', facts)
  if (campOf(s, p) !== s.active) return undefined
  if (!isOnMap(s, p)) return refusal('no-sr-from-box', facts)
  const side = s.active as Side
  if (isPair(s, side) && commanderOf(s, p) !== s.actor) return refusal('not-your-command', facts)
  const needs = srCost(p)
  if (needs > s.points) return refusal('too-few-sr', { ...facts, needs, has: s.points })
  return whyNotSupplied(s, side, p) ?? whyBound(s, side, p) ?? whyNowhere(s, p)
}

/** §13.1.e §13.5 §14.2.1.d §14.2.2.d */
function whyNotSupplied(s: State, side: Side, p: number): Refusal | undefined {
  const facts = { piece: p, space: spaceOf(s, p) }
  const supply = supplyOf(s, p)
  if (supply === SUPPLY.own) return undefined
  // Lemnos is a source of the western allies and the Serbs
  if (!hasSource(s, side, suppliers(p))) return refusal('no-own-source', facts)
  if (supply === SUPPLY.none) return refusal('no-sr-out-of-supply', facts)
  return refusal('supplied-by-allies-only', facts, side === CP ? '14.2.1.d' : '14.2.2.d')
}
/** cards, the treaty and sieges that hold it where it is */
function whyBound(s: State, side: Side, p: number): Refusal | undefined {
  const facts = { piece: p, space: spaceOf(s, p) }
  if (isBanned(s, side, { kind: 'sr', nations: nationsOf(p) })) return refusal('sr-banned', facts)
  const frozen = whyTreatyFreezes(s, p)
  if (frozen !== undefined) return frozen
  if (!mayLeaveBrandenburg(s, p)) return refusal('brandenburg-limit', facts)
  return breaksSiege(s, side, p) ? refusal('siege-must-hold', facts) : undefined
}
/** §20.3.4.a §20.3.4.b those who stay must go on besieging, or nobody stays */
function breaksSiege(s: State, side: Side, p: number): boolean {
  const x = spaceOf(s, p)
  const all = besiegers(s, side, x)
  const rest = all.filter((other) => other !== p)
  return isTroops(p) && isEnough(all, x) && rest.length > 0 && !isEnough(rest, x)
}

const whyNowhere = (s: State, p: number): Refusal | undefined =>
  hasDestination(s, p) ? undefined : refusal('no-route', { piece: p, space: spaceOf(s, p) })
