import type { AboutWords } from '@sandtable/presentation/about'
import type { NationId, SideId } from '../sides.ts'

/** What the map, the counters and the tables are counted by. */
export type PartId =
  | 'hexes'
  | 'names'
  | 'control'
  | 'terrain'
  | 'hexsides'
  | 'rails'
  | 'units'
  | 'forts'
  | 'tables'
  | 'victory'
  | 'turns'
  | 'scenarios'

/** Tables a player may ask about. */
export type TableId = 'caps' | 'fortunes' | 'markers' | 'mountain'

/** Words of this page; every language has all of them. */
export interface GrandIllusionAbout extends AboutWords {
  readonly counts: Readonly<Record<PartId, string>>
  readonly labels: Readonly<
    Record<
      | 'name'
      | 'control'
      | 'terrain'
      | 'supply'
      | 'points'
      | 'rail'
      | 'hexside'
      | 'kind'
      | 'strength'
      | 'movement'
      | 'bombardment'
      | 'entry'
      | 'option'
      | 'place'
      | 'steps'
      | 'garrison',
      string
    >
  >
  readonly comma: string
  readonly sides: Readonly<Record<SideId, string>>
  readonly nations: Readonly<Record<NationId, string>>
  readonly noEffect: string
  readonly modifier: (tem: number) => string
  readonly parisPoints: (vp: number) => string
  readonly germanPoints: (isDouble: boolean) => string
  readonly planPoints: (isDouble: boolean) => string
  readonly slow: (to: string) => string
  readonly impassable: (to: string) => string
  readonly faces: (front: number, back: number) => string
  readonly starts: (hex: string) => string
  readonly arrives: (turn: number, hex: string) => string
  readonly uncertain: (turn: number) => string
  readonly paris: string
  readonly option: (side: string, number: number) => string
  readonly step: (strength: number, defence: number) => string
  readonly large: string
  readonly tables: Readonly<Record<TableId, string>>
  readonly columns: Readonly<Record<'moltke' | 'falkenhayn' | 'joffre1' | 'joffre2', string>>
  readonly onTurn1: string
  readonly turn1: (allied: number, german: number) => string
  readonly roll: (roll: number) => string
  readonly planMarkers: string
  readonly germanMarkers: string
  readonly mountain: string
}
