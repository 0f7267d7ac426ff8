import type { Chance, DiceKind, Reader, Reading, Rolled } from '../dice/chance.ts'
import { outcomesOf } from '../dice/distribution.ts'

/** Follows a script of outcomes; past its end takes the first and notes how many others there are. */
export class ScriptedChance implements Chance {
  position = 0
  /** probability of the path taken */
  probability = 1
  /** number of outcomes at each chance point passed */
  readonly widths: number[] = []
  readonly #script: readonly number[]

  constructor(script: readonly number[]) {
    this.#script = script
  }

  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    const outcomes = outcomesOf(dice, read)
    const outcome = outcomes[this.#branch(outcomes.length)]
    if (!outcome) throw new Error('the script names an outcome that does not exist')
    this.probability *= outcome.weight
    return outcome
  }

  pick(n: number): number {
    const branch = this.#branch(n)
    this.probability /= n
    return branch
  }

  #branch(width: number): number {
    this.widths.push(width)
    this.position++
    return this.#script[this.widths.length - 1] ?? 0
  }
}
