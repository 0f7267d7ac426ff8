import type { Sentences } from '../shape.ts'
import { distance, hex, mps, number, plain, supplied, unit, units } from './words.ts'

/** §6.3 the part of a step's price that enemy zones make */
const zoneShare = (mp: number): string => (mp > 0 ? `; enemy zones of control +${mp}` : '')

export const refusals: Sentences['refusals'] = {
  'all-have-attacked': (f) => `All your units beside ${hex(f.hex)} have already attacked in this phase.`,
  'already-attacked': (f) => `Units in ${hex(f.hex)} have already been attacked in this phase.`,
  'already-chosen': (f) => `Already chosen: ${f.unit === undefined ? hex(f.hex) : unit(f.unit)}.`,
  'already-there': (f) =>
    f.unit === undefined
      ? `Already in ${hex(f.hex)}.`
      : `${unit(f.unit)} cannot advance: already in ${hex(f.hex)}.`,
  'cavalry-never-recovers': (f) => `${unit(f.unit)} cannot recover: cavalry never does.`,
  'cavalry-with-infantry': () => 'Cavalry and infantry never fight together.',
  'command-limit': (f) =>
    `${units(f.units)} cannot fight together: the limit is units of one corps plus one other unit, or two independent units.`,
  'east-edge-barred': (f) =>
    `${hex(f.hex)} is one of the hexes hatched in red, closed to Austria-Hungary through game turn 5.`,
  'enemy-in-hex': (f) => `${hex(f.hex)} is held by the enemy.`,
  'entry-in-enemy-zone': (f) =>
    `${hex(f.hex)} lies in an enemy zone of control, and other entry hexes do not.`,
  'ersatz-never-recovers': (f) => `${unit(f.unit)} cannot recover: Ersatz units never do.`,
  'fortress-closed': () => 'Russian units may never enter fortress Przemysl.',
  'fortress-immune': () => 'Units in fortress Przemysl cannot be attacked.',
  'has-attacked': (f) => `${unit(f.unit)} already attacked in this phase.`,
  'has-recovered': (f) => `${unit(f.unit)} spent this turn's movement on recovery.`,
  'losses-uneven': (f) => `${unit(f.unit)} already took a share of the losses: the others come first.`,
  marsh: (f) => `${hex(f.hex)} is marsh: no unit may enter it.`,
  'may-not-wait': (f) => `${unit(f.unit)} may not wait and must enter now.`,
  'minimum-move-made': (f) => `${unit(f.unit)} made a minimum move and cannot spend any more MP.`,
  'no-attack-strength': (f) =>
    f.unit === undefined
      ? `No unit beside ${hex(f.hex)} that could still attack has any attack strength left.`
      : `${unit(f.unit)} cannot attack: the modified attack strength is ${plain(f.strength)}.`,
  'no-defense-strength': (f) => `${unit(f.unit)} must be withheld: no defence strength is left.`,
  'no-enemy-there': (f) => `There is no enemy in ${hex(f.hex)}.`,
  'no-hex-declared': () => 'Name at least one attacking hex first.',
  'no-retreat-from-there': (f) => `No attackers have to retreat from ${hex(f.hex)}.`,
  'no-stack-to-move': (f) => `Fewer than two units in ${hex(f.hex)} can still move.`,
  'no-unit-of-yours': (f) => `You have no unit in ${hex(f.hex)}.`,
  'no-way-out': (f) => `${unit(f.unit)} cannot enter any adjacent hex (${mps(number(f, 'left'))} left).`,
  'nobody-adjacent': (f) => `None of your units is beside ${hex(f.hex)}.`,
  'nobody-can-attack': (f) => `No unit in ${hex(f.hex)} can attack now.`,
  'nobody-chosen': () => 'Choose at least one unit to fight.',
  'not-adjacent': (f) => `${hex(f.hex)} is not adjacent to ${hex(f.target)}.`,
  'not-an-entry-hex': (f) => `${hex(f.hex)} is not an entry hex of ${unit(f.unit)}.`,
  'not-in-declared-hex': (f) => `${unit(f.unit)} cannot join: not in a hex declared to attack.`,
  'not-in-that-hex': (f) => `${hex(f.hex)} does not hold ${unit(f.unit)}.`,
  'not-on-map': (f) => `Not on the map: ${unit(f.unit)}.`,
  'not-released': (f) =>
    `${unit(f.unit)} may not move voluntarily ${f.turn === undefined ? 'yet' : `before game turn ${number(f, 'turn')}`}.`,
  'not-retreating': (f) =>
    `Only units that have just retreated to ${hex(f.hex)} can go further; ${unit(f.unit)} did not, or must go on already.`,
  'not-your-unit': (f) => `You do not command ${unit(f.unit)}.`,
  'nothing-to-recover': (f) => `${unit(f.unit)} cannot recover: already at full strength and effectiveness.`,
  'out-of-reach': (f) =>
    `${hex(f.hex)} is out of reach: ${distance(number(f, 'distance'))} away, ${mps(number(f, 'left'))} left.`,
  'outside-scenario': (f) => `${hex(f.hex)} lies outside the area of this scenario.`,
  'rail-cut': (f) => `No open railway links ${hex(f.hex)} to a friendly map edge.`,
  'reaction-enemy-zone': (f) =>
    `${hex(f.hex)} lies in the zone of control of an enemy that did not trigger the reaction.`,
  'reaction-one-hex': (f) => `A reaction is one hex: ${hex(f.hex)} is not adjacent to ${unit(f.unit)}.`,
  'reaction-vacated-hex': (f) => `The enemy has just left ${hex(f.hex)}: no reaction may enter it.`,
  'recovery-needs-mp': (f) =>
    `Recovery takes ${mps(number(f, 'needs'))} from a unit that has spent none; ${unit(f.unit)}: ${number(f, 'spent')} spent, ${number(f, 'left')} left.`,
  'recovery-needs-supply': (f) =>
    `${unit(f.unit)} cannot recover while ${supplied(number(f, 'supply'))}: recovery needs full supply.`,
  'recovery-too-close': (f) =>
    `${unit(f.unit)} cannot recover ${distance(number(f, 'distance'))} from the enemy at ${hex(f.hex)}: 3 hexes are needed, or 2 with friends in every hex between.`,
  'retreat-priorities': (f) =>
    `A retreat to ${hex(f.hex)} would break the retreat priorities while a better way is open.`,
  'stack-full': (f) => `No room for ${unit(f.unit)} in ${hex(f.hex)}: the limit is 6 steps.`,
  'too-expensive': (f) =>
    `Cannot enter ${hex(f.hex)}: ${mps(number(f, 'needs'))} needed, ${number(f, 'left')} left${zoneShare(number(f, 'zone'))}.`,
  'took-no-part': (f) => `${unit(f.unit)} did not fight in this combat.`,
  'withheld-stays': (f) => `${unit(f.unit)} did not attack and so may not advance.`,
}
