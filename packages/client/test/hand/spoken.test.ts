import { describe, expect, test } from 'vitest'
import { cardText, outlookOf, refusalOf } from '../../hand/spoken.ts'
import { handWords } from '../../hand/words.ts'
import { fog, reserve, trains } from './sample.ts'

const en = handWords('en')
const ja = handWords('ja')

describe('a card in words', () => {
  test('says what it is, what its event does and how it may be played', () => {
    expect(cardText(trains('en'), false, en)).toBe(
      'Night trains to the San, card CP 5, Central Powers, Operations and redeployment 3, Germany 2, ' +
        'Austria-Hungary 1, Allies 1, war status +1, leaves the game after the event. ' +
        'Move two corps along one railway, however far. They may not attack in this round. §13.2 ' +
        'May be played now: Operations, Replacements, Event.',
    )
  })

  test('says why it cannot be played, and that it is chosen', () => {
    expect(cardText(fog('en'), false, en)).toMatch(/combat cards are played in a fight\. §12\.4$/)
    expect(cardText(reserve('en'), true, en)).toMatch(/May be played now: Discard\. Chosen\.$/)
  })

  test('keeps the punctuation of its language', () => {
    const text = cardText(reserve('ja'), true, ja)
    expect(text).toBe(
      '最後の予備、カードR-17、同盟国、1805～1809年、公開。 補給下の自軍都市に3個師団が到着する。 今使えます：捨てる。 選択中です。',
    )
  })
})

describe('the line under a raised card', () => {
  test('names the only thing a press can do', () => {
    expect(outlookOf(reserve('en'), en)).toEqual({
      text: 'Discard: One card fewer; you draw another. §11.3',
      isRefusal: false,
    })
    expect(outlookOf(trains('ja'), ja)).toEqual({ text: ja.open, isRefusal: false })
  })

  test('or what stands in the way', () => {
    expect(outlookOf(fog('ja'), ja)).toEqual({
      text: '今は使えません。戦闘カードは戦闘中に使います。 §12.4',
      isRefusal: true,
    })
  })

  test('a reason is the card’s own, else that of its only use, else that it is not the time', () => {
    const [use] = reserve('en').uses
    const why = { text: 'Only in spring.', rules: ['11.1'] }
    const idle = { ...reserve('en'), uses: use ? [{ label: use.label, line: use.line, tone: use.tone }] : [] }
    expect(refusalOf(idle, en)).toEqual({ text: 'Not now.' })
    expect(refusalOf({ ...idle, uses: idle.uses.map((each) => ({ ...each, whyNot: why })) }, en)).toBe(why)
    expect(refusalOf(fog('en'), en).rules).toEqual(['12.4'])
  })
})

describe('words of the hand', () => {
  test('are the same set in both languages', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en))
  })

  test('count', () => {
    expect([en.count(1), en.count(6), ja.count(6)]).toEqual(['1 card', '6 cards', '6枚'])
    expect(en.hidden('Russia', 1)).toBe('Russia: 1 card, face down')
  })
})
