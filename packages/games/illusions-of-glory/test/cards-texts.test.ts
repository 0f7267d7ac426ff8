import { describe, expect, it } from 'vitest'
import { CARDS, card, cardData } from '../cards.ts'
import type { CardData, CardId } from '../data/card-types.ts'
import { unitsBroughtBy } from '../data/check-card-refs.ts'
import { DATA } from '../data/load.ts'
import { EN_CARD_WORDS, EN_CARDS } from '../text/cards/en.ts'
import { JA_CARD_WORDS, JA_CARDS } from '../text/cards/ja.ts'
import { cardLines, type CardTexts } from '../text/cards/shape.ts'
import { effectFacts, type Language, needFacts } from './card-texts.ts'

const data = (id: CardId): CardData => cardData(card(id))
const found = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('not in the data')
  return value
}

const LANGUAGES: readonly (readonly [Language, CardTexts, typeof EN_CARD_WORDS])[] = [
  ['en', EN_CARDS, EN_CARD_WORDS],
  ['ja', JA_CARDS, JA_CARD_WORDS],
]

describe.each(LANGUAGES)('the texts in %s', (language, texts, words) => {
  const title = (id: CardId): string => texts[id].title
  const missing = (
    what: (each: CardData) => readonly string[],
    where: (each: CardData) => string,
  ): string[] =>
    CARDS.flatMap((each) =>
      what(each)
        .filter((fact) => !where(each).includes(fact))
        .map((fact) => `${each.id}: ${fact}`),
    )

  it('are there for every card and for no other', () => {
    expect(Object.keys(texts).sort()).toEqual(CARDS.map(({ id }) => id).sort())
    for (const { title: name, text, history } of Object.values(texts))
      expect([name, text, history].every((words) => words.trim() !== '')).toBe(true)
  })
  it('mention the numbers of the effects', () =>
    expect(
      missing(
        (each) => effectFacts(each, language, title),
        ({ id }) => texts[id].text,
      ),
    ).toEqual([]))
  it('name a prerequisite or a condition exactly if there is one', () => {
    const odd = CARDS.filter(({ id, prerequisite, combat }) => {
      const hasNeeds = prerequisite.length > 0 || (combat !== null && combat.when.length > 0)
      return hasNeeds !== (texts[id].needs !== undefined)
    })
    expect(odd.map(({ id }) => id)).toEqual([])
  })
  it('mention the cards and numbers of the prerequisites', () =>
    expect(
      missing(
        ({ prerequisite }) => prerequisite.flatMap((each) => needFacts(each, language, title)),
        ({ id }) => texts[id].needs ?? '',
      ),
    ).toEqual([]))
  it('name every unit they bring', () => {
    const label = (unit: string): string => {
      const name = found(DATA.units.units.find(({ id }) => id === unit)).name[language]
      return found(/^[IVXL]+|^第\d|^[^ ]+?(?=歩兵|騎兵|軍団|$)|^[^ ]+/.exec(name))[0].replace("'", '’')
    }
    expect(
      missing(
        (each) => unitsBroughtBy(each).map(label),
        ({ id }) => texts[id].text,
      ),
    ).toEqual([])
  })
  it('say all that the flags say', () => {
    const lines = (id: CardId): string => cardLines(data(id), texts[id], words).join('\n')
    expect(lines('AP44')).toContain(words.eventAndOps)
    expect(lines('AP44')).toContain(words.lastsTurn)
    expect(lines('AP44')).toContain(words.removed)
    expect(lines('CP31')).toContain(words.warStatus(2))
    expect(lines('AP21')).toContain(words.neutralEntry)
    expect(lines('AP22')).toContain(words.seaInvasion)
    expect(lines('AP3')).toContain(words.combat(['attacker', 'defender'], texts.AP3.needs))
    expect(lines('AP41')).toContain(words.combat(['attacker', 'defender'], undefined))
    expect(lines('AP48')).not.toContain(words.removed)
  })
  it('call nations and sides by their names in Japanese', () => {
    const code = /(?<![A-Za-z0-9])(RU|SB|MN|BR|FR|IT|RO|GE|AH|TU|BU|GR|(AP|CP)(?!同盟国))(?![A-Za-z0-9])/
    const coded = Object.entries(language === 'ja' ? texts : {}).filter(([, { text, needs = '' }]) =>
      code.test(text + needs),
    )
    expect(coded.map(([id]) => id)).toEqual([])
  })
  it('use one sign for minus', () =>
    expect(Object.values(texts).filter(({ text }) => /[-－–]\d/.test(text))).toEqual([]))
})
