import type { Coverage, RuleCoverage } from './coverage.ts'
import { isEnforceable } from './rulebook.ts'
import type { TwinCoverage } from './twins.ts'

const TITLE_WIDTH = 40

/** The table for people. */
export function coverageLines(coverage: Coverage, directory: string, testedAt: string | undefined): string[] {
  const { enforceable, cited, untested, uncoded, proven, later, stale, unknown, rules } = coverage
  const width = Math.max(...rules.map(({ id }) => id.length))
  return [
    'pr: proven, ci: cited by a passing test, --: by none, XX: by one that fails',
    `   ${'rule'.padEnd(width)} ${'title'.padEnd(TITLE_WIDTH)} ${'status'.padEnd(8)} code tests  first place in ${directory}`,
    ...rules.map((rule) => ruleLine(rule, width).replace(directory, '')),
    '',
    `${cited} of ${enforceable} enforceable rules are cited by a passing test${testedAt === undefined ? '' : ` (tests run ${testedAt})`}.`,
    `${enforceable - uncoded.length} of ${enforceable} are cited in the code.`,
    `${proven} of ${enforceable} are proven: their tests notice when the code is broken there (npm run prove).`,
    ...(later > 0 ? [`Part two, not enforced so far: ${later} rules.`] : []),
    ...listed('Without a passing test', untested),
    ...listed('Not cited in the code', uncoded),
    ...listed('Proven before the code changed', stale),
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
  if (rule.tests.length === 0) return '--'
  return rule.proof === 'proven' ? 'pr' : 'ci'
}

const listed = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${heading} (${items.length}): ${items.join(', ')}`]
