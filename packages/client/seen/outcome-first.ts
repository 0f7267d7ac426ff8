import type { LogLine } from '@sandtable/presentation'

/** more do not stand in the panel at once */
const LONG = 6

/**
 * What came of a fight, before how it came to that: losses, retreats and places that change hands first. A small screen
 * shows a few lines only, so there the last of the rest is told first; a short story on a large one stays as it is.
 */
export function outcomeFirst(lines: readonly LogLine[], isSmall: boolean): readonly LogLine[] {
  if (!isSmall && lines.length <= LONG) return lines
  const rest = lines.filter(({ deed }) => deed === undefined)
  return [...lines.filter(({ deed }) => deed !== undefined), ...(isSmall ? rest.reverse() : rest)]
}
