import { type Rule, standsOver } from '@sandtable/reader'
import { groupBy } from '../group-by.ts'
import { citedIn } from './citations.ts'
import { isEnforceable } from './rulebook.ts'
import type { Citation } from './sources.ts'
import type { ReportedTest } from './test-report.ts'

export type ProofState = 'proven' | 'stale' | 'none'

export interface RuleCoverage {
  readonly id: string
  readonly title: string
  readonly status: string
  /** places in the code, as file:line */
  readonly code: readonly string[]
  /** passing tests */
  readonly tests: readonly string[]
  /** tests that cite the rule and did not pass */
  readonly failing: readonly string[]
  /** its tests were shown to notice breaks of the code at its citations; `stale` if that code has changed since */
  readonly proof: ProofState
}

export interface Coverage {
  readonly enforceable: number
  /** enforceable rules that a passing test cites: its title names them, which is no proof */
  readonly cited: number
  /** enforceable rules without such a test */
  readonly untested: readonly string[]
  /** enforceable rules no line of code cites */
  readonly uncoded: readonly string[]
  readonly proven: number
  /** rules of part two, which are not enforced so far */
  readonly later: number
  /** rules whose proof is older than the code */
  readonly stale: readonly string[]
  /** cited ids the rulebook does not have, with the places */
  readonly unknown: readonly string[]
  readonly rules: readonly RuleCoverage[]
}

/** Which rules the code and the passing tests name, and which of them were proven. */
export function coverageOf(
  rulebook: readonly Pick<Rule, 'id' | 'title' | 'status'>[],
  citations: readonly Citation[],
  tests: readonly ReportedTest[],
  proofOf: (rule: string) => ProofState = () => 'none',
): Coverage {
  const ids = new Set(rulebook.map(({ id }) => id))
  const code = groupBy(citations, ({ id }) => id)
  const cited = tests.flatMap((test) => [...new Set(citedIn(test.name))].map((id) => ({ id, test })))
  const tested = groupBy(cited, ({ id }) => id)
  const rules = rulebook.map(({ id, title, status }) => {
    const all = (tested.get(id) ?? []).map(({ test }) => test)
    return {
      id,
      title,
      status,
      code: (code.get(id) ?? []).map(place),
      tests: all.filter(({ passed }) => passed).map(({ name }) => name),
      failing: all.filter(({ passed }) => !passed).map(({ name }) => name),
      proof: proofOf(id),
    }
  })
  return { ...counts(rules), unknown: unknownIds(ids, citations, cited), rules }
}

function counts(rules: readonly RuleCoverage[]): Omit<Coverage, 'rules' | 'unknown'> {
  const enforceable = rules.filter(isEnforceable)
  const untested = enforceable.filter(({ tests }) => tests.length === 0).map(({ id }) => id)
  return {
    enforceable: enforceable.length,
    cited: enforceable.length - untested.length,
    untested,
    uncoded: enforceable.filter(({ code }) => code.length === 0).map(({ id }) => id),
    proven: enforceable.filter(({ proof }) => proof === 'proven').length,
    later: rules.filter(({ status }) => status === 'later').length,
    stale: enforceable.filter(({ proof }) => proof === 'stale').map(({ id }) => id),
  }
}

const place = ({ file, line }: Citation): string => `${file}:${line}`

function unknownIds(
  ids: ReadonlySet<string>,
  citations: readonly Citation[],
  tested: readonly { readonly id: string; readonly test: ReportedTest }[],
): string[] {
  const isUnknown = ({ id }: { readonly id: string }): boolean => !ids.has(id) && !isChapter(ids, id)
  return [
    ...citations.filter(isUnknown).map((each) => `§${each.id} at ${place(each)}`),
    ...tested.filter(isUnknown).map(({ id, test }) => `§${id} in test "${test.name}"`),
  ]
}

/** A number that stands over several rules: citing it means all of them. */
function isChapter(ids: ReadonlySet<string>, id: string): boolean {
  for (const each of ids) if (standsOver(id, each)) return true
  return false
}
