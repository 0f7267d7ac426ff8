/** Counts by basis, and the source of an entry in the reader's language. */
import type { Basis } from '@sandtable/kernel/data'
import { type Count, countBases, sourceIn } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import { noteInJapanese } from './notes-ja.ts'
import type { GrandIllusionAbout, PartId } from './text.ts'

const { map, units, forts, tables, victory, turns, scenarios } = DATA

const resting = (bases: readonly Basis[]): { readonly basis: Basis }[] => bases.map((basis) => ({ basis }))

const parts: Readonly<Record<PartId, readonly { readonly basis: Basis }[]>> = {
  hexes: map.hexes,
  names: resting(map.hexes.map(({ nameBasis }) => nameBasis)),
  control: resting(map.hexes.map(({ ownerBasis }) => ownerBasis)),
  terrain: resting(map.hexes.map(({ temBasis }) => temBasis)),
  hexsides: map.hexsides,
  rails: map.rails,
  units,
  forts,
  tables: Object.values(tables).flat(),
  victory: Object.values(victory).flat(),
  turns,
  scenarios,
}

export const countsOf = (words: GrandIllusionAbout): Count[] =>
  (Object.keys(parts) as PartId[]).map((part) => ({
    title: words.counts[part],
    counts: countBases(parts[part]),
  }))

export const sourceOf = sourceIn(noteInJapanese)
