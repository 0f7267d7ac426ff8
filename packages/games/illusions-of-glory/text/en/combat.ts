/** English sentences of combat. */
import { cardNamed } from '../../cards.ts'
import type { CombatEvents } from '../../events/combat.ts'
import type { Cause, Modifier } from '../../events/parts.ts'
import { NO_SIDE } from '../../sides.ts'
import type * as keys from '../keys/combat.ts'
import type { Part } from '../shape.ts'
import { card, count, does, piece, pieces, player, signed, space, spaces } from './words.ts'

const REASONS: Readonly<Record<string, string>> = {
  terrain: 'mountains',
  water: 'across water',
  weather: 'severe weather',
  trench: 'trench',
  cavalry: 'cavalry',
  mountain: 'mountain troops',
  hq: 'HQ',
  artillery: 'heavy artillery',
  road: 'roads and mixed gauge only',
  flank: 'free space',
}
function reason(what: string): string {
  const c = cardNamed(what)
  return REASONS[what] ?? (c === undefined ? what : card(c))
}
const listed = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ what, by }) => `${signed(by)} ${reason(what)}`).join(', ')
const noted = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0 ? '' : ` (${listed(modifiers)})`

const CAUSES: Readonly<Record<Cause, string>> = {
  combat: 'in combat',
  retreat: 'in retreat',
  stand: 'to stand its ground',
  'no-retreat': 'with no way to retreat',
  overstacked: 'in crowded retreat',
  attrition: 'by attrition',
  withdrawal: 'in withdrawal',
  event: 'by an event',
  revolution: 'in the revolution',
  collapse: 'in the collapse',
  alone: 'left alone',
}
const TABLES = { heavy: 'Heavy', light: 'Light' } as const
const HOWS = {
  terrain: 'a step lost on strong ground',
  trench: 'a step lost in the trench',
  port: 'the steps lost in the port',
  hq: 'the HQ',
  card: 'a combat card',
} as const
/** "by Jaroslau to Tarnow" */
const onWay = (path: readonly number[]): string =>
  path.length > 1 ? `by ${spaces(path.slice(0, -1))} to ${space(path.at(-1))}` : `to ${space(path.at(-1))}`

