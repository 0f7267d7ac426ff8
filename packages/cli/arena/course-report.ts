import type { Json, Scenario } from '@sandtable/kernel'
import type { Course, Landmark } from './course.ts'

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
