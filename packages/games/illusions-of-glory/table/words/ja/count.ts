/** Numbers and lists in Japanese. */
export const and = (items: readonly string[]): string => items.join('、')
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
