/** What the sentences of chapters 4 to 9 and 17 say, in both languages. */
import type { Facts, Language } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { card } from '../cards.ts'
import type { IllusionsOfGloryEvent } from '../events.ts'
import { illusionsOfGlory } from '../game.ts'
import { space } from '../map.ts'
import { AP, CP, GE } from '../sides.ts'
import { ACTION, DRAW } from '../state.ts'
import { refusals } from '../text/keys/command.ts'

const told = (event: IllusionsOfGloryEvent, language: Language = 'en'): string =>
  illusionsOfGlory.text(language).event(event)
const facts: Facts = { card: card('AP46'), side: AP, nation: GE }

describe('words', () => {
  it.each(Object.keys(refusals))('the refusal %s has its sentence in both languages', (code) => {
    for (const language of ['en', 'ja'] as const) {
      const sentence = illusionsOfGlory.text(language).refusal(code as keyof typeof refusals, facts)
      expect(sentence).toMatch(language === 'en' ? /^[A-Z].*\.$/ : /。$/)
      expect(sentence).not.toMatch(/undefined|\?|NaN/)
    }
  })
  it('a prerequisite is named', () => {
    const say = (language: Language): string =>
      illusionsOfGlory.text(language).refusal('prerequisite-unmet', facts)
    expect(say('en')).toMatch(/cannot be played yet\. It needs: .+\.$/)
    expect(say('ja')).toContain('前提条件')
  })
  it('offensives', () => {
    const roll = { type: 'offensive-rolled', rule: '7.1.b', side: AP, modifier: 2, void: false } as const
    expect(told({ ...roll, die: 6, result: 'none' })).toBe(
      'Mandatory offensive of the Allied Powers: 6 +2 = 8, None or Made.',
    )
    expect(told({ ...roll, die: 4, modifier: 0, result: 'IT', void: true })).toBe(
      'Mandatory offensive of the Allied Powers: 4, IT, which counts as None or Made.',
    )
    expect(told({ ...roll, die: 0, modifier: 0, result: 'RU' }, 'ja')).toBe(
      '連合国勢力の強制的攻勢：「ロシア軍」。',
    )
    expect(told({ type: 'halt-broken', rule: '7.2.4', space: space('Doiran') })).toContain('Doiran')
  })
  it('actions', () => {
    const taken = { type: 'action-taken', rule: '8.2', side: CP, command: 2, round: 3 } as const
    expect(told({ ...taken, action: ACTION.sr, card: card('CP4'), points: 3 })).toMatch(
      /^Round 3: the Central Powers play .+ for strategic redeployment \(3\)\.$/,
    )
    expect(told({ ...taken, action: ACTION.noCard, card: -1, points: 1 })).toBe(
      'Round 3: the Central Powers act without a card (1 OPS).',
    )
    expect(told({ ...taken, action: ACTION.uprising, card: -1, points: 0 }, 'ja')).toBe(
      '第3ラウンド：中欧列強はカードなしプレイで蜂起を起こす。',
    )
  })
  it('the end', () => {
    const end = { type: 'game-ended', rule: '17.3.2.b', vp: 15, how: 'armistice' } as const
    expect(told({ ...end, winner: DRAW, level: 'draw' })).toBe('Armistice. The game is a draw with 15 VP.')
    expect(told({ ...end, vp: 20, winner: CP, level: 'marginal' })).toBe(
      'Armistice. The Central Powers win a marginal victory with 20 VP.',
    )
    expect(told({ ...end, vp: 5, winner: AP, level: 'limited' }, 'ja')).toBe(
      '休戦。VP 5で連合国勢力の限定的勝利。',
    )
  })
  it('cards drawn are told to their owner, a number to the others', () => {
    const drawn = { type: 'cards-drawn', rule: '6.0.H.3.a', command: 0, count: 2 } as const
    expect(told({ ...drawn, cards: [] })).toBe('Russia: 2 cards drawn.')
    expect(told({ ...drawn, cards: [card('AP1'), card('AP7')] })).toContain('GALICIA')
  })
})
