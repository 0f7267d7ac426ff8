import type { FortuneResult } from '../../data/types.ts'
import type { BattleEvents, Cause, Column, Modifier, Moment } from '../../events/battle.ts'
import { isFort, isHa, isHq } from '../../pieces.ts'
import type { Sentences } from '../shape.ts'
import { count, hex, hexes, piece, pieces, Player, signed } from './words.ts'

const FORTUNES: Readonly<Record<FortuneResult, string>> = {
  rout: 'rout: the weaker side will have to give way',
  cautious: 'the attacker is cautious and calls the battle off',
  skirmish: 'a reconnaissance in force, one space against one',
  ohl: 'OHL finds a CAP for the Germans',
  limit: 'offensive to the limit: everybody forward',
  advantage: 'the defender has the tactical advantage',
  orders: 'orders from above: another battle is demanded',
  gqg: 'GQG finds a CAP for the Allies',
  counterattack: 'the defender counterattacks',
  surprise: 'the defender is taken by surprise',
}

const MODIFIERS: Readonly<Record<Modifier['what'], string>> = {
  terrain: 'terrain',
  trench: 'trench',
  concentric: 'concentric attack',
  mountain: 'mountain troops',
  counterattack: 'counterattack',
  fort: 'fort in the hex',
  elan: 'élan of the attacker',
}

const CAUSES: Readonly<Record<Cause, string>> = {
  battle: 'in battle',
  bombardment: 'by bombardment',
  elan: 'for its élan',
  withdrawal: 'as it withdrew',
  'cavalry-delay': 'delaying the enemy',
  evasion: 'unable to ride three hexes away',
  retreat: 'in retreat',
  'no-retreat': 'with no way to retreat',
  overstacked: 'for want of room to retreat',
  sea: 'on the shore',
  attrition: 'to attrition',
  surrender: 'by surrender',
  overrun: 'overrun by the enemy',
}

const MOMENTS: Readonly<Record<Moment, string>> = {
  front: 'fired at',
  free: 'met with fire',
  reserve: 'fired from reserve at',
}

const CHOICES: Readonly<Record<BattleEvents['advantage-used']['choice'], string>> = {
  retire: 'spent 1 CAP and retired before the battle',
  skirmish: 'spent 1 CAP and made it a skirmish',
  counterattack: 'spent 1 CAP and struck back',
  accept: 'accepted battle',
}

const modifier = ({ what, drm, rule }: Modifier): string => `, ${signed(drm)} ${MODIFIERS[what]} (${rule})`

const need = ({ strength, raised }: BattleEvents['fired']): string =>
  `needed ${strength} or less${raised > 0 ? ` (${raised} of it by 12.2)` : ''}`

/** §9.3.1.c §9.5.1 an unmodified 1 always hits, a 6 never; against forts nothing but the 1 counts */
function shot(event: BattleEvents['fired'], atFort: boolean): string {
  const { die, modifiers, total, hit } = event
  const result = hit ? 'hit' : 'miss'
  if (atFort) return `${die}, only an unmodified 1 harms a fort: ${result}`
  if (die === 1 || die === 6) return `unmodified ${die}, always a ${result}`
  const sum = modifiers.length > 0 ? `${modifiers.map(modifier).join('')} = ${total}` : ''
  return `${die}${sum}, ${need(event)}: ${result}`
}

const behind = (units: readonly number[]): string => (units.length > 0 ? ` (behind: ${pieces(units)})` : '')
const column = ({ attackers, defenders, behindAttackers, behindDefenders }: Column): string =>
  `${pieces(attackers)}${behind(behindAttackers)} against ${pieces(defenders)}${behind(behindDefenders)}`

function turned(unit: number): string {
  if (isHq(unit)) return 'was turned to its reduced side'
  return isHa(unit) ? 'has fired for this turn' : 'was disrupted'
}

export const events: Pick<Sentences['events'], keyof BattleEvents> = {
  'battle-began': (e) =>
    `Battle of ${hex(e.hex)}: attack by ${pieces(e.attackers)} on ${pieces(e.defenders)}.`,
  'mandated-declared': (e) =>
    `${Player(e.side)} declared the battle at ${hex(e.hex)} mandated${e.elan ? ', with élan' : ''}.`,
  'mandate-missed': (e) =>
    `The battle at ${hex(e.hex)} does not count as mandated: fewer than four corps were on the board.`,
  bombarded: (e) =>
    `${piece(e.ha)} bombarded ${piece(e.fort)}: ${e.die}${e.defence > 0 ? ` ${signed(e.defence)} for its defence = ${e.die + e.defence}` : ''}, needed ${e.value} or less: ${e.hit ? 'a step' : 'no effect'}.`,
  'massed-bombardment': (e) => `Massed bombardment at ${hex(e.hex)} by ${pieces(e.units)}.`,
  'massed-hit': (e) => `The weight of the guns cost ${piece(e.fort)} a further step.`,
  'fortune-rolled': (e) =>
    `Fortunes of War ${e.faces.join(' + ')} = ${e.roll}: ${FORTUNES[e.result]}${e.ignored ? '; ignored, the plan must be carried out' : ''}.`,
  'landing-rolled': (e) =>
    `Landing at ${hex(e.hex)}, die ${e.die}: ${e.surprise ? 'a surprise, the terrain does not help the defender' : 'the defender was waiting'}.`,
  'battle-imposed': (e) => `${Player(e.side)} must fight another mandated battle this turn (${e.left} due).`,
  'battle-not-imposed': (e) =>
    `${Player(e.side)} has too few CAPs for another mandated battle; the order was dropped.`,
  'advantage-used': (e) => `${Player(e.side)} ${CHOICES[e.choice]} at ${hex(e.hex)}.`,
  'battles-cancelled': (e) => `No battle took place at ${hexes(e.hexes)}: the initiative passed.`,
  'nobody-to-fight': (e) => `Nobody was left to fight at ${hex(e.hex)}.`,
  'no-counterattack': (e) => `${Player(e.side)} made no counterattack at ${hex(e.hex)}.`,
  'board-set': (e) =>
    e.columns.length === 0
      ? `Nobody engaged at ${hex(e.hex)}.`
      : `Lines drawn: ${e.columns.map(column).join('; ')}.`,
  'cavalry-withdrew': (e) =>
    e.die === 0
      ? `${pieces(e.units)} withdrew before enemy cavalry.`
      : `${pieces(e.units)} withdrew before the infantry, die ${e.die}: ${e.hit ? 'hit' : 'unharmed'}.`,
  'moved-up': (e) => `${pieces(e.units)} moved up into the line.`,
  fired: (e) =>
    `${pieces(e.units)} ${MOMENTS[e.moment]} ${pieces(e.targets)}: ${shot(e, e.targets.some(isFort))}.`,
  'unit-disrupted': (e) => `${piece(e.unit)} was disrupted ${CAUSES[e.cause]} at ${hex(e.hex)}.`,
  'fort-reduced': (e) => `${piece(e.fort)} lost a step ${CAUSES[e.cause]}: ${count(e.left, 'step')} left.`,
  'piece-eliminated': (e) => `${piece(e.piece)} was eliminated ${CAUSES[e.cause]} at ${hex(e.hex)}.`,
  flipped: (e) => `${piece(e.unit)} at ${hex(e.hex)} ${turned(e.unit)}.`,
}
