/** §9.2 retreat after combat. */
import type { Galicia, Refusal, Step } from '../../galicia.ts'
import { GRID, isUnbridgedRiver } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { hexOf, isHeldBy, isOnMap, put, stackedSteps, type State, unitsAt } from '../../state.ts'
import { whyClosed } from '../04-refusals.ts'
import { isOverStacked, STACKING_LIMIT } from '../05-stacking.ts'
import type { Battle, Retreat } from '../08-combat-procedure.ts'
import { eliminate, reduceEffectiveness } from '../10-effectiveness.ts'
import { type RetreatWays, retreatWays } from './retreat-paths.ts'

const NO_RETREAT: Retreat = { failed: false }

/** §7.6.defense the whole stack goes, withheld units too */
export function* retreatDefenders(g: Galicia, { defender, target }: Battle, hexes: number): Step<Retreat> {
  if (hexes === 0) return NO_RETREAT
  return yield* retreatStack(g, defender, unitsAt(g.state, defender, target), hexes)
}

/** §7.6.exception withheld units left alone without a retreat result go back one hex */
export function* retreatLeftovers(g: Galicia, { defender, defenders, target }: Battle): Step {
  const { state: s } = g
  if (defenders.some((u) => isOnMap(s, u)) || !isHeldBy(s, defender, target)) return
  yield* retreatStack(g, defender, unitsAt(s, defender, target), 1)
}

/** §9.2.a attackers retreat hex by hex of theirs, in the order their owner likes */
export function* retreatAttackers(g: Galicia, { attacker, attackers }: Battle, hexes: number): Step<Retreat> {
  if (hexes === 0) return NO_RETREAT
  let failed = false
  let waiting = [...new Set(attackers.map((u) => hexOf(g.state, u)))].sort((a, b) => a - b)
  while (waiting.length > 0) {
    const from = waiting.length === 1 ? (waiting[0] as number) : yield* chooseFirst(g, attacker, waiting)
    const stack = attackers.filter((u) => hexOf(g.state, u) === from)
    const companions = yield* chooseCompanions(g, attacker, from, attackers)
    const retreat = yield* retreatStack(g, attacker, [...stack, ...companions], hexes)
    failed ||= retreat.failed
    waiting = waiting.filter((h) => h !== from)
  }
  return { failed }
}

function* chooseFirst(g: Galicia, side: Side, waiting: readonly number[]): Step<number> {
  const { arg } = yield* g.ask(side, {
    rule: '9.2.a',
    prompt: 'retreat-first',
    choose: () => ({ withdraw: waiting }),
    refuse: { withdraw: (h) => ({ code: 'no-retreat-from-there', rule: '9.2.a', facts: { hex: h } }) },
  })
  return arg
}

/** §7.6.attack withheld units in the hex go along or stay, as their owner likes */
function* chooseCompanions(
  g: Galicia,
  side: Side,
  from: number,
  attackers: readonly number[],
): Step<number[]> {
  const { state: s } = g
  const withheld = unitsAt(s, side, from).filter((u) => !attackers.includes(u))
  const going: number[] = []
  while (going.length < withheld.length) {
    const open = withheld.filter((u) => !going.includes(u))
    const pick = yield* g.ask(side, {
      rule: '7.6.attack',
      prompt: 'accompany',
      facts: { hex: from },
      choose: () => ({ accompany: open, go: true }),
    })
    if (pick.verb === 'go') break
    going.push(pick.arg)
  }
  return going
}

/** §9.2.a §9.2.1 one stack, hex by hex along a way its owner chooses among the best */
function* retreatStack(g: Galicia, side: Side, units: readonly number[], hexes: number): Step<Retreat> {
  const { state: s } = g
  const from = hexOf(s, units[0] as number)
  const ways = retreatWays(s, side, from, hexes)
  const path = yield* follow(g, side, units, ways, 'retreated')
  sufferMissing(g, units, ways.missing)
  const ranBadly = yield* spillOver(g, side, units, [from, ...path])
  const failed = ways.failed || ways.missing > 0 || ranBadly
  if (failed) g.emit?.({ type: 'priority-failed', rule: '9.2.1', side, hex: from })
  return { failed }
}

/** Walks one of the ways, asking wherever they part. */
function* follow(
  g: Galicia,
  side: Side,
  units: readonly number[],
  { paths }: RetreatWays,
  type: 'retreated' | 'retreat-ran-on',
): Step<readonly number[]> {
  let open = paths
  for (let i = 0; i < (open[0]?.length ?? 0); i++) {
    const stack = units.filter((u) => isOnMap(g.state, u))
    if (stack.length === 0) break
    const next = [...new Set(open.map((path) => path[i] as number))].sort((a, b) => a - b)
    const to = next.length === 1 ? (next[0] as number) : yield* chooseHex(g, side, stack, next)
    open = open.filter((path) => path[i] === to)
    retreatTo(g, stack, to, type)
  }
  return open[0] ?? []
}

