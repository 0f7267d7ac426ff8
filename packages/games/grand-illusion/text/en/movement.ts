import type { Facts } from '@sandtable/kernel'
import type { MovementEvents } from '../../events/movement.ts'
import { enemyOf } from '../../sides.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { adjective, count, hex, hexes, piece, pieces, Player, player } from './words.ts'

const isOne = (f: Facts): boolean => Array.isArray(f.units) && f.units.length === 1
/** before the first step a march costs nothing to call off */
const orHalt = (f: Facts): string =>
  f.fresh === true ? `or put ${isOne(f) ? 'it' : 'them'} back` : 'or halt here'

/** "through A and B", where the way is longer than one hex */
const through = (path: readonly number[]): string =>
  path.length > 1 ? ` through ${hexes(path.slice(0, -1))}` : ''

/** §8.4.2 a dear hexside, closed ways, or just too far */
function outOfReach(f: Facts): string {
  const left = count(f.left, 'MP')
  if (Number(f.price) > Number(f.left))
    return `The hexside between ${hex(f.from)} and ${hex(f.hex)} costs ${count(f.price, 'MP')}: ${left} left.`
  if (Number(f.distance) <= Number(f.left)) return `With ${left} left no open way leads to ${hex(f.hex)}.`
  return `${hex(f.hex)} is out of reach: ${count(f.distance, 'hex', 'hexes')} away, ${left} left.`
}

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof MovementEvents> = {
  prompts: {
    activation: (f) =>
      `${hex(f.hex)} is active: move its units, choose who attacks there, then end the movement.`,
    march: (f) =>
      `March with ${pieces(f.units)} from ${hex(f.hex)}: choose a hex (${count(f.left, 'MP')} left), ${orHalt(f)}.`,
    'cavalry-delay': (f) =>
      `A corps has come upon ${pieces(f.units)} in ${hex(f.hex)}: stand and be lost, which stops the enemy there, or ride off three hexes and be disrupted.`,
  },
  refusals: {
    'already-attacking': (f) =>
      `${piece(f.unit)} has been chosen to attack in ${hex(f.hex)} and stays there.`,
    'already-moved': (f) => `${piece(f.unit)} has already moved.`,
    'already-there': (f) => `Already in ${hex(f.hex)}.`,
    'belgians-stay': (f) => `${piece(f.unit)} takes no part in the general withdrawal: Belgian units do not.`,
    'blocked-hexside': (f) =>
      `The enemy came this way: the hexside between ${hex(f.from)} and ${hex(f.hex)} is blocked.`,
    'british-in-paris': (f) => `British units may pass through ${hex(f.hex)} but never stop there.`,
    'cavalry-against-forts': (f) =>
      `${piece(f.unit)} cannot attack: only forts are left in ${hex(f.hex)}, and cavalry never attacks those.`,
    'closed-place': (f) => `${hex(f.hex)} is closed to these units now.`,
    'forts-never-move': (f) => `${piece(f.unit)} is a fort and never moves.`,
    'guns-fired': (f) => `${piece(f.unit)} has already bombarded this turn.`,
    'guns-need-fort': (f) => `${piece(f.unit)} can only bombard forts, and ${hex(f.hex)} has none.`,
    'guns-need-attackers': (f) =>
      `${piece(f.unit)} only bombards as part of an attack, and no unit at ${hex(f.hex)} can attack.`,
    'hex-not-active': (f) =>
      `${hex(f.hex)} has not been activated; this activation is that of ${hex(f.active)}.`,
    impassable: (f) => `The hexside between ${hex(f.from)} and ${hex(f.hex)} cannot be crossed.`,
    'needs-escort': (f) =>
      `Enemies are in ${hex(f.hex)}: ${pieces(f.units)} may enter only together with an undisrupted combat unit.`,
    'never-attacks': (f) => `${piece(f.unit)} is no combat unit and cannot attack.`,
    'no-enemy-here': (f) => `There is nobody to attack in ${hex(f.hex)}.`,
    'no-group-to-move': (f) => `Fewer than two units in ${hex(f.hex)} can still move.`,
    'no-hex-to-enter': (f) => `${piece(f.unit)} cannot enter any adjacent hex now.`,
    'no-supply-there': (f) => `No supply line would reach ${hex(f.hex)}: supplied units may not go there.`,
    'nobody-here': (f) => `You have no unit in ${hex(f.hex)}.`,
    'nobody-to-fight': (f) =>
      `Entering ${hex(f.hex)} means battle, and none of these units can attack what is there.`,
    'not-blocked-by-you': (f) =>
      `The hexside from ${hex(f.from)} to ${hex(f.to)} has not been blocked by your units.`,
    'not-in-active-hex': (f) => `${piece(f.unit)} is not in the activated hex, ${hex(f.hex)}.`,
    'not-nearer-supply': (f) =>
      `Units out of supply may only move towards it, and ${hex(f.hex)} is no nearer.`,
    'not-on-the-map': (f) => `${piece(f.unit)} is not on the map.`,
    'not-yours-to-move': (f) => `${piece(f.unit)} is not under your command.`,
    'only-defends': (f) => `${piece(f.unit)} can only defend: its combat strength is in parentheses.`,
    'out-of-reach': outOfReach,
    'pressing-on': (f) =>
      `From ${hex(f.from)}, a contested hex under enemy control, no unit may enter another enemy-controlled hex with enemies in it.`,
    'schlieffen-plan': (f) =>
      `${hex(f.hex)} is a Schlieffen Plan hex without Allied combat units: closed to German ones before turn ${String(f.turn)}.`,
    'stacking-limit': (f) => `${hex(f.hex)} has no room for ${pieces(f.units)}: they may pass but not stop.`,
    'withdrawal-only-home': (f) =>
      `In a general withdrawal units go only to friendly hexes without enemies; ${hex(f.hex)} is none.`,
  },
  verbs: {
    unit: 'Move a unit',
    stack: 'Move all',
    attack: 'Attack with',
    'attack-all': 'All attack',
    unblock: 'Unblock',
    march: 'March to',
    leave: 'Leave behind',
    halt: 'Halt',
    stand: 'Stand',
    evade: 'Ride off',
  },
  procedures: { activation: 'Activation', march: 'March', 'cavalry-delay': 'Cavalry delay' },
  events: {
    marched: (e) =>
      `${pieces(e.units)} marched from ${hex(e.from)}${through(e.path)} to ${hex(e.to)} (${count(e.cost, 'MP')}).`,
    'attackers-chosen': (e) => `${pieces(e.units)} will attack in ${hex(e.hex)}.`,
    'battle-due': (e) =>
      e.isForced
        ? `A battle must be fought in ${hex(e.hex)}.`
        : `${Player(e.side)} may give battle in ${hex(e.hex)} with the units that came.`,
    'control-changed': (e) =>
      `${hex(e.hex)} came under ${adjective(e.side)} control${e.byCavalry ? ', taken by cavalry alone' : ''}.`,
    'control-confirmed': (e) =>
      `Infantry relieved the cavalry: ${hex(e.hex)} is firmly ${adjective(e.side)}.`,
    'hexside-blocked': (e) =>
      `The hexside from ${hex(e.from)} to ${hex(e.to)} is now blocked to ${player(enemyOf(e.side))}.`,
    'hexside-reopened': (e) =>
      `${Player(e.side)} opened the blocked hexside from ${hex(e.from)} to ${hex(e.to)}.`,
    'cavalry-stood': (e) => `${pieces(e.units)} stood against a corps in ${hex(e.hex)}.`,
    'cavalry-evaded': (e) => `${pieces(e.units)} rode off from ${hex(e.hex)} before a corps.`,
    'emergency-supply': (e) =>
      `German columns live on emergency supply from ${hex(e.hex)} while Maubeuge holds out.`,
    railhead: (e) =>
      `Namur has fallen, but the railway is wrecked: German supply by rail ends in ${hex(e.hex)}.`,
    'paris-in-danger': (e) =>
      `Paris is in danger: German troops have come to ${hex(e.hex)}.${e.by > 0 ? ` The Allies must begin their general withdrawal by turn ${e.by}.` : ''}`,
    'alsace-disbanded': (e) => `${piece(e.unit)} was disbanded to save Paris.`,
    'paris-units': (e) => `${pieces(e.units)} were called up and arrive on turn ${e.turn}.`,
  },
}
