import type { Played } from '../selfplay/played.ts'

/** How often and when a landmark was reached. */
export interface Landmark {
  readonly name: string
  /** in so many games */
  readonly reached: number
  /** half of these games had reached it by this turn */
  readonly median: number | undefined
}

/** How the games of a series went, beside who won them. */
export class Course {
  #games = 0
  readonly #scores: number[] = []
  readonly #turns = new Map<string, number[]>()

  get games(): number {
    return this.#games
  }

  /** mean score by seat */
  get scores(): number[] {
    return this.#scores.map((sum) => sum / Math.max(1, this.#games))
  }

  get landmarks(): Landmark[] {
    return [...this.#turns].map(([name, turns]) => {
      const sorted = turns.toSorted((a, b) => a - b)
      return { name, reached: turns.length, median: sorted[(sorted.length - 1) >> 1] }
    })
  }

  add({ scores = [], landmarks = {} }: Played): void {
    this.#games++
    for (const [seat, score] of scores.entries()) this.#scores[seat] = (this.#scores[seat] ?? 0) + score
    for (const [name, turn] of Object.entries(landmarks)) {
      const turns = this.#turns.get(name) ?? []
      if (turn !== null) turns.push(turn)
      this.#turns.set(name, turns)
    }
  }
}
