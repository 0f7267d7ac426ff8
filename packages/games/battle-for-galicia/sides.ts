/** The two powers; German units count as Austro-Hungarian for every purpose (§2.2). */
export const AH = 0
export const RU = 1
export type Side = typeof AH | typeof RU

export const SIDES: readonly Side[] = [AH, RU]
export const SIDE_IDS = ['AH', 'RU'] as const

export const enemyOf = (side: Side): Side => (side === AH ? RU : AH)
