import { randomBytes } from 'node:crypto'
import type { Game } from '@sandtable/kernel'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { ALL_GAMES, chosenGames } from '../find-game.ts'
import { type FuzzOrder, type FuzzReport, runFuzz } from '../fuzz/run-fuzz.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { Progress } from '../progress.ts'
import { rulebookOf } from '../rules/rulebook.ts'

const MINUTE = 60_000

export const fuzzCommand: Command = {
  name: 'fuzz',
  summary: 'random games with hostile actions mixed in; failures become short records',
  operands: ['game'],
  options: {
    ...ALL_GAMES,
    minutes: { value: 'm', help: 'for how long (default 1, unless --games is given)' },
    games: { value: 'n', help: 'at most n games' },
    seed: { value: 'k', help: 'any text; the same seed gives the same games (default: a new one)' },
    out: { value: 'dir', help: 'where records of failures go (default reports/fuzz)' },
  },
  notes: [
    'Before each decision wrong seats, unknown verbs, things not offered and plain nonsense are sent. All of',
    'it must be refused in words that cite a rule and leave the position as it was. Exit code 1 on failures.',
  ],
  async run(args, io) {
    let code: number = EXIT.good
    for (const { game } of chosenGames(args)) {
      code = Math.max(code, await fuzz(await game(), args, io))
      if (code === EXIT.interrupted) break
    }
    return code
  },
}

async function fuzz(game: Game, args: Arguments, io: Io): Promise<number> {
  const order = orderOf(game, args, io)
  const progress = new Progress(io.err)
  const report = await runFuzz({
    ...order,
    watch: (counts) =>
      progress.show(() => `${counts.games} games, ${counts.decisions} decisions, ${counts.hostile} hostile`),
  })
  progress.clear()
  print(io, args, { game: game.id, ...report, seed: order.seed, interrupted: order.stop.aborted }, [
    ...(args.flag('all') ? [game.title.en] : []),
    ...lines(report, order.seed),
  ])
  if (report.failures.length > 0) return EXIT.found
  return order.stop.aborted ? EXIT.interrupted : EXIT.good
}

function orderOf(game: Game, args: Arguments, io: Io): Omit<FuzzOrder, 'watch'> {
  const games = args.whole('games', { least: 1 })
  const minutes = args.number('minutes', { least: 0 }) ?? (games === undefined ? 1 : Infinity)
  return {
    game,
    ruleIds: new Set(rulebookOf(game.id).map(({ id }) => id)),
    seed: args.text('seed') ?? randomBytes(4).toString('hex'),
    games: games ?? Infinity,
    until: Date.now() + minutes * MINUTE,
    directory: args.text('out') ?? 'reports/fuzz',
    stop: io.interruption(),
  }
}

function lines({ games, decisions, hostile, accepted, failures }: FuzzReport, seed: string): string[] {
  return [
    `${games} games, ${decisions} decisions, ${hostile} hostile actions, ${accepted} accepted (seed ${seed})`,
    ...failures.map(
      ({ kind, message, record, actions }) => `${kind}: ${message}\n  ${record} (${actions} actions)`,
    ),
    failures.length === 0 ? 'nothing found' : `${failures.length} failures`,
  ]
}
