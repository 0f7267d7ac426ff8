/** A line about something wrong in the data: the file, the entry, the reason. */
export const problem = (file: string, entry: string, reason: string): string =>
  `${file}.json ${entry}: ${reason}`

/** The problem, unless all is well. */
export const unless = (isWell: boolean, file: string, entry: string, reason: string): readonly string[] =>
  isWell ? [] : [problem(file, entry, reason)]

/** A line for each of these. */
export const each = (
  values: readonly (string | number)[],
  file: string,
  entry: string,
  reason: (value: string | number) => string,
): readonly string[] => values.map((value) => problem(file, entry, reason(value)))
