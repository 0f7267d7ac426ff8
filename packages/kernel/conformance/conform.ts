import { seedFrom } from '../dice/seed.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game, GameOption, OptionValues, Scenario } from '../game.ts'
import { optionsIn } from '../options.ts'
import type { Move } from '../play/submit.ts'
import { branches } from './branches.ts'
import { attempt, type Check, type Problem } from './check.ts'
import { Ledger } from './ledger.ts'
import { odds } from './odds.ts'
import { offers } from './offers.ts'
import { gameLength, invariants, nobodyStuck } from './position.ts'
import { reExecution, seeking } from './re-execution.ts'
import { record } from './record.ts'
import { refusals } from './refusals.ts'
import type { CheckName, ConformanceReport } from './report.ts'
import { secrecy } from './secrecy.ts'
import { stateJson } from './state-json.ts'
import { texts } from './texts.ts'
import { Trial } from './trial.ts'
import { undo } from './undo.ts'

export interface ConformancePlan {
  /** how many whole games to play */
  readonly games: number
  /** any text; the same text examines the same games */
  readonly seed: string
  /** fixed options; without them every value of every option has its turn */
  readonly options?: OptionValues
  /** the ids of the rulebook; without them a citation only has to be there */
  readonly rules?: ReadonlySet<string>
  /** in each game the checks that take long are made at about so many positions; without it at all of them */
  readonly positions?: number
  /** makes only these checks */
  readonly only?: readonly CheckName[]
}

const CHECKS: readonly Check[] = [
  nobodyStuck,
  gameLength,
  invariants,
  offers,
  refusals,
  stateJson,
  reExecution,
  secrecy,
  texts,
  odds,
  branches,
  seeking,
  record,
  undo,
]

/** Plays whole games at random and looks, at every step, whether the game keeps what every game must. */
export function conform<T extends GameTypes>(
  game: Game<T>,
  scenario: Scenario,
  plan: ConformancePlan,
): ConformanceReport {
  const ledger = new Ledger()
  const checks = CHECKS.filter(({ name }) => plan.only?.includes(name) ?? true)
  for (let number = 0; number < plan.games; number++) {
    const seed = seedFrom(`${plan.seed} ${scenario.id} ${number}`)
    const options = plan.options ?? optionsFor(optionsIn(game, scenario), number)
    const begin = (): Trial<T> => new Trial({ game, scenario, options, seed }, plan.rules, ledger.tally)
    const looks = plan.positions === undefined ? everywhere : someOf(plan.positions, begin())
    playThrough(begin(), ledger, { checks, looks })
  }
  return ledger.report(game, scenario)
}

/** All values have come up after as many games as the longest list has; then the mixture changes. */
function optionsFor(options: readonly GameOption[], number: number): OptionValues {
  const chosen = options.map(({ id, values }, index) => {
    const round = Math.floor(number / values.length)
    return [id, values[(number + round * index) % values.length]?.id ?? '']
  })
  return Object.fromEntries(chosen) as OptionValues
}

/** Is this position, after so many actions, one of those looked at by every check? */
type Looks = (actions: number) => boolean

const everywhere: Looks = () => true

/** The first position, the last and about so many others; the game is played once without checks to learn how long it is. */
function someOf<T extends GameTypes>(positions: number, game: Trial<T>): Looks {
  const unchecked = { checks: [], looks: everywhere }
  playThrough(game, new Ledger(), unchecked)
  const { length } = game.match
  const chosen = new Set([0, length])
  for (let n = 1; n < positions; n++) chosen.add(game.pick(length + 1))
  return positions > length ? everywhere : (actions) => chosen.has(actions)
}

interface Examination {
  readonly checks: readonly Check[]
  readonly looks: Looks
}

/** The checks made at the present position. */
function checksAt<T extends GameTypes>(
  { match }: Trial<T>,
  { checks, looks }: Examination,
): readonly Check[] {
  return looks(match.length) ? checks : checks.filter(({ isDear }) => isDear !== true)
}

function playThrough<T extends GameTypes>(trial: Trial<T>, ledger: Ledger, examination: Examination): void {
  const { checks, looks } = examination
  do {
    if (looks(trial.match.length)) ledger.sampled()
    for (const { name, atPosition } of checksAt(trial, examination))
      if (atPosition) ledger.examine(name, trial, () => atPosition(trial))
  } while (goOn(trial, ledger, checksAt(trial, examination)))
  for (const { name, atEnd } of checks) if (atEnd) ledger.examine(name, trial, () => atEnd(trial))
  ledger.close(trial)
}

/** One move further; false when there is none, or no sense in it. */
function goOn<T extends GameTypes>(trial: Trial<T>, ledger: Ledger, checks: readonly Check[]): boolean {
  const made = trial.match.length
  if (made > trial.setup.scenario.longest) return false
  const problem = attempt('the game', () => {
    const move = trial.nextMove()
    if (!move) return undefined
    for (const { name, beforeMove } of checks)
      if (beforeMove) ledger.examine(name, trial, () => beforeMove(trial, move))
    return makeMove(trial, move)
  })
  ledger.note('offers', trial, problem)
  return trial.match.length > made
}

function makeMove<T extends GameTypes>(trial: Trial<T>, move: Move): Problem {
  const name = trial.name(move)
  return attempt(name, () => {
    const refusal = trial.take(move)
    return refusal && `${name} is offered but refused: ${refusal.code}`
  })
}