export const combat: Part<typeof keys, keys.Procedure, keyof CombatEvents> = {
  prompts: {
    attack: () => 'Choose a space to attack.',
    attackers: (f) => `Which units attack ${space(f.space)}? Strength so far: ${String(f.strength)}.`,
    flank: (f) => `Try a flank attack on ${space(f.space)}? If so, choose the pinning space.`,
    defenders: (f) => `Choose the defenders of ${space(f.space)}: ${String(f.left)} more.`,
    'combat-cards': (f) =>
      f.attacker === 1
        ? `Combat cards for the attack on ${space(f.space)}?`
        : `Combat cards in defence of ${space(f.space)}?`,
    'forced-march-where': (f) => `Which attacking space does ${piece(f.piece)} march into?`,
    'forced-march': (f) => `Which corps marches to the combat at ${space(f.space)}?`,
    rearguard: (f) => `Which units stay at ${space(f.space)} as rearguard?`,
    absorb: (f) => `Losses at ${space(f.space)}, ${String(f.left)} left: which unit loses a step?`,
    'replace-lcu': (f) => `Which SCU takes the place of ${piece(f.piece)} in ${space(f.space)}?`,
    'pay-step': (f) => `${card(f.card)}: which unit in ${space(f.space)} loses a step?`,
    stand: (f) =>
      `The defenders of ${space(f.space)} must retreat ${count(f.spaces, 'space')}. Shorten the retreat, or go?`,
    'region-retreat': (f) => `Does ${piece(f.piece)} leave ${space(f.space)}?`,
    retreat: (f) => `Which unit retreats from ${space(f.space)} first?`,
    'retreat-where': (f) => `Where does ${piece(f.piece)} retreat to from ${space(f.space)}?`,
    'support-where': (f) => `Where does ${piece(f.piece)} follow its troops from ${space(f.space)}?`,
    advance: (f) => `Which units advance into ${space(f.space)}? Up to ${count(f.left, 'unit')} more.`,
    'advance-on': (f) => `Does ${piece(f.piece)} go on from ${space(f.space)}?`,
  },
  refusals: {
    'nothing-to-attack': (f) => `There is nothing to attack in ${space(f.space)}.`,
    'attacked-already': (f) => `${space(f.space)} has been attacked this round.`,
    'only-retreated-units': (f) => `All units in ${space(f.space)} have retreated this round.`,
    'besieged-fort': (f) => `The besieged fort of ${space(f.space)} can be attacked only by its besiegers.`,
    'neutral-there': (f) => `${space(f.space)} is neutral: it cannot be attacked.`,
    'nobody-to-attack': (f) => `No unit activated for attack can reach ${space(f.space)}.`,
    'no-attack-order': (f) => `${piece(f.piece)} is not activated for attack.`,
    'cannot-attack-there': (f) => `${piece(f.piece)} is not connected to ${space(f.space)}.`,
    'allied-supply-only': (f) => `${piece(f.piece)} is supplied only by an ally and may not attack.`,
    'has-attacked': (f) => `${piece(f.piece)} has attacked this round.`,
    'no-strength': (f) => `${piece(f.piece)} has no combat factor and cannot attack alone.`,
    'nations-apart': (f) => `${piece(f.piece)} cannot join: no attacking stack has units of all nations.`,
    'supply-apart': (f) =>
      `${piece(f.piece)} cannot join: units out of supply do not attack with supplied ones.`,
    'joint-attack-banned': (f) => `${piece(f.piece)} cannot join: these nations may not attack together now.`,
    'needed-for-siege': (f) => `${piece(f.piece)} is needed to besiege ${space(f.space)}.`,
    'left-out-of-activation': (f) => `${piece(f.piece)} was left out of the activation.`,
    'support-without-troops': (f) => `${piece(f.piece)} takes part only with attacking units of its space.`,
    'one-space-only': (f) => `A flank attack on ${space(f.space)} has to come from two spaces or more.`,
    'no-lcu-to-flank': () => 'A flank attack needs an LCU.',
    'flank-across-water': (f) => `No flank attack: all attackers of ${space(f.space)} come across water.`,
    'flank-terrain': (f) => `No flank attack against ${space(f.space)}: mountains or swamp.`,
    'flank-trench': (f) => `No flank attack against the trench in ${space(f.space)}.`,
    'flank-region': () => 'No flank attack in a region.',
    'flank-out-of-supply': () => 'Units out of supply make no flank attacks.',
    'flank-uprising': () => 'No flank attack against an uprising.',
    'flank-empty-fort': (f) => `No flank attack: no units defend the fort of ${space(f.space)}.`,
    'condition-unmet': (f) => `${card(f.card)} cannot be played in this combat.`,
    'cards-out-of-supply': () => 'Attackers out of supply play no combat cards.',
    'cards-for-empty-fort': () => 'No combat cards are played in defence of a fort without units.',
    'no-combat-card': (f) => `${card(f.card)} is not a combat card.`,
    'other-role': (f) => `${card(f.card)} is for the other side of a combat.`,
    'lower-lf-first': (f) =>
      `${piece(f.piece)} has Loss Factor ${String(f.lf)}. The lowest comes first: ${String(f.least)}, of ${pieces(f.pieces)}.`,
    'same-type-first': (f) => `${piece(f.piece)} is of another type: the same type comes first.`,
    'last-unit': (f) => `${piece(f.piece)} is the last unit: it may not be destroyed to avoid the retreat.`,
    'not-here-to-stand': (f) => `In ${space(f.space)} no step can be lost to shorten the retreat.`,
    'retreat-blocked': (f) => `${piece(f.piece)} cannot retreat to ${space(f.space)}.`,
    'back-to-the-fight': (f) => `A retreat never leads back to ${space(f.space)}.`,
    'better-retreat': (f) => `Another space comes before ${space(f.space)} by the order of retreat.`,
    'no-room-there': (f) => `There is no room for ${piece(f.piece)} in ${space(f.space)}.`,
    'not-among-attackers': (f) => `${piece(f.piece)} has not taken part in the attack from outside.`,
    'not-at-full-strength': (f) => `${piece(f.piece)} is not at full strength.`,
    'three-have-advanced': () => 'Three units have advanced already.',
    'would-be-out-of-supply': (f) => `${piece(f.piece)} would be out of supply in ${space(f.space)}.`,
    'cannot-besiege': (f) => `Too few units can advance to besiege the fort of ${space(f.space)}.`,
    'not-on-their-way': (f) => `The defenders have not retreated through ${space(f.space)}.`,
    'enemy-unit': (f) => `${piece(f.piece)} is an enemy unit.`,
    'not-in-combat': (f) => `${piece(f.piece)} takes no part in the combat in ${space(f.space)}.`,
    'never-absorbs': (f) => `${piece(f.piece)} absorbs no losses: HQs and heavy artillery never do.`,
    alike: (f) => `${piece(f.piece)} and ${piece(f.other)} are alike: choose ${piece(f.other)}.`,
    'has-joined': (f) => `${piece(f.piece)} is part of the attack already.`,
    'has-retreated': (f) => `${piece(f.piece)} has retreated already.`,
    'need-not-retreat': (f) => `${piece(f.piece)} does not have to retreat from ${space(f.space)}.`,
    'support-follows': (f) => `${piece(f.piece)} goes with the last units of its space, after them.`,
    'where-its-troops-went': (f) =>
      `${piece(f.piece)} goes where units of its stack have gone. None of them is in ${space(f.space)}.`,
    'nearest-with-room': (f) =>
      `${piece(f.piece)} goes on to the nearest space with room. ${space(f.space)} is no such space.`,
    'stood-already': (f) => `A step has already been lost to shorten the retreat from ${space(f.space)}.`,
    'has-advanced': (f) => `${piece(f.piece)} has advanced already.`,
    'stays-already': (f) => `${piece(f.piece)} stays behind already.`,
    'card-names-others': (f) => `${card(f.card)} names other units, not ${piece(f.piece)}.`,
    'only-an-scu-replaces': (f) => `Only an SCU can replace ${piece(f.lcu)}. ${piece(f.piece)} is no SCU.`,
    'of-another-nation': (f) =>
      `${piece(f.piece)} is of another nation than ${piece(f.lcu)} and cannot replace it.`,
    'not-in-reserve': (f) => `${piece(f.piece)} is not in the reserve box.`,
    'no-attack-from-there': (f) => `No attacking unit comes from ${space(f.space)} to ${space(f.target)}.`,
    'not-in-that-region': (f) => `${piece(f.piece)} is not in ${space(f.space)}.`,
    'defends-already': (f) => `${piece(f.piece)} defends already.`,
    'troops-defend-first': (f) =>
      `${piece(f.piece)} is not chosen now: HQs follow the units that defend, heavy artillery never defends.`,
    'not-in-one-stack': (f) => `${piece(f.piece)} cannot form a full stack with the units chosen so far.`,
    'cannot-march-in': (f) =>
      `${piece(f.piece)} cannot march in to ${space(f.space)}: only a fresh LCU at full strength next to it can, if supply, stacking and sieges allow it.`,
    'not-where-they-attack': (f) => `${piece(f.piece)} cannot join from ${space(f.space)}.`,
  },
  verbs: {
    target: 'Attack',
    'target-uprising': 'Put down the uprising in',
    join: 'Join',
    favour: 'Use the event in this combat',
    engage: 'Attack now',
    pin: 'Flank attack, pinned from',
    'no-flank': 'No flank attack',
    defend: 'Defend with',
    'combat-card': 'Play',
    enough: 'No more cards',
    'march-in': 'March in',
    'march-in-at': 'March to',
    stay: 'Stays as rearguard',
    suffer: 'Loses a step',
    stand: 'Hold at the cost of a step of',
    'stand-all': 'Hold the port: each unit loses a step',
    'hq-stand': 'One space less by the HQ',
    'card-stand': 'Play against the retreat',
    'give-way': 'Retreat',
    'retreat-to': 'Retreat to',
    remain: 'Remain in the region',
    retreat: 'Goes first',
    'follow-to': 'Follow to',
    advance: 'Advance',
    'advance-to': 'Advance on to',
  },
  procedures: {
    combat: 'Combat',
    'combat/flank': 'Announcing a flank attack',
    'combat/weather': 'Severe weather',
    'combat/attacker-cards': 'Combat cards of the attacker',
    'combat/defender-cards': 'Combat cards of the defender',
    'combat/flank-roll': 'Flank roll',
    'combat/fire': 'Fire',
    'combat/fire-back': 'Return fire',
    'combat/losses': 'Losses',
    'combat/absorb': 'Losses',
    'combat/result': 'Result of the combat',
    retreat: 'Retreat',
    'retreat/stand': 'Cancelling the retreat',
    'retreat/go': 'Retreat of the units',
    'combat/advance': 'Advance after combat',
    'combat/advancing': 'Advance after combat',
    declare: 'Declaring an attack',
    'retreat-unit': 'Retreat of a unit',
  },
  events: {
    'attack-declared': (e) =>
      `${player(e.side)} attack ${space(e.space)} from ${spaces(e.from)} with ${pieces(e.attackers)}. Defenders: ${e.defenders.length > 0 ? pieces(e.defenders) : ''}${e.fort ? `${e.defenders.length > 0 ? ' and ' : ''}the fort` : ''}.`,
    'defenders-chosen': (e) => `${pieces(e.pieces)} ${does(e.pieces, 'defend')} ${space(e.space)}.`,
    'flank-announced': (e) => `Flank attack on ${space(e.space)}, pinned from ${space(e.pin)}.`,
    'weather-rolled': (e) =>
      `Weather at ${space(e.space)}: ${e.die} in round ${e.round}, ${e.bad ? 'severe: one column to the left' : 'fair'}.`,
    'combat-card-played': (e) => `${player(e.side)} play ${card(e.card)} in the combat at ${space(e.space)}.`,
    'flank-rolled': (e) =>
      `Flank attack on ${space(e.space)}: ${e.die}${noted(e.modifiers)}, it ${e.success ? 'succeeds: the attacker fires first' : 'fails: the defender fires first'}.`,
    fired: (e) =>
      `${player(e.side)} fire at ${space(e.space)} with ${e.strength} on the ${TABLES[e.table]} table${noted(e.shifts)}: ${e.die}${noted(e.modifiers)}, Loss Number ${e.ln}.`,
    'step-lost': (e) => `${piece(e.piece)} in ${space(e.space)} loses a step ${CAUSES[e.cause]}.`,
    'unit-destroyed': (e) => `${piece(e.piece)} is destroyed in ${space(e.space)} ${CAUSES[e.cause]}.`,
    'unit-eliminated': (e) => `${piece(e.piece)} is permanently eliminated ${CAUSES[e.cause]}.`,
    'lcu-replaced': (e) => `${piece(e.by)} takes the place of ${piece(e.piece)} in ${space(e.space)}.`,
    'uprising-crushed': (e) => `The uprising in ${space(e.space)} is put down.`,
    'fort-destroyed': (e) =>
      e.cause === 'surrender'
        ? `The fort of ${space(e.space)} surrenders.`
        : `The fort of ${space(e.space)} is destroyed.`,
    'surrender-rolled': (e) =>
      `Surrender check for ${space(e.space)}: ${e.die} against ${e.cf}, the fort ${e.falls ? 'falls' : 'holds out'}.`,
    'combat-ended': (e) =>
      `Combat at ${space(e.space)}: ${e.attackLn} to ${e.defenceLn}, ${e.winner === NO_SIDE ? 'nobody wins' : `${player(e.winner)} win`}.`,
    'hq-stepped': (e) => `${piece(e.piece)} ${e.up ? 'is back at full strength' : 'loses a step in defeat'}.`,
    'artillery-spent': (e) =>
      `${piece(e.piece)} has fired ${e.left > 0 ? 'for the first time' : 'for the second time and is used up'}.`,
    'retreat-ordered': (e) => `The defenders of ${space(e.space)} must retreat ${count(e.spaces, 'space')}.`,
    'retreat-shortened': (e) =>
      `${HOWS[e.how]} ${e.how === 'port' ? 'shorten' : 'shortens'} the retreat from ${space(e.space)} by ${count(e.by, 'space')}.`,
    retreated: (e) => `${piece(e.piece)} retreats from ${space(e.from)} ${onWay(e.path)}.`,
    'stayed-in-region': (e) => `${pieces(e.pieces)} ${does(e.pieces, 'retreat')} within ${space(e.space)}.`,
    withdrew: (e) =>
      `${pieces(e.pieces)} ${does(e.pieces, 'withdraw')} from ${space(e.from)} to ${space(e.to)} before the combat.`,
    'marched-in': (e) => `${piece(e.piece)} marches from ${space(e.from)} to ${space(e.to)} into the combat.`,
    advanced: (e) =>
      `${pieces(e.pieces)} ${does(e.pieces, 'advance')} from ${space(e.from)} to ${space(e.to)}.`,
  },
}
