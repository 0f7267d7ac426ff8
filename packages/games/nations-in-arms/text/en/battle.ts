/** English sentences of battles. */
import type { Fact } from '@sandtable/kernel'
import type { BattleEvents } from '../../events/battle.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/battle.ts'
import type { Part } from '../shape.ts'
import { count, piece, pieces, space } from './words.ts'

const SIZES = ['skirmish', 'engagement', 'decisive battle']
const ROLES = ['attacker', 'defender']
const roleOf = (role: Fact | undefined): string => ROLES[Number(role)] ?? ''
const ratio = (n: number): string => (n >= 0 ? `${n}:1` : `1:${-n}`)
const WHY: Readonly<Record<string, string>> = {
  annihilation: 'nobody of the other side is left',
  losses: 'it has inflicted more losses',
  plus: 'its result has the plus',
  conceded: 'the other side admits defeat',
  undecided: 'two rounds have decided nothing',
}
const FATES = ['is unhurt', 'is wounded', 'is killed']
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

export const battle: Part<Prompt, Refused, Verb, Procedure, keyof BattleEvents> = {
  prompts: {
    'bring-to-battle': (f) =>
      `${piece(f.piece)} reaches ${space(f.space)} with ${pieces(f.units)}. Who stays behind?`,
    'choose-lead-unit': (f) => `Battle of ${space(f.space)}: which unit leads?`,
    'choose-leader': (f) => `Battle of ${space(f.space)}: which leader makes the casualty check?`,
    'choose-morale': (f) => `Battle of ${space(f.space)}: which morale counts?`,
    'choose-subordinate': (f) =>
      `Battle of ${space(f.space)}: which subordinate lends his combat modifier, at the risk of a casualty check?`,
    concede: (f) =>
      `The fight at ${space(f.space)} is undecided: stay${f.round === 1 ? ' for a second round' : ''}, or admit defeat?`,
    'march-to-guns': (f) => `Battle of ${space(f.space)}: who marches to the sound of the guns?`,
    pursued: (f) => `Pursuit from ${space(f.space)}: ${count(f.left, 'loss', 'losses')} to take.`,
    retreat: (f) => `Where do ${pieces(f.units)} retreat to from ${space(f.space)}?`,
    'retreat-on': (f) => `${pieces(f.units)} have come to ${space(f.space)}: a second hex, or stay?`,
    'take-loss': (f) =>
      `Battle of ${space(f.space)}: ${count(f.left, 'step')} to lose${f.mounted === 1 ? ', one of them mounted' : ''}.`,
  },
  refusals: {
    'closed-neutral': (f) => `${space(f.space)} is neutral ground.`,
    'enemy-there': (f) => `The enemy stands at ${space(f.space)}.`,
    'farther-from-supply': (f) => `${space(f.space)} does not lie nearer to a supply source.`,
    'fortress-bars': (f) => `The enemy fortress at ${space(f.space)} is not besieged.`,
    'group-owed': (f) => `Half of the losses come from units of morale ${String(f.value)}.`,
    'guns-heard': (f) => `The force of ${piece(f.piece)} has tried in this round.`,
    'infantry-owed': () => 'Two steps of infantry go in place of the mounted one.',
    'lead-unit-first': (f) => `The first step comes from the lead unit, ${piece(f.piece)}.`,
    'mounted-owed': () => 'A mounted step must go.',
    'must-go-back': (f) => `This force retreats first to where it came from, ${space(f.space)}.`,
    'no-commander-to-rally': () => 'Only the commander of the whole stack can rally it.',
    'no-fortress-here': (f) => `There is no fortress of your bloc at ${space(f.space)} that is not besieged.`,
    'no-mp-to-rally': () => 'A rally check costs 3 MP.',
    'no-mounted-loss': () => 'The result does not ask for a mounted step.',
    'not-beside-battle': (f) => `${piece(f.piece)} does not lead a force beside ${space(f.space)}.`,
    'not-demoralized': () => 'The stack is not demoralized.',
    'not-in-battle': (f) => `${piece(f.piece)} is not in this battle on your side.`,
    'not-lowest': (f) => `${piece(f.piece)} is not of the lowest rank, or commands an army.`,
    'not-subordinate': (f) => `${piece(f.piece)} is not a subordinate in this battle.`,
    'not-to-divide': (f) =>
      `${piece(f.piece)} cannot go another way: the commander of an army stays with it, and the last unit with its force.`,
    'other-way-first': (f) => `There is a way that avoids the enemy; ${space(f.space)} does not.`,
    'rally-unsupplied': () => 'Out of supply, the stack cannot rally.',
    'their-contact-hex': (f) => `The enemy came from ${space(f.space)}.`,
    'too-little-infantry': () => 'There are not two steps of infantry to go in its place.',
    'too-many-there': (f) => `Not all of them can stack at ${space(f.space)}: leave somebody behind.`,
  },
  verbs: {
    bring: 'March there',
    concede: 'Admit defeat',
    hear: 'To the guns:',
    lead: 'Lead with',
    lose: 'Lose a step of',
    morale: 'Morale',
    nobody: 'Nobody',
    rally: 'Rally',
    divide: 'Go another way:',
    retreat: 'Retreat to',
    'retreat-inside': 'Retreat into the fortress',
    risk: 'Check for',
    spare: 'Two steps of infantry instead',
    stand: 'Stay',
    stay: 'Go no further',
    subordinate: 'Use',
    wall: 'A fortress point',
  },
  procedures: {
    battle: 'Battle',
    'battle/guns': 'March to the guns',
    'battle/bring': 'Marching up',
    'battle/ready': 'Size and morale',
    'battle/leads': 'Subordinates and lead units',
    'battle/dice': 'Dice',
    'battle/losses': 'Losses',
    'battle/leaders': 'Leader casualties',
    'battle/verdict': 'Victory',
    'battle/concede': 'Stay or admit defeat',
    'battle/morale': 'Morale check',
    'battle/retreat': 'Retreat',
    'battle/retreat-on': 'Retreat',
    'battle/pursuit': 'Pursuit',
    'battle/withdraw': 'Retreat',
    'battle/destroyed': 'Destruction',
    'battle/end': 'End of the battle',
  },
  events: {
    'battle-began': (e) =>
      `Battle of ${space(e.space)}: ${pieces(e.attackers)} attack ${pieces(e.defenders)}.`,
    'round-began': (e) => `Battle of ${space(e.space)}, round ${e.round}.`,
    'guns-heard': (e) =>
      `${piece(e.piece)} ${e.succeeds === 1 ? 'marches' : 'does not march'} to the sound of the guns: ${e.total}, ${e.needed} needed.`,
    'marched-to-guns': (e) => `${pieces(e.pieces)} arrived from ${space(e.from)} at ${space(e.space)}.`,
    'battle-sized': (e) =>
      `A ${SIZES[e.size] ?? ''}: ${e.steps.join(' steps against ')}, odds ${ratio(e.ratio)}.`,
    'morale-set': (e) => `Overall morale: attacker ${e.values[0] ?? 0}, defender ${e.values[1] ?? 0}.`,
    'leads-shown': (e) =>
      `Lead units: ${[...e.units, ...e.subordinates].filter((p) => p >= 0).length === 0 ? 'none' : pieces([...e.units, ...e.subordinates].filter((p) => p >= 0))}.`,
    'battle-rolled': (e) =>
      `The ${roleOf(e.role)} rolls ${e.dice}, with modifiers ${signed(e.total - e.dice)} that is ${e.total}: ${count(e.steps, 'step')}${e.plus === 1 ? ', plus' : ''}${e.mounted === 1 ? ', one mounted' : ''}.`,
    'won-by-odds': (e) => `The ${roleOf(e.role)} wins by odds of ${ratio(Math.abs(e.ratio))}.`,
    'cavalry-spared': (e) => `The ${roleOf(e.role)} loses two steps of infantry in place of a mounted one.`,
    'leader-checked': (e) => `${piece(e.piece)} ${FATES[e.fate] ?? ''} (die ${e.die}).`,
    succeeded: (e) =>
      e.successor < 0
        ? `Nobody is left to succeed ${piece(e.piece)}.`
        : `${piece(e.successor)} succeeds ${piece(e.piece)}.`,
    'battle-won': (e) => `The ${roleOf(e.role)} wins at ${space(e.space)}: ${WHY[e.why] ?? ''}.`,
    conceded: (e) => `The ${roleOf(e.role)} admits defeat.`,
    stood: (e) => `The ${roleOf(e.role)} stays.`,
    'morale-checked': (e) =>
      `Morale check of the ${roleOf(e.role)}: ${e.die}, at most ${e.needed}: ${e.holds === 1 ? 'it holds' : 'it breaks'}.`,
    demoralized: (e) => `${pieces(e.pieces)} are demoralized.`,
    pursued: (e) =>
      `The cavalry pursues: ${count(e.losses, 'loss', 'losses')}${e.doubled === 1 ? ', doubled at the river' : ''}.`,
    retreated: (e) =>
      e.inside === 1
        ? `${pieces(e.pieces)} retreated into the fortress of ${space(e.from)}.`
        : `${pieces(e.pieces)} retreated from ${space(e.from)} to ${e.path.map((at) => space(at)).join(', ')}.`,
    rallied: (e) =>
      `${piece(e.piece)} ${e.succeeds === 1 ? 'rallies the force' : 'does not rally the force'}: ${e.die}, at most ${e.needed}.`,
    'cannot-retreat': (e) => `${pieces(e.pieces)} could not retreat from ${space(e.space)} and were lost.`,
  },
}
