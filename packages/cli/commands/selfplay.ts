import { LEVELS } from '@sandtable/bots'
import type { Scenario } from '@sandtable/kernel'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { bar } from '../progress.ts'
import { readPlayers } from '../seats.ts'
import { playSeries, readCount, readSeries, SERIES_OPTIONS } from '../selfplay/play-series.ts'
import type { Fixed } from '../selfplay/seating.ts'
import type { Series } from '../selfplay/series.ts'
import { Tally } from '../selfplay/tally.ts'

export const selfplayCommand: Command = {
  name: 'selfplay',
  summary: 'lets random players or bots play whole games',
  operands: ['game'],
  options: {
    ...SERIES_OPTIONS.which,
    seats: {
      value: 'random,random',
      help: `who plays each seat: ${LEVELS.join(', ')} (default: all random)`,
    },
    games: { value: 'n', help: 'how many games (default 10)' },
    ...SERIES_OPTIONS.how,
  },
  notes: ['Who plays better: sandtable arena lets bots change seats and compares them.'],
  async run(args, io) {
    const series = await readSeries(args, (scenario) => seatingOf(args, scenario))
    const count = readCount(args)
    const tally = new Tally(series.scenario)
    const interrupted = await playSeries(args, io, series, count, {
      add: (played) => tally.add(played),
      line: () => progressLine(tally, count),
    })
    return report(args, io, series, tally, interrupted)
  },
}

function seatingOf(args: Arguments, scenario: Scenario): Fixed {
  const seats = args.text('seats') ?? scenario.seats.map(() => 'random').join(',')
  return { kind: 'fixed', bots: readPlayers(seats, scenario, LEVELS) }
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
