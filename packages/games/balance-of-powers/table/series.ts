/** Resource points, demoralization, losses and innovation over the months, from what was told. */
import type { Language } from '@sandtable/kernel'
import type { Series } from '@sandtable/presentation'
import { MAJORS, NATION_DATA, SIDES } from '../nations.ts'
import { monthTitle, nationName } from '../text/names.ts'
import { ledgerOf, type Page } from './ledger.ts'
import { colourOf, SIDE_COLOURS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

const MAJOR_NUMBERS = Array.from({ length: MAJORS }, (_, n) => n)

export function series(told: readonly Told[], language: Language): Series[] {
  const pages = ledgerOf(told)
  const labels = pages.map(({ month }) => monthTitle(month, language))
  const { series: w } = wordsOf(language).panels
  const { sides } = wordsOf(language)
  const byNation = (
    title: string,
    nations: readonly number[],
    of: (page: Page, n: number) => number,
  ): Series => ({
    title,
    labels,
    lines: nations
      .map((n) => ({
        nation: colourOf(n),
        title: nationName(n, language),
        values: pages.map((page) => of(page, n)),
      }))
      // whoever has nothing all the time takes no part
      .filter(({ values }) => values.some((value) => value !== 0)),
  })
  return [
    byNation(w.rp, MAJOR_NUMBERS, ({ rp }, n) => rp[n] ?? 0),
    byNation(w.demoralization, MAJOR_NUMBERS, ({ demoralization }, n) => demoralization[n] ?? 0),
    byNation(
      w.lost,
      NATION_DATA.map((_, n) => n),
      ({ lost }, n) => lost[n] ?? 0,
    ),
    {
      title: w.innovation,
      labels,
      lines: SIDES.map((side) => ({
        nation: SIDE_COLOURS[side],
        title: sides[side] ?? '',
        values: pages.map(({ ti }) => ti[side] ?? 0),
      })),
    },
  ]
}
