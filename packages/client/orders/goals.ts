/** Goals that units have been sent to and have not reached: by seat, and remembered from turn to turn. */

export interface Goal {
  readonly seat: number
  readonly units: readonly number[]
  readonly to: number
  /** actions that had been taken when it was given: taken back as far as before that, it was never given */
  readonly since: number
  /** the turn in which it was given, or reached */
  readonly turn: number
  /** actions that had been taken when it was reached */
  readonly done?: number
}

/** What was remembered before, and a place to keep it. */
export interface Goals {
  read(): readonly Goal[]
  write(goals: readonly Goal[]): void
}

/** Given, and not reached yet, after so many actions. */
export const isOpen = ({ since, done }: Goal, length: number): boolean =>
  length >= since && (done === undefined || length < done)

/** Units that are sent elsewhere forget where they were sent before; what was reached comes back if that is undone. */
export const without = (goals: readonly Goal[], seat: number, units: readonly number[]): Goal[] =>
  goals.flatMap((goal) => {
    if (goal.seat !== seat || goal.done !== undefined) return [goal]
    const others = goal.units.filter((unit) => !units.includes(unit))
    return others.length === 0
      ? []
      : [others.length === goal.units.length ? goal : { ...goal, units: others }]
  })

/** What was reached in an earlier turn, or given after what has been taken back since, is never asked for again. */
export const stillOfUse = (goals: readonly Goal[], length: number, turn: number): Goal[] =>
  goals.filter((goal) => goal.since <= length && (goal.done === undefined || goal.turn === turn))

/** Units that have reached their goal, or are no more. */
export function settledAt(
  goals: readonly Goal[],
  now: { readonly length: number; readonly turn: number },
  spaceOf: (unit: number) => number,
): readonly Goal[] {
  const next = goals.map((goal) => {
    const isThere = goal.units.every((unit) => [goal.to, -1].includes(spaceOf(unit)))
    return isOpen(goal, now.length) && isThere ? { ...goal, done: now.length, turn: now.turn } : goal
  })
  return next.every((goal, i) => goal === goals[i]) ? goals : next
}

export const writeGoals = (goals: readonly Goal[]): string => JSON.stringify(goals)

/** What cannot be read is left out. */
export function readGoals(text: string | undefined): readonly Goal[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isGoal) : []
  } catch {
    return []
  }
}

function isGoal(value: unknown): value is Goal {
  if (typeof value !== 'object' || value === null) return false
  const { seat, units, to, since, turn, done } = value as Readonly<Record<string, unknown>>
  const areUnits = Array.isArray(units) && units.length > 0 && units.every(isCount)
  return areUnits && [seat, to, since, turn].every(isCount) && (done === undefined || isCount(done))
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
