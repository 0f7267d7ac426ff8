/** Whole games as text a person can read and a program can compare, after the playthroughs of OpenSpiel. */
import {
  answersOf,
  Match,
  type Move,
  quickRandom,
  seedFrom,
  type Setup,
  writeAction,
} from '@sandtable/kernel'
import type { GaliciaTypes } from '../../galicia.ts'
import { battleForGalicia as game } from '../../game.ts'
import { compact } from './facts.ts'
import { aggressor } from './policy.ts'

/** The hash is written after so many actions. */
const HASHED = 10

type GaliciaMatch = Match<GaliciaTypes>

/** The game of a scenario that the aggressor plays against himself with this seed. */
export function playthrough(scenario: string, seed: string): string {
  const match = new Match(setupOf(scenario, seed))
  const decide = aggressor(quickRandom(1))
  const lines = [...header(match), '', 'set-up', ...happened(match, 0)]
  while (!match.play.isOver) {
    const seat = match.play.pending[0]?.seat ?? 0
    lines.push('', ...decision(match, { seat, answer: decide(match.play, seat) }))
  }
  return `${[...lines, '', ...ending(match)].join('\n')}\n`
}

function setupOf(id: string, seed: string): Setup<GaliciaTypes> {
  const scenario = game.scenarios.find((each) => each.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.values[0]?.id ?? '']))
  return { game, scenario, options, seed: seedFrom(seed) }
}

const header = ({ setup }: GaliciaMatch): string[] => [
  `game ${game.id}`,
  `edition ${game.edition}`,
  `scenario ${setup.scenario.id}`,
  `options ${compact(setup.options)}`,
  `seed ${setup.seed}`,
  'lines: ? question, > answer, # hash; indented what happened',
]

/** Takes the move and tells the question, the answer and what came of it. */
function decision(match: GaliciaMatch, move: Move): string[] {
  const { play, length, log } = match
  const question = play.asked(move.seat)?.question
  const { seat, verb, arg } = writeAction(play, move)
  const trail = play.table.trail.join(' > ')
  const options = answersOf(play.offered(move.seat) ?? {}).length
  const asked = `${question?.prompt ?? ''} ${compact(question?.facts ?? {})}`.trimEnd()
  const head = `${length + 1}. ${seat} turn ${game.turn(play.state)} ${trail}`
  const before = log.length
  const refusal = match.take(move)
  if (refusal) throw new Error(`${head}: ${verb} ${arg ?? ''} refused: ${refusal.code}`)
  const chosen = `${verb}${arg === undefined ? '' : ` ${arg}`} (1 of ${options})`
  return [
    head,
    `? ${question?.rule ?? ''} ${asked}`,
    `> ${chosen}`,
    ...happened(match, before),
    ...hashed(match),
  ]
}

const happened = ({ log }: GaliciaMatch, from: number): string[] =>
  log.slice(from).map(({ event }) => `  ${event.rule} ${event.type} ${compact(event)}`)

const hashed = ({ length, play }: GaliciaMatch): string[] =>
  length % HASHED === 0 ? [`# ${play.hash()}`] : []

function ending({ play, length, setup }: GaliciaMatch): string[] {
  const { winners, scores } = game.outcome(play.state)
  const { seats } = setup.scenario
  const winner = winners.map((seat) => seats[seat]?.id).join(' ')
  return [
    `over after ${length} actions`,
    ...seats.map(({ id }, seat) => `${id} ${scores[seat] ?? 0} VP`),
    `winner ${winner || 'nobody'}`,
    `hash ${play.hash()}`,
  ]
}
