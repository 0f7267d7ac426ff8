/** §8.7.2 §8.7.3 a general withdrawal carried out. */
import type { GrandIllusion, Next, Procedure } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { AL, GE, SIDE_IDS, type Side } from '../../sides.ts'
import { MARK, presenceOf, type State, unmarkAll } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { spendCaps } from '../05-caps.ts'
import { entrench, whyNotDig } from '../09-battle/entrenching.ts'
import { addPoints } from '../14-scenarios/points.ts'
import { march, movableUnits, whyNotMove } from './march.ts'
import { segmentAfterWithdrawal } from './segment.ts'
import { displaceStranded } from './stranded.ts'

/** §8.7.2 §8.7.3 everybody may move once, hex by hex */
export function* withdrawalMoves(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = s.withdrawing as Side
  const pick = yield* g.ask(side, {
    rule: ruleOf(side),
    prompt: 'withdraw-units',
    facts: { side },
    choose: () => movers(s, side),
    refuse: {
      unit: (u) => whyNotMove(s, u, 'withdrawal'),
      stack: (h) => ({ code: 'nobody-to-move-there', rule: ruleOf(side), facts: { hex: h } }),
    },
  })
  if (pick.verb === 'done') {
    yield* displaceStranded(g, side)
    return 'withdrawal/trenches'
  }
  const units = pick.verb === 'unit' ? [pick.arg] : movable(s, side, pick.arg)
  yield* march(g, units, 'withdrawal')
  return 'withdrawal/moves'
}

const ruleOf = (side: Side): string => (side === AL ? '8.7.2' : '8.7.3')

const movable = (s: State, side: Side, h: number): number[] => movableUnits(s, side, h, 'withdrawal')

function movers(s: State, side: Side) {
  const unit: number[] = []
  const stack: number[] = []
  for (let h = 0; h < HEXES; h++) {
    if (!presenceOf(s, side).isAnyone(h)) continue
    const units = movable(s, side, h)
    unit.push(...units)
    if (units.length > 1) stack.push(h)
  }
  return { unit, stack, done: true as const }
}

/** §8.7.3 the German may pay for trenches wherever supplied infantry of his stands */
export function* withdrawalTrenches(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = s.withdrawing as Side
  const hexes = side === GE && s.caps.get(GE) > 0 ? diggable(s) : []
  if (hexes.length === 0) return finish(g, side)
  const pick = yield* g.ask(side, {
    rule: '8.7.3',
    prompt: 'withdrawal-trenches',
    facts: { caps: s.caps.get(GE) },
    choose: () => ({ entrench: hexes, done: true }),
    refuse: { entrench: (h) => whyNotDig(s, GE, h) },
  })
  if (pick.verb === 'done') return finish(g, side)
  spendCaps(g, GE, 1)
  entrench(g, GE, pick.arg)
  return 'withdrawal/trenches'
}

function diggable(s: State): number[] {
  const found: number[] = []
  for (let h = 0; h < HEXES; h++) if (!whyNotDig(s, GE, h)) found.push(h)
  return found
}

/** §8.7.2 §8.7.3 the price, cheaper a turn later; then the other player begins a segment (§8.7.1) */
function finish(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  const { first, onFirst, later } = VICTORY.withdrawal[SIDE_IDS[side]]
  const vp = s.turn <= first ? onFirst : later
  s.withdrawing = -1
  s.spent.fill(0)
  unmarkAll(s, MARK.moved)
  const rule = ruleOf(side)
  g.emit?.({ type: 'withdrawal-ended', rule, side, vp })
  addPoints(g, side, -vp, rule)
  return segmentAfterWithdrawal(g, side)
}
