import type { Facts } from '@sandtable/kernel'
import type { Cause, Modifier, Shift } from '../events.ts'
import { AH, type Side } from '../sides.ts'
import { namer, type Sentences } from './shape.ts'

const { hex, hexes, unit, units } = namer('ja', '、')

const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0)
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))
const army = (side: Side): string => (side === AH ? 'Austria-Hungary' : 'Russia')
const adjective = (side: Side): string => (side === AH ? 'Austro-Hungarian' : 'Russian')

const SUPPLY = ['in supply', 'in low supply', 'out of supply']
const PHASES = { reinforcement: 'Reinforcements', movement: 'Movement', combat: 'Combat' }
const CAUSES: Readonly<Record<Cause, string>> = {
  losses: 'destroyed in combat',
  river: 'destroyed crossing the river',
  'no-retreat': 'destroyed with no way to retreat',
  attrition: 'lost to attrition',
  'over-stacking': 'removed from an over-stacked hex',
  'no-room': 'lost for want of room to retreat',
}
const MODIFIERS: Readonly<Record<Modifier['what'], string>> = {
  crt: 'combat result',
  artillery: 'enemy artillery',
  flank: 'flank attack',
  retreat: 'retreat',
  'failed-retreat': 'retreat priorities failed',
  ratio: 'ratio above 4:1',
}
const SHIFTS: Readonly<Record<Shift['what'], string>> = { flank: 'flank attack', fortress: 'beside Przemysl' }

const modifier = ({ what, drm, rule }: Modifier): string => `${signed(drm)} ${MODIFIERS[what]} (${rule})`
const shift = ({ what, columns, rule }: Shift): string =>
  `, ${Math.abs(columns)} columns ${columns > 0 ? 'right' : 'left'} for ${SHIFTS[what]} (${rule})`

const chosen = (facts: Facts): string => {
  const list = facts.units as readonly number[] | undefined
  return list && list.length > 0 ? ` Chosen so far: ${units(list)}.` : ''
}

