import type { Coverage, RuleCoverage } from './coverage.ts'
import { isEnforceable } from './rulebook.ts'
import type { TwinCoverage } from './twins.ts'

const TITLE_WIDTH = 40

/** The table for people. */
export function coverageLines(coverage: Coverage, directory: string, testedAt: string | undefined): string[] {
  const { enforceable, covered, uncovered, uncited, unknown, rules } = coverage
  const width = Math.max(...rules.map(({ id }) => id.length))
  return [
    `   ${'rule'.padEnd(width)} ${'title'.padEnd(TITLE_WIDTH)} ${'status'.padEnd(8)} code tests  first place in ${directory}`,
    ...rules.map((rule) => ruleLine(rule, width).replace(directory, '')),
    '',
    `${covered} of ${enforceable} enforceable rules have a passing test that cites them${testedAt === undefined ? '' : ` (tests run ${testedAt})`}.`,
    `${enforceable - uncited.length} of ${enforceable} are cited in the code.`,
    ...listed('Without a passing test', uncovered),
    ...listed('Not cited in the code', uncited),
    ...listed('Cited, but not in the rulebook', unknown),
  ]
}

/** A report of a part of the tests proves less than there is. */
export const partialLines = (missing: readonly string[]): string[] =>
  missing.length === 0
    ? []
    : [`The report lacks ${missing.length} test files of this game; npm test runs them all.`]

export const twinLines = (twins: readonly TwinCoverage[]): string[] =>
  twins.flatMap(({ what, total, covered, without }) => [
    `${what} ${covered}/${total} with a test that plays them`,
    ...listed(`${what} without one`, without),
  ])

export const problemLines = (problems: readonly string[]): string[] =>
  problems.length === 0 ? [] : [`Wrong in the rulebook (${problems.length}):`, ...problems]

function ruleLine(rule: RuleCoverage, width: number): string {
  const { id, title, status, code, tests } = rule
  const counts = `${String(code.length).padStart(4)} ${String(tests.length).padStart(5)}`
  const cells = [mark(rule), id.padEnd(width), title.slice(0, TITLE_WIDTH).padEnd(TITLE_WIDTH)]
  return `${cells.join(' ')} ${status.padEnd(8)} ${counts}  ${code[0] ?? ''}`.trimEnd()
}

function mark(rule: RuleCoverage): string {
  if (rule.failing.length > 0) return 'XX'
  if (!isEnforceable(rule)) return '  '
  return rule.tests.length > 0 ? 'ok' : '--'
}

const listed = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${heading} (${items.length}): ${items.join(', ')}`]
