import type { LogLine } from '@sandtable/presentation'

/** Losses, retreats and places that change hands before how it came to that: a small screen shows a few lines. */
export const outcomeFirst = (lines: readonly LogLine[]): readonly LogLine[] => [
  ...lines.filter(({ deed }) => deed !== undefined),
  ...lines.filter(({ deed }) => deed === undefined),
]
