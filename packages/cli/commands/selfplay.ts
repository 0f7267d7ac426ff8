import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { makeDirectory, writeWhole } from '../files.ts'
import { chooseOptions, chooseScenario, findGame } from '../find-game.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { Problem } from '../problem.ts'
import { bar, Progress } from '../progress.ts'
import { readPlayers } from '../seats.ts'
import type { Played } from '../selfplay/random-game.ts'
import { runHere } from '../selfplay/run-here.ts'
import { runParallel } from '../selfplay/run-parallel.ts'
import type { Series } from '../selfplay/series.ts'
import { Tally } from '../selfplay/tally.ts'

const MOST_WORKERS = 64

export const selfplayCommand: Command = {
  name: 'selfplay',
  summary: 'lets random players play whole games',
  operands: ['game'],
  options: {
    scenario: { value: 's', help: 'which scenario (default: the first)' },
    option: { value: 'name=value', many: true, help: 'an option of the game, may be repeated' },
    seats: { value: 'random,random', help: 'who plays each seat; only random so far' },
    games: { value: 'n', help: 'how many games (default 10)' },
    seed: { value: 'k', help: 'any text; the same seed gives the same games (default 1)' },
    record: { value: 'dir', help: 'write a record of each game into this directory' },
    parallel: { value: 'n', help: 'use n cores (default 1)' },
  },
  async run(args, io) {
    const series = seriesOf(args)
    const count = args.whole('games', { least: 1 }) ?? 10
    const workers = args.whole('parallel', { least: 1, most: MOST_WORKERS }) ?? 1
    const keep = keeper(args, series)
    const tally = new Tally(series.scenario)
    const progress = new Progress(io.err)
    const finished = (played: Played): void => {
      keep(played)
      tally.add(played)
      progress.show(() => progressLine(tally, count))
    }
    const stop = io.interruption()
    if (workers === 1) await runHere(series, count, stop, finished)
    else await runParallel(series, count, workers, stop, finished)
    progress.clear()
    return report(args, io, series, tally, stop.aborted)
  },
}

function seriesOf(args: Arguments): Series {
  const game = findGame(args.operand(0))
  const scenario = chooseScenario(game, args.text('scenario'))
  const options = chooseOptions(game, args.texts('option'))
  const seats = args.text('seats')
  if (seats !== undefined) readPlayers(seats, scenario, ['random'])
  const keepRecords = args.text('record') !== undefined
  return { game, scenario, options, seed: args.text('seed') ?? '1', keepRecords }
}

/** Writes records where --record says. */
function keeper(args: Arguments, { game, scenario }: Series): (played: Played) => void {
  const directory = args.text('record')
  if (directory === undefined) return () => undefined
  if (statSync(directory, { throwIfNoEntry: false })?.isFile())
    throw new Problem(`--record ${directory} is a file, not a directory`)
  makeDirectory(directory)
  return ({ number, record = '' }) => {
    const name = `${game.id}-${scenario.id}-${String(number).padStart(5, '0')}.json`
    writeWhole(join(directory, name), record)
  }
}

const progressLine = ({ games, decisionsPerSecond }: Tally, count: number): string =>
  `${bar(games / count)} ${games}/${count} games, ${decisionsPerSecond} decisions/s`

function report(args: Arguments, io: Io, series: Series, tally: Tally, interrupted: boolean): number {
  const { games, finished, results, decisions, decisionsPerSecond } = tally
  const seconds = Math.round(tally.seconds * 1000) / 1000
  const { game, scenario, seed } = series
  const known = { game: game.id, scenario: scenario.id, seed, seconds, interrupted }
  print(io, args, { games, finished, results, decisions, decisionsPerSecond, ...known }, [
    `${game.title.en}: ${scenario.title.en}, seed ${seed}${interrupted ? ' (interrupted)' : ''}`,
    `${finished} of ${games} games finished: ${resultsLine(results)}`,
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${decisionsPerSecond} decisions/s`,
  ])
  return interrupted ? EXIT.interrupted : EXIT.good
}

const resultsLine = (results: Readonly<Record<string, number>>): string =>
  Object.entries(results)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
