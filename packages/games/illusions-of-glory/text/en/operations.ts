import type { Facts } from '@sandtable/kernel'
import type { OperationsEvents } from '../../events/operations.ts'
import type * as keys from '../keys/operations.ts'
import type { Part } from '../shape.ts'
import { count, does, nation, piece, pieces, player, pool, space, spaces } from './words.ts'

/** whom or where a reason is about */
const subject = (f: Facts): string =>
  typeof f.piece === 'number' ? piece(f.piece) : `the units in ${space(f.space)}`
const purpose = (attack: unknown): string => (attack === true ? 'attack' : 'movement')
const orFree = (f: Facts): string => (f.free === 0 ? '' : `, ${count(f.free, 'free move')} left`)

/** what else can be done at this moment, as far as the table says */
const others = ({ dig, assemble }: Facts): string =>
  `${dig === true ? ', or dig in' : ''}${assemble === true ? ', or assemble corps' : ''}`

export const operations: Part<typeof keys, keys.Procedure, keyof OperationsEvents> = {
  prompts: {
    activate: (f) =>
      `${player(f.side)}, ${String(f.points)} OPS left${orFree(f)}: activate a space for movement, or choose an enemy to attack.`,
    'form-stack': (f) =>
      `Form a stack in ${space(f.space)} for ${purpose(f.attack)}: ${pieces(f.pieces)}. It costs ${String(f.cost)} of ${count(f.points, 'OPS point')}.`,
    movement: (f) =>
      typeof f.debt === 'number' && f.debt >= 0
        ? `More units must come to besiege ${space(f.debt)}: which?`
        : typeof f.must === 'string'
          ? `Movement cannot end yet. ${f.must}`
          : `${player(f.side)}: move the units of activated spaces${others(f)}.`,
    march: (f) => `${pieces(f.pieces)} in ${space(f.space)}: where to? ${count(f.left, 'MP')} left.`,
    'assemble-with': (f) => `Which SCU becomes part of ${piece(f.piece)}?`,
    'disassemble-into': (f) =>
      `${piece(f.piece)} is split up: take ${count(f.need, 'more SCU')} from the reserve box.`,
    overstacked: (f) => `Too many units in ${space(f.space)}: ${String(f.excess)} must go. Which?`,
    'displace-where': (f) => `There is no room in ${space(f.space)}: where does ${piece(f.piece)} go?`,
    'leave-siege': (f) => `Too few to besiege ${space(f.space)}: where does ${piece(f.piece)} go?`,
    'captured-supplies': (f) =>
      `Supplies were captured at ${space(f.space)}: which nation gets the replacement point?`,
  },
  refusals: {
    'no-units-there': (f) => `You have no units in ${space(f.space)}.`,
    'only-uprisings-there': (f) => `Uprisings in ${space(f.space)} cannot be activated.`,
    'too-few-points': (f) =>
      `${space(f.space)} costs ${count(f.needs, 'OPS point')}, you have ${String(f.has)}.`,
    'already-activated': (f) => `The units in ${space(f.space)} have been activated this round already.`,
    'activate-units-there': (f) =>
      `${space(f.space)} is not activated as a space: activate its units, alone or as stacks.`,
    'lemnos-moves-only': () => 'Units on Lemnos can be activated for movement only.',
    'lemnos-in-winter': () => 'Units on Lemnos cannot be activated in winter.',
    'supplied-by-allies-only': (f) =>
      `The units in ${space(f.space)} draw supply from allies only: they may move, but not attack.`,
    'no-target': (f) => `The units in ${space(f.space)} have nothing to attack.`,
    'not-your-command': (f) => `The units in ${space(f.space)} are under your partner’s command.`,
    'stack-full': (f) => `No more than three LCUs and SCUs can stand together in ${space(f.space)}.`,
    'stacks-only-with-own': (f) =>
      `Russians and Romanians stack only with each other: not in ${space(f.space)}.`,
    'not-activated': (f) => `Not activated for movement: ${subject(f)}.`,
    'finish-the-other-space': (f) =>
      `The movement out of ${space(f.space)} is over: others have begun to move.`,
    'has-moved': (f) => `${subject(f)} cannot move again this round.`,
    'attack-space': (f) => `${space(f.space)} is activated for attack: units may pass, but not stop there.`,
    'not-connected': (f) => `There is no way to ${space(f.space)}.`,
    'too-far': (f) => `${space(f.space)} is ${String(f.needs)} spaces away, ${count(f.left, 'MP')} left.`,
    'must-stop-there': (f) => `Units that enter ${space(f.space)} must stop there.`,
    'enemy-there': (f) => `Enemy units are in ${space(f.space)}.`,
    'uprising-there': (f) => `There is an uprising in ${space(f.space)}.`,
    'neutral-closed': (f) => `${space(f.space)} is neutral: no unit may enter.`,
    'greeks-there': (f) => `${space(f.space)} is held by neutral Greeks.`,
    'too-few-to-besiege': (f) =>
      `Too few to besiege ${space(f.space)}: it takes one LCU, or as many SCUs as the fort has combat factors.`,
    'siege-must-hold': (f) => `The siege of ${space(f.space)}: enough units must stay, or all must leave.`,
    'siege-waits': (f) => `First the siege of ${space(f.space)} must be completed.`,
    'no-landing-marker': (f) => `There is no Landing marker in ${space(f.space)}.`,
    'lcus-only-by-sea': () => 'Only LCUs of the Allied Powers go by the sea lanes.',
    'no-sea-in-winter': () => 'Not in a winter turn.',
    'support-alone': (f) => `${piece(f.piece)} must end its move with friendly LCUs or SCUs.`,
    'second-hq': (f) => `There can be only one HQ or heavy artillery in ${space(f.space)}.`,
    'treaty-forbids': (f) => `The Treaty of Brest-Litovsk forbids it: ${space(f.space)}.`,
    'brandenburg-limit': () => 'Only one German LCU a turn may leave Brandenburg.',
    'only-home': () =>
      'Units activated free of charge may enter only Russian spaces held by the Allied Powers.',
    'no-trench-in-1914': () => 'No trenches can be dug in the first turn.',
    'no-trench-here': (f) => `No trench can be dug in ${space(f.space)}: only in clear and mountain spaces.`,
    'needs-lcu': (f) => `There must be an LCU in ${space(f.space)} that has not moved.`,
    'trenches-used-up': () => 'Two trenches have been dug this turn.',
    'one-trench-a-round': () => 'A trench has been dug this round.',
    'trench-there': (f) => `There is a trench in ${space(f.space)} already.`,
    'out-of-supply': (f) => `Out of supply: ${subject(f)}.`,
    'no-counter-for-it': (f) => `${piece(f.piece)} is not in the Replaceable box.`,
    'wrong-troops': (f) => `The right SCUs for ${piece(f.piece)} are not together in an activated space.`,
    'special-unit': (f) => `${piece(f.piece)} is a special unit.`,
    'no-assembly-in-revolution': () => 'The revolution: Russian LCUs are not assembled any more.',
    'reserve-lacks-troops': (f) =>
      `The reserve box lacks the SCUs that ${piece(f.piece)} would be split into.`,
    'amphibious-used': () => 'The Russian amphibious assault has been made.',
    'port-occupied': (f) => `${space(f.space)} is occupied: the assault needs an empty port.`,
    'port-not-open': (f) => `${space(f.space)} is neutral: no assault on it.`,
    'in-the-stack-already': (f) => `${piece(f.piece)} is in the stack already.`,
    'not-in-that-stack': (f) => `${piece(f.piece)} is not in ${space(f.space)}.`,
    'makes-no-room': (f) => `${space(f.space)} would be too full all the same without ${piece(f.piece)}.`,
    'nearest-place-only': (f) =>
      `${piece(f.piece)} goes to the nearest space with room. ${space(f.space)} is no such space.`,
    'not-at-that-fort': (f) => `${piece(f.piece)} is not one of the besiegers of ${space(f.space)}.`,
    'nowhere-to-leave-to': (f) => `${piece(f.piece)} has no space to go to.`,
    'cannot-leave-to': (f) => `${piece(f.piece)} cannot leave the siege for ${space(f.space)}.`,
    'not-for-that-lcu': (f) => `${piece(f.piece)} is no part of ${piece(f.lcu)} with the SCUs chosen so far.`,
  },
  verbs: {
    move: 'Activate for movement',
    attack: 'Activate for attack',
    'attack-without': 'Activate for attack without British and French',
    'move-stack': 'Activate units for movement',
    'attack-stack': 'Activate units for attack',
    'free-move': 'Activate free of charge',
    add: 'Add to the stack',
    formed: 'Stack is complete',
    unit: 'Move a unit',
    stack: 'Move together',
    dig: 'Dig a trench',
    assemble: 'Assemble',
    disassemble: 'Split up',
    amphibious: 'Amphibious assault',
    march: 'March to',
    leave: 'Leave behind',
    use: 'Use',
    'take-scu': 'Take',
    displace: 'Send away',
    'displace-to': 'Send to',
    'leave-to': 'Leave for',
  },
  procedures: {
    activation: 'Activation',
    movement: 'Movement',
    'round-end': 'End of the action round',
    march: 'March',
    'form-stack': 'Forming a stack',
    assembly: 'Assembling and splitting up',
  },
  events: {
    activated: (e) =>
      `${player(e.side)} activate ${space(e.space)} for ${purpose(e.attack)} (${count(e.cost, 'OPS point')}, ${String(e.points)} left).`,
    'stack-formed': (e) =>
      `${player(e.side)} activate ${pieces(e.pieces)} in ${space(e.space)} for ${purpose(e.attack)} (${count(e.cost, 'OPS point')}, ${String(e.points)} left).`,
    marched: (e) =>
      e.path.length > 1
        ? `${pieces(e.pieces)}: from ${space(e.from)} by ${spaces(e.path.slice(0, -1))} to ${space(e.to)}.`
        : `${pieces(e.pieces)}: from ${space(e.from)} to ${space(e.to)}.`,
    'control-taken': (e) => `${player(e.side)} take ${space(e.space)} (${nation(e.nation)}).`,
    'control-returned': (e) =>
      e.to < 0
        ? `${space(e.space)} is under nobody's control again.`
        : `${space(e.space)} is controlled by ${player(e.to)} again.`,
    'trench-dug': (e) => `${player(e.side)} dig a trench of level ${String(e.level)} in ${space(e.space)}.`,
    'trench-lost': (e) => `The trench in ${space(e.space)} is gone.`,
    besieged: (e) => `${player(e.side)} besiege ${space(e.space)}.`,
    'siege-lifted': (e) => `${space(e.space)} is no longer besieged.`,
    assembled: (e) =>
      `${piece(e.piece)} is assembled in ${space(e.space)}${e.face === 0 ? '' : ', reduced'}: ${pieces(e.from)}.`,
    disassembled: (e) => `${piece(e.piece)} in ${space(e.space)} is split into ${pieces(e.into)}.`,
    displaced: (e) => `${piece(e.piece)} gives way from ${space(e.from)} to ${space(e.to)}.`,
    'withdrew-by-sea': (e) =>
      `${pieces(e.pieces)} ${does(e.pieces, 'withdraw')} from ${space(e.from)} to Lemnos${e.underFire ? ' under fire' : ''}.`,
    'landing-lost': (e) =>
      `The landing at ${space(e.space)} is lost${e.underFire ? ' after the withdrawal under fire' : ''}.`,
    'supplies-captured': (e) => `Supplies captured at ${space(e.space)}: ${pool(e.pool)} +1.`,
    'landed-amphibious': (e) => `${piece(e.piece)} lands at ${space(e.space)}.`,
    'greece-tested': (e) =>
      `${player(e.side)} enter ${space(e.space)}: Greece rolls ${String(e.die)} (joins the enemy from ${String(e.from)}) and ${e.joins ? 'enters the war' : 'stays neutral'}.`,
  },
}
