/** Numbers and lists in Japanese. */
export const hexes = (n: number): string => `${n}ヘクス`
export const and = (items: readonly string[]): string => items.join('、')
export const caps = (n: number): string => `${n} CAP`
export const mp = (n: number): string => `${n} MP`
export const vp = (n: number): string => `${n} VP`
export const number = (n: number): string => String(n)
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
