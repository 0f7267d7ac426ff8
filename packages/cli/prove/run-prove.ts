import { Problem } from '../problem.ts'
import { chosenOf, nameOf, sampled } from './choose.ts'
import { type Proving, type Tried, tryMutants } from './prove-rules.ts'
import { keepProofs } from './proven-file.ts'
import { type Target, targetsOf } from './targets.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export interface ProveWish {
  readonly games: readonly string[]
  /** if any, these alone */
  readonly rules: readonly string[]
  readonly count: number
  /** so many of the sample are left out: it is done in parts */
  readonly skipped: number
  readonly perRule: number
  readonly seed: string
  readonly isSuite: boolean
  /** the suite without tests that play many games */
  readonly isQuick: boolean
  readonly isKept: boolean
  readonly stop: AbortSignal
  readonly watch: (line: string) => void
}

export interface ProveResult {
  readonly verdicts: readonly Verdict[]
  /** tests that fail although nothing is broken */
  readonly failing: readonly string[]
}

export async function runProve(wish: ProveWish): Promise<ProveResult> {
  const { games, perRule, isQuick, seed, stop, watch } = wish
  const targets = targetsFor(wish)
  const proving = await tryMutants({ targets, perRule, isQuick, seed, stop, watch })
  const done: Verdict[] = []
  try {
    for (const game of games) {
      const own = targets.filter((target) => target.game === game)
      if (own.length > 0) done.push(...(await proveGame(game, own, proving, wish)))
      if (stop.aborted) break
    }
  } finally {
    await proving.close()
  }
  return { verdicts: done, failing: [...proving.failing] }
}

function targetsFor({ games, rules, count, skipped, seed }: ProveWish): Target[] {
  const all = games.flatMap(targetsOf)
  const unknown = rules.find((rule) => !all.some((target) => target.rule === rule))
  if (unknown !== undefined) throw new Problem(`there is no rule ${unknown} to enforce`)
  const wanted = rules.length > 0 ? all.filter(({ rule }) => rules.includes(rule)) : all
  return sampled(wanted, count, seed).slice(skipped)
}

/** An interrupted game gives no verdicts: half a proof says nothing. */
async function proveGame(
  game: string,
  targets: readonly Target[],
  proving: Proving,
  wish: ProveWish,
): Promise<Verdict[]> {
  const judge = (): Verdict[] => targets.map((target) => verdictOf(target, triedOf(target, proving, wish)))
  await proving.byCitingTests(game)
  if (wish.stop.aborted) return []
  const verdicts = judge()
  if (wish.isKept) keepProofs(game, verdicts)
  if (!wish.isSuite) return verdicts
  const open = new Set(verdicts.filter(({ result }) => result === 'unnoticed').map(({ rule }) => rule))
  const left = targets
    .filter(({ rule }) => open.has(rule))
    .flatMap((target) => triedOf(target, proving, wish))
    .filter(({ noticedBy }) => noticedBy.size === 0)
  await proving.bySuite(game, [...new Set(left)])
  return judge()
}

function triedOf(target: Target, { tried }: Proving, { perRule, seed }: ProveWish): Tried[] {
  const names = new Set(chosenOf(target, perRule, seed).map(nameOf))
  return tried.filter((each) => names.has(nameOf(each)))
}
