/** §5.4 fills in what a seat cannot know: who lies under the enemy's top units, and their markers. */
import { type Eyes, type Json, sees } from '@sandtable/kernel'
import type { Random } from '@sandtable/bots'
import { areMarkersSeen, isStacked, STACKING_LIMIT } from '../rules/05-stacking.ts'
import { SIDES, type Side } from '../sides.ts'
import { HIDDEN, hexOf, isOnMap, LAYOUT, MARK, ROLE, roleOf, type State, stepsOf } from '../state.ts'
import { ARMY, breakingPoint, fullSteps, isCavalry, printedAttack, UNITS } from '../units.ts'
import { distance } from './geometry.ts'
import { type Memory, recall } from './remember.ts'

export function imagine(state: State, eyes: Eyes, known: State, json: Json, random: Random): void {
  const memory = recall(json)
  for (const side of SIDES) if (!sees(eyes, side)) imagineSide(state, side, known, memory, random)
}

/** An enemy hex with more under its top unit than can be seen. */
interface Pile {
  readonly hex: number
  readonly top: number
  steps: number
  count: number
}

function imagineSide(s: State, side: Side, known: State, memory: Memory, random: Random): void {
  const army = ARMY[side] as readonly number[]
  const seen = army.filter((u) => isOnMap(s, u))
  const hidden = army.filter((u) => hexOf(s, u) === HIDDEN)
  const piles = pilesOf(s, known, seen)
  for (const u of seen) imagineMarkers(s, u, areMarkersSeen(known, u), memory, random)
  for (const u of hidden) imagineHidden(s, u, memory, random)
  bury(s, hidden, piles, (u) => beliefIn(u, memory), random)
  LAYOUT.restore(s, s.words)
}

/** one pile for each stack; what is shown of it lies in it already */
function pilesOf(s: State, known: State, seen: readonly number[]): Pile[] {
  const piles = new Map<number, Pile>()
  for (const u of seen) {
    const hex = hexOf(s, u)
    if (!isStacked(s, u) || isOpen(known, hex)) continue
    const pile = piles.get(hex)
    if (!pile) piles.set(hex, { hex, top: topAt(s, seen, hex), steps: stepsOf(s, u), count: 1 })
    else {
      pile.steps += stepsOf(s, u)
      pile.count++
    }
  }
  return [...piles.values()].sort((a, b) => a.hex - b.hex)
}

/** §8.1 a stack of which several are shown in the attack under way lies open: nothing more is in it */
function isOpen(known: State, hex: number): boolean {
  const shown = UNITS.flatMap((_, u) => (hexOf(known, u) === hex ? [u] : []))
  return shown.length > 1 && shown.every((u) => roleOf(known, u) !== ROLE.none)
}

const shownAttack = (s: State, u: number): number => printedAttack(u, stepsOf(s, u))

function topAt(s: State, seen: readonly number[], hex: number): number {
  let top = -1
  for (const u of seen)
    if (hexOf(s, u) === hex && (top < 0 || shownAttack(s, u) > shownAttack(s, top))) top = u
  return top
}

/** §5.4 markers are guessed from what was seen of them, less the rests since */
function imagineMarkers(s: State, u: number, areSeen: boolean, memory: Memory, random: Random): void {
  s.marks.remove(u, MARK.stacked)
  if (areSeen) return
  const trail = memory.trails[u]
  const rests = trail && !isCavalry(u) ? Math.max(0, memory.now - trail.since) >> 1 : 0
  const worn = Math.min(trail?.ce ?? 0, breakingPoint(u) - 1)
  s.ce.set(u, Math.max(0, worn - random(rests + 1)))
}

function imagineHidden(s: State, u: number, memory: Memory, random: Random): void {
  const trail = memory.trails[u]
  if (trail) s.steps.set(u, Math.min(trail.steps, fullSteps(u)))
  imagineMarkers(s, u, false, memory, random)
}

interface Belief {
  readonly hex: number
  /** turns of its own since then */
  readonly turns: number
}

/** where a hidden unit is thought to be */
function beliefIn(u: number, { now, trails }: Memory): Belief {
  const trail = trails[u]
  return trail ? { hex: trail.hex, turns: (now - trail.since + 1) >> 1 } : { hex: -1, turns: 0 }
}

/** First one under every top, then the rest where they fit. */
function bury(
  s: State,
  hidden: readonly number[],
  piles: readonly Pile[],
  belief: (u: number) => Belief,
  random: Random,
): void {
  const left = new Set(hidden)
  const beliefs = new Map(hidden.map((u) => [u, belief(u)]))
  const put = (u: number, pile: Pile): void => {
    s.where.set(u, pile.hex)
    pile.steps += stepsOf(s, u)
    pile.count++
    left.delete(u)
  }
  const weakestFirst = [...piles].sort(
    (a, b) => shownAttack(s, a.top) - shownAttack(s, b.top) || a.hex - b.hex,
  )
  for (const pile of weakestFirst) {
    if (pile.count > 1) continue
    const u = drawn(
      [...left].filter((each) => liesUnder(s, each, pile)),
      (each) => likelihood(beliefs.get(each), each, pile),
      random,
    )
    if (u !== undefined) put(u, pile)
  }
  for (const u of hidden) {
    if (!left.has(u)) continue
    const pile = pileFor(s, u, piles, beliefs.get(u), random)
    if (pile) put(u, pile)
  }
}

function pileFor(
  s: State,
  u: number,
  piles: readonly Pile[],
  belief: Belief | undefined,
  random: Random,
): Pile | undefined {
  const under = piles.filter((pile) => liesUnder(s, u, pile))
  const fitting = under.filter((pile) => pile.steps + stepsOf(s, u) <= STACKING_LIMIT)
  const weigh = (pile: Pile): number => likelihood(belief, u, pile)
  return drawn(fitting.length > 0 ? fitting : under, weigh, random) ?? shrunk(s, u, piles, weigh, random)
}

/** stronger than every top it could lie under, it must have lost a step nobody saw */
function shrunk(
  s: State,
  u: number,
  piles: readonly Pile[],
  weigh: (pile: Pile) => number,
  random: Random,
): Pile | undefined {
  if (stepsOf(s, u) < 2) return undefined
  s.steps.set(u, 1)
  return drawn(
    piles.filter((pile) => liesUnder(s, u, pile)),
    weigh,
    random,
  )
}

/** §5.3 the strongest attack lies on top, equals in the order of the list */
function liesUnder(s: State, u: number, { top }: Pile): boolean {
  const [ours, above] = [shownAttack(s, u), shownAttack(s, top)]
  return ours < above || (ours === above && u > top)
}

const CERTAIN = 4000

/** how likely the unit is in that pile, by how far it would have come */
function likelihood(belief: Belief | undefined, u: number, { hex }: Pile): number {
  if (!belief || belief.hex < 0) return 1
  const far = distance(belief.hex, hex)
  if (far === 0) return CERTAIN
  const range = (isCavalry(u) ? 6 : 4) * Math.max(1, belief.turns)
  return far <= range ? 1 + Math.floor(200 / (far * far)) : 1
}

/** One of them, by weight. */
function drawn<E>(from: readonly E[], weigh: (each: E) => number, random: Random): E | undefined {
  const weights = from.map(weigh)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return undefined
  let ticket = random(total)
  for (let i = 0; i < from.length; i++) {
    ticket -= weights[i] as number
    if (ticket < 0) return from[i]
  }
  return from.at(-1)
}
