import { Problem } from '../problem.ts'
import { type Chosen, chosenOf, nameOf } from './choose.ts'
import type { Numbered } from './instrument.ts'
import type { PlannedMutant } from './plan.ts'
import { type MutatedSource, type RunResult, Session } from './session.ts'
import type { Target } from './targets.ts'
import { citingFiles, suiteFiles } from './test-files.ts'

/** A mutant and what became of it. */
export interface Tried extends Chosen {
  readonly number: number
  readonly game: string
  /** rules it was chosen for */
  readonly wantedFor: Set<string>
  /** rules whose own tests notice it */
  readonly noticedBy: Set<string>
  /** a test came by it */
  isReached: boolean
  /** a test of the game notices it; undefined if nobody has asked */
  isNoticedBySuite: boolean | undefined
  /** tests that notice it without citing the rule, as far as they were asked */
  readonly noticingTests: string[]
}

export interface ProveOrder {
  readonly targets: readonly Target[]
  readonly seed: string
  /** most mutants of a rule */
  readonly perRule: number
  /** the suite without tests that play many games */
  readonly isQuick: boolean
  readonly stop: AbortSignal
  readonly watch: (line: string) => void
}

/** The mutants of all rules, tried by the tests that cite the rules. */
export async function tryMutants(order: ProveOrder): Promise<Proving> {
  const tried = numbered(order)
  const session = await Session.start(byFile(tried))
  return new Proving(order, tried, session)
}

function numbered({ targets, perRule, seed }: ProveOrder): Tried[] {
  const found = new Map<string, Tried>()
  for (const target of targets)
    for (const chosen of chosenOf(target, perRule, seed)) {
      const name = nameOf(chosen)
      const known = found.get(name)
      const rules = [...new Set([...(known?.rules ?? []), ...chosen.rules])]
      found.set(name, {
        ...chosen,
        rules,
        game: target.game,
        number: known?.number ?? found.size + 1,
        wantedFor: (known?.wantedFor ?? new Set()).add(target.rule),
        noticedBy: new Set(),
        isReached: false,
        isNoticedBySuite: undefined,
        noticingTests: [],
      })
    }
  return [...found.values()]
}

function byFile(tried: readonly Tried[]): Map<string, MutatedSource> {
  const files = new Map<string, { text: string; mutants: Numbered[] }>()
  for (const { file, text, mutant, number } of tried) {
    const source = files.get(file) ?? { text, mutants: [] }
    source.mutants.push({ ...mutant, number })
    files.set(file, source)
  }
  return files
}

const planned = ({ number, rules }: Tried): PlannedMutant => ({ number, rules })

/** A series of runs over the same mutants. */
export class Proving {
  readonly tried: readonly Tried[]
  /** tests that fail although nothing is broken */
  readonly failing = new Set<string>()
  readonly #order: ProveOrder
  readonly #session: Session

  constructor(order: ProveOrder, tried: readonly Tried[], session: Session) {
    this.#order = order
    this.tried = tried
    this.#session = session
    order.stop.addEventListener('abort', () => void session.cancel())
  }

