import type { LogLine } from '@sandtable/presentation'

/**
 * Few lines are seen at once: losses, retreats and places that change hands come first, then how it came to that. A small
 * screen shows so few that there the last of the rest is told first.
 */
export function outcomeFirst(lines: readonly LogLine[], isSmall: boolean): readonly LogLine[] {
  const rest = lines.filter(({ deed }) => deed === undefined)
  return [...lines.filter(({ deed }) => deed !== undefined), ...(isSmall ? rest.reverse() : rest)]
}
