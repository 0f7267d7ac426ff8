/** Numbers and lists in English. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const steps = (n: number): string => count(n, 'step', 'steps')
export const hexes = (n: number): string => count(n, 'hex', 'hexes')
export const and = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
