import type { Game } from '@sandtable/kernel'
import type { Command } from '../command.ts'
import { GAMES } from '../games.ts'
import { print } from '../print.ts'

export const gamesCommand: Command = {
  name: 'games',
  summary: 'the games and their scenarios',
  operands: [],
  options: {},
  run: (args, io) => print(io, args, GAMES.map(gameJson), GAMES.flatMap(gameLines)),
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
    seatTitles: Object.fromEntries(scenario.seats.map((seat) => [seat.id, seat.title])),
  })),
  options,
})

function gameLines({ id, edition, title, scenarios, options }: Game): string[] {
  return [
    `${id}  ${title.en} / ${title.ja} (edition ${edition})`,
    ...scenarios.flatMap((scenario) => [
      `  --scenario ${scenario.id}  ${scenario.title.en} / ${scenario.title.ja}`,
      `      seats: ${scenario.seats.map((seat) => `${seat.id} ${seat.title.en}`).join(', ')}`,
    ]),
    ...options.flatMap((option) => [
      `  --option ${option.id}=…  ${option.title.en}`,
      ...option.values.map(
        (value, i) => `      ${value.id}: ${value.title.en}${i === 0 ? ' (default)' : ''}`,
      ),
    ]),
  ]
}
