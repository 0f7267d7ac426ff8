/** §12.2.G.5 §12.6 §glossary.lf Losses: the unit with the lowest Loss Factor absorbs first. */
import type { IllusionsOfGlory, Next, Procedure, Refusal } from '../../illusions-of-glory.ts'
import { kindOf, isSupport, isUprising, lfOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { type Camp, faceOf, stackOf, type State, spaceOf } from '../../state.ts'
import { commanderTogether } from '../04-setup/commands.ts'
import { applyRestToFort } from '../20-forts/destroying.ts'
import { loseStep } from './destruction.ts'
import { whyNotAlike, whyNotInCombat } from './part-in-combat.ts'
import { relievedBy } from './replacing-lcus.ts'
import { fighters, fightOf } from './under-way.ts'

/** §12.6.1 A side takes losses by the Loss Number of the other side. */
export function* takeLosses(g: IllusionsOfGlory, side: number): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.absorb = side === s.active ? s.defenceLn : s.attackLn
  s.absorber = side
  return 'combat/absorb'
}

/** §12.2.G.5 Losses are absorbed step by step until nothing is left. */
export function* absorb(g: IllusionsOfGlory): Procedure<Next> {
  if (g.state.absorb === 0) return 'done'
  yield* absorbNext(g)
  return 'combat/absorb'
}

/** The units that can absorb losses: troops or uprisings. HQs and artillery never absorb (§27.0.e). */
function candidates(s: State): number[] {
  const { attacker, attackers, defenders } = fightOf(s)
  return fighters(s.absorber === attacker ? attackers : defenders)
}
const lf = (s: State, p: number): number => lfOf(p, faceOf(s, p))

/**
 * §12.6.2.a §12.2.G.5.c The unit with the lowest Loss Factor loses a step; among equals its owner chooses.
 * §12.6.3.b The reduced unit, or the SCU of a destroyed LCU, can absorb the next loss.
 * §12.2.G.5.a All that can be absorbed must be.
 */
function* absorbNext(g: IllusionsOfGlory): Procedure {
  const { state: s } = g
  const all = candidates(s)
  // §20.2.b If a defender survives, the fort is not touched.
  if (all.length === 0) applyRestToFort(g, s.absorb)
  const least = Math.min(...all.map((p) => lf(s, p)))
  // §12.2.G.5.b §12.6.2.b A rest below the lowest Loss Factor has no effect.
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

function* choose(g: IllusionsOfGlory, lowest: readonly number[], all: readonly number[]): Procedure<number> {
  const { state: s } = g
  const first = lowest[0] as number
  if (isUprising(first)) return first
  const pick = yield* g.ask(commanderTogether(s, all), {
    rule: '12.6.2.a',
    prompt: 'absorb',
    facts: { space: s.combat, left: s.absorb },
    choose: () => ({ suffer: lowest }),
    refuse: { suffer: (p) => whyNotAbsorb(s, p, lowest) },
  })
  return pick.arg
}

/** The first reason why a unit cannot absorb this loss. */
function whyNotAbsorb(s: State, p: number, lowest: readonly number[]): Refusal | undefined {
  const not = whyNotInCombat(s, s.absorber as Camp, p)
  if (not) return not
  // §27.0.e
  if (isSupport(p)) return refusal('never-absorbs', { piece: p })
  const [least, own] = [lf(s, lowest[0] as number), lf(s, p)]
  return own === least
    ? whyNotAlike(s, p, lowest)
    : refusal('lower-lf-first', { piece: p, lf: own, least, pieces: [...lowest] })
}

/**
 * Units alike in kind, face and space are one choice. Not so an SCU that has replaced an LCU (§12.6.6.b), nor
 * units of different stacks in a region: an HQ may depend on one of them (§27.0.c).
 */
export function distinct(s: State, pieces: readonly number[]): number[] {
  const keys = pieces.map((p) =>
    [kindOf(p), faceOf(s, p), relievedBy(s, p) >= 0, stackOf(s, p), spaceOf(s, p)].join(),
  )
  return pieces.filter((_, i) => keys.indexOf(keys[i] as string) === i)
}
