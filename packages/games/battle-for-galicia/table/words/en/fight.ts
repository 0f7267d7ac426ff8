/** The panel of a fight, in English. */
import { and, hexes, steps } from './count.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** artillery that fires across a river or ridge counts half */
const value = (av: number, full: number): string =>
  av === full ? `AV ${av}` : `AV ${av} (${full} before halving)`

export const fight = {
  /** the number follows; a place without a name has nothing else */
  title: (place: string | undefined) => (place === undefined ? 'Attack on hex' : `Attack on ${place}`),
  stages: ['ratio', 'column shifts', 'result', 'magnitude', 'losses'],
  stage: (n: number, name: string) => `Stage ${n} of 5 · ${name}`,
  attack: 'Attack',
  defense: 'Defence',
  hidden: 'Printed strengths. Their CE and supply show when the dice fall; they can only help you.',
  topOnly: 'Only the top unit is known. Those beneath it will fight too and are not counted.',
  assumed:
    'Enemy units that cannot be seen are left out; those that can be seen are taken to be fresh and in supply.',
  corpsAndOther: (corps: string) => `${corps} Corps and one other unit: may fight together`,
  corpsAlone: (corps: string) => `All of ${corps} Corps: may fight together`,
  pair: 'Two units: may fight together',
  cavalry: 'Cavalry fights without infantry',
  leftOut: (names: string) => `Cannot join them: ${names}`,
  exactly: (attack: number, defense: number, ratio: string) => `${attack} : ${defense} is ${ratio}`,
  rounded: (attack: number, defense: number, quotient: string, ratio: string) =>
    `${attack} : ${defense} = ${quotient}, rounded down to ${ratio}`,
  notHalved: 'No river or ridge crossed: nothing halved',
  halved: (name: string, by: string, from: number, to: number) =>
    `${name}, halved across a ${by}: ${from} → ${to}`,
  byRiver: 'river',
  byRidge: 'ridge',
  marked: (name: string, ce: number, supply: number) =>
    `${name}: ${[...(ce > 0 ? [`CE −${ce}`] : []), ...(supply > 0 ? [`supply −${supply}`] : [])].join(', ')}`,
  flank: (n: number) => `Flank attack: ${n} of 6 hexes covered`,
  noFlank: (n: number) => `No flank attack: ${n} of 6 hexes covered, 5 needed`,
  fortress: 'Beside fortress Przemysl',
  right: (n: number) => `${n} right`,
  left: (n: number) => `${n} left`,
  large: (n: number) => `Large combat: ${steps(n)}`,
  small: (n: number) => `Small combat: ${steps(n)}`,
  smallSoFar: (n: number) => `Small combat with the ${steps(n)} known; units beneath may make it large`,
  barred: 'Below 1:3: no attack takes place.',
  modifiers: 'Loss rolls: + means more losses',
  heads: { you: 'You', they: 'Enemy', attacker: 'Attacker', defender: 'Defender' },
  yourArtillery: (av: number, full: number) => `Your artillery against them, ${value(av, full)}`,
  theirArtillery: (av: number, full: number) => `Their artillery against you, ${value(av, full)}`,
  attackerArtillery: (av: number, full: number) => `The attacker’s artillery, ${value(av, full)}`,
  defenderArtillery: (av: number, full: number) => `The defender’s artillery, ${value(av, full)}`,
  flanked: 'Flank attacked',
  excess: 'Ratio above 4:1',
  fromResult: 'From the result',
  eachHex: 'Each hex of retreat',
  theyRetreat: 'They retreat',
  youRetreat: 'You retreat',
  sideRetreats: ['Austria-Hungary retreats', 'Russia retreats'],
  theirLosses: 'Their losses',
  yourLosses: 'Your losses',
  sideLosses: ['Austro-Hungarian losses', 'Russian losses'],
  inHexes: 'hexes',
  inCe: 'CE',
  /** out of 100 rolls; `view` is whose eyes it is told to */
  retreats: {
    attacker: (defender: number, attacker: number) =>
      `They retreat in ${defender} of 100 rolls; you must retreat in ${attacker}.`,
    defender: (defender: number, attacker: number) =>
      `You must retreat in ${defender} of 100 rolls; they retreat in ${attacker}.`,
    onlooker: (defender: number, attacker: number) =>
      `The defender retreats in ${defender} of 100 rolls; the attacker in ${attacker}.`,
  },
  topAlone: (chances: string) =>
    `Against the top unit alone: ${chances.charAt(0).toLowerCase()}${chances.slice(1)} Every unit beneath makes it worse for you.`,
  scores: (vp: number) =>
    vp > 0 ? `The attack scores ${vp} VP in any case.` : 'The attack scores no point.',
  /** those who attack have not been named yet */
  scoresByInfantry: (vp: number) =>
    `If infantry attacks, it scores ${vp} VP in any case; cavalry scores none.`,
  between: ' ',
  rolled: (faces: readonly number[], total: number, column: string) =>
    `Dice ${faces.join(' + ')} = ${total} at ${column}`,
  /** a cell of the table in words */
  reading: (cell: string, attackers: string, defenders: string) =>
    `Result ${cell}: attackers ${attackers}; defenders ${defenders}.`,
  effect: (modifier: number, retreat: number) =>
    and([
      ...(retreat > 0 ? [`retreat ${hexes(retreat)}`] : []),
      ...(modifier === 0 ? [] : [`roll losses at ${signed(modifier)}`]),
    ]) || 'roll losses unmodified',
  /** what went into a loss roll */
  drm: {
    crt: 'Combat result',
    artillery: 'Artillery of the other side',
    flank: 'Flank attacked',
    retreat: 'Hexes retreated',
    'failed-retreat': 'Retreat fell short',
    ratio: 'Ratio above 4:1',
  },
  die: 'Die',
  modified: 'Modified',
  reductions: (isLarge: boolean) => `CE reductions, ${isLarge ? 'large' : 'small'} combat`,
  /** a unit after the dice: where, steps, effectiveness */
  state: (at: string, left: number, full: number, ce: string) => `${at} · ${left}/${steps(full)} · ${ce}`,
  /** §7.2 to §7.6 those who do not take part, or not yet */
  suggested: 'Nobody is chosen yet: shown is the strongest group.',
  optional: 'Optional: who is withheld stays out of the fight, its losses and the advance.',
  mustFight: 'One unit at least must attack.',
  mayJoin: 'May take part',
  kept: 'Withheld',
  has: 'has attacked already',
  weak: (strength: number) => `attack strength ${strength < 0 ? `−${-strength}` : strength}`,
  defenceless: 'no defence strength left',
  chooseDefenders: 'All must defend who can fight together; you choose which. The others are withheld.',
  mixed: 'cavalry and infantry never fight together',
  limit: 'over the limit of one corps and one other unit, or two units',
  now: {
    retreat: (army: string) => `${army} chooses the way of the retreat.`,
    advance: (army: string) => `${army} may advance.`,
    'take-loss': (army: string) => `${army} chooses who takes the next loss.`,
    'retreat-first': (army: string) => `${army} chooses which hex retreats first.`,
    accompany: (army: string) => `${army} chooses who goes back with the attackers.`,
    'run-on': (army: string) => `${army} chooses who must retreat further.`,
    other: (army: string) => `${army} decides.`,
  },
}
