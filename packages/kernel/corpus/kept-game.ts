/**
 * A game that was played once and is kept, to notice when the rules begin to play it differently. It remembers what every
 * seat was offered on the way, by names: how a state lies in memory, what events say and how sentences are worded may
 * change without a difference.
 */
import type { Seed } from '../dice/seed.ts'
import type { Game, OptionValues, Outcome } from '../game.ts'
import { Play, type Setup } from '../play/play.ts'
import type { Asked, Offer } from '../play/question.ts'
import { type Action, readAction, whyNot } from '../play/submit.ts'
import { completeOptions } from '../options.ts'
import { findScenario } from '../record/read-record.ts'
import { Fingerprint } from '../state/hash.ts'

export interface KeptGame {
  readonly scenario: string
  readonly options: OptionValues
  readonly seed: Seed
  /** one line an action: seat, verb, and what it names */
  readonly actions: readonly string[]
  /** digits of what was offered after each action, run together */
  readonly offers: string
  readonly outcome: Outcome
}

/** The kept games of one game, all of one edition. */
export interface Corpus {
  readonly game: string
  readonly edition: number
  readonly games: readonly KeptGame[]
}

/** Digits kept for each action: one difference in 256 may hide at an action, and shows at the next. */
const DIGITS = 2

/** What everybody who is asked may answer, in names. */
export function offersDigest(play: Play): string {
  const print = new Fingerprint()
  for (const asked of play.pending) printOffer(print, play, asked)
  return print.digest().slice(0, DIGITS)
}

function printOffer(print: Fingerprint, play: Play, asked: Asked): void {
  const { game, scenario } = play.setup
  print.text(scenario.seats[asked.seat]?.id ?? '')
  // whoever has answered already waits for the others
  const offer: Offer = play.asked(asked.seat) === asked ? (play.offered(asked.seat) ?? {}) : {}
  for (const [verb, options] of Object.entries(offer)) {
    print.text(verb)
    if (typeof options === 'boolean') print.word(Number(options))
    else for (const arg of options) print.text(game.verbs[verb]?.encode(arg) ?? String(arg))
  }
}

export const writeLine = ({ seat, verb, arg }: Action): string =>
  arg === undefined ? `${seat} ${verb}` : `${seat} ${verb} ${arg}`

export function readLine(line: string): Action {
  const [seat = '', verb = '', ...rest] = line.split(' ')
  return rest.length === 0 ? { seat, verb } : { seat, verb, arg: rest.join(' ') }
}

/** Plays a kept game again; one line that says where it plays differently, or nothing. */
export function differenceOf(game: Game, kept: KeptGame): string | undefined {
  const setup = setupOfKept(game, kept)
  if (typeof setup === 'string') return setup
  const play = Play.start(setup)
  for (const [index, line] of kept.actions.entries()) {
    const where = `action ${index + 1}, ${line}`
    const move = readAction(play, readLine(line))
    const refusal = 'code' in move ? move : whyNot(play, move)
    if ('code' in move || refusal)
      return `${where}: refused, ${refusal?.code ?? ''} (rule ${refusal?.rule ?? ''})`
    play.answer(move.seat, move.answer)
    if (offersDigest(play) !== kept.offers.slice(index * DIGITS, (index + 1) * DIGITS))
      return `${where}: something else is offered after it`
  }
  if (!play.isOver) return `after action ${kept.actions.length} the game was over, and is not any more`
  const outcome = JSON.stringify(game.outcome(play.state))
  const before = JSON.stringify(kept.outcome)
  return outcome === before ? undefined : `it ended with ${before}, and ends with ${outcome} now`
}

/** Where the games of a corpus are played differently now, one line each. */
export const differencesOf = (game: Game, corpus: Corpus): string[] =>
  corpus.games.flatMap((kept, index) => {
    const difference = differenceOf(game, kept)
    return difference === undefined ? [] : [`game ${index + 1} (${kept.scenario}): ${difference}`]
  })

function setupOfKept(game: Game, kept: KeptGame): Setup | string {
  const scenario = findScenario(game, kept.scenario)
  if (typeof scenario === 'string') return scenario
  const options = completeOptions(game, scenario, kept.options)
  if (typeof options === 'string') return options
  return { game, scenario, options, seed: kept.seed }
}

/** Keeps a finished game: its actions are played once more to note what was offered. */
export function keep(setup: Setup, actions: readonly Action[]): KeptGame {
  const play = Play.start(setup)
  let offers = ''
  for (const action of actions) {
    const move = readAction(play, action)
    if ('code' in move) throw new Error(`own action unreadable: ${move.code}`)
    play.answer(move.seat, move.answer)
    offers += offersDigest(play)
  }
  const { scenario, options, game, seed } = setup
  const outcome = game.outcome(play.state)
  return { scenario: scenario.id, options, seed, actions: actions.map(writeLine), offers, outcome }
}
