/** Values that occur more than once, each named once. */
export const repeated = <T>(values: readonly T[]): readonly T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
