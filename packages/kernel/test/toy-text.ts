import type { Facts, GameText, Language, Text } from '../index.ts'
import type { ToyEvent, ToyTypes } from './toy-types.ts'

type Say<X> = Readonly<Record<Language, (of: X) => string>>
type Sentences<K extends string> = Readonly<Record<K, Say<Facts>>>

const say = <X>(en: (of: X) => string, ja: (of: X) => string): Say<X> => ({ en, ja })
const fact = (facts: Facts, name: string): string => String(facts[name])

const prompts: Sentences<ToyTypes['prompt']> = {
  bid: say(
    (f) => `Power ${fact(f, 'power')} bids.`,
    (f) => `勢力${fact(f, 'power')}の入札`,
  ),
  raid: say(
    (f) => `Whom to raid? Hired: ${fact(f, 'hired')}.`,
    (f) => `襲撃先を選ぶ（雇兵${fact(f, 'hired')}）`,
  ),
  resist: say(
    (f) => `Power ${fact(f, 'power')} resists or flees.`,
    (f) => `勢力${fact(f, 'power')}は抵抗か逃走`,
  ),
}

const refusals: Sentences<ToyTypes['refusal']> = {
  'too-poor': say(
    (f) => `${fact(f, 'gold')} is more than ${fact(f, 'has')}.`,
    (f) => `${fact(f, 'has')}しかないので${fact(f, 'gold')}は払えない`,
  ),
  'nothing-there': say(
    () => 'Nothing to take there.',
    () => '奪うものがない',
  ),
}

const WORDS: Readonly<Record<string, Text>> = {
  bid: { en: 'bid', ja: '入札' },
  raid: { en: 'raid', ja: '襲撃' },
  'raid-on': { en: 'raid', ja: '襲撃' },
  fight: { en: 'fight', ja: '戦闘' },
  hire: { en: 'hire', ja: '雇う' },
  pass: { en: 'pass', ja: '終える' },
  resist: { en: 'resist', ja: '抵抗' },
  flee: { en: 'flee', ja: '逃走' },
  close: { en: 'close', ja: '締め' },
  deal: { en: 'deal', ja: '配札' },
  end: { en: 'end', ja: '終了' },
}

const describe = ({ type, rule, ...facts }: ToyEvent): string =>
  `${type} (${rule}) ${Object.entries(facts).join(' ')}`

export const text = (language: Language): GameText<ToyTypes> => ({
  prompt: (key, facts) => prompts[key][language](facts),
  refusal: (code, facts) => refusals[code][language](facts),
  event: (event) => (language === 'en' ? describe(event) : `出来事：${describe(event)}`),
  verb: (verb) => WORDS[verb]?.[language] ?? '',
  procedure: (name) => WORDS[name]?.[language] ?? '',
})
