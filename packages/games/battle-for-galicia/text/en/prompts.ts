import type { Facts } from '@sandtable/kernel'
import type { Sentences } from '../shape.ts'
import { distance, hex, hexes, isEmpty, mps, number, steps, unit, units } from './words.ts'

const chosen = (f: Facts): string => (isEmpty(f.units) ? '' : ` Chosen so far: ${units(f.units)}.`)
const named = (f: Facts): string =>
  isEmpty(f.hexes)
    ? ''
    : ` Named so far: ${hexes(f.hexes)}${f.undo === true ? '; a second click takes a hex back' : ''}.`
const isOne = (f: Facts): boolean => Array.isArray(f.units) && f.units.length === 1

/** before the first step a march costs nothing to call off */
const orHalt = (f: Facts): string =>
  f.fresh === true
    ? `or put ${isOne(f) ? 'it' : 'them'} back`
    : f.fresh === false
      ? 'or halt here'
      : 'or halt'

/** §7.0 §7.4.attack §13.0.b why no enemy hex can be attacked */
function closedFronts(f: Facts): string {
  const reasons = [
    ...reason(f, 'attacked', 'attacked already'),
    ...reason(f, 'spent', 'only beside units that have attacked'),
    ...reason(f, 'weak', 'only beside units with no attack strength left'),
    ...reason(f, 'immune', 'a fortress'),
  ]
  return reasons.length > 0 ? ` (${reasons.join('; ')})` : ' (none of your units is next to an enemy)'
}

const reason = (f: Facts, name: string, why: string): string[] =>
  number(f, name) > 0 ? [`${distance(number(f, name))} ${why}`] : []

/** §7.2 as long as somebody can still join there is a choice */
function attackers(f: Facts): string {
  const target = `Attack on ${hex(f.hex)}`
  if (isEmpty(f.units))
    return `${target}: choose who takes part, units of one corps plus one other unit, or two independent units. The rest is withheld.`
  const force = `${target} with ${units(f.units)}`
  if (f.open !== 0) return `${force}: add another unit, or roll the dice; who is not added is withheld.`
  const orWithhold = isOne(f) ? '' : ', or withhold a unit'
  return `${force}: nobody else can join${whyNobody(f)}. Roll the dice${orWithhold}.`
}

/** §7.2 §7.4.attack why nobody else can join, where that is told */
function whyNobody(f: Facts): string {
  switch (f.rest) {
    case 'none':
      return ', no other unit is in the attacking hexes'
    case 'limit':
      return ', the command limit keeps out the others'
    case 'unable':
      return ', the others there cannot attack now'
    default:
      return ''
  }
}

/** how many there are, where that is told */
const targets = (f: Facts): string => (typeof f.targets === 'number' ? ` (${f.targets} possible)` : '')

export const prompts: Sentences['prompts'] = {
  move: () => 'Move your units, or let rested infantry recover; then end your movement.',
  march: (f) =>
    `March with ${units(f.units)} from ${hex(f.hex)}: choose a hex (${mps(number(f, 'left'))} left), ${orHalt(f)}.`,
  react: (f) =>
    `The enemy has come to ${hex(f.enemy)}: react by one hex with ${unit(f.unit)} at ${hex(f.hex)}, or stay.`,
  'remove-excess': (f) =>
    `${hex(f.hex)} is over-stacked: ${steps(number(f, 'steps'))}, the limit is ${number(f, 'limit')}. Choose a unit there to be eliminated for good${f.undo === true ? ', or undo and move on' : ''}.`,
  enter: (f) => `Bring in ${unit(f.unit)}: choose the entry hex.`,
  'enter-or-wait': (f) => `Bring in ${unit(f.unit)} now, or wait for the entry hexes of a later turn.`,
  attack: (f) =>
    f.attacked === undefined
      ? `Choose an enemy hex to attack${targets(f)}, or end your combat.`
      : `No enemy hex can be attacked now${closedFronts(f)}: end your combat.`,
  'declare-hexes': (f) =>
    `Attack on ${hex(f.hex)}: name the hexes that attack, then declare.${named(f)}${f.final === true ? ' Declaring shows both sides who is there: it cannot be taken back.' : ''}`,
  'choose-attackers': attackers,
  'choose-defenders': (f) =>
    `Defence of ${hex(f.hex)}: choose who defends, since not all can fight together.${chosen(f)}`,
  'retreat-first': () => 'Choose the hex whose attackers retreat first: several must go back.',
  accompany: (f) => `Choose withheld units at ${hex(f.hex)} to go back with the attackers, then let them go.`,
  retreat: (f) => `Choose the next hex of the retreat from ${hex(f.hex)}: ${units(f.units)}.`,
  'run-on': (f) =>
    `Choose a unit to retreat further: ${hex(f.hex)} holds ${steps(number(f, 'over'))} too many.`,
  advance: (f) => `Advance into ${hex(f.hex)} with units that attacked, or stay where you are.`,
  'take-loss': (f) =>
    `Choose the unit that takes the next CE reduction (${number(f, 'left')} left); they are spread evenly.`,
}
