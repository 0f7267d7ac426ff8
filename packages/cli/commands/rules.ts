import { rulebookProblems, subjectAmong } from '@sandtable/reader/checks'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { ALL_GAMES, chosenGames } from '../find-game.ts'
import type { Io } from '../io.ts'
import { print } from '../print.ts'
import { fromRepository, inRepository, sourcesOf } from '../root.ts'
import { type Coverage, coverageOf, type ProofState } from '../rules/coverage.ts'
import { coverageLines, partialLines, problemLines, twinLines } from '../rules/coverage-lines.ts'
import { filesIn } from '../rules/game-files.ts'
import { rulebookOf } from '../rules/rulebook.ts'
import { citationsIn, isOfShowing } from '../rules/sources.ts'
import { leftOut, type ReportedTest, readTestReport, type TestReport } from '../rules/test-report.ts'
import { twinsOf } from '../rules/twins.ts'

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'which rules code and tests cite, and which are proven',
  operands: ['game'],
  options: {
    ...ALL_GAMES,
    'require-all': {
      help: 'exit code 1 if an enforceable rule, or a thing of twins.json, has no passing test, or if the rulebook has problems',
    },
    report: { value: 'file', help: 'the test report (default reports/tests.json, made by npm test)' },
  },
  notes: [
    'Read from the rulebook, the sources and the last test report. Code cites a rule as §id in a comment,',
    'or as a quoted id; tests cite it as §id in their name. Enforceable are the rules of status play, setup',
    'and optional. A rule is cited if the title of a passing test names it; it is proven if sandtable prove has',
    'seen its tests fail with the code broken at its citations, and that code is the same still. Further things a game lists in its twins.json, such as cards, are proved by tests that',
    'play them and have [id] in their name.',
  ],
  async run(args, io) {
    const games = chosenGames(args)
    const report = readTestReport(args.text('report') ?? inRepository('reports', 'tests.json'))
    const { proofStates } = await import('../prove/proven-file.ts')
    const missing = games.flatMap(({ id }) => tell(id, report, proofStates(id), args, io))
    return args.flag('require-all') && missing.length > 0 ? EXIT.found : EXIT.good
  },
}

/** Prints how far a game is proved, and gives what is not. */
function tell(
  gameId: string,
  report: TestReport,
  proofOf: (rule: string) => ProofState,
  args: Arguments,
  io: Io,
): string[] {
  const tests = report.tests.filter(({ file }) => file.includes(directoryOf(gameId)))
  const proving = tests.filter(({ file }) => !isOfShowing(file))
  const coverage = coverageOfGame(gameId, proving, proofOf)
  const twins = twinsOf(sourcesOf(gameId), proving)
  const problems = rulebookProblems(subjectAmong(filesIn(sourcesOf(gameId))))
  print(io, args, { testedAt: report.at, ...coverage, twins, problems }, [
    ...coverageLines(coverage, directoryOf(gameId), report.at),
    ...twinLines(twins),
    ...problemLines(problems),
    ...partialLines(leftOut(sourcesOf(gameId), tests)),
  ])
  return [...coverage.untested, ...twins.flatMap(({ without }) => without), ...problems]
}

const directoryOf = (gameId: string): string => `${fromRepository(sourcesOf(gameId))}/`

function coverageOfGame(
  gameId: string,
  tests: readonly ReportedTest[],
  proofOf: (rule: string) => ProofState,
): Coverage {
  const directory = sourcesOf(gameId)
  const rulebook = rulebookOf(gameId)
  const here = directoryOf(gameId)
  const citations = citationsIn(directory, new Set(rulebook.map(({ id }) => id)))
  return coverageOf(
    rulebook,
    citations.map((each) => ({ ...each, file: here + each.file })),
    tests,
    proofOf,
  )
}
