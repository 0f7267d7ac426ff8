/** Works of others, and our own, that the games are made with. Names and licences are the same in every language. */
import type { Language } from '@sandtable/kernel'

export interface Credit {
  readonly what: string
  readonly use: string
  readonly licence: string
}

const WORKS = {
  'natural-earth': { what: 'Natural Earth', licence: { en: 'public domain', ja: 'パブリックドメイン' } },
  relief: {
    what: 'SRTM, Natural Earth (KDE Marble)',
    licence: { en: 'public domain', ja: 'パブリックドメイン' },
  },
  railways: { what: 'railway_history_pl_1842_1939', licence: { en: 'MIT', ja: 'MIT' } },
  geonames: { what: 'GeoNames', licence: { en: 'CC BY 4.0', ja: 'CC BY 4.0' } },
  fonts: {
    what: 'Noto Sans JP, Noto Serif JP, Barlow Condensed',
    licence: { en: 'SIL OFL 1.1', ja: 'SIL OFL 1.1' },
  },
  lucide: { what: 'Lucide', licence: { en: 'ISC', ja: 'ISC' } },
  solid: { what: 'SolidJS', licence: { en: 'MIT', ja: 'MIT' } },
  sandtable: { what: 'Sandtable', licence: { en: 'MIT', ja: 'MIT' } },
} as const

export type WorkId = keyof typeof WORKS

/** What a game has used them for, in the order of the list. */
export const creditsOf = (uses: Readonly<Partial<Record<WorkId, string>>>, language: Language): Credit[] =>
  (Object.keys(WORKS) as WorkId[]).flatMap((id) => {
    const use = uses[id]
    return use === undefined ? [] : [{ what: WORKS[id].what, use, licence: WORKS[id].licence[language] }]
  })
