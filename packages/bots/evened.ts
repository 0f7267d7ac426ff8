/**
 * The chances over a game without the swing of the turns. A mind counts what the side to move may do next, so that
 * every hand-over moves its judgement although nothing has happened. Here both judgements of a hand-over count half,
 * and the difference is spread over the stretches of play before and after it.
 */
import type { Analysis, Moment } from './analysis.ts'

/** How far a judgement is to be set right, in log-odds, at one moment. */
interface Anchor {
  readonly at: number
  readonly by: number
}

/** By moment and seat. The result stays as it is, and so does what dice brought beyond expectation. */
export function evened({ moments, luck }: Pick<Analysis, 'moments' | 'luck'>): number[][] {
  const seats = moments[0]?.chances.length ?? 0
  const lucky = new Map(luck.map(({ at, bySeat }) => [at, bySeat]))
  const bySeat = Array.from({ length: seats }, (_, seat) =>
    evenedFor(moments, seat, (at) => lucky.get(at)?.[seat] ?? 0),
  )
  return moments.map((_, at) => {
    const chances = bySeat.map((values) => values[at] ?? 0)
    const sum = chances.reduce((a, b) => a + b, 0)
    return sum > 0 ? chances.map((chance) => chance / sum) : chances
  })
}

function evenedFor(moments: readonly Moment[], seat: number, luckAt: (at: number) => number): number[] {
  const chances = moments.map(({ chances }) => chances[seat] ?? 0)
  const odds = chances.map(logOdds)
  const swingAt = (at: number): number => logOdds((chances[at] ?? 0) - luckAt(at)) - (odds[at - 1] ?? 0)
  const anchors = anchorsOf(moments, swingAt)
  const last = moments.length - 1
  return chances.map((chance, at) =>
    at === last || anchors.length === 0 ? chance : chanceOf((odds[at] ?? 0) - correction(anchors, at)),
  )
}

/** The play passes on. Where dice fall too, that may be the end of a battle and no more; at the end of a turn it is not. */
function isHandOver(before: Moment | undefined, after: Moment | undefined): boolean {
  if (!before || !after) return false
  return after.turn !== before.turn || (after.tempo !== before.tempo && !after.hadChance)
}

/** Before the first hand-over the swing is what it is there; at the end nothing is left to be done, and none of it. */
function anchorsOf(moments: readonly Moment[], swingAt: (at: number) => number): Anchor[] {
  const last = moments.length - 1
  const anchors: Anchor[] = []
  for (let at = 1; at < last; at++) {
    if (!isHandOver(moments[at - 1], moments[at])) continue
    const half = swingAt(at) / 2
    anchors.push({ at: at - 1, by: -half }, { at, by: half })
  }
  return anchors.length === 0 ? [] : [...anchors, { at: last, by: 0 }]
}

function correction(anchors: readonly Anchor[], at: number): number {
  const here = anchors.filter((anchor) => anchor.at === at)
  if (here.length > 0) return here.reduce((sum, { by }) => sum + by, 0) / here.length
  const after = anchors.find((anchor) => anchor.at > at)
  const before = anchors.findLast((anchor) => anchor.at < at)
  if (!before || !after) return (before ?? after)?.by ?? 0
  const share = (at - before.at) / (after.at - before.at)
  return before.by + share * (after.by - before.by)
}

/** nothing is as sure as 0 or 1 before the end */
const SURE = 1e-4

function logOdds(chance: number): number {
  const p = Math.min(1 - SURE, Math.max(SURE, chance))
  return Math.log(p / (1 - p))
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))
