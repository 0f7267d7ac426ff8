/** Whether one plan came off better than another in the same imagined games, by more than chance explains. */

/** What one list of results is ahead of another, game by game. */
export interface Lead {
  readonly mean: number
  /** standard error of the mean; infinite where one game or none has been compared */
  readonly error: number
}

/** Game n of both lists had the same guesses and the same dice: only what the plans made of it differs. */
export function leadOf(ours: readonly number[], theirs: readonly number[]): Lead {
  const games = Math.min(ours.length, theirs.length)
  const leads = Array.from({ length: games }, (_, n) => (ours[n] as number) - (theirs[n] as number))
  const mean = games === 0 ? 0 : leads.reduce((sum, lead) => sum + lead, 0) / games
  if (games < 2) return { mean, error: Number.POSITIVE_INFINITY }
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (games - 1) / games) }
}

/** Better by more than one standard error and so much, in chances to win. */
export function isClearlyBetter(ours: readonly number[], theirs: readonly number[], margin: number): boolean {
  const { mean, error } = leadOf(ours, theirs)
  return mean > error + margin
}
