import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type ts from 'typescript'
import { readText } from '../files.ts'
import { fromRepository, sourcesOf } from '../root.ts'
import { isEnforceable, rulebookOf } from '../rules/rulebook.ts'
import { sourceFiles } from '../rules/sources.ts'
import { type Mutant, mutantsIn } from './mutators.ts'
import { codeOf, type Region, regionsOf } from './regions.ts'
import { parseSource } from './tokens.ts'

/** A place of the code that cites a rule, with the ways to break it there. */
export interface Site {
  /** from the repository on */
  readonly file: string
  /** of the whole file */
  readonly text: string
  readonly region: Region
  readonly mutants: readonly Mutant[]
}

/** A rule with the code that can be broken. */
export interface Target {
  readonly game: string
  readonly rule: string
  readonly sites: readonly Site[]
  /** of the code at its sites; another when the code changes */
  readonly source: string
}

/** Code that tells, thinks, checks data or positions, or says how a position is written down applies no rule. */
const NOT_APPLYING =
  /^(text|bot|inspect|invariants|events|verbs|view|codes|state|sides)\b|^data\/(check|validate)/

/** The rules of a game that have to be enforced, each with its code. */
export function targetsOf(game: string): Target[] {
  const rules = rulebookOf(game).filter(isEnforceable)
  const ids = new Set(rulebookOf(game).map(({ id }) => id))
  const directory = sourcesOf(game)
  const sources = sourceFiles(directory, '')
    .filter((file) => !NOT_APPLYING.test(file))
    .map((file) => sourceOf(join(directory, file), ids))
    .filter(({ regions }) => regions.length > 0)
  return rules.map(({ id }) => targetOf(game, id, sources))
}

interface Source {
  readonly file: ts.SourceFile
  readonly path: string
  readonly regions: readonly Region[]
  readonly mutants: readonly Mutant[]
  /** rules of its regions */
  readonly cited: ReadonlySet<string>
}

function sourceOf(path: string, ids: ReadonlySet<string>): Source {
  const text = readText(path)
  const file = parseSource(path, text)
  const regions = regionsOf(file, ids)
  const cited = new Set(regions.flatMap(({ rules }) => rules))
  return {
    file,
    path: fromRepository(path),
    regions,
    cited,
    mutants: regions.length > 0 ? mutantsIn(file) : [],
  }
}

function targetOf(game: string, rule: string, sources: readonly Source[]): Target {
  const near = sources.flatMap((source) => sitesIn(source, rule, false))
  const found = near.some(({ site }) => site.mutants.length > 0)
    ? near
    : sources.flatMap((source) => sitesIn(source, rule, true))
  const sites = found.map(({ site }) => site).filter(({ mutants }) => mutants.length > 0)
  const hash = createHash('sha256')
  for (const { code } of found) hash.update(code)
  return { game, rule, sites, source: hash.digest('hex').slice(0, 12) }
}

function sitesIn(source: Source, rule: string, isWhole: boolean): { site: Site; code: string }[] {
  const { file, path, regions } = source
  if (!source.cited.has(rule)) return []
  return regions
    .filter(({ rules, isFile }) => rules.includes(rule) && isFile === isWhole)
    .map((region) => ({
      site: { file: path, text: file.text, region, mutants: mutantsAt(region, rule, source) },
      code: codeOf(file, region),
    }))
}

/** What lies in the region, but not in a smaller one that cites other rules. */
function mutantsAt(region: Region, rule: string, { regions, mutants }: Source): Mutant[] {
  const all = mutants.filter((mutant) => isWithin(mutant, region))
  const others = regions.filter(
    (each) =>
      each !== region && !each.rules.includes(rule) && isWithin(each, region) && !isWithin(region, each),
  )
  const own = all.filter((mutant) => !others.some((each) => isWithin(mutant, each)))
  return own.length > 0 ? own : all
}

interface Range {
  readonly start: number
  readonly end: number
}
const isWithin = (inner: Range, outer: Range): boolean => inner.start >= outer.start && inner.end <= outer.end
