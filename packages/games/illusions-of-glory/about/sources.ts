/** Counts by basis, and the source of an entry. */
import type { Basis } from '@sandtable/kernel/data'
import { type Count, countBases, sourceIn } from '@sandtable/presentation/about'
import { CARDS } from '../cards.ts'
import { DATA } from '../data/load.ts'
import { noteInJapanese } from './notes-ja.ts'
import type { IllusionsOfGloryAbout, PartId } from './text.ts'

const { map, units, setups, fire, offensives, turns } = DATA

const resting = (bases: readonly (Basis | undefined)[]): { readonly basis: Basis }[] =>
  bases.flatMap((basis) => (basis === undefined ? [] : [{ basis }]))

const parts: Readonly<Record<PartId, readonly { readonly basis: Basis }[]>> = {
  spaces: map.spaces,
  terrain: resting(map.spaces.map(({ terrainBasis }) => terrainBasis)),
  forts: resting(map.spaces.map(({ fortCfBasis }) => fortCfBasis)),
  victory: resting(map.spaces.map(({ vpBasis }) => vpBasis)),
  links: map.connections,
  classes: units.classes,
  units: units.units,
  setups: setups.flatMap(({ placements }) => placements),
  events: CARDS.map(({ basis }) => basis.identity),
  worth: CARDS.map(({ basis }) => basis.ops),
  effects: CARDS.flatMap(({ basis }) => basis.effects),
  fire: [fire.heavy, fire.light, ...fire.known],
  offensives: [...offensives.AP, ...offensives.CP],
  turns,
}

export const countsOf = (words: IllusionsOfGloryAbout): Count[] =>
  (Object.keys(parts) as PartId[]).map((part) => ({
    title: words.counts[part],
    counts: countBases(parts[part]),
  }))

export const sourceOf = sourceIn(noteInJapanese)
