/** What a town on the maps rests on. */
import type { Language } from '@sandtable/kernel'
import type { Provenance } from '@sandtable/kernel/data'
import type { Entry, Fact, Source } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { PlaceData } from '../data/types.ts'
import { GROUND, groundOf, ownerOf, place } from '../places.ts'
import { nationName, placeName } from '../text/names.ts'
import type { BalanceOfPowersAbout, GroundName } from './text.ts'

const everyTown = [...DATA.plane.places, ...DATA.africa.places]
/** one for each hex that has any */
export const TOWNS: readonly PlaceData[] = everyTown.filter(
  ({ hex }, i) => everyTown.findIndex((town) => town.hex === hex) === i,
)
export const townPlace = ({ hex }: PlaceData): number => place(hex)

const GROUND_NAMES = Object.keys(GROUND) as readonly GroundName[]
const groundName = (p: number): GroundName => GROUND_NAMES[groundOf(p)] as GroundName

export const sourceOf = ({ basis, confidence }: Provenance): Source => ({
  basis,
  ...(confidence === undefined ? {} : { confidence }),
})

export function placeEntry(town: PlaceData, words: BalanceOfPowersAbout, language: Language): Entry {
  const p = townPlace(town)
  const { labels, kinds, comma } = words
  const towns = everyTown.filter(({ hex }) => hex === town.hex)
  return {
    id: town.hex,
    title: placeName(p, language),
    facts: [
      ...towns.map(
        (each): Fact => ({
          label: each.name[language],
          value: each.is
            .split(' ')
            .map((kind) => kinds[kind] ?? kind)
            .join(comma),
          source: sourceOf(each),
        }),
      ),
      { label: labels.owner, value: nationName(ownerOf(p), language) },
      { label: labels.ground, value: words.grounds[groundName(p)] },
      ...fortressFacts(town.hex, words),
      ...chipFacts(town.hex, words, language),
    ],
    source: sourceOf(town),
  }
}

const fortressFacts = (hex: string, { labels, colours }: BalanceOfPowersAbout): Fact[] =>
  DATA.fortresses
    .filter((each) => each.hex === hex)
    .map((each) => ({ label: labels.fortress, value: colours[each.colour], source: sourceOf(each) }))

const chipFacts = (hex: string, { labels, chipOf }: BalanceOfPowersAbout, language: Language): Fact[] =>
  DATA.chips
    .filter(({ at }) => at === hex)
    .map((each) => ({
      label: labels.chip,
      value: chipOf(DATA.nations.find(({ id }) => id === each.owner)?.name[language] ?? each.owner),
      source: sourceOf(each),
    }))
