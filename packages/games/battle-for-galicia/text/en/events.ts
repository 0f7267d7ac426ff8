import type { Cause, Modifier, Shift } from '../../events.ts'
import { bySide, type Sentences } from '../shape.ts'
import {
  adjective,
  army,
  columns,
  distance,
  effectiveness,
  hex,
  hexes,
  isEmpty,
  mps,
  plain,
  reductions,
  signed,
  steps,
  supplied,
  unit,
  units,
} from './words.ts'

const PHASES = { reinforcement: 'Reinforcement phase', movement: 'Movement phase', combat: 'Combat phase' }
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
  'failed-retreat': 'failed retreat',
  ratio: 'ratio above 4:1',
}
const SHIFTS: Readonly<Record<Shift['what'], string>> = {
  flank: 'flank attack',
  fortress: 'fortress Przemysl',
}
const SOURCES = { attack: 'attacking', elimination: 'an eliminated unit', 'head-start': 'a head start' }

const modifier = ({ what, drm, rule }: Modifier): string => `, ${signed(drm)} ${MODIFIERS[what]} (${rule})`
const modified = (all: readonly Modifier[], total: number): string =>
  all.length === 0 ? '' : `${all.map(modifier).join('')} = ${plain(total)}`
const shift = ({ what, columns: n, rule }: Shift): string =>
  `, ${columns(Math.abs(n))} ${n > 0 ? 'right' : 'left'} for ${SHIFTS[what]} (${rule})`

export const events: Sentences['events'] = {
  'turn-began': (e) => `Game turn ${e.turn}: ${adjective(e.side)} player turn.`,
  'phase-began': (e) => `${PHASES[e.phase]}.`,
  'supply-changed': (e) => `${unit(e.unit)} at ${hex(e.hex)}: ${supplied(e.supply)}.`,
  attrition: (e) => `${unit(e.unit)} suffered attrition at ${hex(e.hex)}.`,
  placed: (e) => `${unit(e.unit)} entered at ${hex(e.hex)}${e.cost > 0 ? ` for ${mps(e.cost)}` : ''}.`,
  'entry-delayed': (e) =>
    e.chosen
      ? `${unit(e.unit)} will wait for a later turn.`
      : `${unit(e.unit)} found no way in and must wait.`,
  moved: (e) =>
    `${units(e.units)}${e.others ? ' and others' : ''}: ${hex(e.from)} to ${hex(e.to)}${e.minimum ? ' (minimum move)' : ''}.`,
  recovered: (e) => `${unit(e.unit)} recovered at ${hex(e.hex)}: ${steps(e.steps)}, ${effectiveness(e.ce)}.`,
  reacted: (e) => `${unit(e.unit)} reacted: ${hex(e.from)} to ${hex(e.to)}.`,
  'attack-declared': (e) => `${army(e.side)} declared an attack on ${hex(e.target)} from ${hexes(e.from)}.`,
  'stacks-shown': (e) =>
    `In these hexes: ${bySide(e.units)
      .map(({ side, own }) => `${army(side)} with ${units(own)}`)
      .join('; ')}.`,
  'attackers-named': (e) => `Attacking: ${units(e.units)}.`,
  'defenders-named': (e) =>
    `Defending: ${units(e.units)}.${isEmpty(e.withheld) ? '' : ` Withheld: ${units(e.withheld)}.`}`,
  'ratio-found': (e) =>
    `${e.attack} against ${e.defense} is ${e.ratio}${e.shifts.map(shift).join('')}${e.shifts.length > 0 ? `: ${e.column}` : ''}.`,
  'attack-barred': (e) => `${e.column} is below 1:3: no attack took place.`,
  'combat-rolled': (e) => `Dice ${e.faces.join(' + ')} = ${e.total} at ${e.column}: ${plain(e.cell)}.`,
  retreated: (e) => `${units(e.units)} retreated: ${hex(e.from)} to ${hex(e.to)}.`,
  'retreat-ran-on': (e) => `${units(e.units)} found no room and went on: ${hex(e.from)} to ${hex(e.to)}.`,
  'retreat-failed': (e) =>
    `${units(e.units)} could not retreat from ${hex(e.hex)}: ${distance(e.missing)} missing.`,
  'priority-failed': (e) =>
    `The ${adjective(e.side)} retreat from ${hex(e.hex)} fell short in distance or priorities: +2 to the loss roll.`,
  advanced: (e) => `${units(e.units)} advanced: ${hex(e.from)} to ${hex(e.to)}.`,
  'losses-rolled': (e) =>
    `${army(e.side)} rolled ${e.die}${modified(e.modifiers, e.total)}, ${e.large ? 'large' : 'small'} combat: ${reductions(e.losses)}.`,
  'ce-lost': (e) => `${unit(e.unit)} fell to ${effectiveness(e.ce)}.`,
  'step-lost': (e) => `${unit(e.unit)} lost a step, ${e.steps} left.`,
  eliminated: (e) => `${unit(e.unit)} at ${hex(e.hex)}: ${CAUSES[e.cause]}.`,
  'points-scored': (e) => `${army(e.side)} scored ${e.vp} VP for ${SOURCES[e.source]}.`,
  'town-captured': (e) => `${army(e.side)} captured ${hex(e.hex)}: ${e.vp} VP.`,
  'town-occupied': (e) => `${army(e.side)} held ${hex(e.hex)}: ${e.vp} VP.`,
  'game-ended': (e) =>
    `The game is over. Austria-Hungary ${plain(e.austrian)} VP, Russia ${plain(e.russian)} VP.`,
}
