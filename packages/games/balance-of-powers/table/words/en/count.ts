/** Numbers in English. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const hexes = (n: number): string => count(n, 'hex', 'hexes')
export const mp = (n: number): string => `${n} MP`
