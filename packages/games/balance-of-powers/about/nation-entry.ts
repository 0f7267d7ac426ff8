/** What the figures of a nation rest on. */
import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import type { NationData } from '../data/types.ts'
import { placesIn } from '../places.ts'
import { placeName } from '../text/names.ts'
import { sourceOf } from './place-entry.ts'
import type { BalanceOfPowersAbout } from './text.ts'

export const nationEntry = (nation: NationData, words: BalanceOfPowersAbout, language: Language): Entry => ({
  id: nation.id,
  title: nation.name[language],
  facts: [
    { label: words.labels.rank, value: words.ranks[nation.major ? 'major' : 'minor'] },
    ...capitalFacts(nation, words, language),
    ...majorFacts(nation, words),
  ],
  source: sourceOf(nation),
})

function capitalFacts({ capitals }: NationData, words: BalanceOfPowersAbout, language: Language): Fact[] {
  const names = placesIn(capitals).map((p) => placeName(p, language))
  return names.length === 0 ? [] : [{ label: words.labels.capital, value: names.join(words.comma) }]
}

function majorFacts({ major }: NationData, { labels }: BalanceOfPowersAbout): Fact[] {
  if (!major) return []
  return [
    { label: labels.income, value: major.income.join(' · ') },
    { label: labels.limit, value: String(major.limit), source: { basis: major.limitBasis } },
    { label: labels.rail, value: String(major.rail) },
  ]
}
