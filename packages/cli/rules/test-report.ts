import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../files.ts'
import { Problem } from '../problem.ts'

export interface ReportedTest {
  readonly name: string
  readonly file: string
  readonly passed: boolean
}

export interface TestReport {
  /** when the tests were run, if the report says so */
  readonly at: string | undefined
  readonly tests: readonly ReportedTest[]
}

/** The parts of vitest's JSON report that are used. */
interface ReportJson {
  readonly startTime?: number
  readonly testResults?: readonly {
    readonly name?: string
    readonly assertionResults?: readonly { readonly fullName?: string; readonly status?: string }[]
  }[]
}

export function readTestReport(path: string): TestReport {
  let text: string
  try {
    text = readText(path)
  } catch {
    throw new Problem(`there is no test report at ${path}; npm test makes it`)
  }
  return testReport(parse(text, path))
}

/** Test files of a game that the report knows nothing of: only some of the tests were run. */
export function leftOut(directory: string, tests: readonly ReportedTest[]): string[] {
  const folder = join(directory, 'test')
  if (!existsSync(folder)) return []
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const run = new Set(tests.map(({ file }) => file.split('/test/').at(-1)))
  return all
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && !run.has(file))
}

function parse(text: string, path: string): ReportJson {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null && 'testResults' in json) return json as ReportJson
  } catch {
    // said below
  }
  throw new Problem(`${path} is not a test report; npm test makes one`)
}

function testReport({ startTime, testResults = [] }: ReportJson): TestReport {
  const tests = testResults.flatMap(({ name: file = '', assertionResults = [] }) =>
    assertionResults.map(({ fullName = '', status }) => ({
      name: fullName,
      file: file.replaceAll('\\', '/'),
      passed: status === 'passed',
    })),
  )
  return { at: startTime === undefined ? undefined : new Date(startTime).toISOString(), tests }
}
