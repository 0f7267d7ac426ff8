/** Counts by basis, and the source of an entry in the reader's language. */
import { type Count, countBases, sourceIn } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { Provenance } from '../data/types.ts'
import { noteInJapanese } from './notes-ja.ts'
import type { BattleForGaliciaAbout } from './text.ts'

const { map, units, reinforcements, tables, victory, turns, scenarios } = DATA

const parts: Readonly<Record<keyof BattleForGaliciaAbout['counts'], readonly Provenance[]>> = {
  hexes: map.hexes,
  hexsides: map.hexsides,
  rails: map.rails,
  units,
  arrivals: reinforcements,
  tables: [
    tables.crt,
    tables.lrt,
    ...tables.artillery,
    tables.terrain,
    tables.zoc,
    tables.recovery,
    tables.stacking,
    tables.supply,
  ],
  victory: [victory.attack, victory.elimination, ...victory.towns],
  turns,
  scenarios,
}

export const countsOf = (words: BattleForGaliciaAbout): Count[] =>
  (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
    title: words.counts[part],
    counts: countBases(parts[part]),
  }))

const townInJapanese = (name: string): string | undefined =>
  map.hexes.find(({ town }) => town?.en === name)?.town?.ja

export const sourceOf = sourceIn((note) => noteInJapanese(note, townInJapanese))
