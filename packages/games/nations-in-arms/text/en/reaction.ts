/** English sentences of interception, avoidance and overrun. */
import type { ReactionEvents } from '../../events/reaction.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/reaction.ts'
import type { Part } from '../shape.ts'
import { dice, piece, pieces, space } from './words.ts'

export const reaction: Part<Prompt, Refused, Verb, Procedure, keyof ReactionEvents> = {
  prompts: {
    intercept: (f) => `${piece(f.piece)} has entered ${space(f.space)}: who tries to intercept?`,
    'name-flanks': (f) => `Name flank units of ${piece(f.army)} for this check.`,
    'intercept-with': (f) => `${pieces(f.units)} intercept at ${space(f.space)}: choose who goes.`,
    'intercept-move': (f) => `${piece(f.army)} intercepts at ${space(f.space)}: choose who moves a hex.`,
    'send-where': (f) => `Where does ${piece(f.piece)} go?`,
    'flank-withdraws': (f) => `Where does ${piece(f.piece)} go with ${piece(f.army)}?`,
    'army-withdraws': (f) =>
      `Part of ${piece(f.army)} bars the way at ${space(f.space)}: does the rest try to withdraw?`,
    'leave-garrison': (f) =>
      `Choose who stays in the fortress of ${space(f.space)}; the others try to avoid battle.`,
    avoid: (f) =>
      `${piece(f.piece)} has entered ${space(f.space)}: stand, avoid battle or retire into the fortress.`,
  },
  refusals: {
    'contact-area': (f) => `${space(f.space)} lies in the contact area.`,
    demoralized: (f) => `${piece(f.piece)} leads a demoralized force.`,
    'enemy-there': (f) => `There are enemies at ${space(f.space)}.`,
    'enemy-zone': (f) => `${space(f.space)} lies in the zone of influence of an enemy army.`,
    'has-tried': (f) => `${piece(f.piece)} has tried already.`,
    'no-commander-there': () => 'Without a leader that force cannot avoid battle.',
    'no-force': (f) => `${piece(f.piece)} commands no force that could intercept.`,
    'nobody-sent': (f) => `At least one unit has to go to ${space(f.space)}.`,
    'out-of-range': (f) => `${piece(f.piece)} cannot get there.`,
  },
  verbs: {
    intercept: 'Intercept with',
    pass: 'Let it pass',
    go: 'Send them',
    send: 'Move',
    step: 'To',
    avoid: 'Avoid battle towards',
    'shut-in': 'Retire into the fortress',
    stand: 'Stand',
    stay: 'Stay',
    garrison: 'Leave in the fortress',
  },
  procedures: {
    entry: 'Entering a space',
    'entry/intercept': 'Interception',
    'entry/avoid': 'Avoiding battle',
    'entry/fight': 'Battle',
    'entry/end': 'Going on',
  },
  events: {
    intercepting: (e) =>
      `${piece(e.piece)} tries to intercept at ${space(e.space)}: ${dice(e.faces, e.net)}, ${e.success === 1 ? 'and succeeds' : 'and fails'}.`,
    intercepted: (e) => `${pieces(e.units)} intercepted from ${space(e.from)} at ${space(e.to)}.`,
    avoiding: (e) =>
      `${piece(e.piece)} tries to avoid battle at ${space(e.space)}: ${dice(e.faces, e.net)}, ${e.success === 1 ? 'and succeeds' : 'and fails'}.`,
    avoided: (e) => `${pieces(e.units)} avoided battle at ${space(e.from)} and went to ${space(e.to)}.`,
    'shut-in': (e) => `${pieces(e.units)} retired into the fortress of ${space(e.space)}.`,
    overrun: (e) => `${pieces(e.units)} were overrun at ${space(e.space)}.`,
  },
}
