/** The two players: the Allied one leads French, British and Belgians (§1.1). */
export const AL = 0
export const GE = 1
export type Side = typeof AL | typeof GE

export const SIDES: readonly Side[] = [AL, GE]
export const SIDE_IDS = ['AL', 'GE'] as const
export type SideId = (typeof SIDE_IDS)[number]

export const enemyOf = (side: Side): Side => (side === AL ? GE : AL)
export const sideNamed = (id: SideId): Side => (id === 'AL' ? AL : GE)

/** §2.5 nationality decides HQ bonus, supply sources, stacking on the battle board and arrivals */
export const NATIONS = ['french', 'british', 'belgian', 'german'] as const
export type NationId = (typeof NATIONS)[number]
export const FRENCH = 0
export const BRITISH = 1
export const BELGIAN = 2
export const GERMAN = 3
export type Nation = typeof FRENCH | typeof BRITISH | typeof BELGIAN | typeof GERMAN
export const ALL_NATIONS: readonly Nation[] = [FRENCH, BRITISH, BELGIAN, GERMAN]

export const sideOfNation = (nation: Nation): Side => (nation === GERMAN ? GE : AL)
