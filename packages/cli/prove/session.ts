import { setMaxListeners } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCase, TestModule, Vitest } from 'vitest/node'
import { fromRepository, inRepository } from '../root.ts'
import { instrumented, type Numbered } from './instrument.ts'
import { type Findings, type Plan, PLAN_VARIABLE } from './plan.ts'

/** What one run of tests has found out. */
export interface RunResult {
  readonly tests: readonly TestResult[]
  /** files that could not be loaded */
  readonly broken: readonly string[]
  /** what went wrong outside tests */
  readonly errors: readonly string[]
}

interface TestResult {
  /** from the repository on */
  readonly file: string
  readonly name: string
  readonly hasFailed: boolean
  readonly findings: Findings | undefined
}

/** A source as it was when its mutants were found, and these. */
export interface MutatedSource {
  readonly text: string
  readonly mutants: readonly Numbered[]
}
export type MutantsByFile = ReadonlyMap<string, MutatedSource>

/** Our sources: loops of all of them are counted. */
const OURS = /\/packages\/(?!.*\/node_modules\/).*\.ts$/
const TIMEOUT = 120_000

/** A running vitest whose modules have all mutants built in. The working tree is never touched. */
export class Session {
  readonly #vitest: Vitest
  readonly #folder: string
  readonly #seen: Watcher

  private constructor(vitest: Vitest, folder: string, seen: Watcher) {
    this.#vitest = vitest
    this.#folder = folder
    this.#seen = seen
  }

  static async start(mutants: MutantsByFile): Promise<Session> {
    const { createVitest } = await import('vitest/node')
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-prove-'))
    const seen = new Watcher()
    // vitest listens once a run, and there are hundreds of runs
    setMaxListeners(10_000)
    process.env[PLAN_VARIABLE] = join(folder, 'plan.json')
    const vitest = await createVitest(
      'test',
      {
        root: inRepository(),
        config: false,
        watch: false,
        include: ['packages/games/*/test/**/*.test.ts'],
        reporters: [seen],
        runner: inRepository('packages', 'cli', 'prove', 'vitest-runner.ts'),
        globalSetup: [inRepository('vitest.scratch.ts')],
        pool: 'forks',
        isolate: false,
        maxWorkers: 1,
        fileParallelism: false,
        testTimeout: TIMEOUT,
        hookTimeout: TIMEOUT,
        update: false,
      },
      { plugins: [builtIn(mutants)] },
    )
    return new Session(vitest, folder, seen)
  }

  /** Runs tests of these files in a fresh process. */
  async run(plan: Plan, files: readonly string[], watch: (tests: number) => void): Promise<RunResult> {
    writeFileSync(join(this.#folder, 'plan.json'), JSON.stringify(plan))
    this.#seen.start(watch)
    const project = this.#vitest.getRootProject()
    const tests = files.map((file) => project.createSpecification(inRepository(file)))
    const { unhandledErrors: errors } = await this.#vitest.runTestSpecifications(tests)
    return { ...this.#seen.result(), errors: errors.map(messageOf) }
  }

  cancel(): Promise<void> {
    return this.#vitest.cancelCurrentRun('keyboard-input')
  }

  async close(): Promise<void> {
    await this.#vitest.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error))

/** Replaces each module by one with its mutants in it. */
function builtIn(mutants: MutantsByFile) {
  return {
    name: 'prove',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!OURS.test(id) || id.includes('/packages/cli/')) return undefined
      const source = mutants.get(fromRepository(id)) ?? { text: code, mutants: [] }
      return { code: instrumented(id, source.text, source.mutants), map: null }
    },
    load(id: string) {
      return OURS.test(id) ? readFileSync(id, 'utf8') : undefined
    },
  }
}

/** A reporter that keeps what tests have found out. */
class Watcher {
  #tests: TestResult[] = []
  #broken: string[] = []
  #watch: (tests: number) => void = () => undefined

  start(watch: (tests: number) => void): void {
    this.#tests = []
    this.#broken = []
    this.#watch = watch
  }

  result(): Omit<RunResult, 'errors'> {
    return { tests: this.#tests, broken: this.#broken }
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'skipped') return
    const { prove: findings } = test.meta() as { prove?: Findings }
    const file = fromRepository(test.module.moduleId)
    this.#tests.push({ file, name: test.fullName, hasFailed: state === 'failed', findings })
    this.#watch(this.#tests.length)
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) this.#broken.push(fromRepository(module.moduleId))
  }
}
