import { readFileSync } from 'node:fs'
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import { citedIn } from '../rules/citations.ts'
import { type Findings, type Plan, PLAN_VARIABLE, type PlannedMutant } from './plan.ts'
import { Switch } from './switch.ts'

declare module 'vitest' {
  interface TaskMeta {
    prove?: Findings
  }
}

const plan = JSON.parse(readFileSync(process.env[PLAN_VARIABLE] ?? '', 'utf8')) as Plan
const wanted = new Set(plan.mutants.flatMap(({ rules }) => rules))
const breaker = new Switch()
if (plan.fixed !== undefined) breaker.turnOn(plan.fixed)
Object.assign(globalThis, { __prove: breaker })

/** Rules for which a mutant has been noticed. */
const noticed = new Map<number, Set<string>>()
const noticedOf = (number: number): Set<string> => {
  const rules = noticed.get(number) ?? new Set()
  noticed.set(number, rules)
  return rules
}

/** With the whole suite, so many tests are looked for that notice a mutant: one of them may want to cite the rule. */
const ENOUGH = 3
const noticedTimes = new Map<number, number>()

const fullName = (task: RunnerTask): string =>
  task.suite && task.suite.name !== task.file.name ? `${fullName(task.suite)} ${task.name}` : task.name

/** Runs each test that cites a wanted rule as it is and then with one mutant after the other. */
class ProveRunner extends TestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    for (const file of files) leaveOut(file)
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const cited = citedIn(fullName(test))
    const mutants = plan.mutants.filter((mutant) => isOpen(mutant, cited))
    if (mutants.length === 0) return
    const runs = plan.fixed === undefined ? inTurn(run, mutants) : once(run, plan.fixed)
    const findings = await runs
    for (const number of findings.killed) for (const rule of cited) noticedOf(number).add(rule)
    if (plan.isSuite)
      for (const number of findings.killed) noticedTimes.set(number, (noticedTimes.get(number) ?? 0) + 1)
    test.meta.prove = { ...findings, cited, loaded: [...breaker.outside] }
  }
}

type Run = () => unknown
type Found = Omit<Findings, 'cited' | 'loaded'>

/** A mutant has to be tried by a test if it is news for one of its rules that it is noticed. */
function isOpen({ number, rules }: PlannedMutant, cited: readonly string[]): boolean {
  const known = noticedOf(number)
  if (plan.isSuite) return (noticedTimes.get(number) ?? 0) < ENOUGH
  return rules.some((rule) => cited.includes(rule) && !known.has(rule))
}

function leaveOut(task: RunnerTask): void {
  if (task.type === 'suite') for (const each of task.tasks) leaveOut(each)
  else if (!plan.isSuite && !citedIn(fullName(task)).some((rule) => wanted.has(rule))) task.mode = 'skip'
}

/** The mutant is in the code since it was loaded. */
async function once(run: Run, number: number): Promise<Found> {
  const { error, reached } = await breaker.within(run, number)
  const killed = error === undefined ? [] : [number]
  return { killed, missed: [], reached: [...reached], isTainted: false }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

async function inTurn(run: Run, mutants: readonly PlannedMutant[]): Promise<Found> {
  const plain = await breaker.within(run, 0)
  if (plain.error !== undefined) throw asError(plain.error)
  const killed: number[] = []
  const missed: number[] = []
  const reached = mutants.filter(({ number }) => plain.reached.has(number)).map(({ number }) => number)
  for (const number of reached) {
    const broken = await breaker.within(run, number, plain.rounds)
    if (broken.error !== undefined) killed.push(number)
    else if (!broken.reached.has(number)) missed.push(number)
  }
  const isTainted = killed.length > 0 && (await breaker.within(run, 0)).error !== undefined
  return { killed, missed, reached, isTainted }
}

// The name vitest looks for.
export { ProveRunner as default }
