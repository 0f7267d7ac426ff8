/** English sentences of supply, attrition and losses. */
import type { SupplyEvents } from '../../events/supply.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/supply.ts'
import type { Part } from '../shape.ts'
import { count, dice, nation, piece, pieces, space, sum } from './words.ts'

export const supply: Part<Prompt, Refused, Verb, Procedure, keyof SupplyEvents> = {
  prompts: {
    'spend-supply': (f) => `${pieces(f.units)} check attrition at ${space(f.space)}: spend a supply unit?`,
    'use-nation': (f) => `Use the favour of ${nation(f.nation)}? The first step lost is then of that nation.`,
    'lose-step': (f) => `${count(f.left, 'step')} to lose at ${space(f.space)}: choose the unit.`,
  },
  refusals: {},
  verbs: { lose: 'Take a step from' },
  procedures: { attrition: 'Final attrition phase' },
  events: {
    'out-of-supply': (e) => `${pieces(e.units)} at ${space(e.space)} are out of supply.`,
    'attrition-rolled': (e) =>
      `Attrition at ${space(e.space)}: ${dice(e.faces, sum(e.modifiers))}, result ${e.result}.`,
    'attrition-star': (e) =>
      `The asterisk: ${String(e.faces[0])}, ${e.lost === 1 ? 'one step more' : 'nothing more'}.`,
    'step-lost': (e) =>
      `${piece(e.piece)} lost a step at ${space(e.space)}${e.left === 0 ? ' and is destroyed' : ''}.`,
    'support-lost': (e) => `${piece(e.piece)} was lost at ${space(e.space)}.`,
    'army-destroyed': (e) => `${piece(e.piece)} is no more.`,
    'leader-pooled': (e) => `${piece(e.piece)} left ${space(e.space)} for the pool.`,
  },
}
