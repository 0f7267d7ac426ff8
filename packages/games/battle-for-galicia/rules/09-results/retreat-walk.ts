/** §9.2.1 §9.2.2 a stack walks one of its ways. */
import type { BattleForGalicia, Refusal, Procedure } from '../../battle-for-galicia.ts'
import { GRID, isUnbridgedRiver } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { hexOf, isOnMap, put, type State } from '../../state.ts'
import { whyClosed } from '../04-movement/refusals.ts'
import { reduceEffectiveness } from '../10-effectiveness.ts'
import type { RetreatWays } from './retreat-paths.ts'

/** Walks one of the ways, asking wherever they part. */
export function* follow(
  g: BattleForGalicia,
  side: Side,
  units: readonly number[],
  { paths }: RetreatWays,
  type: 'retreated' | 'retreat-ran-on',
): Procedure<readonly number[]> {
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

function* chooseHex(
  g: BattleForGalicia,
  side: Side,
  stack: readonly number[],
  next: readonly number[],
): Procedure<number> {
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
  g: BattleForGalicia,
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
