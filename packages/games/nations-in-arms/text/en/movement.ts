/** English sentences of activation and movement. */
import type { ActivationEvents } from '../../events/activation.ts'
import type { MovementEvents } from '../../events/movement.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { nation, piece, pieces, space } from './words.ts'

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof ActivationEvents | keyof MovementEvents> =
  {
    prompts: {
      march: (f) => `${pieces(f.units)} at ${space(f.space)}: ${String(f.left)} MP left.`,
      'absorb-into': (f) => `Which unit takes in the step of ${piece(f.piece)}?`,
      'keep-leader': (f) => `Does ${piece(f.piece)} stay as a subordinate? Otherwise he returns to the pool.`,
      displace: (f) => `There is no room for all at ${space(f.space)}: choose a unit that leaves.`,
      flanks: (f) => `Flank units of ${piece(f.army)}: choose which moves next.`,
      'wait-for-flanks': (f) =>
        `Battle at ${space(f.space)}: fight at once, or end the march and let the flank units come up first?`,
    },
    refusals: {
      alone: () => 'A leader without units takes no units under command on the way.',
      'army-stays': () => 'An army marker and its commander are not left behind.',
      'besieged-there': (f) => `${piece(f.piece)} is shut in a besieged fortress.`,
      'bridge-instead': () => 'An engineer becomes a pontoon when it bridges a river.',
      'cannot-move': (f) => `${piece(f.piece)} cannot move: turn it first.`,
      extended: () => 'In extended movement a stack only moves, takes in, absorbs and drops units.',
      'flank-away': () => 'Flank units have to end beside the army or with it.',
      'flank-cannot-follow': (f) => `A flank unit at ${space(f.from)} could not follow to ${space(f.space)}.`,
      'fortress-there': (f) => `${space(f.space)} holds an enemy fortress or depot.`,
      'is-mover': (f) => `${piece(f.piece)} leads the stack.`,
      'level-over-in-stack': () =>
        'The stack has taken in units that can do no more in this season, and ends here.',
      'near-enemy': (f) => `${space(f.space)} is too near the enemy.`,
      'needs-leader': () => 'That takes an activated leader.',
      'neutral-ground': (f) => `${space(f.space)} belongs to a nation that is not at war.`,
      'no-army': () => 'Flank units are named before an army marker moves.',
      'no-corps': () => 'Only an infantry corps makes a detachment.',
      'no-detachment': () => 'No detachment of that nation is left in the force pool.',
      'no-engineer': () => 'That takes an engineer in supply, before the stack moves.',
      'no-mp': (f) => `The stack does not have enough MP left for ${space(f.space)}.`,
      'no-mp-to-halt': (f) => `The stack does not have the MP to join those who are at ${space(f.space)}.`,
      'no-mp-to-join': () => 'The stack does not have the MP for that.',
      'no-river': () => 'No river without a bridge lies there.',
      'no-way-there': (f) => `Troops cannot go to ${space(f.space)}.`,
      'nobody-absorbs': (f) => `No reduced unit of the stack can take in a step of ${piece(f.piece)}.`,
      'not-adjacent': (f) => `${space(f.space)} is not adjacent to the stack.`,
      'not-beside-army': (f) => `${piece(f.piece)} is not beside the army.`,
      'not-in-play': (f) => `${space(f.space)} is no part of this scenario.`,
      'not-in-stack': (f) => `${piece(f.piece)} does not belong to the stack.`,
      'not-there': (f) => `${piece(f.piece)} is not where the stack is.`,
      'other-army': (f) => `${piece(f.piece)} belongs to another army.`,
      'too-weak-to-besiege': (f) => `The force is too weak to besiege the fortress of ${space(f.space)}.`,
      'unit-alone': () => 'A unit that moves alone takes nobody along.',
    },
    verbs: {
      march: 'March to',
      take: 'Take along',
      leave: 'Leave behind',
      absorb: 'Absorb a step of',
      fill: 'Fill',
      turn: 'Turn',
      bridge: 'Bridge the river to',
      detach: 'Make a detachment of',
      designate: 'Name as flank unit',
      displace: 'Displace',
      flank: 'Move the flank unit',
      extend: 'Extended movement',
      'extend-trains': 'Extended movement of the trains',
      wait: 'Wait for the flank units',
      fight: 'Fight at once',
    },
    procedures: {
      march: 'March',
      'march/flanks': 'Flank units',
      'march/end': 'End of the march',
      'march/close': 'End of the activation',
    },
    events: {
      activated: (e) =>
        `${piece(e.piece)} is activated at ${space(e.space)}${e.forced === 1 ? ' for a forced march' : ''}.`,
      'activation-ended': (e) => `${piece(e.piece)} halts at ${space(e.space)}.`,
      'level-changed': (e) => `${pieces(e.units)}: activation level ${e.level}.`,
      marched: (e) => `${pieces(e.units)} marched from ${space(e.from)} to ${space(e.to)} (${e.cost} MP).`,
      taken: (e) => `${piece(e.piece)} joined the stack at ${space(e.space)} (${e.cost} MP).`,
      joined: (e) => `${pieces(e.units)} joined the forces at ${space(e.space)} (${e.cost} MP).`,
      absorbed: (e) =>
        `A step of ${piece(e.piece)} went to ${piece(e.into)} at ${space(e.space)} (${e.cost} MP).`,
      displaced: (e) => `${piece(e.piece)} had to make room and went to ${space(e.space)}.`,
      'unit-lost': (e) => `${piece(e.piece)} found no room at ${space(e.space)} and is lost.`,
      'flank-named': (e) => `${piece(e.piece)} is a flank unit of ${piece(e.army)}.`,
      extended: (e) => `${e.trains === 1 ? 'The trains move' : 'The stack moves'} with extended movement.`,
      turned: (e) =>
        `${piece(e.piece)} at ${space(e.space)} is ${e.face === 0 ? 'ready to move' : 'a depot'}.`,
      bridged: (e) => `${piece(e.piece)} bridged the river from ${space(e.from)} to ${space(e.to)}.`,
      detached: (e) => `${piece(e.from)} made ${piece(e.piece)} at ${space(e.space)}.`,
      'city-taken': (e) => `${nation(e.nation)} holds ${space(e.space)}.`,
      'siege-began': (e) => `${space(e.space)} is besieged.`,
    },
  }
