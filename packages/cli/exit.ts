/** What the shell is told. */
export const EXIT = {
  good: 0,
  /** the command worked and found something wrong: a bad record, a failure, an uncovered rule */
  found: 1,
  /** bad arguments, broken files: nothing was done */
  bad: 2,
  /** a fault of the program itself */
  fault: 70,
  interrupted: 130,
} as const