function* chooseHex(g: Galicia, side: Side, stack: readonly number[], next: readonly number[]): Step<number> {
  const at = hexOf(g.state, stack[0] as number)
  const { arg } = yield* g.ask(side, {
    rule: '9.2.1',
    prompt: 'retreat',
    facts: { units: stack, hex: at },
    choose: () => ({ retreat: next }),
    refuse: { retreat: (h) => whyNotRetreat(g.state, side, at, h) },
  })
  return arg
}

function whyNotRetreat(s: State, side: Side, at: number, h: number): Refusal {
  if (GRID.direction(at, h) < 0) return { code: 'not-adjacent', rule: '9.2', facts: { hex: h, target: at } }
  const closed = whyClosed(s, side, h)
  if (closed && closed.code !== 'east-edge-barred') return closed
  return { code: 'retreat-priorities', rule: '9.2.1', facts: { hex: h } }
}

/** §9.2.2 each unit loses CE by crossing an unbridged river */
function retreatTo(
  g: Galicia,
  stack: readonly number[],
  to: number,
  type: 'retreated' | 'retreat-ran-on',
): void {
  const { state: s } = g
  const from = hexOf(s, stack[0] as number)
  for (const u of stack) put(s, u, to)
  g.emit?.({ type, rule: '9.2', units: stack, from, to })
  if (!isUnbridgedRiver(from, GRID.direction(from, to))) return
  for (const u of stack) reduceEffectiveness(g, u, 'river', '9.2.2')
}

/** §9.2.3 one CE for each hex not retreated, for each unit */
function sufferMissing(g: Galicia, units: readonly number[], missing: number): void {
  const stack = units.filter((u) => isOnMap(g.state, u))
  if (missing === 0 || stack.length === 0) return
  g.emit?.({
    type: 'retreat-failed',
    rule: '9.2.3',
    units: stack,
    hex: hexOf(g.state, stack[0] as number),
    missing,
  })
  for (const u of stack) for (let i = 0; i < missing; i++) reduceEffectiveness(g, u, 'no-retreat', '9.2.3')
}

/** §9.2.a §9.2.b units too many for the last hex run on, hex by hex, until they fit; true if a priority failed */
function* spillOver(
  g: Galicia,
  side: Side,
  units: readonly number[],
  used: readonly number[],
): Step<boolean> {
  const { state: s } = g
  const stack = units.filter((u) => isOnMap(s, u))
  const at = stack.length === 0 ? -1 : hexOf(s, stack[0] as number)
  if (at < 0 || !isOverStacked(s, side, at) || used.length < 2) return false
  const runners = yield* chooseRunners(g, side, stack, at)
  const ways = retreatWays(s, side, at, 1, used)
  if (ways.missing > 0) {
    for (const u of runners) eliminate(g, u, 'no-room', '9.2.a')
    return false
  }
  const path = yield* follow(g, side, runners, ways, 'retreat-ran-on')
  const ranBadly = yield* spillOver(g, side, runners, [...used, ...path])
  return ways.failed || ranBadly
}

/** §9.2.a the owner picks who goes on, until the rest fits */
function* chooseRunners(g: Galicia, side: Side, stack: readonly number[], at: number): Step<number[]> {
  const { state: s } = g
  const runners: number[] = []
  const stepsOver = (): number =>
    stackedSteps(s, side, at) - STACKING_LIMIT - runners.reduce((sum, u) => sum + stepsHere(s, u), 0)
  while (stepsOver() > 0 && runners.length < stack.length) {
    const open = stack.filter((u) => !runners.includes(u))
    const over = stepsOver()
    const one = open.length === 1 ? (open[0] as number) : yield* chooseRunner(g, side, open, at, over)
    runners.push(one)
  }
  return runners
}

const stepsHere = (s: State, u: number): number => s.steps[u] as number

function* chooseRunner(
  g: Galicia,
  side: Side,
  open: readonly number[],
  at: number,
  over: number,
): Step<number> {
  const { arg } = yield* g.ask(side, {
    rule: '9.2.a',
    prompt: 'run-on',
    facts: { hex: at, over },
    choose: () => ({ 'run-on': open }),
    refuse: { 'run-on': (u) => ({ code: 'not-retreating', rule: '9.2.a', facts: { unit: u, hex: at } }) },
  })
  return arg
}
