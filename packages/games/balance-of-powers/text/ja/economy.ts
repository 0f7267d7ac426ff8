import type { Blow, EconomyEvents } from '../../events/economy.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/economy.ts'
import type { Part } from '../shape.ts'
import { month, nation, side } from './words.ts'

const BLOWS: Readonly<Record<Blow, string>> = {
  combat: '戦闘',
  attrition: '損耗',
  'july-crisis': '7月の危機',
  dreadnought: '弩級戦艦の喪失',
  fortress: '本国内要塞の喪失',
}

export const economy: Part<Prompt, Refused, Verb, Procedure, keyof EconomyEvents> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: {},
  events: {
    paid: (e) => `${nation(e.nation)}が${e.rp}RPを支払った（残り${e.left}RP）。`,
    demoralized: (e) => `${nation(e.nation)}が${BLOWS[e.why]}により士気喪失1（${e.level}／限界${e.limit}）。`,
    'crisis-began': (e) => `${nation(e.nation)}は${month(e.month)}、危機に陥った。`,
    'innovation-gained': (e) => `${side(e.side)}の戦術的革新（TI）が${e.level}になった。`,
    'innovation-rolled': (e) =>
      e.gained
        ? `TIダイス${e.die}（${e.below}未満）：${side(e.side)}はTIのメリットを獲得した。`
        : `TIダイス${e.die}（${e.below}以上）：TIのメリットはまだ得られない。`,
  },
}