  get #isStopped(): boolean {
    return this.#order.stop.aborted
  }

  async close(): Promise<void> {
    await this.#session.close()
  }

  /** All mutants of a game in one loading; those that have to be there from the start one by one. */
  async byCitingTests(game: string): Promise<void> {
    const mutants = this.tried.filter((each) => each.game === game)
    const rules = new Set(mutants.flatMap((each) => each.rules))
    const again = new Set<Tried>()
    for (const files of citingFiles(game, rules)) {
      const result = await this.#run(mutants, files, `${game}: ${mutants.length} breaks`)
      if (result.broken.length > 0) throw new Problem(`cannot be loaded: ${result.broken.join(', ')}`)
      for (const each of this.#taken(result, mutants)) again.add(each)
    }
    await this.#oneByOne([...again].filter(isOpen), (each) => citingFiles(game, new Set(each.rules)).flat())
  }

  /** What the citing tests have not noticed, tried by every test of the game, the quick ones first. */
  async bySuite(game: string, mutants: readonly Tried[]): Promise<void> {
    const open = (): Tried[] => mutants.filter((each) => each.isNoticedBySuite !== true)
    for (const each of mutants) each.isNoticedBySuite = false
    const again = new Set<Tried>()
    const groups = suiteFiles(game, this.#order.isQuick)
    for (const files of groups) {
      if (open().length === 0 || this.#isStopped) return
      const asked = open()
      const result = await this.#run(asked, files, `${game}: the suite, ${asked.length} breaks`, true)
      for (const each of this.#taken(result, asked)) again.add(each)
    }
    const left = [...again].filter((each) => each.isNoticedBySuite !== true)
    for (const files of groups)
      await this.#oneByOne(
        left.filter((each) => each.isNoticedBySuite !== true),
        () => files,
        true,
      )
  }

  async #run(
    mutants: readonly Tried[],
    files: readonly string[],
    what: string,
    isSuite = false,
  ): Promise<RunResult> {
    if (this.#isStopped || files.length === 0 || mutants.length === 0)
      return { tests: [], broken: [], errors: [] }
    this.#order.watch(what)
    return this.#session.run({ mutants: mutants.map(planned), isSuite }, files, (tests) =>
      this.#order.watch(`${what}, ${tests} tests`),
    )
  }

  /** Keeps what a run has found out; gives the mutants it can say nothing about. */
  #taken({ tests, broken, errors }: RunResult, mutants: readonly Tried[]): Set<Tried> {
    const by = new Map(mutants.map((each) => [each.number, each]))
    const unsure = new Set<Tried>()
    const each = (numbers: readonly number[], act: (mutant: Tried) => void): void => {
      for (const number of numbers) {
        const mutant = by.get(number)
        if (mutant) act(mutant)
      }
    }
    for (const each of [...broken, ...errors]) this.failing.add(each)
    for (const { file, name, hasFailed, findings } of tests) {
      if (hasFailed) this.failing.add(`${file}: ${name}`)
      if (!findings) continue
      each([...findings.loaded, ...findings.missed], (mutant) => unsure.add(mutant))
      each([...findings.loaded, ...findings.reached], (mutant) => (mutant.isReached = true))
      each(findings.killed, (mutant) => {
        if (findings.isTainted) unsure.add(mutant)
        else notice(mutant, findings.cited, name)
      })
    }
    return unsure
  }

  /** Each in a process of its own, in which it is on from the start. */
  async #oneByOne(
    mutants: readonly Tried[],
    filesOf: (mutant: Tried) => readonly string[],
    isSuite = false,
  ): Promise<void> {
    for (const [index, mutant] of mutants.entries()) {
      if (this.#isStopped) return
      this.#order.watch(`${mutant.game}: break ${index + 1} of ${mutants.length} that act from the start`)
      const plan = { mutants: [planned(mutant)], fixed: mutant.number, isSuite }
      const files = filesOf(mutant)
      const { tests, broken } = await this.#session.run(plan, files, () => undefined)
      for (const { name, findings } of tests) {
        if (!findings) continue
        if (findings.killed.length > 0) notice(mutant, findings.cited, name)
        mutant.isReached = true
      }
      if (broken.length > 0) notice(mutant, mutant.rules, broken[0] ?? '')
    }
  }
}

function notice(mutant: Tried, cited: readonly string[], test: string): void {
  for (const rule of cited) if (mutant.rules.includes(rule)) mutant.noticedBy.add(rule)
  mutant.noticingTests.push(test)
  mutant.isNoticedBySuite = true
}

/** It was chosen for a rule whose tests have not noticed it. */
const isOpen = ({ wantedFor, noticedBy }: Tried): boolean =>
  [...wantedFor].some((rule) => !noticedBy.has(rule))
