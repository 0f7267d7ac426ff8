import type { Facts } from '@sandtable/kernel'
import type { Sentences } from '../shape.ts'
import { hex, hexes, isEmpty, mps, number, reductions, steps, unit, units } from './words.ts'

const chosen = (f: Facts): string => (isEmpty(f.units) ? '' : ` Chosen so far: ${units(f.units)}.`)
const named = (f: Facts): string => (isEmpty(f.hexes) ? '' : ` Named so far: ${hexes(f.hexes)}.`)

export const prompts: Sentences['prompts'] = {
  move: () => 'Move your units, or let rested infantry recover; then end your movement.',
  march: (f) =>
    `March with ${units(f.units)} from ${hex(f.hex)}: choose a hex (${mps(number(f, 'left'))} left), or halt.`,
  react: (f) =>
    `The enemy has come to ${hex(f.enemy)}: react by one hex with ${unit(f.unit)} at ${hex(f.hex)}, or stay.`,
  'remove-excess': (f) =>
    `Remove a unit from ${hex(f.hex)}: it holds ${steps(number(f, 'steps'))}, and ${number(f, 'limit')} are the limit.`,
  enter: (f) => `Bring in ${unit(f.unit)}: choose the entry hex.`,
  'enter-or-wait': (f) => `Bring in ${unit(f.unit)} now, or wait for the entry hexes of a later turn.`,
  attack: () => 'Choose an enemy hex to attack, or end your combat.',
  'declare-hexes': (f) => `Attack on ${hex(f.hex)}: name the hexes that attack, then declare.${named(f)}`,
  'choose-attackers': (f) =>
    `Attack on ${hex(f.hex)}: choose who takes part, one corps and one other unit or two independents, then roll.${chosen(f)}`,
  'choose-defenders': (f) =>
    `Defence of ${hex(f.hex)}: choose who defends, since not all can fight together.${chosen(f)}`,
  'retreat-first': () => 'Choose the hex whose attackers retreat first: several must go back.',
  accompany: (f) => `Choose withheld units at ${hex(f.hex)} to go back with the attackers, then let them go.`,
  retreat: (f) => `Choose the next hex of the retreat from ${hex(f.hex)}: ${units(f.units)}.`,
  'run-on': (f) =>
    `Choose a unit to retreat further: ${hex(f.hex)} holds ${steps(number(f, 'over'))} too many.`,
  advance: (f) => `Advance into ${hex(f.hex)} with a unit that attacked, or stay where you are.`,
  'take-loss': (f) => `Choose the unit that takes the next loss: ${reductions(number(f, 'left'))} left.`,
}
