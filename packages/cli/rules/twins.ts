import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../files.ts'
import { Problem } from '../problem.ts'
import type { ReportedTest } from './test-report.ts'

/** Things of a game, its cards say, each of which wants a test that plays it. */
export interface TwinCoverage {
  readonly what: string
  readonly total: number
  readonly covered: number
  /** those no passing test names */
  readonly without: readonly string[]
}

/** Where the things are listed: objects with an `id` in a list of a JSON file of the game. */
interface Listing {
  readonly file: string
  readonly list: string
}
type Twins = Readonly<Record<string, Listing>>

const NAME = 'twins.json'

/** Which of them passing tests name, as [id]. A game without the file has none. */
export function twinsOf(directory: string, tests: readonly ReportedTest[]): TwinCoverage[] {
  const path = join(directory, NAME)
  if (!existsSync(path)) return []
  const names = tests.filter(({ passed }) => passed).map(({ name }) => name)
  return Object.entries(json(path) as Twins).map(([what, listing]) =>
    coverageOf(what, idsIn(directory, listing), names),
  )
}

function coverageOf(what: string, ids: readonly string[], names: readonly string[]): TwinCoverage {
  const without = ids.filter((id) => !names.some((name) => name.includes(`[${id}]`)))
  return { what, total: ids.length, covered: ids.length - without.length, without }
}

function idsIn(directory: string, { file, list }: Listing): string[] {
  const things = (json(join(directory, file)) as Readonly<Record<string, unknown>>)[list]
  if (!Array.isArray(things)) throw new Problem(`${file} has no list "${list}"; ${NAME} names it`)
  return things.map((thing: { readonly id: string }) => thing.id)
}

const json = (path: string): unknown => JSON.parse(readText(path))
