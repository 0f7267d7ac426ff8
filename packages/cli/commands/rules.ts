import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { findGame } from '../find-game.ts'
import { print } from '../print.ts'
import { fromRepository, inRepository, sourcesOf } from '../root.ts'
import { coverageLines } from '../rules/coverage-lines.ts'
import { type Coverage, coverageOf } from '../rules/coverage.ts'
import { rulebookOf } from '../rules/rulebook.ts'
import { citationsIn } from '../rules/sources.ts'
import { readTestReport, type TestReport } from '../rules/test-report.ts'

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'which rules the code enforces and which tests prove it',
  operands: ['game'],
  options: {
    'require-all': { help: 'exit code 1 if an enforceable rule has no passing test' },
    report: { value: 'file', help: 'the test report (default reports/tests.json, made by npm test)' },
  },
  notes: [
    'Read from the rulebook, the sources and the last test report. Code cites a rule as §id in a comment,',
    'or as a quoted id; tests cite it as §id in their name. Enforceable are the rules of status play, setup',
    'and optional.',
  ],
  run(args, io) {
    const game = findGame(args.operand(0))
    const report = readTestReport(args.text('report') ?? inRepository('reports', 'tests.json'))
    const coverage = coverageOfGame(game.id, report)
    print(
      io,
      args,
      { testedAt: report.at, ...coverage },
      coverageLines(coverage, directoryOf(game.id), report.at),
    )
    return args.flag('require-all') && coverage.uncovered.length > 0 ? EXIT.found : EXIT.good
  },
}

const directoryOf = (gameId: string): string => `${fromRepository(sourcesOf(gameId))}/`

function coverageOfGame(gameId: string, report: TestReport): Coverage {
  const directory = sourcesOf(gameId)
  const rulebook = rulebookOf(gameId)
  const here = directoryOf(gameId)
  const citations = citationsIn(directory, new Set(rulebook.map(({ id }) => id)))
  const tests = report.tests.filter(({ file }) => file.includes(here))
  return coverageOf(
    rulebook,
    citations.map((each) => ({ ...each, file: here + each.file })),
    tests,
  )
}
