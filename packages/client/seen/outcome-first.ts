import type { LogLine } from '@sandtable/presentation'

/**
 * Few lines are seen at once: losses, retreats and places that change hands come first, then how it came to that,
 * the last of it first.
 */
export const outcomeFirst = (lines: readonly LogLine[]): readonly LogLine[] => [
  ...lines.filter(({ deed }) => deed !== undefined),
  ...lines.filter(({ deed }) => deed === undefined).reverse(),
]
