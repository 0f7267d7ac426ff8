import type { FortuneResult } from '../../../data/types.ts'
import type { NationId, SideId } from '../../../sides.ts'

type Heads<N extends number, Found extends readonly string[] = []> = Found['length'] extends N
  ? Found
  : Heads<N, readonly [...Found, string]>

interface Words<Columns extends number> {
  readonly title: string
  readonly heads: Heads<Columns>
}

type MonthAndDay = readonly [number, number]

/** §8.4.4.table what happens on entering */
export type Entry = 'on' | 'stop' | 'taken' | 'battle' | 'closed'

/** Words of the tables that are made from the data files. */
export interface TableWords {
  readonly caps: Words<5>
  readonly costs: Words<2> & {
    readonly rows: Readonly<
      Record<'activate' | 'entrench' | 'recover' | 'now' | 'later' | 'strategic' | 'belgians', string>
    >
  }
  readonly turns: Words<3> & {
    readonly mandated: (side: SideId, battles: number) => string
    readonly ends: (scenario: number) => string
    readonly events: Readonly<Record<number, string>>
    readonly dates: (from: MonthAndDay, to: MonthAndDay) => string
    readonly gap: string
  }
  readonly entry: Words<6> & {
    readonly from: Heads<3>
    readonly cells: Readonly<Record<Entry, string>>
  }
  readonly placement: Words<3> & { readonly rows: readonly Heads<2>[] }
  readonly fortunes: Words<3> & { readonly results: Readonly<Record<FortuneResult, Heads<2>>> }
  readonly modifiers: Words<3> & {
    readonly sides: { readonly attack: string; readonly defence: string }
    readonly rows: Readonly<Record<'tem' | 'trench' | 'mountain' | 'counterattack' | 'fort' | 'elan', string>>
    readonly concentric: (hexes: string) => string
  }
  readonly retreat: Words<3> & { readonly rows: readonly Heads<2>[] }
  readonly sea: Words<2> & {
    readonly back: (turns: number) => string
    readonly eliminated: string
  }
  readonly seaModifiers: Words<2> & { readonly rows: Heads<3> }
  readonly forts: {
    readonly titles: Readonly<Record<Exclude<NationId, 'british'>, string>>
    readonly heads: Heads<4>
    readonly large: string
    readonly option: string
  }
  readonly artillery: Words<2> & { readonly french: string; readonly option: string }
  readonly supply: Words<2> & { readonly nations: Readonly<Record<NationId, string>> }
  readonly hexes: {
    readonly plan17: string
    readonly german: string
    readonly heads: Heads<3>
    readonly marker: string
    readonly double: string
  }
  readonly markers: { readonly plan17: string; readonly german: string; readonly heads: Heads<2> }
  readonly options: Words<2>
}
