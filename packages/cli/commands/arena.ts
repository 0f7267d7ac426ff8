import { LEVELS } from '@sandtable/bots'
import type { Scenario } from '@sandtable/kernel'
import { arenaJson } from '../arena/arena-json.ts'
import { courseJson, courseLines } from '../arena/course.ts'
import { figuresOf } from '../arena/figures.ts'
import { arenaLines } from '../arena/report.ts'
import { progressLine, Standings } from '../arena/standings.ts'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { Problem } from '../problem.ts'
import { readNames } from '../seats.ts'
import { playSeries, readCount, readSeries, SERIES_OPTIONS } from '../selfplay/play-series.ts'
import { type Mirrored, pairsOf } from '../selfplay/seating.ts'
import type { Series } from '../selfplay/series.ts'

const USUAL_BOTS = 'hard,normal'

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'lets bots play against each other and says which is stronger',
  operands: ['game'],
  options: {
    ...SERIES_OPTIONS.which,
    seats: { value: 'a,b', help: `which bots: ${LEVELS.join(', ')} (default ${USUAL_BOTS})` },
    games: { value: 'n', help: 'how many games each two bots play (default 10)' },
    ...SERIES_OPTIONS.how,
  },
  notes: [
    'Each two games have the same dice with the sides exchanged; an odd last game has no counterpart. With more',
    'than two bots all meet all. One bot twice (hard,hard) measures how even the sides of the scenario are.',
  ],
  async run(args, io) {
    const series = await readSeries(args, (scenario) => seatingOf(args, scenario))
    const { scenario, seating } = series
    const standings = new Standings(scenario, seating)
    const count = pairsOf(seating.bots.length).length * seating.each
    const interrupted = await playSeries(args, io, series, count, {
      add: (played) => standings.add(played),
      line: () => progressLine(standings, count),
    })
    return report(args, io, series, standings, interrupted)
  },
}

function seatingOf(args: Arguments, { id, seats }: Scenario): Mirrored {
  const bots = readNames(args.text('seats') ?? USUAL_BOTS, LEVELS)
  if (bots.length < 2) throw new Problem('--seats needs two bots or more, for example hard,normal')
  if (seats.length < 2) throw new Problem(`scenario ${id} has one seat only: nobody to play against`)
  return { kind: 'mirrored', bots, each: readCount(args) }
}

function report(args: Arguments, io: Io, series: Series, standings: Standings, interrupted: boolean): number {
  const { game, scenario, seed } = series
  const { games, finished, decisions, decisionsPerSecond, seconds } = standings.tally
  const figures = figuresOf(standings, scenario)
  const known = { game: game.id, scenario: scenario.id, seed, interrupted }
  print(
    io,
    args,
    { ...arenaJson(standings.tally, figures), ...courseJson(standings.course, scenario), ...known },
    [
      `${game.title.en}: ${scenario.title.en}, seed ${seed}${interrupted ? ' (interrupted)' : ''}`,
      `${finished} of ${games} games finished`,
      ...arenaLines(figures),
      ...courseLines(standings.course, scenario),
      `${decisions} decisions in ${seconds.toFixed(1)} s: ${decisionsPerSecond} decisions/s`,
    ],
  )
  return interrupted ? EXIT.interrupted : EXIT.good
}
