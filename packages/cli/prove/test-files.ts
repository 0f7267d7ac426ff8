import { filesIn } from '../rules/game-files.ts'
import { sourcesOf } from '../root.ts'
import { isOfShowing } from '../rules/sources.ts'

/** Titles made by the program while it runs. */
const MADE = /§\$\{|§%|§\$/
/** Files that replace a module have a process to themselves. */
const ALONE = '.alone.test.ts'
/** Tests that play many games. */
const LONG = /\/(conformance|bot-[a-z-]+|whole|secrecy|random|corpus|golden)[^/]*\.test\.ts$/

interface TestFile {
  readonly path: string
  readonly text: string
}

const testsOf = (game: string): TestFile[] =>
  filesIn(sourcesOf(game), 'test').filter(({ path }) => path.endsWith('.test.ts') && !isOfShowing(path))

/** The test files in which a title may cite one of the rules, in groups that can be run in one process. */
export const citingFiles = (game: string, rules: ReadonlySet<string>): string[][] =>
  grouped(
    testsOf(game)
      .filter(({ text }) => MADE.test(text) || [...rules].some((rule) => text.includes(`§${rule}`)))
      .map(({ path }) => path),
  )

/** All of them, the quick ones first; or only those. */
export function suiteFiles(game: string, isQuick: boolean): string[][] {
  const all = testsOf(game).map(({ path }) => path)
  const quick = all.filter((path) => !LONG.test(path))
  if (isQuick) return grouped(quick)
  const long = all.filter((path) => LONG.test(path)).map((path) => [path])
  return [...grouped(quick), ...long.sort((a, b) => orderOf(a) - orderOf(b))]
}

/** Kept games notice most, and soonest. */
const orderOf = ([path = '']: readonly string[]): number =>
  path.includes('corpus') ? 0 : path.includes('golden') ? 1 : 2

function grouped(paths: readonly string[]): string[][] {
  const alone = paths.filter((path) => path.endsWith(ALONE)).map((path) => [path])
  const shared = paths.filter((path) => !path.endsWith(ALONE))
  return shared.length > 0 ? [shared, ...alone] : alone
}
