import { setImmediate } from 'node:timers/promises'
import { type Action, type Game, optionsIn, type OptionValues, type Setup } from '@sandtable/kernel'
import { randomOf, seedOfGame } from '../selfplay/randomness.ts'
import { Examiner } from './examiner.ts'
import { type FailureReport, reportFailure } from './failure-record.ts'
import { type Counts, type Found, FuzzGame } from './fuzz-game.ts'
import { reproduce } from './reproduce.ts'

export interface FuzzOrder {
  readonly game: Game
  readonly ruleIds: ReadonlySet<string>
  readonly seed: string
  readonly games: number
  readonly until: number
  readonly directory: string
  readonly stop: AbortSignal
  readonly watch: (counts: Counts) => void
}

export interface FuzzReport extends Counts {
  readonly failures: readonly FailureReport[]
}

/** Different faults found before it is time to mend them. */
const ENOUGH_FAILURES = 10
const PATIENCE_MS = 50

export async function runFuzz(order: FuzzOrder): Promise<FuzzReport> {
  const { game, ruleIds, seed, games, directory } = order
  const examiner = new Examiner(game, ruleIds)
  const counts: Counts = { games: 0, decisions: 0, hostile: 0, accepted: 0 }
  const failures = new Map<string, FailureReport>()
  while (counts.games < games && failures.size < ENOUGH_FAILURES && !isTimeUp(order)) {
    const number = counts.games + 1
    const pick = randomOf(`${seed} fuzz ${number}`)
    const found = await finish(
      new FuzzGame(setupOf(game, seed, number, pick), pick, examiner, counts),
      order,
      counts,
    )
    if (found === 'stopped') break
    counts.games++
    if (found && !failures.has(keyOf(found))) failures.set(keyOf(found), report(directory, found, examiner))
  }
  return { ...counts, failures: [...failures.values()] }
}

const isTimeUp = ({ until, stop }: FuzzOrder): boolean => stop.aborted || Date.now() >= until

/** The same fault in another game is no news: numbers in the message do not count. */
const keyOf = ({ failure }: Found): string => `${failure.kind} ${failure.message.replaceAll(/\d+/g, '#')}`

/** All scenarios in turn, with any options. */
function setupOf(game: Game, seed: string, number: number, pick: (n: number) => number): Setup {
  const scenario = game.scenarios[(number - 1) % game.scenarios.length]
  if (!scenario) throw new Error(`${game.id} has no scenario`)
  const chosen = optionsIn(game, scenario).map(({ id, values }) => [id, values[pick(values.length)]?.id])
  return {
    game,
    scenario,
    options: Object.fromEntries(chosen) as OptionValues,
    seed: seedOfGame(seed, number),
  }
}

/** Plays to the end unless time is up before. */
async function finish(
  game: FuzzGame,
  order: FuzzOrder,
  counts: Counts,
): Promise<Found | 'stopped' | undefined> {
  const running = game.run()
  let rested = Date.now()
  for (let step = running.next(); ; step = running.next()) {
    if (step.done) return step.value
    if (Date.now() - rested < PATIENCE_MS) continue
    order.watch(counts)
    await setImmediate()
    rested = Date.now()
    if (isTimeUp(order)) return 'stopped'
  }
}

function report(directory: string, found: Found, examiner: Examiner): FailureReport {
  const short = shrink(found.actions, (actions) => reproduce(found, actions, examiner))
  return reportFailure(directory, found, short)
}

/** How many actions a failure needs: tells for a list of actions how many of them were enough, if it shows. */
type Shows = (actions: readonly Action[]) => number | undefined

const MOST_TRIES = 1000
/** Pieces up to this size are tried at every place, larger ones side by side. */
const SMALL = 4

/** A shorter list that shows the same failure: the tail goes first, then ever smaller pieces of the rest. */
export function shrink(actions: readonly Action[], shows: Shows): readonly Action[] {
  const enough = shows(actions)
  if (enough === undefined) return actions
  let best = actions.slice(0, enough)
  let tries = MOST_TRIES
  for (let size = best.length >> 1; size > 0; size = size > SMALL ? size >> 1 : size - 1)
    for (let at = 0; at < best.length && tries > 0; tries--) {
      const shorter = best.toSpliced(at, size)
      const needed = shows(shorter)
      if (needed === undefined) at += size > SMALL ? size : 1
      else best = shorter.slice(0, needed)
    }
  return best
}
