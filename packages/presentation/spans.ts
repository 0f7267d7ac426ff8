/** The timeline of a game from what began when. */
import type { TimeSpan } from './models.ts'

export interface Begun {
  /** the number of the action it came with */
  readonly at: number
  /** key of the palette */
  readonly nation: string
  /** of the first stretch of a turn */
  readonly label?: string
}

/** One stretch from each beginning to the next, with a dot for each fight in it. Fights come in the order they were fought. */
export function spansOf(begun: readonly Begun[], fights: readonly number[], length: number): TimeSpan[] {
  let next = 0
  return begun.flatMap(({ at, nation, label }, i): TimeSpan[] => {
    const to = begun[i + 1]?.at ?? length
    while (next < fights.length && (fights[next] as number) <= at) next++
    const first = next
    while (next < fights.length && (fights[next] as number) <= to) next++
    if (to <= at && label === undefined) return []
    const dots = fights.slice(first, next)
    return [{ from: at, to, nation, ...(label === undefined ? {} : { label }), dots }]
  })
}
