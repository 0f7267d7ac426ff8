/** §9.2.a §9.2.b units that find no room at the end of a retreat. */
import type { BattleForGalicia, Procedure } from '../../battle-for-galicia.ts'
import type { Side } from '../../sides.ts'
import { hexOf, isOnMap, type State, stackedSteps, stepsOf } from '../../state.ts'
import { isOverStacked, STACKING_LIMIT } from '../05-stacking.ts'
import { eliminate } from '../10-effectiveness.ts'
import { retreatWays } from './retreat-paths.ts'
import { follow } from './retreat-walk.ts'

/** §9.2.a §9.2.b units too many for the last hex run on, hex by hex, until they fit; true if a priority failed */
export function* spillOver(
  g: BattleForGalicia,
  side: Side,
  units: readonly number[],
  used: readonly number[],
): Procedure<boolean> {
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

/** §9.2.a the owner picks who goes on, until the rest fits; nobody goes whom the rest leaves room for */
function* chooseRunners(
  g: BattleForGalicia,
  side: Side,
  stack: readonly number[],
  at: number,
): Procedure<number[]> {
  const { state: s } = g
  const excess = stackedSteps(s, side, at) - STACKING_LIMIT
  const runners: number[] = []
  while (stepsIn(s, runners) < excess && runners.length < stack.length) {
    const open = stack.filter((u) => !runners.includes(u))
    const over = excess - stepsIn(s, runners)
    const one = open.length === 1 ? (open[0] as number) : yield* chooseRunner(g, side, open, at, over)
    runners.push(one)
  }
  return runners.reduce((going, u) => withoutNeedless(s, going, u, excess), runners)
}

const stepsIn = (s: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + stepsOf(s, u), 0)

/** splitting a stack is only for making room: a unit picked early may turn out not to be needed */
function withoutNeedless(s: State, runners: number[], u: number, excess: number): number[] {
  const rest = runners.filter((other) => other !== u)
  return stepsIn(s, rest) >= excess ? rest : runners
}

function* chooseRunner(
  g: BattleForGalicia,
  side: Side,
  open: readonly number[],
  at: number,
  over: number,
): Procedure<number> {
  const { arg } = yield* g.ask(side, {
    rule: '9.2.a',
    prompt: 'run-on',
    facts: { hex: at, over },
    choose: () => ({ 'run-on': open }),
    refuse: { 'run-on': (u) => ({ code: 'not-retreating', rule: '9.2.a', facts: { unit: u, hex: at } }) },
  })
  return arg
}
