/** Rounds of loops a broken test may take beyond those it takes unbroken. */
const SPARE = 200_000
const TIMES = 10
/** Rounds while files are loaded, and where nothing is known. */
const LOADING = 200_000_000

interface Outcome {
  /** undefined if the test passed */
  readonly error: unknown
  /** mutants whose switch was passed, on or off */
  readonly reached: ReadonlySet<number>
  readonly rounds: number
}

/** Turns mutants on and off in code that is loaded once, and sees which of them a test comes by. */
export class Switch {
  /** mutants whose switch was passed outside tests */
  readonly outside = new Set<number>()
  #on = 0
  #reached = this.outside
  #rounds = 0
  #limit = LOADING

  /** For good, before anything is loaded. */
  turnOn(number: number): void {
    this.#on = number
  }

  /** Called by the code: is this mutant on? */
  is(number: number): boolean {
    if (this.#on === 0) this.#reached.add(number)
    else if (this.#on === number) {
      this.#reached.add(number)
      return true
    }
    return false
  }

  /** Called by the code in each round of a loop. */
  tick(): void {
    if (++this.#rounds > this.#limit) throw new Error('endless')
  }

  /** Runs a test with one mutant on, or none (0). */
  async within(run: () => unknown, number: number, rounds = LOADING / TIMES): Promise<Outcome> {
    const reached = new Set<number>()
    const before = this.#on
    this.#reached = reached
    this.#rounds = 0
    this.#on = number
    this.#limit = rounds * TIMES + SPARE
    try {
      await run()
      return { error: undefined, reached, rounds: this.#rounds }
    } catch (error) {
      return { error: error ?? new Error('unknown'), reached, rounds: this.#rounds }
    } finally {
      this.#on = before
      this.#reached = this.outside
      this.#rounds = 0
      this.#limit = LOADING
    }
  }
}
