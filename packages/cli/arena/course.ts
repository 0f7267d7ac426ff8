import type { Json, Scenario } from '@sandtable/kernel'
import type { Played } from '../selfplay/played.ts'

/** How often and when a landmark was reached. */
interface Landmark {
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

export function courseLines(course: Course, { seats }: Scenario): string[] {
  const { games, scores, landmarks } = course
  if (games === 0) return []
  const points = seats.map(({ id }, seat) => `${id} ${(scores[seat] ?? 0).toFixed(1)}`).join(', ')
  return [`Mean score: ${points}`, ...landmarks.map((landmark) => landmarkLine(landmark, games))]
}

function landmarkLine({ name, reached, median }: Landmark, games: number): string {
  const share = `${name}: in ${reached} of ${games} games`
  return median === undefined ? share : `${share}, half of them by turn ${median}`
}

export function courseJson(course: Course, { seats }: Scenario): Readonly<Record<string, Json>> {
  const { scores, landmarks } = course
  return {
    meanScores: Object.fromEntries(
      seats.map(({ id }, seat) => [id, Math.round((scores[seat] ?? 0) * 100) / 100]),
    ),
    landmarks: landmarks.map(({ name, reached, median }) => ({ name, reached, median: median ?? null })),
  }
}
