/** A space of the map, and what each of its values rests on. */
import type { Language } from '@sandtable/kernel'
import type { Basis } from '@sandtable/kernel/data'
import type { Entry, Fact } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { SpaceData } from '../data/types.ts'
import { type NationId, nationNamed } from '../sides.ts'
import { nationName } from '../text/names.ts'
import { sourceOf } from './sources.ts'
import type { IllusionsOfGloryAbout } from './text.ts'

const { map } = DATA
const country = (id: NationId, language: Language): string => nationName(nationNamed(id), language)

export function spaceEntry(space: SpaceData, words: IllusionsOfGloryAbout, language: Language): Entry {
  const { labels } = words
  const { nation, terrain, terrainBasis } = space
  return {
    id: space.id,
    title: space.name[language],
    facts: [
      ...(nation === null ? [] : [{ label: labels.country, value: country(nation, language) }]),
      { label: labels.terrain, value: words.terrains[terrain], source: { basis: terrainBasis } },
      ...signFacts(space, words, language),
      ...linkFacts(space.id, words, language),
    ],
    source: sourceOf(space, language),
  }
}

const resting = (label: string, value: string, basis: Basis | undefined): Fact => ({
  label,
  value,
  ...(basis === undefined ? {} : { source: { basis } }),
})

/** what is printed in the space */
function signFacts(space: SpaceData, words: IllusionsOfGloryAbout, language: Language): Fact[] {
  const { labels } = words
  const { fort, fortCfBasis, port, portBasis, vp, vpBasis, supply, supplyBasis } = space
  const owners = supply?.map((id) => country(id, language)).join(words.comma)
  return [
    ...(fort === undefined ? [] : [resting(labels.fort, words.fort(fort), fortCfBasis)]),
    ...(port === undefined ? [] : [resting(labels.port, words.seas[port], portBasis)]),
    ...(vp === undefined ? [] : [resting(labels.victory, words.victoryPoint, vpBasis)]),
    ...(owners === undefined ? [] : [resting(labels.supply, owners, supplyBasis)]),
  ]
}

function linkFacts(id: string, words: IllusionsOfGloryAbout, language: Language): Fact[] {
  const names = new Map(map.spaces.map((each) => [each.id, each.name[language]]))
  return map.connections
    .filter(({ a, b }) => a === id || b === id)
    .map((link) => {
      const place = names.get(link.a === id ? link.b : link.a) ?? ''
      const value = link.water === true ? words.water(place) : place
      return { label: words.labels.links, value, source: sourceOf(link, language) }
    })
}
