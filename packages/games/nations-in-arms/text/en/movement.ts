/** English sentences of activation and movement. */
import type { ActivationEvents } from '../../events/activation.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { piece, pieces, space } from './words.ts'

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof ActivationEvents> = {
  prompts: {
    march: (f) => `${pieces(f.units)} at ${space(f.space)}: ${String(f.left)} MP left.`,
  },
  refusals: {
    'no-mp': (f) => `The stack does not have enough MP left for ${space(f.space)}.`,
    'no-way-there': (f) => `Troops cannot go to ${space(f.space)}.`,
    'not-adjacent': (f) => `${space(f.space)} is not adjacent to the stack.`,
    'not-in-play': (f) => `${space(f.space)} is no part of this scenario.`,
    'not-in-stack': (f) => `${piece(f.piece)} does not belong to the stack.`,
    'not-there': (f) => `${piece(f.piece)} is not where the stack is.`,
  },
  verbs: { march: 'March to', take: 'Take along', leave: 'Leave behind' },
  procedures: {
    march: 'March',
    'march/flanks': 'Flank units',
    'march/end': 'End of the activation',
    entry: 'Entering a space',
    'entry/intercept': 'Interception',
    'entry/join': 'Joining forces',
    'entry/avoid': 'Avoiding battle',
    'entry/overrun': 'Overrun',
    'entry/fight': 'Battle and siege',
    'entry/end': 'Going on',
  },
  events: {
    activated: (e) =>
      `${piece(e.piece)} is activated at ${space(e.space)}${e.forced === 1 ? ' for a forced march' : ''}.`,
    'activation-ended': (e) => `The activation of ${piece(e.piece)} ends at ${space(e.space)}.`,
    'level-changed': (e) => `${pieces(e.units)}: activation level ${e.level}.`,
  },
}
