import type { Facts } from '@sandtable/kernel'
import type { Sentences } from '../shape.ts'
import { hex, hexes, isEmpty, mps, number, reductions, steps, unit, units } from './words.ts'

const chosen = (f: Facts): string => (isEmpty(f.units) ? '' : ` Chosen so far: ${units(f.units)}.`)
const named = (f: Facts): string => (isEmpty(f.hexes) ? '' : ` Named so far: ${hexes(f.hexes)}.`)

export const prompts: Sentences['prompts'] = {
  move: () => 'Move units or stacks, let units recover, or end the movement phase.',
  march: (f) =>
    `${units(f.units)} at ${hex(f.hex)}: choose where to march (${mps(number(f, 'left'))} left), or halt.`,
  react: (f) =>
    `The enemy has come to ${hex(f.enemy)}. ${unit(f.unit)} at ${hex(f.hex)} may react by one hex, or stay.`,
  'remove-excess': (f) =>
    `${hex(f.hex)} is over-stacked (${steps(number(f, 'steps'))}, limit ${number(f, 'limit')}): choose a unit to remove.`,
  enter: (f) => `Reinforcements: choose the entry hex of ${unit(f.unit)}.`,
  'enter-or-wait': (f) => `${unit(f.unit)} may enter now, or wait for the entry hexes of a later turn.`,
  attack: () => 'Choose an enemy hex to attack, or end the combat phase.',
  'declare-hexes': (f) => `Attack on ${hex(f.hex)}: name the hexes that attack, then declare.${named(f)}`,
  'choose-attackers': (f) =>
    `Attack on ${hex(f.hex)}: choose the units that fight (one corps plus one other unit, or two independents).${chosen(f)}`,
  'choose-defenders': (f) =>
    `Defence of ${hex(f.hex)}: not all units can fight together, so choose who defends.${chosen(f)}`,
  'retreat-first': () => 'Your attackers must retreat from several hexes: choose which goes first.',
  accompany: (f) =>
    `The attackers at ${hex(f.hex)} must retreat: choose withheld units to go along, then let them go.`,
  retreat: (f) => `${units(f.units)} must retreat from ${hex(f.hex)}: choose the next hex.`,
  'run-on': (f) =>
    `${hex(f.hex)} is over-stacked by ${steps(number(f, 'over'))}: choose a unit to retreat further.`,
  advance: (f) => `${hex(f.hex)} is empty: choose a unit to advance into it, or halt.`,
  'take-loss': (f) =>
    `${reductions(number(f, 'left'))} left to take: choose the unit that takes the next one.`,
}
