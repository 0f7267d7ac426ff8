import { type Game, optionsIn, type Scenario } from '@sandtable/kernel'
import type { Command } from '../command.ts'
import { allGames } from '../find-game.ts'
import { print } from '../print.ts'

export const gamesCommand: Command = {
  name: 'games',
  summary: 'the games and their scenarios',
  operands: [],
  options: {},
  async run(args, io) {
    const games = await allGames()
    return print(io, args, games.map(gameJson), games.flatMap(gameLines))
  },
}

const gameJson = ({ id, edition, title, scenarios, options }: Game) => ({
  id,
  edition,
  title,
  scenarios: scenarios.map((scenario) => ({
    id: scenario.id,
    title: scenario.title,
    summary: scenario.summary,
    seats: scenario.seats.map((seat) => seat.id),
    ...(scenario.options ? { options: scenario.options } : {}),
    seatTitles: Object.fromEntries(scenario.seats.map((seat) => [seat.id, seat.title])),
  })),
  options,
})

function gameLines(game: Game): string[] {
  const { id, edition, title, scenarios, options } = game
  return [
    `${id}  ${title.en} / ${title.ja} (edition ${edition})`,
    ...scenarios.flatMap((scenario) => [
      `  --scenario ${scenario.id}  ${scenario.title.en} / ${scenario.title.ja}`,
      `      seats: ${scenario.seats.map((seat) => `${seat.id} ${seat.title.en}`).join(', ')}`,
      ...limitLines(game, scenario),
    ]),
    ...options.flatMap((option) => [
      `  --option ${option.id}=…  ${option.title.en}`,
      ...option.values.map(
        (value, i) => `      ${value.id}: ${value.title.en}${i === 0 ? ' (default)' : ''}`,
      ),
    ]),
  ]
}

/** What the scenario leaves of the options. */
const limitLines = (game: Game, scenario: Scenario): string[] =>
  optionsIn(game, scenario).flatMap(({ id, values, limit }) => {
    if (!limit) return []
    const possible = values.map((value) => value.id).join(' or ')
    return [
      `      ${id}: always ${possible} here (rule ${limit.rule}${limit.reason ? `: ${limit.reason.en}` : ''})`,
    ]
  })
