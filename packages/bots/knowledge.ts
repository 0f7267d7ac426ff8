/** All that is told to a bot: what its seat can see and has been told, as plain data that may be sent to a worker. */
import {
  type Eyes,
  eyesOf,
  type Faces,
  type Facts,
  type Game,
  type GameTypes,
  type Given,
  isOffered,
  type Json,
  maskedFor,
  type Offer,
  type OptionValues,
  Play,
  quickRandom,
  type Scenario,
  seedFrom,
  type Stack,
} from '@sandtable/kernel'
import type { Mind, Sight } from './mind.ts'

export interface Knowledge {
  readonly game: string
  readonly scenario: string
  readonly options: OptionValues
  readonly seat: number
  /** the stages under way, the one that runs last */
  readonly stack: Stack
  /** the position when the last of them was entered and the position now, both masked for the seat */
  readonly checkpoint: Int16Array
  readonly now: Int16Array
  /** answers since the stage was entered, without those the seat has not been told yet */
  readonly given: readonly Given[]
  /** dice since the stage was entered: they fell on the table, for all to see */
  readonly rolled: readonly Faces[]
  readonly prompt: string
  readonly rule: string
  readonly facts: Facts
  readonly offer: Offer
  readonly memory: Json
}

const eyesOfSeat = (scenario: Scenario, seat: number): Eyes => eyesOf(scenario.seats[seat]?.powers ?? [])

/** What a seat that is asked knows; undefined if it is not asked. Holds neither seed nor secrets. */
export function knowledgeOf<T extends GameTypes>(
  mind: Mind<T>,
  match: Play<T>,
  seat: number,
  told: readonly T['event'][],
): Knowledge | undefined {
  const asked = match.asked(seat)
  const offer = match.offered(seat)
  if (!asked || !offer) return undefined
  const play = match.seenFrom(seat)
  const { game, scenario, options } = play.setup
  const memory = mind.remember(told, seat)
  const masked = (words: Int16Array): Int16Array => {
    const state = game.layout.create()
    game.layout.restore(state, words)
    game.mask(state, eyesOfSeat(scenario, seat), play.state)
    return state.words
  }
  const { rule, prompt, facts = {} } = asked.question
  return {
    game: game.id,
    scenario: scenario.id,
    options,
    seat,
    stack: play.checkpoint.stack,
    checkpoint: masked(play.checkpoint.words),
    now: masked(play.state.words),
    given: match.givenTo(seat),
    rolled: [...play.umpire.rolled],
    prompt,
    rule,
    facts,
    offer,
    memory,
  }
}

/** The question again, with the unknown filled in by the guess of this number. */
export function sightOf<T extends GameTypes>(mind: Mind<T>, known: Knowledge, guess: number): Sight<T> {
  const { game } = mind
  const { seat, offer, rule, facts } = known
  const scenario = game.scenarios.find(({ id }) => id === known.scenario)
  if (!scenario) throw new Error(`no scenario ${known.scenario}`)
  const now = game.layout.create()
  game.layout.restore(now, known.now)
  const guessed = (words: Int16Array): T['state'] => {
    const state = game.layout.create()
    game.layout.restore(state, words)
    mind.imagine(state, eyesOfSeat(scenario, seat), now, known.memory, quickRandom(guess))
    return state
  }
  const fitting = (): Play<T> | undefined => {
    const play = replayed(mind, known, scenario, guessed(known.checkpoint).words, guess)
    const eyes = eyesOfSeat(scenario, seat)
    return play && (isAtOnce(known) || looksTheSame(game, play.seenFrom(seat).state, known.now, eyes))
      ? play
      : undefined
  }
  const stage = known.stack.at(-1)?.stage ?? 'end'
  const sight = { seat, scenario, stage: stage as T['stage'], prompt: known.prompt, rule, facts, offer }
  if (mind.readsPositionOnly) return whenWanted({ ...sight, state: guessed(known.now) }, fitting)
  const play = fitting()
  return { ...sight, state: play ? play.seenFrom(seat).state : guessed(known.now), play }
}

/** The game is made when somebody looks for it, and then kept. */
function whenWanted<T extends GameTypes>(
  sight: Omit<Sight<T>, 'play'>,
  make: () => Play<T> | undefined,
): Sight<T> {
  let made: { readonly play: Play<T> | undefined } | undefined
  return {
    ...sight,
    get play() {
      made ??= { play: make() }
      return made.play
    },
  }
}

/** nothing has happened since the checkpoint that could come out otherwise in an imagined game */
const isAtOnce = ({ given, rolled }: Knowledge): boolean => given.length === 0 && rolled.length === 0

/** Guesses may turn the same answers and dice into another position; the seat knows that it is not there. */
function looksTheSame<T extends GameTypes>(
  game: Game<T>,
  imagined: T['state'],
  now: Int16Array,
  eyes: Eyes,
): boolean {
  return maskedFor(game, imagined, eyes).words.every((word, i) => word === now[i])
}

/** The imagined game with the answers of the stage given again; undefined if they do not fit the guess. */
function replayed<T extends GameTypes>(
  { game }: Mind<T>,
  { options, stack, given, rolled, seat, prompt }: Knowledge,
  scenario: Scenario,
  words: Int16Array,
  guess: number,
): Play<T> | undefined {
  const setup = { game, scenario, options, seed: seedFrom(`imagined ${guess}`) }
  const play = Play.resume(setup, { words, stack: stack, chance: 0, rolled })
  for (const { seat: by, answer } of given) {
    const offer = play.offered(by)
    if (!offer || !isOffered(offer, answer)) return undefined
    play.answer(by, answer)
  }
  return play.asked(seat)?.question.prompt === prompt ? play : undefined
}

/** The question to a seat in an imagined game, where nothing is hidden. */
export function sightIn<T extends GameTypes>(play: Play<T>, seat: number): Sight<T> | undefined {
  const asked = play.asked(seat)
  const offer = play.offered(seat)
  if (!asked || !offer) return undefined
  const { rule, prompt, facts = {} } = asked.question
  const { state, stage } = play.seenFrom(seat)
  return {
    seat,
    scenario: play.setup.scenario,
    state,
    stage,
    prompt,
    rule,
    facts,
    offer,
    play,
  }
}
