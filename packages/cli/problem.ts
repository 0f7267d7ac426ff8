/** Something the user can put right: told in one line, exit code 2. */
export class Problem extends Error {}

/** The value, unless it is a line that says what is wrong. */
export function orProblem<T>(value: T | string): T {
  if (typeof value === 'string') throw new Problem(value)
  return value
}
