import type { Game } from '@sandtable/kernel'
import type { Department } from '@sandtable/presentation'
import { expect, it } from 'vitest'
import { choiceIn } from '../../staff/choice.ts'
import type { Deed } from '../../staff/staff.ts'
import { whyText } from '../../staff/why-text.ts'

const NAMES = ['1st Infantry', '2nd Cavalry', '3rd Infantry', '4th Infantry', '5th Infantry']
const verbs: Game['verbs'] = {
  suffer: { encode: String, decode: Number, title: (unit) => NAMES[unit] ?? '' },
  halt: null,
}
const text = (language: 'en' | 'ja') =>
  ({
    verb: (verb: string) =>
      ({ suffer: { en: 'Loss to', ja: 'CE減少' }, halt: { en: 'Halt', ja: '停止' } })[verb]?.[language] ?? '',
  }) as ReturnType<Game['text']>
const game = { verbs, text } as Pick<Game, 'verbs' | 'text'>
const deed = (offer: Parameters<typeof choiceIn>[1], answer: Parameters<typeof choiceIn>[2]): Deed => ({
  by: 'staff',
  why: undefined,
  choice: choiceIn(game, offer, answer),
  departments: [],
  kind: undefined,
})

it('a deed without a reason says what was chosen against what', () => {
  const losses = deed({ suffer: [0, 1, 2], halt: true }, { verb: 'suffer', arg: 1 })
  expect(whyText(losses, 'en')).toBe('Of 4 possible: Loss to 2nd Cavalry; not 1st Infantry, 3rd Infantry.')
  expect(whyText(losses, 'ja')).toBe(
    '4とおりのうち「CE減少：2nd Cavalry」を選択（選ばなかったもの：1st Infantry、3rd Infantry）。',
  )
  expect(whyText(deed({ suffer: [0, 1], halt: true }, { verb: 'halt' }), 'en')).toBe('Of 3 possible: Halt.')
  expect(whyText(deed({ suffer: [0, 1, 2, 3, 4] }, { verb: 'suffer', arg: 0 }), 'en')).toMatch(
    /; not 2nd Cavalry, 3rd Infantry, 4th Infantry, 1 more\.$/,
  )
})

it('and that there was nothing to choose', () => {
  const only = deed({ suffer: [1] }, { verb: 'suffer', arg: 1 })
  expect(whyText(only, 'en')).toBe('Nothing else was possible: Loss to 2nd Cavalry.')
  expect(whyText(only, 'ja')).toBe('「CE減少：2nd Cavalry」のほかに選択肢なし。')
})

it('what the department goes by is no reason for a deed that may be another', () => {
  const cards: Department = {
    id: 'cards',
    kind: 'question',
    title: { en: 'Strategy cards', ja: '戦略カード' },
    does: { en: '', ja: '' },
    goesBy: { en: 'Reinforcements first.', ja: '増援を優先。' },
  }
  const played = { ...deed({ suffer: [0, 1] }, { verb: 'suffer', arg: 1 }), departments: [cards] }
  expect(whyText(played, 'en')).toBe('Of 2 possible: Loss to 2nd Cavalry; not 1st Infantry.')
  expect(whyText(played, 'ja')).not.toContain('増援')
})

it('the bot’s own words come first', () => {
  const told = {
    ...deed({ suffer: [0, 1] }, { verb: 'suffer', arg: 1 }),
    why: { en: 'It bears it best.', ja: '最善。' },
  }
  expect(whyText(told, 'en')).toBe('It bears it best.')
})
