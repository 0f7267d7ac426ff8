/** §28.0.d.3 §28.0.d.8 The free redeployments of the treaty. */
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { BRANDENBURG, homeOf, isRegion } from '../../map.ts'
import { isLcu, isSupport, PIECES } from '../../pieces.ts'
import { AP, CP, RU, type Side } from '../../sides.ts'
import { campOf, isOnMap, put, spaceOf, type State } from '../../state.ts'
import { commanderOf } from '../04-setup/commands.ts'
import { joinNearestTroops } from '../10-stacking/displacing.ts'
import { destinationsDespiteTreaty, mayEndIn, routesDespiteTreaty } from '../13-redeployment/routes.ts'
import { portsInReach } from '../13-redeployment/sea.ts'
import { mayRedeploy } from '../14-supply/rights.ts'
import { settleRegions } from '../18-regions/control.ts'
import { noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { isForeignFort } from '../20-forts/siege.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { isAlone, loseSupportLeftAlone } from '../27-headquarters/stacking.ts'
import { isRuControlled, isRussian } from './limits.ts'
import { isGermanLcu } from './redeployment.ts'
import { refusal } from '../../refusal.ts'

const all = Array.from({ length: PIECES }, (_, p) => p)

/**
 * One Russian unit per entry of the stage goes home. When no more can, support they have left alone joins
 * other troops (§27.0.b), and then German LCUs go west.
 */
export function* treatyPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const leaving = all.filter((piece) => isAbroad(s, piece) && waysHome(s, piece).length > 0)
  const p = leaving.find((piece) => !keepsOpen(s, piece)) ?? leaving[0]
  if (p !== undefined) {
    yield* goHome(g, p)
    return 'treaty'
  }
  const alone = all.find((piece) => isLeftAlone(s, piece, AP))
  if (alone !== undefined) {
    yield* joinNearestTroops(g, alone)
    return 'treaty'
  }
  goWest(g)
  // §18.2 Units left in a region control it.
  settleRegions(g)
  noteBrokenSieges(g)
  settleGreekSpaces(g)
  return 'mandatory'
}

/** §28.0.d.3 Read like §28.0.d.8: units in supply go, the others stay. */
const isAbroad = (s: State, p: number): boolean =>
  isRussian(p) && isOnMap(s, p) && homeOf(spaceOf(s, p)) !== RU && mayRedeploy(s, p)

/** §18.7.1 Lines may run through the siege or the region the unit is in, so it goes last. */
const keepsOpen = (s: State, p: number): boolean =>
  isRegion(spaceOf(s, p)) || isForeignFort(s, AP, spaceOf(s, p))

function waysHome(s: State, p: number): number[] {
  const isHome = (x: number): boolean => homeOf(x) === RU && isRuControlled(s, x)
  const overland = destinationsDespiteTreaty(s, p).filter(isHome)
  const bySea = portsInReach(s, p).filter((x) => isHome(x) && mayEndIn(s, p, x))
  return [...overland, ...bySea.filter((x) => !overland.includes(x))]
}

function* goHome(g: IllusionsOfGlory, p: number): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  const ways = waysHome(s, p)
  const to = ways.length === 1 ? (ways[0] as number) : yield* askWhere(g, p, ways)
  const isOverland = destinationsDespiteTreaty(s, p).includes(to)
  put(s, p, to)
  const way = isOverland ? (isLcu(p) ? 'rail' : 'land') : 'sea'
  g.emit?.({ type: 'redeployed', rule: '28.0.d.3', piece: p, from, to, cost: 0, way })
}

function* askWhere(g: IllusionsOfGlory, p: number, ways: readonly number[]): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(commanderOf(s, p), {
    rule: '28.0.d.3',
    prompt: 'redeploy-where',
    facts: { piece: p, space: spaceOf(s, p), cost: 0, why: 'treaty' },
    choose: () => ({ 'redeploy-to': ways }),
    refuse: { 'redeploy-to': (x) => refusal('not-the-way-home', { piece: p, space: x }) },
  })
  return pick.arg
}

/**
 * §28.0.d.8 All German LCUs in supply with a route go at once, free of charge. Which can go is determined
 * before any has left, since one may keep the line of another open.
 */
function goWest(g: IllusionsOfGlory): void {
  const { state: s } = g
  const able = all.filter((p) => (isGermanLcu(p) || isSupport(p)) && isOnMap(s, p) && hasWayWest(s, p))
  for (const p of able) if (isLcu(p) && mayEndIn(s, p, BRANDENBURG)) toBrandenburg(g, p)
  // §27.0.b HQs and artillery do not stay behind alone.
  for (const p of all) if (isLeftAlone(s, p, CP)) followOrLose(g, p, able.includes(p))
}
const hasWayWest = (s: State, p: number): boolean =>
  mayRedeploy(s, p) && routesDespiteTreaty(s, p).includes(BRANDENBURG)
const isLeftAlone = (s: State, p: number, side: Side): boolean =>
  isSupport(p) && isOnMap(s, p) && campOf(s, p) === side && isAlone(s, p)

function followOrLose(g: IllusionsOfGlory, p: number, isAble: boolean): void {
  const { state: s } = g
  if (isAble && mayEndIn(s, p, BRANDENBURG)) toBrandenburg(g, p)
  else loseSupportLeftAlone(g, spaceOf(s, p))
}

function toBrandenburg(g: IllusionsOfGlory, p: number): void {
  const from = spaceOf(g.state, p)
  put(g.state, p, BRANDENBURG)
  const event = { type: 'redeployed', rule: '28.0.d.8', piece: p, from, to: BRANDENBURG, cost: 0 } as const
  g.emit?.({ ...event, way: isLcu(p) ? 'rail' : 'land' })
}
