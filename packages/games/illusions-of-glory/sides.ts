/** The two players: the Allied Powers and the Central Powers (§1.0). */
export const AP = 0
export const CP = 1
export type Side = typeof AP | typeof CP

export const SIDES: readonly Side[] = [AP, CP]
export const SIDE_IDS = ['AP', 'CP'] as const
export type SideId = (typeof SIDE_IDS)[number]

export const enemyOf = (side: Side): Side => (side === AP ? CP : AP)
export const sideNamed = (id: SideId): Side => (id === 'AP' ? AP : CP)

/** Belongs to no player: a neutral nation, its units, or an uprising. */
export const NO_SIDE = -1
export type Allegiance = Side | typeof NO_SIDE

/** Nations of units and of spaces; Albania has spaces only, Britain and France have units only. */
export const NATIONS = ['RU', 'SB', 'MN', 'BR', 'FR', 'IT', 'RO', 'GE', 'AH', 'TU', 'BU', 'GR', 'AL'] as const
export type NationId = (typeof NATIONS)[number]
/** index in `NATIONS` */
export type Nation = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const RU = 0
export const SB = 1
export const MN = 2
export const BR = 3
export const FR = 4
export const IT = 5
export const RO = 6
export const GE = 7
export const AH = 8
export const TU = 9
export const BU = 10
export const GR = 11
export const AL = 12
export const ALL_NATIONS: readonly Nation[] = [RU, SB, MN, BR, FR, IT, RO, GE, AH, TU, BU, GR, AL]
export const nationNamed = (id: NationId): Nation => NATIONS.indexOf(id) as Nation

interface Loyalty {
  /** at the start of the 1914 game */
  readonly starts: Allegiance
  /** the sides it can ever fight for */
  readonly joins: readonly Side[]
}
const always = (side: Side): Loyalty => ({ starts: side, joins: [side] })
const later = (...joins: readonly Side[]): Loyalty => ({ starts: NO_SIDE, joins })

/** §glossary.allied-powers §glossary.central-powers §9.7.2.b */
const LOYALTIES = {
  RU: always(AP),
  SB: always(AP),
  MN: always(AP),
  BR: always(AP),
  FR: always(AP),
  IT: later(AP),
  RO: later(AP),
  GE: always(CP),
  AH: always(CP),
  TU: always(CP),
  BU: later(CP),
  GR: later(AP, CP),
  AL: later(),
} as const satisfies Readonly<Record<NationId, Loyalty>>

const loyaltyOf = (nation: Nation): Loyalty => LOYALTIES[NATIONS[nation]]
/** the side a nation begins the war on; `NO_SIDE` for neutrals */
export const startingSide = (nation: Nation): Allegiance => loyaltyOf(nation).starts
export const sidesOpenTo = (nation: Nation): readonly Side[] => loyaltyOf(nation).joins
/** The only side a nation can fight for, or `NO_SIDE` if that is open (Greece) or none (Albania). */
export function onlySideOf(nation: Nation): Allegiance {
  const joins = sidesOpenTo(nation)
  return joins.length === 1 ? (joins[0] as Side) : NO_SIDE
}

/** §9.7.2.b nations that enter the war in the course of the game */
export const NEUTRALS: readonly Nation[] = [IT, BU, RO, GR]
/** §glossary.balkans Lemnos is not among them */
export const BALKANS: readonly Nation[] = [AL, BU, GR, MN, RO, SB]
/** §3.2.3.a nations with a National Will marker */
export const WILL_NATIONS: readonly Nation[] = [RU, GE, AH]
/** §3.2.4.a nations with a Troop Quality marker */
export const QUALITY_NATIONS: readonly Nation[] = [RU, IT, GE, AH]
