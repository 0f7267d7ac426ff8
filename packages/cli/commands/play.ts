import { commitmentOf, LANGUAGES, type Language } from '@sandtable/kernel'
import { wrap } from '@sandtable/presentation/terminal'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findManifest } from '../find-game.ts'
import type { Io } from '../io.ts'
import { Problem } from '../problem.ts'
import { type Opened, openTable } from '../session/open-table.ts'
import { LineReader } from '../session/read-line.ts'
import { runSession } from '../session/run-session.ts'
import { Session } from '../session/session.ts'

export const playCommand: Command = {
  name: 'play',
  summary: 'a game in the terminal',
  operands: ['game'],
  options: {
    scenario: { value: 's', help: 'which scenario (default: the first)' },
    option: { value: 'name=value', many: true, help: 'an option of the game, may be repeated' },
    seats: {
      value: 'human,normal',
      help: 'who plays each seat: human, random, easy, normal or hard (default: the first human, others normal)',
    },
    seed: { value: 'k', help: 'any text; the same seed gives the same dice (default: a new one)' },
    save: { value: 'file', help: 'where the game is saved (default saves/<game>-<scenario>.jsonl)' },
    new: { help: 'begin anew even if a game is under way; its file is kept under another name' },
    lang: { value: 'en|ja', help: 'the language (default: that of the environment)' },
  },
  notes: [
    'Every action is on the disk before it is shown as done: stop at any moment, even by pulling the plug, and',
    'start play again to go on. With --json each line is a JSON object; lines typed stay the same.',
  ],
  async run(args, io) {
    const { game: loadGame, terminalMap } = findManifest(args.operand(0))
    const game = await loadGame()
    const language = languageOf(args, io)
    const opened = openTable(game, args)
    const session = new Session(io, args.flag('json'), language, opened.table, await terminalMap?.())
    greet(session, opened)
    const lines = new LineReader(io)
    const stop = io.interruption()
    stop.addEventListener('abort', () => lines.close())
    await runSession(session, lines, stop)
    lines.close()
    return stop.aborted || lines.wasInterrupted ? EXIT.interrupted : EXIT.good
  },
}

function languageOf(args: Arguments, { env }: Io): Language {
  const wanted = args.text('lang')
  const language = LANGUAGES.find((each) => each === wanted)
  if (language) return language
  if (wanted !== undefined) throw new Problem(`--lang is one of ${LANGUAGES.join(', ')}, not "${wanted}"`)
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((each) => each !== undefined && each !== '')
  return locale?.startsWith('ja') ? 'ja' : 'en'
}

function greet(session: Session, { how, kept, table }: Opened): void {
  const { words, language, match } = session
  const { game, scenario, seed } = match.setup
  const { path } = table.journal
  const known = { game: game.id, scenario: scenario.id, commitment: commitmentOf(seed) }
  const title = `${game.title[language]}: ${scenario.title[language]}`
  const seats = scenario.seats.map(
    (seat, i) => `${seat.title[language]} (${words.players[table.players[i] ?? 'human']})`,
  )
  const old = kept && (kept.wasFinished ? words.finishedBefore(kept.path) : words.keptOld(kept.path))
  const lines = [
    ...(old === undefined ? [] : [old]),
    how === 'resumed' ? `${title}. ${words.resumed(path, match.length)}` : words.started(title, path),
    seats.join(', '),
    words.firstHelp,
  ]
  session.say(
    how,
    { ...known, save: path, actions: match.length, kept: kept?.path },
    ...lines.flatMap((line) => wrap(line, session.width - 1)),
  )
}
