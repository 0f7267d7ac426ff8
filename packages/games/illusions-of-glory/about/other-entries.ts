/** Units, cards and fire tables, and what their values rest on. */
import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import { type CARDS, cardNamed } from '../cards.ts'
import { DATA } from '../data/load.ts'
import type { UnitData } from '../data/types.ts'
import { nationNamed } from '../sides.ts'
import { cardText } from '../text/cards/texts.ts'
import { nationName } from '../text/names.ts'
import { sourceOf } from './sources.ts'
import type { IllusionsOfGloryAbout, TableId } from './text.ts'

const { units, fire } = DATA

export const unitTitle = ({ name, nations: [nation] }: UnitData, language: Language): string =>
  `${name[language]} · ${nationName(nationNamed(nation), language)}`

export function unitEntry(unit: UnitData, words: IllusionsOfGloryAbout, language: Language): Entry {
  const { labels } = words
  const kind = units.classes.find(({ id }) => id === unit.cls)
  const factors: Fact[] = kind
    ? [
        {
          label: labels.factors,
          value: words.faces(kind.full.join('-'), kind.reduced.join('-')),
          source: sourceOf(kind, language),
        },
      ]
    : []
  return {
    id: unit.id,
    title: unitTitle(unit, language),
    facts: [...factors, { label: labels.counters, value: String(unit.count) }],
    source: sourceOf(unit, language),
  }
}

type CardData = (typeof CARDS)[number]

export const cardTitle = ({ id }: CardData, language: Language): string =>
  `${id} ${cardText(cardNamed(id) ?? 0, language).title}`

export function cardEntry(card: CardData, words: IllusionsOfGloryAbout, language: Language): Entry {
  const { labels } = words
  const { basis, ops, rp, warStatus } = card
  const points = Object.entries(rp).map(([pool, n]) => `${pool} ${n}`)
  const [effect] = basis.effects
  return {
    id: card.id,
    title: cardTitle(card, language),
    facts: [
      { label: labels.ops, value: String(ops), source: sourceOf(basis.ops, language) },
      { label: labels.rp, value: points.join(words.comma), source: sourceOf(basis.rp, language) },
      { label: labels.status, value: String(warStatus), source: sourceOf(basis.warStatus, language) },
      {
        label: labels.event,
        value: cardText(cardNamed(card.id) ?? 0, language).text,
        ...(effect === undefined ? {} : { source: sourceOf(effect, language) }),
      },
    ],
    source: sourceOf(basis.identity, language),
  }
}

export function tableEntry(id: TableId, words: IllusionsOfGloryAbout, language: Language): Entry {
  const table = fire[id]
  return {
    id,
    title: words.tables[id],
    facts: [
      { label: words.labels.columns, value: table.least.join(' · ') },
      ...table.rows.map((row, i) => ({ label: words.die(i + 1), value: row.join(' · ') })),
    ],
    source: sourceOf(table, language),
  }
}
