import type {
  ApOffensive,
  CommitmentLevel,
  CpOffensive,
  FireTableId,
  LinkKind,
  Terrain,
  VictoryData,
  VictoryLevelData,
  VoidReason,
} from '../../../data/types.ts'
import type { SideId } from '../../../sides.ts'

type Heads<N extends number, Found extends readonly string[] = []> = Found['length'] extends N
  ? Found
  : Heads<N, readonly [...Found, string]>

interface Words<Columns extends number> {
  readonly title: string
  readonly heads: Heads<Columns>
}

type Named<Key extends string> = Readonly<Record<Key, string>>
type VpChange = Exclude<keyof VictoryData['changes'], 'basis' | 'confidence' | 'note'>

/** Words of the tables that are made from the data files. */
export interface TableWords {
  readonly yes: string
  readonly no: string
  /** between the names of a list */
  readonly comma: string
  /** between statements in one cell */
  readonly gap: string
  readonly fire: { readonly titles: Named<FireTableId>; readonly die: string }
  readonly terrains: Named<Terrain | 'water'>
  readonly terrain: Words<5>
  readonly weather: Words<3> & { readonly seasons: Named<'winter' | 'summer'> }
  readonly links: Words<3> & { readonly kinds: Named<LinkKind> }
  readonly trenches: Words<3>
  readonly modifiers: Words<2> & { readonly rows: Named<'cavalry' | 'mountain' | 'roadOrMixed'> }
  readonly support: Words<3>
  readonly turns: Words<3> & {
    readonly severe: Named<'winter' | 'summer'>
    readonly first: string
    readonly begins: (scenario: string) => string
    readonly ends: (scenario: string) => string
  }
  readonly offensives: {
    readonly titles: Named<SideId>
    readonly heads: Heads<3>
    readonly results: Named<ApOffensive | CpOffensive>
    readonly voids: Named<VoidReason>
  }
  readonly levels: Words<2> & {
    readonly name: (level: VictoryLevelData['level'], winner: SideId | null) => string
  }
  readonly changes: Words<2> & { readonly rows: Named<VpChange> }
  readonly commitment: Words<4> & { readonly levels: Named<CommitmentLevel> }
  readonly armistice: Words<2>
  readonly rp: Words<3> & { readonly lcu: string; readonly scu: string }
  readonly pools: Words<2>
  readonly sr: Words<2> & { readonly rows: Named<'lcu' | 'scu' | 'hq' | 'artillery'> }
  readonly quality: Words<4>
  readonly siege: Words<3> & { readonly needed: (lcus: number, scus: number) => string }
  readonly forts: Words<3>
  readonly sources: Words<2>
  readonly vpSpaces: Words<2>
}
