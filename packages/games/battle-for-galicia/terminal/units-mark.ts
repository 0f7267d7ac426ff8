import type { SeenUnit } from './seen.ts'

/** "A3 12-14": whose, how many, attack and defence together; + if more lie beneath. */
export function unitsMark(units: readonly SeenUnit[]): string {
  const [top] = units
  if (!top) return ''
  const sum = (of: (unit: SeenUnit) => number): number => units.reduce((total, unit) => total + of(unit), 0)
  const more = units.some(({ stacked }) => stacked) ? '+' : ''
  const strength = `${sum(({ attack }) => attack)}-${sum(({ defense }) => defense)}`
  return `${top.data.side.slice(0, 1)}${units.length} ${strength}${more}`
}
