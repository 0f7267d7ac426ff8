import type { AboutWords } from '@sandtable/presentation/about'
import type { Kind } from '../data/types.ts'
import type { GROUND } from '../places.ts'

/** What the maps, the counters and the tables are counted by. */
export type PartId =
  | 'maps'
  | 'towns'
  | 'rivers'
  | 'chart'
  | 'chips'
  | 'fortresses'
  | 'units'
  | 'orders'
  | 'scenarios'
  | 'setups'
  | 'limits'
  | 'tables'

export type GroundName = keyof typeof GROUND

/** Words of this page; every language has all of them. */
export interface BalanceOfPowersAbout extends AboutWords {
  readonly counts: Readonly<Record<PartId, string>>
  readonly labels: Readonly<
    Record<
      | 'owner'
      | 'ground'
      | 'fortress'
      | 'chip'
      | 'rank'
      | 'capital'
      | 'income'
      | 'limit'
      | 'rail'
      | 'nation'
      | 'kind'
      | 'corps'
      | 'tank'
      | 'leader'
      | 'air'
      | 'submarine'
      | 'ship',
      string
    >
  >
  readonly comma: string
  /** capital, port, city */
  readonly kinds: Readonly<Record<string, string>>
  readonly grounds: Readonly<Record<GroundName, string>>
  readonly colours: Readonly<Record<'red' | 'black', string>>
  readonly ranks: Readonly<Record<'major' | 'minor', string>>
  readonly types: Readonly<Record<Kind, string>>
  readonly chipOf: (nation: string) => string
  readonly faces: (mobile: string, trench: string) => string
  readonly yellow: (values: string) => string
}
