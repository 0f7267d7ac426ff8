/** Numbers and lists in English. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const hexes = (n: number): string => count(n, 'hex', 'hexes')
export const and = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
/** halves are written as such */
export const number = (n: number): string =>
  Number.isInteger(n * 2) && !Number.isInteger(n) ? `${n >= 1 ? Math.floor(n) : ''}½` : String(n)
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
