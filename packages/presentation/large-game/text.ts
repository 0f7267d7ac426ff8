import type { Facts, GameText, Language, Text } from '@sandtable/kernel'
import type { LargeEvent, LargeTypes } from './types.ts'

const fact = (facts: Facts, name: string): string => String(facts[name])

const PROMPTS: Readonly<Record<LargeTypes['prompt'], Text>> = {
  activate: { en: 'Activate a formation.', ja: '部隊を活性化する' },
  command: { en: 'Command its units.', ja: '部隊に命令する' },
  march: { en: 'March where to?', ja: '移動先を選ぶ' },
  react: { en: 'Shoot, or hold fire?', ja: '射撃するか選ぶ' },
  attack: { en: 'Attack a hex.', ja: '攻撃先を選ぶ' },
  join: { en: 'Who joins the attack?', ja: '攻撃に加わる駒を選ぶ' },
  retreat: { en: 'Retreat where to?', ja: '退却先を選ぶ' },
  advance: { en: 'Who advances?', ja: '前進する駒を選ぶ' },
  produce: { en: 'Spend your gold.', ja: '金を使う' },
  arm: { en: 'Guns or ships?', ja: '大砲か艦船を選ぶ' },
}

const WORDS: Readonly<Record<string, Text>> = {
  activate: { en: 'activate', ja: '活性化' },
  take: { en: 'take up', ja: '取る' },
  dig: { en: 'dig in', ja: '築城' },
  blow: { en: 'blow a bridge', ja: '橋の爆破' },
  done: { en: 'done', ja: '終える' },
  go: { en: 'go', ja: '進む' },
  stay: { en: 'stay', ja: '留まる' },
  shoot: { en: 'shoot', ja: '射撃' },
  hold: { en: 'hold fire', ja: '控える' },
  attack: { en: 'attack', ja: '攻撃' },
  join: { en: 'join', ja: '参加' },
  fire: { en: 'fire', ja: '開始' },
  retreat: { en: 'retreat', ja: '退却' },
  advance: { en: 'advance', ja: '前進' },
  levy: { en: 'levy', ja: '徴募' },
  arm: { en: 'arm', ja: '軍備' },
  guns: { en: 'guns', ja: '大砲' },
  ships: { en: 'ships', ja: '艦船' },
  production: { en: 'production', ja: '生産' },
  treasury: { en: 'treasury', ja: '国庫' },
  arsenal: { en: 'arsenal', ja: '工廠' },
  halt: { en: 'halt', ja: '停止' },
  supply: { en: 'supply', ja: '補給' },
  activation: { en: 'activation', ja: '活性化' },
  command: { en: 'command', ja: '命令' },
  combat: { en: 'combat', ja: '戦闘' },
  close: { en: 'end of the turn', ja: '終了段階' },
  march: { en: 'march', ja: '移動' },
  reaction: { en: 'reaction', ja: '反応' },
  fight: { en: 'fight', ja: '交戦' },
  end: { en: 'the end', ja: '終了' },
}

const told = ({ type, rule, ...facts }: LargeEvent): string =>
  `${type} (${rule}) ${Object.entries(facts).join(' ')}`

const REFUSALS: Readonly<
  Record<LargeTypes['refusal'], Readonly<Record<Language, (facts: Facts) => string>>>
> = {
  'too-far': {
    en: (f) => `Unit ${fact(f, 'unit')} cannot come to hex ${fact(f, 'hex')}.`,
    ja: (f) => `駒${fact(f, 'unit')}はヘクス${fact(f, 'hex')}に届かない`,
  },
  'nobody-there': { en: () => 'Nobody there can be chosen.', ja: () => '選べる駒がない' },
}

export const text = (language: Language): GameText<LargeTypes> => ({
  prompt: (key) => PROMPTS[key][language],
  event: (event) => (language === 'en' ? told(event) : `出来事：${told(event)}`),
  refusal: (code, facts) => REFUSALS[code][language](facts),
  verb: (verb) => WORDS[verb]?.[language] ?? '',
  procedure: (name) => WORDS[name]?.[language] ?? '',
})
