/** Whole games as text a person can read and a program can compare, after the playthroughs of OpenSpiel. */
import type { GameTypes } from '../game-types.ts'
import { Match } from '../play/match.ts'
import type { Play, Setup } from '../play/play.ts'
import { type Answer, answersOf } from '../play/question.ts'
import { type Move, writeAction } from '../play/submit.ts'
import { compact, type NumberWords } from './compact.ts'

export interface Playthrough<T extends GameTypes> {
  readonly setup: Setup<T>
  /** who plays: must always decide alike */
  readonly decide: (play: Play<T>, seat: number) => Answer
  /** numbers of hexes, units and sides by their ids */
  readonly numbers: NumberWords
}

/** A whole game, as text. */
export function playthrough<T extends GameTypes>(plan: Playthrough<T>): string {
  const match = new Match(plan.setup)
  const lines = [...header(match), '', 'set-up', ...happened(match, 0, plan)]
  while (!match.play.isOver) {
    const seat = seatToAsk(match.play)
    lines.push('', ...decision(match, { seat, answer: plan.decide(match.play, seat) }, plan))
  }
  return `${[...lines, '', ...ending(match)].join('\n')}\n`
}

/** of several asked at once the first who has not answered yet */
const seatToAsk = (play: Play): number =>
  play.pending.find(({ seat }) => play.offered(seat) !== undefined)?.seat ?? 0

const header = ({ setup }: Match): string[] => [
  `game ${setup.game.id}`,
  `edition ${setup.game.edition}`,
  `scenario ${setup.scenario.id}`,
  `options ${compact(setup.options, () => undefined)}`,
  `seed ${setup.seed}`,
  'lines: ? question, > answer; indented what happened',
]

/** Takes the move and tells the question, the answer and what came of it. */
function decision<T extends GameTypes>(
  match: Match<T>,
  move: Move,
  { setup: { game }, numbers }: Playthrough<T>,
): string[] {
  const { play, length, log } = match
  const question = play.asked(move.seat)?.question
  const { seat, verb, arg } = writeAction(play, move)
  const trail = play.trail.join(' > ')
  const options = answersOf(play.offered(move.seat) ?? {}).length
  const asked = `${question?.prompt ?? ''} ${compact(question?.facts ?? {}, numbers)}`.trimEnd()
  const head = `${length + 1}. ${seat} turn ${game.turn(play.state)} ${trail}`
  const before = log.length
  const refusal = match.take(move)
  if (refusal) throw new Error(`${head}: ${verb} ${arg ?? ''} refused: ${refusal.code}`)
  const chosen = `${verb}${arg === undefined ? '' : ` ${arg}`} (1 of ${options})`
  return [head, `? ${question?.rule ?? ''} ${asked}`, `> ${chosen}`, ...happened(match, before, { numbers })]
}

const happened = <T extends GameTypes>(
  { log }: Match<T>,
  from: number,
  { numbers }: Pick<Playthrough<T>, 'numbers'>,
): string[] =>
  log.slice(from).map(({ event }) => `  ${event.rule} ${event.type} ${compact(event, numbers)}`.trimEnd())

function ending<T extends GameTypes>({ play, length, setup }: Match<T>): string[] {
  const { winners, scores } = setup.game.outcome(play.state)
  const { seats } = setup.scenario
  const winner = winners.map((seat) => seats[seat]?.id).join(' ')
  return [
    `over after ${length} actions`,
    ...seats.map(({ id }, seat) => `${id} ${scores[seat] ?? 0} VP`),
    `winner ${winner || 'nobody'}`,
  ]
}

/** Where two texts part: the decision, and the first lines that differ; undefined if they are the same. */
export function difference(kept: string, played: string): string | undefined {
  if (kept === played) return undefined
  const [before, now] = [kept.split('\n'), played.split('\n')]
  const at = now.findIndex((line, i) => line !== before[i])
  const line = at < 0 ? now.length : at
  const context = before.slice(0, line).findLast((each) => /^\d+\. /.test(each)) ?? 'the set-up'
  return `line ${line + 1}, in decision ${context}\n- ${before[line] ?? '(nothing)'}\n+ ${now[line] ?? '(nothing)'}`
}
