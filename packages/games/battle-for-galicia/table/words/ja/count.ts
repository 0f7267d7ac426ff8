/** Numbers and lists in Japanese. */
/** a thin space before units of measure */
export const mp = (n: number): string => `${n}\u2009MP`
export const vp = (n: number): string => `${n}\u2009VP`
export const steps = (n: number): string => `${n}ステップ`
export const hexes = (n: number): string => `${n}ヘクス`
export const and = (items: readonly string[]): string => items.join('、')
export const ce = (n: number): string => (n === 0 ? '0' : `−${n}`)
export const fullArmy = ['オーストリア－ハンガリー軍', 'ロシア軍']
