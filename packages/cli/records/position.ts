import { type Asked, eyesOf, type Game, type Json, type Play, REFEREE } from '@sandtable/kernel'
import { promptText } from '../texts.ts'

type Choices = Readonly<Record<string, readonly string[] | true>>

interface Asking {
  readonly seat: string
  readonly rule: string
  readonly prompt: { readonly en: string; readonly ja: string }
  /** verb -> the names of what it can be done with; true for a bare verb */
  readonly choose: Choices
}

/** Where a game stands, as one seat sees it, or the referee. */
export interface Position {
  readonly turn: number
  readonly stage: string
  readonly trail: readonly string[]
  /** every seat that has to decide now */
  readonly waitingFor: readonly string[]
  readonly asking: readonly Asking[]
  readonly outcome: {
    readonly winners: readonly string[]
    readonly scores: Readonly<Record<string, number>>
  } | null
  readonly hash: string
  readonly view: Json
}

/** For a seat: its own view and its own question only; undefined is the referee, who sees all. */
export function positionOf(play: Play, seat: number | undefined): Position {
  const { game, scenario } = play.setup
  const waiting = play.pending.filter((asked) => play.asked(asked.seat) === asked)
  return {
    turn: game.turn(play.state),
    stage: play.stage,
    trail: play.isOver ? [] : [...play.trailOf(seat)],
    waitingFor: waiting.map((asked) => seatId(play, asked.seat)),
    asking: waiting
      .filter((asked) => seat === undefined || asked.seat === seat)
      .map((asked) => askingOf(play, asked)),
    outcome: outcomeOf(play),
    hash: play.hash(),
    view: game.view(
      play.seenFrom(seat).state,
      seat === undefined ? REFEREE : eyesOf(scenario.seats[seat]?.powers ?? []),
    ),
  }
}

function askingOf(play: Play, asked: Asked): Asking {
  const { game } = play.setup
  const { seat, question } = asked
  return {
    seat: seatId(play, seat),
    rule: question.rule,
    prompt: promptText(game, asked),
    choose: choicesOf(play, seat),
  }
}

/** The offered set with everything named as in records. */
function choicesOf(play: Play, seat: number): Choices {
  const choices: Record<string, readonly string[] | true> = {}
  for (const [verb, options] of Object.entries(play.offered(seat) ?? {}))
    if (options === true) choices[verb] = true
    else if (options !== false && options.length > 0)
      choices[verb] = options.map((arg) => encode(play.setup.game, verb, arg))
  return choices
}

const encode = (game: Game, verb: string, arg: number): string => game.verbs[verb]?.encode(arg) ?? String(arg)

const seatId = (play: Play, seat: number): string => play.setup.scenario.seats[seat]?.id ?? ''

export function outcomeOf(play: Play): Position['outcome'] {
  if (!play.isOver) return null
  const { winners, scores } = play.setup.game.outcome(play.state)
  return {
    winners: winners.map((seat) => seatId(play, seat)),
    scores: Object.fromEntries(scores.map((score, seat) => [seatId(play, seat), score])),
  }
}

/** A position for people. */
export function positionLines(play: Play, position: Position): string[] {
  const { game, scenario } = play.setup
  const { turn, trail, stage, outcome, hash, asking, waitingFor, view } = position
  const text = game.text('en')
  return [
    `${game.title.en}: ${scenario.title.en}`,
    `turn ${turn}, ${trail.length > 0 ? trail.map((name) => text.procedure(name)).join(' > ') : stage}`,
    ...(outcome
      ? [`outcome: ${outcome.winners.join(', ') || 'draw'} (${JSON.stringify(outcome.scores)})`]
      : [`to decide: ${waitingFor.join(', ')}`]),
    ...asking.flatMap(askingLines),
    `hash ${hash}`,
    `view ${JSON.stringify(view, null, 1).replaceAll(/\n\s*/g, ' ')}`,
  ]
}

function askingLines({ seat, rule, prompt, choose }: Asking): string[] {
  return [
    `${seat} §${rule}: ${prompt.en}`,
    ...Object.entries(choose).map(
      ([verb, args]) => `  ${verb}${args === true ? '' : `: ${args.join(', ')}`}`,
    ),
  ]
}
