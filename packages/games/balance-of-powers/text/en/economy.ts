import type { Blow, EconomyEvents } from '../../events/economy.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/economy.ts'
import type { Part } from '../shape.ts'
import { month, nation, side } from './words.ts'

const BLOWS: Readonly<Record<Blow, string>> = {
  combat: 'a battle',
  attrition: 'attrition',
  'july-crisis': 'the July crisis',
  dreadnought: 'a dreadnought lost',
  fortress: 'a fortress lost at home',
}

export const economy: Part<Prompt, Refused, Verb, Procedure, keyof EconomyEvents> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: {},
  events: {
    paid: (e) => `${nation(e.nation)} paid ${e.rp} RP and has ${e.left} left.`,
    demoralized: (e) =>
      `${nation(e.nation)} lost heart over ${BLOWS[e.why]}: demoralization ${e.level} of ${e.limit}.`,
    'crisis-began': (e) => `${nation(e.nation)} is in crisis from ${month(e.month)} on.`,
    'innovation-gained': (e) => `Tactical innovation of ${side(e.side)} rose to ${e.level}.`,
    'innovation-rolled': (e) =>
      e.gained
        ? `A ${e.die}, below ${e.below}: ${side(e.side)} have the benefits of tactical innovation.`
        : `A ${e.die}, not below ${e.below}: no benefits of tactical innovation yet.`,
  },
}
