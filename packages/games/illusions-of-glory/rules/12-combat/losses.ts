/** §12.2.G.5 §12.6 losses: the lowest Loss Factor absorbs. §glossary.lf */
import type { Illusions, Next, Step } from '../../illusions.ts'
import { kindOf, isUprising, lfOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { faceOf, stackOf, type State, spaceOf } from '../../state.ts'
import { leaderOf } from '../04-setup/commands.ts'
import { leftoverHitsFort } from '../20-forts/destroying.ts'
import { loseStep } from './destruction.ts'
import { relievedBy } from './replacing-lcus.ts'
import { fighters, fightOf } from './under-way.ts'

/** §12.6.1 the Loss Number one side has rolled is the harm done to the other */
export function* takeLosses(g: Illusions, side: number): Step<Next> {
  yield* []
  const { state: s } = g
  s.absorb = side === s.active ? s.defenceLn : s.attackLn
  s.absorber = side
  return 'combat/absorb'
}

/** §12.2.G.5 step by step until nothing is left */
export function* absorb(g: Illusions): Step<Next> {
  if (g.state.absorb === 0) return 'done'
  yield* absorbNext(g)
  return 'combat/absorb'
}

/** those under fire: troops, or uprisings; HQs and artillery never absorb (§27.0.e) */
function candidates(s: State): number[] {
  const { attacker, attackers, defenders } = fightOf(s)
  return fighters(s.absorber === attacker ? attackers : defenders)
}
const lf = (s: State, p: number): number => lfOf(p, faceOf(s, p))

/**
 * §12.6.2.a §12.2.G.5.c §12.6.3.b one step: the lowest Loss Factor absorbs, equals are the owner's choice; the reduced
 * unit and the SCU of a destroyed LCU go on. §12.2.G.5.a all that can be absorbed must be; §12.2.G.5.b §12.6.2.b what
 * is below the lowest does no harm.
 */
function* absorbNext(g: Illusions): Step {
  const { state: s } = g
  const all = candidates(s)
  if (all.length === 0) leftoverHitsFort(g, s.absorb)
  const least = Math.min(...all.map((p) => lf(s, p)))
  if (all.length === 0 || least > s.absorb) {
    s.absorb = 0
    return
  }
  const lowest = distinct(
    s,
    all.filter((p) => lf(s, p) === least),
  )
  const p = lowest.length === 1 ? (lowest[0] as number) : yield* choose(g, lowest, all)
  s.absorb -= least
  yield* loseStep(g, p, 'combat')
}

function* choose(g: Illusions, lowest: readonly number[], all: readonly number[]): Step<number> {
  const { state: s } = g
  const first = lowest[0] as number
  if (isUprising(first)) return first
  const pick = yield* g.ask(leaderOf(s, all), {
    rule: '12.6.2.a',
    prompt: 'absorb',
    facts: { space: s.combat, left: s.absorb },
    choose: () => ({ suffer: lowest }),
    refuse: { suffer: (p) => refusal('lower-lf-first', { piece: p }) },
  })
  return pick.arg
}

/**
 * counters that are alike in kind, face and place are one choice, but not one that stands for an LCU (§12.6.6.b), nor
 * those of different stacks of a region: an HQ may depend on one of them (§27.0.c)
 */
export function distinct(s: State, pieces: readonly number[]): number[] {
  const keys = pieces.map((p) =>
    [kindOf(p), faceOf(s, p), relievedBy(s, p) >= 0, stackOf(s, p), spaceOf(s, p)].join(),
  )
  return pieces.filter((_, i) => keys.indexOf(keys[i] as string) === i)
}
