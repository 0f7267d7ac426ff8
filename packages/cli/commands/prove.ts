import { randomBytes } from 'node:crypto'
import { GAMES } from '@sandtable/games'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { writeWhole } from '../files.ts'
import { findManifest } from '../find-game.ts'
import { print } from '../print.ts'
import { Progress } from '../progress.ts'
import { reportLines } from '../prove/report-lines.ts'
import { inRepository } from '../root.ts'

const BREAKS = 6

export const proveCommand: Command = {
  name: 'prove',
  summary: 'breaks the code at rules and looks whether the tests that cite them notice',
  operands: [],
  options: {
    rules: { value: 'n', help: 'so many rules at random (default: all)' },
    seed: {
      value: 'k',
      help: 'any text; the same seed takes the same rules and breaks (default: a new one)',
    },
    game: { value: 'id', help: 'rules of this game alone' },
    rule: {
      value: 'x.y.z',
      help: 'this rule, with all its breaks listed; may be given several times',
      many: true,
    },
    breaks: { value: 'm', help: 'at most m breaks a rule (default 6)' },
    suite: { help: 'has what the citing tests do not notice tried by all tests of the game' },
    quick: { help: 'with --suite: without the tests that play many games' },
    skip: { value: 'n', help: 'leaves out the first n of the rules taken, to go through many in parts' },
    keep: { help: 'keeps proven rules in test/proven.json of their game, for sandtable rules' },
    out: { value: 'file', help: 'the report (default reports/prove.json)' },
  },
  notes: [
    'The code of a rule is what its citations stand at: below a comment with §id the statement, function, member',
    'or entry (constants listed without a blank line count as one); at the end of a line what ends there; around a',
    'quoted id of a refusal or question the condition it depends on. A smaller piece that cites other rules belongs',
    'to those. A comment at the head of a file counts only for rules cited nowhere else in the code. Texts, bots,',
    'events, types, checks of data and positions and the layout of the state apply no rule; nor do facts of a question.',
    '',
    'There it is broken in small ways, at most six at random: conditions negated, taken as true, as false or left',
    'out; boundaries of comparisons; constants one more or less; && and ||; statements left out; lists emptied;',
    'functions that return at once. A rule is noticed if tests with §id in their title fail for at least half of its',
    'breaks. A break noticed only by tests of another rule that the same comment cites is not counted. A rule',
    'without code that can be broken is listed, and counts neither way.',
    '',
    'Sources are changed in memory only. Exit code 1 if a rule is not noticed.',
  ],
  async run(args, io) {
    const { runProve } = await import('../prove/run-prove.ts')
    const games = args.text('game') === undefined ? GAMES : [findManifest(args.needed('game'))]
    const seed = args.text('seed') ?? randomBytes(4).toString('hex')
    const stop = io.interruption()
    const progress = new Progress(io.err)
    const { verdicts, failing } = await runProve({
      games: games.map(({ id }) => id),
      rules: args.texts('rule'),
      count: args.whole('rules', { least: 1 }) ?? Infinity,
      perRule: args.whole('breaks', { least: 1 }) ?? BREAKS,
      skipped: args.whole('skip', { least: 0 }) ?? 0,
      isQuick: args.flag('quick'),
      isSuite: args.flag('suite'),
      isKept: args.flag('keep'),
      seed,
      stop,
      watch: (line) => progress.show(() => line),
    })
    progress.clear()
    const report = { seed, interrupted: stop.aborted, failing, verdicts }
    writeWhole(
      args.text('out') ?? inRepository('reports', 'prove.json'),
      `${JSON.stringify(report, null, 1)}\n`,
    )
    print(io, args, report, [
      `seed ${seed}`,
      ...reportLines(verdicts, failing, args.texts('rule').length > 0),
    ])
    if (stop.aborted) return EXIT.interrupted
    return verdicts.some(({ result }) => result === 'unnoticed') ? EXIT.found : EXIT.good
  },
}
