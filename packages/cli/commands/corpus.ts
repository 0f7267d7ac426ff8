import { setImmediate } from 'node:timers/promises'
import type { Game } from '@sandtable/kernel'
import { type Corpus, differencesOf, type KeptGame } from '@sandtable/kernel/corpus'
import { join } from 'node:path'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Command } from '../command.ts'
import { keptGame, wantedGames } from '../corpus/play-corpus.ts'
import { EXIT } from '../exit.ts'
import { withFile } from '../files.ts'
import { findGame } from '../find-game.ts'
import { findMind } from '../find-mind.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { Problem } from '../problem.ts'
import { bar, Progress } from '../progress.ts'
import { sourcesOf } from '../root.ts'

export const corpusCommand: Command = {
  name: 'corpus',
  summary: 'plays the kept games of a game again, or renews them',
  operands: ['game'],
  options: {
    renew: { help: 'plays new games for this edition and keeps those' },
  },
  notes: [
    'The kept games lie in the test folder of their game; the tests play them, too. They can be renewed when',
    'they still play as they did, or when the edition has been raised. Exit code 1 if one plays differently.',
  ],
  async run(args, io) {
    const game = await findGame(args.operand(0))
    const corpus = readCorpus(game.id)
    const differences = corpus?.edition === game.edition ? differencesOf(game, corpus) : []
    if (args.flag('renew')) {
      if (differences.length > 0) throw new Problem(refusalToRenew(game, differences))
      return renew(game, io)
    }
    if (!corpus) throw new Problem(`${game.id} has no kept games yet; --renew plays some`)
    print(
      io,
      args,
      { game: game.id, ...countsOf(corpus), differences },
      reportLines(game, corpus, differences),
    )
    return differences.length > 0 || corpus.edition !== game.edition ? EXIT.found : EXIT.good
  },
}

const refusalToRenew = ({ id, edition }: Game, [first = '']: readonly string[]): string =>
  `${id} is still edition ${edition}, but kept games of that edition play differently (${first}); raise the edition first`

const countsOf = ({ edition, games }: Corpus): { edition: number; games: number; actions: number } => ({
  edition,
  games: games.length,
  actions: games.reduce((sum, { actions }) => sum + actions.length, 0),
})

function reportLines(game: Game, corpus: Corpus, differences: readonly string[]): string[] {
  const { games, actions } = countsOf(corpus)
  if (corpus.edition !== game.edition)
    return [
      `the kept games are of edition ${corpus.edition}, the game is of edition ${game.edition}: --renew`,
    ]
  return differences.length === 0
    ? [`${games} games, ${actions} actions: all played as they were`]
    : [...differences]
}

async function renew(game: Game, io: Io): Promise<number> {
  const mind = await findMind(game)
  const wanted = wantedGames(game)
  const progress = new Progress(io.err)
  const stop = io.interruption()
  const games: KeptGame[] = []
  for (const [index, each] of wanted.entries()) {
    progress.show(() => `${bar(index / wanted.length)} ${index}/${wanted.length} games`)
    const playing = keptGame(game, mind, each, index + 1)
    let step = playing.next()
    while (!step.done) {
      await setImmediate()
      if (stop.aborted) return EXIT.interrupted
      step = playing.next()
    }
    games.push(step.value)
  }
  progress.clear()
  const corpus: Corpus = { game: game.id, edition: game.edition, games }
  writeCorpus(corpus)
  const counts = countsOf(corpus)
  io.out.write(`${counts.games} games, ${counts.actions} actions kept\n`)
  return EXIT.good
}

const corpusPath = (game: string): string => join(sourcesOf(game), 'test', 'corpus.json.gz')

/** The kept games of a game; undefined if there are none yet. */
function readCorpus(game: string): Corpus | undefined {
  const path = corpusPath(game)
  if (!existsSync(path)) return undefined
  return withFile('read', path, () => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as Corpus)
}

function writeCorpus(corpus: Corpus): void {
  const path = corpusPath(corpus.game)
  withFile('write', path, () => {
    writeFileSync(path, gzipSync(JSON.stringify(corpus), { level: 9 }))
  })
}
