import type { AboutWords } from '@sandtable/presentation/about'

/** What the map, the counters, the cards and the tables are counted by. */
export type PartId =
  | 'spaces'
  | 'terrain'
  | 'forts'
  | 'victory'
  | 'links'
  | 'classes'
  | 'units'
  | 'setups'
  | 'events'
  | 'worth'
  | 'effects'
  | 'fire'
  | 'offensives'
  | 'turns'

export type TableId = 'heavy' | 'light'

/** Words of this page; every language has all of them. */
export interface IllusionsOfGloryAbout extends AboutWords {
  readonly counts: Readonly<Record<PartId, string>>
  readonly labels: Readonly<
    Record<
      | 'country'
      | 'terrain'
      | 'fort'
      | 'port'
      | 'victory'
      | 'supply'
      | 'links'
      | 'factors'
      | 'counters'
      | 'ops'
      | 'rp'
      | 'status'
      | 'event'
      | 'columns',
      string
    >
  >
  readonly comma: string
  readonly terrains: Readonly<Record<'clear' | 'forest' | 'mountain' | 'swamp', string>>
  readonly seas: Readonly<Record<'baltic' | 'black' | 'mediterranean', string>>
  readonly fort: (cf: number) => string
  readonly victoryPoint: string
  readonly water: (place: string) => string
  readonly faces: (full: string, reduced: string) => string
  readonly tables: Readonly<Record<TableId, string>>
  readonly die: (face: number) => string
}
