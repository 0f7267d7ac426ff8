/** English sentences of land combat. */
import type { CombatEvents } from '../../events/combat.ts'
import type { ModifierName } from '../../events/modifier.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/combat.ts'
import type { Part } from '../shape.ts'
import { count, nation, place, side, unit, units } from './words.ts'

const MODIFIERS: Readonly<Record<ModifierName, string>> = {
  air: 'air superiority',
  artillery: 'artillery',
  effectiveness: 'effectiveness',
  'attack-leader': 'attacking leader',
  'defence-leader': 'defending leader',
  odds: 'odds',
  coast: 'landing',
  mountain: 'mountain',
  marsh: 'marsh',
  river: 'river',
  trenches: 'trenches',
  infrastructure: 'infrastructure',
  reserves: 'reserves',
  breach: 'out of a breach',
  counterattack: 'counterattack on a breach',
}
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
const points = (isAfrica: unknown): string => (isAfrica === 1 ? 'AP' : 'RP')

export const combat: Part<Prompt, Refused, Verb, Procedure, keyof CombatEvents> = {
  prompts: {
    'pay-attack': (f) =>
      `Attack on ${place(f.place)}: who pays ${String(f.cost)} ${points(f.africa)}? Once paid, the attack goes through.`,
    'commit-reserve': (f) => `Commit a reserve to ${place(f.place)}?`,
    'point-unit': (f) =>
      `Name the point unit of ${side(f.side)} in the combat for ${place(f.place)}: its effectiveness counts, and it is lost first.`,
    'use-infrastructure': (f) =>
      `Use up the infrastructure at ${place(f.place)} for +1 in the attack on ${place(f.target)}?`,
    'roll-again': (f) =>
      `Combat for ${place(f.place)}, modified roll ${String(f.line)}: use the re-roll? There is only one.`,
    'pay-or-lose': (f) =>
      `Combat for ${place(f.place)}: ${side(f.side)} pay 1 ${points(f.africa)} or take a loss point.`,
    'take-loss': (f) =>
      `Combat for ${place(f.place)}: ${side(f.side)} have ${count(f.left, 'loss point')} left to meet.`,
    retreat: (f) => `Where does ${unit(f.unit)} retreat from ${place(f.place)}?`,
  },
  refusals: {
    'cavalry-trench': (f) =>
      `Cavalry does not attack corps in trench mode: ${unit(f.unit)} cannot attack ${place(f.place)}.`,
    'in-crisis': (f) =>
      `${nation(f.nation)} is in crisis: it attacks ${place(f.place)} only with a tank or with air superiority there.`,
    'no-attrition': (f) => `${nation(f.nation)} cannot meet this loss by attrition.`,
    'no-attrition-crisis': (f) => `${nation(f.nation)} is in crisis and cannot choose attrition.`,
    'no-attrition-innovation': () => 'The attacker has tactical innovation: there is no attrition.',
    'no-attrition-point': () => 'Only the second loss point may be met by attrition.',
    'no-attrition-trenches': () => 'The defender has no corps in trench mode: there is no attrition.',
    'no-reserve': (f) => `${unit(f.unit)} cannot come to ${place(f.place)} as a reserve.`,
    'no-retreat-there': (f) => `${unit(f.unit)} cannot retreat to ${place(f.place)}.`,
    'no-rp-attack': (f) => `Nobody can pay for the attack on ${place(f.place)}.`,
    'nobody-to-attack': (f) => `There is nobody to attack at ${place(f.place)}.`,
    'not-in-combat': (f) => `${unit(f.unit)} takes no part in this combat.`,
    'railed-up': (f) => `${unit(f.unit)} has come by rail beside the enemy and cannot attack from here.`,
    'reserve-in-trench-battle': (f) =>
      `There has been a trench battle where ${unit(f.unit)} stands: it cannot be a reserve.`,
    'reserve-no-point': (f) => `${unit(f.unit)} came as a reserve and cannot be the point unit.`,
    'retreat-beside-attacker': (f) => `${place(f.place)} is beside the attacking force.`,
    'siege-alone': (f) => `Siege corps cannot attack ${place(f.place)} alone.`,
    'siege-no-point': (f) => `${unit(f.unit)} is siege artillery and cannot be the point unit.`,
  },
  verbs: {
    attack: 'Attack',
    'fill-breach': 'Remove the breach towards',
    free: 'Use the free attack',
    'call-off': 'Call the attack off',
    reserve: 'Roll for the reserve',
    point: 'Make it the point unit',
    'point-fortress': 'Point unit: the fortress',
    'take-loss': 'Take the loss point',
    lose: 'Lose',
    'lose-fortress': 'Lose a step of the fortress',
    attrition: 'Attrition, paid by',
    retreat: 'Retreat to',
  },
  procedures: { combat: 'Land combat' },
  events: {
    'attack-declared': (e) =>
      `${units(e.units)} attack ${place(e.place)}${e.fortress === 1 ? ' and its fortress' : ''} from ${place(e.from)}.`,
    'combat-unsupplied': (e) => `Out of supply in this combat: ${units(e.units)}.`,
    bombarded: (e) =>
      `The fortress of ${place(e.place)} was bombarded: ${e.roll}, ${e.roll < e.below ? 'a hit' : 'no effect'} (below ${e.below}).`,
    'fortress-reduced': (e) => `The fortress of ${place(e.place)} is reduced.`,
    'fortress-destroyed': (e) => `The fortress of ${place(e.place)} is destroyed.`,
    'attack-paid': (e) => `${nation(e.nation)} paid ${e.cost} for the attack on ${place(e.place)}.`,
    'attack-free': (e) => `${nation(e.nation)} used its free attack against ${place(e.place)}.`,
    'attack-called-off': (e) => `The attack on ${place(e.place)} was called off.`,
    'reserve-rolled': (e) =>
      e.roll < e.below
        ? `${unit(e.unit)} came from ${place(e.from)} to ${place(e.place)} as a reserve (${e.roll}, below ${e.below}).`
        : `The reserve ${unit(e.unit)} did not come to ${place(e.place)} (${e.roll}, not below ${e.below}).`,
    'points-named': (e) =>
      `Point units: ${unit(e.attacker)} against ${e.defender >= 0 ? unit(e.defender) : e.inherent === 1 ? 'the inherent defence' : 'the fortress'}.`,
    'command-checked': (e) =>
      `${unit(e.unit)}: command check ${e.roll}, ${e.roll < e.below ? 'passed' : 'failed'} (below ${e.below}).`,
    'combat-modified': (e) =>
      `Modifiers: ${e.modifiers.map(({ name, value }) => `${MODIFIERS[name]} ${signed(value)}`).join(', ') || 'none'}; final ${signed(e.net)}.`,
    'combat-rolled': (e) =>
      `Combat for ${place(e.place)}: ${e.faces.join(' + ')}, ${signed(e.net)}: result line ${e.line}.`,
    'infrastructure-used': (e) => `The infrastructure at ${place(e.place)} was used up.`,
    'losses-excused': (e) => `The enemy cannot meet his second loss point: ${side(e.side)} lose nothing.`,
    'loss-paid': (e) => `${nation(e.nation)} paid 1 point instead of a loss at ${place(e.place)}.`,
    'corps-lost': (e) => `${unit(e.unit)} was eliminated at ${place(e.place)}.`,
    attrition: (e) => `${nation(e.nation)} met a loss point at ${place(e.place)} by attrition.`,
    'morale-rolled': (e) =>
      `Demoralization roll of ${nation(e.nation)}: ${e.roll}, ${e.roll < e.below ? '1 point' : 'no effect'} (below ${e.below}).`,
    'leader-tested': (e) =>
      `${unit(e.unit)} ${e.falls === 1 ? 'was lost for good' : 'survived'} (${e.roll}).`,
    retreated: (e) => `${unit(e.unit)} retreated from ${place(e.from)} to ${place(e.to)}.`,
    breach: (e) =>
      e.value === 0
        ? `The breach from ${place(e.from)} towards ${place(e.to)} is gone.`
        : `Breach ${e.value} from ${place(e.from)} towards ${place(e.to)}.`,
    breakthrough: (e) => `Breakthrough at ${place(e.place)}!`,
    'trench-battle': (e) => `Trench battle at ${place(e.place)}.`,
    advanced: (e) => `${units(e.units)} advanced to ${place(e.to)}.`,
    demoralized: (e) => `${nation(e.nation)} is demoralized: ${count(e.points, 'point')}.`,
    crisis: (e) => `${nation(e.nation)} is in crisis.`,
    'innovation-gained': (e) => `Tactical innovation of ${side(e.side)}: ${e.level}.`,
    'innovation-rolled': (e) =>
      `Benefits of tactical innovation for ${side(e.side)}: ${e.roll}, ${e.roll < e.below ? 'gained' : 'not yet'} (below ${e.below}).`,
  },
}
