/** English sentences of units, stacking and command. */
import type { Procedure, Prompt, Refused, Verb } from '../keys/stacking.ts'
import type { Part } from '../shape.ts'

export const stacking: Part<Prompt, Refused, Verb, Procedure, never> = {
  prompts: {},
  refusals: {
    'detachment-in-army': () => 'An army takes in no detachments; it may only absorb them.',
    'empty-army': () => 'An army needs at least one corps.',
    'no-commander': () => 'An army needs a commander.',
    outranked: () => 'Nobody in an army may outrank its commander.',
    'outside-army': () => 'Where army markers stand, every unit and leader belongs to one of them.',
    'over-capacity': () => 'That is more than the commander of the army can lead.',
    'too-many-armies': () => 'At most three armies stack.',
    'too-many-leaders': () => 'There are more leaders than that force can have.',
    'too-many-steps': () => 'The force has more steps than its commander can lead.',
    'too-many-without-leader': () => 'Without a leader only one combat unit can stand in a space.',
    'too-mixed': () => 'An army needs more than twice as many steps of its own nation as of all others.',
  },
  verbs: {},
  procedures: {},
  events: {},
}