export const ja: Sentences = {
  prompts: {
    move: () => 'Move units or stacks, rest tired ones, or end the movement phase.',
    march: (f) =>
      `${units(f.units)} at ${hex(f.hex)}: choose where to march (${count(number(f, 'left'), 'MP', 'MPs')} left), or halt.`,
    react: (f) =>
      `Enemy units are at ${hex(f.enemy)}. ${unit(f.unit)} at ${hex(f.hex)} may react by one hex, or stay.`,
    'remove-excess': (f) =>
      `${hex(f.hex)} holds ${number(f, 'steps')} steps, ${number(f, 'limit')} are allowed: choose a unit to remove.`,
    enter: (f) => `${unit(f.unit)} arrives: choose its entry hex.`,
    'enter-or-wait': (f) => `${unit(f.unit)} may enter now, or wait for next turn's entry hexes.`,
    attack: () => 'Choose an enemy hex to attack, or end the combat phase.',
    'declare-hexes': (f) =>
      `Attack on ${hex(f.hex)}: name the hexes that attack, then declare.${(f.hexes as readonly number[]).length > 0 ? ` Named: ${hexes(f.hexes)}.` : ''}`,
    'choose-attackers': (f) =>
      `Attack on ${hex(f.hex)}: choose the units that fight (one corps and one other unit, or two independents).${chosen(f)}`,
    'choose-defenders': (f) =>
      `Defence of ${hex(f.hex)}: not all can fight together; choose who defends.${chosen(f)}`,
    'retreat-first': () => 'Your attackers must retreat from several hexes: choose which goes first.',
    accompany: (f) =>
      `The attackers at ${hex(f.hex)} retreat: choose withheld units that go along, then let them go.`,
    retreat: (f) => `${units(f.units)} must retreat from ${hex(f.hex)}: choose the next hex.`,
    'run-on': (f) =>
      `${hex(f.hex)} is over-stacked by ${count(number(f, 'over'), 'step', 'steps')}: choose a unit that retreats further.`,
    advance: (f) => `${hex(f.hex)} is empty: choose units to advance into it, or halt.`,
    'take-loss': (f) =>
      `${count(number(f, 'left'), 'CE reduction', 'CE reductions')} to take: choose the unit that takes the next one.`,
  },
  refusals: {
    'all-have-attacked': (f) =>
      `Every unit of yours beside ${hex(f.hex)} has attacked already in this phase.`,
    'already-attacked': (f) => `${hex(f.hex)} holds a unit that was attacked already in this phase.`,
    'already-chosen': (f) => `${f.unit === undefined ? hex(f.hex) : unit(f.unit)} is chosen already.`,
    'already-there': (f) => `The unit stands in ${hex(f.hex)} already.`,
    'cavalry-never-recovers': (f) => `${unit(f.unit)} is cavalry: it never recovers.`,
    'cavalry-with-infantry': () => 'Cavalry and infantry never fight together.',
    'command-limit': (f) =>
      `${units(f.units)} are too many commands: only one corps and one other unit, or two independents, may fight together.`,
    'east-edge-barred': (f) =>
      `${hex(f.hex)} is one of the shaded hexes closed to Austria-Hungary through game turn 5.`,
    'enemy-in-hex': (f) => `${hex(f.hex)} is held by the enemy.`,
    'entry-in-enemy-zone': (f) =>
      `${hex(f.hex)} lies in an enemy zone of control, and other entry hexes do not.`,
    'ersatz-never-recovers': (f) => `${unit(f.unit)} is an Ersatz unit: it never recovers.`,
    'fortress-closed': () => 'Russian units may never enter fortress Przemysl.',
    'fortress-immune': () => 'Units in fortress Przemysl cannot be attacked.',
    'has-attacked': (f) => `${unit(f.unit)} has attacked already in this phase.`,
    'has-recovered': (f) => `${unit(f.unit)} has spent its movement on recovery.`,
    'has-retreated': (f) => `${unit(f.unit)} is no longer beside ${hex(f.hex)}.`,
    'losses-uneven': (f) => `${unit(f.unit)} has taken its share: the others come first.`,
    marsh: (f) => `${hex(f.hex)} is marsh: no unit may enter it.`,
    'may-not-wait': (f) => `${unit(f.unit)} may not wait: it must enter now.`,
    'minimum-move-made': (f) => `${unit(f.unit)} has made its minimum move and may spend no more.`,
    'no-attack-strength': (f) =>
      f.unit === undefined
        ? `No unit beside ${hex(f.hex)} has attack strength left.`
        : `${unit(f.unit)} has no attack strength left (${String(f.strength).replace('-', '−')}).`,
    'no-defense-strength': (f) => `${unit(f.unit)} has no defence strength left and is withheld.`,
    'no-enemy-there': (f) => `There is no enemy in ${hex(f.hex)}.`,
    'no-hex-declared': () => 'Name at least one attacking hex first.',
    'no-retreat-from-there': (f) => `No attackers have to retreat from ${hex(f.hex)}.`,
    'no-stack-to-move': (f) => `Fewer than two units in ${hex(f.hex)} can still move.`,
    'no-unit-of-yours': (f) => `You have no unit in ${hex(f.hex)}.`,
    'no-way-out': (f) =>
      `${unit(f.unit)} has ${count(number(f, 'left'), 'MP', 'MPs')} left, not enough for any hex around it.`,
    'nobody-adjacent': (f) => `None of your units is beside ${hex(f.hex)}.`,
    'nobody-can-attack': (f) => `No unit in ${hex(f.hex)} can attack now.`,
    'nobody-chosen': () => 'Choose at least one unit that fights.',
    'not-adjacent': (f) => `${hex(f.hex)} is not beside ${hex(f.target)}.`,
    'not-an-entry-hex': (f) => `${hex(f.hex)} is not an entry hex of ${unit(f.unit)}.`,
    'not-in-declared-hex': (f) => `${unit(f.unit)} is not in a hex that was declared to attack.`,
    'not-in-that-hex': (f) => `${unit(f.unit)} is not in ${hex(f.hex)}.`,
    'not-on-map': (f) => `${unit(f.unit)} is not on the map.`,
    'not-released': (f) =>
      `${unit(f.unit)} may not move of its own will before game turn ${number(f, 'turn')}.`,
    'not-retreating': (f) => `${unit(f.unit)} is not among the units retreating to ${hex(f.hex)}.`,
    'not-your-unit': (f) => `${unit(f.unit)} is not yours.`,
    'nothing-to-recover': (f) => `${unit(f.unit)} is at full strength and effectiveness.`,
    'out-of-reach': (f) =>
      `${hex(f.hex)} is out of reach: ${count(number(f, 'distance'), 'hex', 'hexes')} away with ${count(number(f, 'left'), 'MP', 'MPs')} left.`,
    'outside-scenario': (f) => `${hex(f.hex)} lies outside the area of this scenario.`,
    'rail-cut': (f) => `${hex(f.hex)} has no open railway to a friendly map edge.`,
    'reaction-enemy-zone': (f) =>
      `${hex(f.hex)} lies in the zone of control of an enemy that did not trigger the reaction.`,
    'reaction-one-hex': (f) => `A reaction is one hex; ${hex(f.hex)} is not beside ${unit(f.unit)}.`,
    'reaction-vacated-hex': (f) => `${hex(f.hex)} is the hex the enemy has just left.`,
    'recovery-needs-mp': (f) =>
      `Recovery takes ${number(f, 'needs')} MPs without moving; ${unit(f.unit)} has spent ${number(f, 'spent')} and has ${number(f, 'left')} left.`,
    'recovery-needs-supply': (f) =>
      `${unit(f.unit)} is ${SUPPLY[number(f, 'supply')] ?? ''}; only units in supply recover.`,
    'recovery-too-close': (f) =>
      `${unit(f.unit)} is ${count(number(f, 'distance'), 'hex', 'hexes')} from the enemy at ${hex(f.hex)}: it must be 3 away, or 2 with friends in every hex between.`,
    'retreat-priorities': (f) =>
      `A retreat to ${hex(f.hex)} would break the retreat priorities while a better way is open.`,
    'stack-full': (f) => `${unit(f.unit)} does not fit into ${hex(f.hex)}: six steps are the limit.`,
    'too-expensive': (f) =>
      `Cannot enter ${hex(f.hex)}: ${count(number(f, 'needs'), 'MP', 'MPs')} needed (ground ${number(f, 'ground')}, enemy zones ${number(f, 'zone')}), ${number(f, 'left')} left.`,
    'took-no-part': (f) => `${unit(f.unit)} did not fight in this combat.`,
    'withheld-stays': (f) => `${unit(f.unit)} did not attack, so it may not advance.`,
  },
  events: {
    'turn-began': (e) => `Game turn ${e.turn}: ${adjective(e.side)} player turn.`,
    'phase-began': (e) => `${PHASES[e.phase]}.`,
    'supply-changed': (e) => `${unit(e.unit)} at ${hex(e.hex)} is ${SUPPLY[e.supply] ?? ''}.`,
    attrition: (e) => `${unit(e.unit)} at ${hex(e.hex)} suffers attrition.`,
    placed: (e) =>
      `${unit(e.unit)} enters at ${hex(e.hex)}${e.cost > 0 ? ` for ${count(e.cost, 'MP', 'MPs')}` : ''}.`,
    'entry-delayed': (e) =>
      e.chosen ? `${unit(e.unit)} waits for the next turn.` : `${unit(e.unit)} finds no way in and waits.`,
    moved: (e) =>
      `${units(e.units)}${e.others ? ' and others' : ''}: ${hex(e.from)} to ${hex(e.to)}${e.minimum ? ' (minimum move)' : ''}.`,
    recovered: (e) => `${unit(e.unit)} at ${hex(e.hex)} recovers${e.ce > 0 ? ` to CE −${e.ce}` : ''}.`,
    reacted: (e) => `${unit(e.unit)} reacts: ${hex(e.from)} to ${hex(e.to)}.`,
    'attack-declared': (e) => `${army(e.side)} attacks ${hex(e.target)} from ${hexes(e.from)}.`,
    'stacks-shown': (e) => `In the hexes: ${units(e.units)}.`,
    'attackers-named': (e) => `Attacking: ${units(e.units)}.`,
    'defenders-named': (e) =>
      `Defending: ${units(e.units)}.${e.withheld.length > 0 ? ` Withheld: ${units(e.withheld)}.` : ''}`,
    'ratio-found': (e) =>
      `${e.attack} against ${e.defense} is ${e.ratio}${e.shifts.map(shift).join('')}${e.shifts.length > 0 ? `: ${e.column}` : ''}.`,
    'attack-barred': (e) => `${e.column} is below 1:3: the attack does not take place.`,
    'combat-rolled': (e) =>
      `Dice ${e.faces.join(' + ')} = ${e.total} at ${e.column}: ${e.cell.replaceAll('-', '−')}.`,
    retreated: (e) => `${units(e.units)} retreat: ${hex(e.from)} to ${hex(e.to)}.`,
    'retreat-ran-on': (e) => `${units(e.units)} find no room and go on: ${hex(e.from)} to ${hex(e.to)}.`,
    'retreat-failed': (e) =>
      `${units(e.units)} cannot retreat ${count(e.missing, 'more hex', 'more hexes')} from ${hex(e.hex)}.`,
    'priority-failed': (e) =>
      `The ${adjective(e.side)} retreat from ${hex(e.hex)} fails its priorities: +2 to the loss roll.`,
    'stayed-behind': (e) => `${units(e.units)} stay at ${hex(e.hex)}.`,
    advanced: (e) => `${units(e.units)} advance to ${hex(e.to)}.`,
    'losses-rolled': (e) =>
      `${army(e.side)} rolls ${e.die}${e.modifiers.length > 0 ? `, ${e.modifiers.map(modifier).join(', ')}` : ''} = ${String(e.total).replace('-', '−')}, ${e.large ? 'large' : 'small'} combat: ${count(e.losses, 'CE reduction', 'CE reductions')}.`,
    'ce-lost': (e) => `${unit(e.unit)} falls to CE −${e.ce}.`,
    'step-lost': (e) => `${unit(e.unit)} loses a step.`,
    eliminated: (e) => `${unit(e.unit)} is ${CAUSES[e.cause]} at ${hex(e.hex)}.`,
    'points-scored': (e) =>
      `${army(e.side)} scores ${e.vp} VP for ${e.source === 'attack' ? 'attacking' : 'an eliminated unit'}.`,
    'town-captured': (e) => `${army(e.side)} captures ${hex(e.hex)}: ${e.vp} VP.`,
    'town-occupied': (e) => `${army(e.side)} holds ${hex(e.hex)}: ${e.vp} VP.`,
    'game-ended': (e) => `The campaign is over. Austria-Hungary ${e.austrian} VP, Russia ${e.russian} VP.`,
  },
  verbs: {
    unit: 'Move',
    stack: 'Move the stack at',
    recover: 'Rest',
    march: 'March to',
    leave: 'Leave behind',
    halt: 'Halt',
    done: 'End the phase',
    react: 'React to',
    stay: 'Stay',
    remove: 'Remove',
    enter: 'Enter at',
    wait: 'Wait',
    attack: 'Attack',
    from: 'Attack from',
    declare: 'Declare the attack',
    all: 'Take all',
    join: 'Add',
    fight: 'Fight',
    defend: 'Defend with',
    withdraw: 'Retreat first from',
    accompany: 'Take along',
    go: 'Go',
    retreat: 'Retreat to',
    'run-on': 'Send on',
    advance: 'Advance with',
    suffer: 'Loss to',
  },
  procedures: {
    supply: 'Supply',
    reinforcement: 'Reinforcements',
    movement: 'Movement',
    'over-stacking': 'Over-stacking',
    combat: 'Combat',
    'victory-points': 'Victory points',
    end: 'End of the game',
    march: 'March',
    attack: 'Attack',
    withholding: 'Who fights',
    retreat: 'Retreat',
    losses: 'Losses',
  },
}
