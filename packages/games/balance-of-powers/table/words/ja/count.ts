/** Numbers in Japanese. */
export const hexes = (n: number): string => `${n}ヘクス`
export const mp = (n: number): string => `${n} MP`
