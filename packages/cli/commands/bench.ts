import type { Game } from '@sandtable/kernel'
import { figureLines, rowLines } from '../bench/figure-lines.ts'
import { figuresOf } from '../bench/figures.ts'
import { largeGame } from '@sandtable/presentation/large-game'
import { longGameRows, longGameTitle, measureLongGame } from '../bench/long-game.ts'
import { performancePage } from '../bench/performance-page.ts'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { writeWhole } from '../files.ts'
import { allGames, chooseScenario, findGame } from '../find-game.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { Problem } from '../problem.ts'
import { inRepository } from '../root.ts'

/** One of the games, or the made-up one, as large as the largest to come. */
const gameToMeasure = async (id: string): Promise<Game> => (id === largeGame.id ? largeGame : findGame(id))

const USUAL_SECONDS = 5
const MOST_SECONDS = 600

function longGame(only: string | undefined, args: Arguments, io: Io): ReturnType<Command['run']> {
  if (only !== undefined || args.flag('write')) throw new Problem('--long takes neither --game nor --write')
  const figures = measureLongGame()
  return print(io, args, { ...figures }, [longGameTitle(figures), ...rowLines(longGameRows(figures))])
}

export const benchCommand: Command = {
  name: 'bench',
  summary: 'how fast and how large the games are',
  operands: [],
  options: {
    seconds: { value: 's', help: `time for each kind of measurement (default ${USUAL_SECONDS})` },
    game: { value: 'id', help: 'this game alone, or large-game, a made-up one (default: all)' },
    long: { help: 'a made-up game of 20,000 actions alone: what must not grow with the length of a game' },
    write: { help: 'rewrite docs/performance.md, which is about all games' },
  },
  async run(args, io) {
    const seconds = args.number('seconds', { least: 0.1, most: MOST_SECONDS }) ?? USUAL_SECONDS
    const only = args.text('game')
    if (only !== undefined && args.flag('write')) throw new Problem('--write takes no --game')
    if (args.flag('long')) return longGame(only, args, io)
    const games = only === undefined ? [...(await allGames()), largeGame] : [await gameToMeasure(only)]
    const measured = games.map((game) => ({
      id: game.id,
      title: game.title.en,
      scenario: chooseScenario(game, undefined).title.en,
      figures: figuresOf(game, seconds),
    }))
    if (args.flag('write')) {
      const today = new Date().toISOString().slice(0, 10)
      const page = performancePage({ measured, long: measureLongGame(), date: today, seconds })
      writeWhole(inRepository('docs', 'performance.md'), page)
    }
    const json = Object.fromEntries(measured.map(({ id, figures }) => [id, figures]))
    return print(
      io,
      args,
      json,
      measured.flatMap(({ title, scenario, figures }) => [`${title}: ${scenario}`, ...figureLines(figures)]),
    )
  },
}
