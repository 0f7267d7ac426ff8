/** §11.2 What is chosen before play, and what each scenario leaves of it. */
import type { GameOption, OptionLimit, Text } from '@sandtable/kernel'

const option = (id: string, title: Text, values: readonly (readonly [string, Text])[]): GameOption => ({
  id,
  title,
  values: values.map(([value, valueTitle]) => ({ id: value, title: valueTitle })),
})

export const OPTIONS: readonly GameOption[] = [
  option('admiralty', { en: 'Admiralty', ja: '海軍本部' }, [
    [
      'half-page',
      { en: 'Half a page: EP ships troops and supply (§6.45)', ja: '簡易：EPが兵員と補給を輸送（§6.45）' },
    ],
    ['none', { en: 'No shipping: neither side has ships', ja: '海上輸送なし：両陣営とも艦船なし' }],
  ]),
  option('set-up', { en: 'Set-up', ja: 'セットアップ' }, [
    ['open', { en: 'EP, then CP, by the rules of the scenario', ja: 'EP、CPの順にシナリオの規定に従う' }],
    [
      'secret',
      {
        en: 'Both in secret, anywhere at home; no Plan XVII, no Schlieffen plan',
        ja: '両陣営とも秘密裏に自国内の任意の場所へ。17号計画とシュリーフェンプランはなし',
      },
    ],
  ]),
]

const forced = (value: string, rule: string, reason: Text): OptionLimit => ({ values: [value], rule, reason })

const halfPage = (rule: string): OptionLimit =>
  forced('half-page', rule, { en: 'The scenario says so.', ja: 'シナリオの規定です。' })
const OPEN = forced('open', '12.1.setup.optional', {
  en: 'Only 12.1 offers a secret set-up.',
  ja: '秘密セットアップは12.1のみの選択肢です。',
})

/** by scenario */
export const LIMITS: Readonly<Record<string, Readonly<Record<string, OptionLimit>>>> = {
  '12.1': { admiralty: halfPage('12.1.special.sea') },
  '12.2': {
    admiralty: { values: ['none', 'half-page'], rule: '11.2' },
    'set-up': OPEN,
  },
  '12.3': {
    admiralty: forced('half-page', '6.451', {
      en: 'The fleets of this scenario are not in play yet.',
      ja: 'このシナリオの艦隊はまだ使用できません。',
    }),
    'set-up': OPEN,
  },
  '12.4': { admiralty: halfPage('12.4.special.sea'), 'set-up': OPEN },
}
