import type { BattleEvents } from '../../events/battle.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/battle.ts'
import type { Part } from '../shape.ts'
import { events } from './battle-events.ts'
import { adjective, hex, hexes, piece, pieces } from './words.ts'

export const battle: Part<Prompt, Refused, Verb, Procedure, keyof BattleEvents> = {
  prompts: {
    'choose-battle': (f) =>
      Array.isArray(f.hexes) && f.hexes.length === 1
        ? `The battle of ${hexes(f.hexes)} is to be fought.`
        : `Which battle is fought next: ${hexes(f.hexes)}?`,
    'declare-mandated': (f) =>
      `Is the battle at ${hex(f.hex)} one of your mandated battles (${String(f.left)} due)?${
        f.elan === true ? ' It would be fought with élan: no caution, and no attack without losses.' : ''
      }`,
    bombard: (f) => `Siege artillery at ${hex(f.hex)}: bombard ${pieces(f.pieces)}?`,
    'bombard-first': () => 'Which guns fire next?',
    'bombard-target': (f) => `Which fort does ${piece(f.piece)} bombard?`,
    'tactical-advantage': (f) =>
      `Tactical advantage at ${hex(f.hex)}: for 1 CAP retire, skirmish or counterattack; or accept battle.`,
    'place-defenders': (f) => `Defence of ${hex(f.hex)}: who takes the next space?`,
    'place-attackers': (f) => `Attack on ${hex(f.hex)}: who takes the next space?`,
    'place-disrupted': (f) =>
      f.forced === true
        ? `Attack on ${hex(f.hex)}: which disrupted unit must go in?`
        : `Attack on ${hex(f.hex)}: send in a disrupted unit, or leave the rest out?`,
    'share-space': (f) => `Does another unit share the space of ${piece(f.piece)}?`,
    'choose-opponent': (f) => `Choose the enemy opposite ${pieces(f.pieces)}.`,
    'choose-reserve': (f) =>
      `${f.defends === true ? 'Defence of' : 'Attack on'} ${hex(f.hex)}: who goes into reserve?`,
    'place-reserve': (f) => `In reserve: behind which front unit for ${pieces(f.pieces)}?`,
    'choose-skirmish': (f) => `Skirmish at ${hex(f.hex)}: which of your front units fights?`,
    'withdraw-cavalry': (f) =>
      f.mounted === true
        ? `Withdraw ${pieces(f.pieces)} before enemy cavalry, ending up disrupted?`
        : `Withdraw ${pieces(f.pieces)} before the infantry, at the risk of a hit on 1 or 2?`,
    'elan-loss': (f) => `The attack on ${hex(f.hex)} cost nothing yet: which attacker takes a hit?`,
  },
  refusals: {
    'no-battle-due': (f) => `No battle is due at ${hex(f.hex)} in this activation.`,
    'already-fought': (f) => `${hex(f.hex)} has been attacked in this activation already.`,
    'battle-forced': (f) => `Your units must fight first: ${hexes(f.hexes)}.`,
    'not-siege-artillery': (f) => `${piece(f.piece)} is no siege artillery.`,
    'has-fired': (f) => `${piece(f.piece)} has fired this turn.`,
    'not-with-activation': (f) => `${piece(f.piece)} takes no part in this activation.`,
    'no-massed-fire': () => 'Massed bombardment needs two siege batteries that have not fired.',
    'not-that-fort': (f) => `${piece(f.piece)} is no fort you can bombard here.`,
    'nobody-to-act': (f) => `No unit at ${hex(f.hex)} is able to attack.`,
    'no-way-to-retire': (f) => `There is no way to retreat for all units at ${hex(f.hex)}.`,
    'not-in-battle': (f) => `${piece(f.piece)} takes no part in the battle at ${hex(f.hex)}.`,
    'enemy-piece': (f) => `${piece(f.piece)} is not ${adjective(f.side)}.`,
    'already-placed': (f) => `${piece(f.piece)} has its place on the board.`,
    'never-on-board': (f) => `${piece(f.piece)} does not go on the board here.`,
    'defence-only': (f) => `${piece(f.piece)} can only defend.`,
    'better-first': (f) => `Others go on the board before ${piece(f.piece)}.`,
    'cannot-share': (f) =>
      `${piece(f.piece)} cannot share this space: only two undisrupted divisions or brigades of one nation and arm can.`,
    'must-share': (f) =>
      `${piece(f.piece)} can go on the board before the corps only together with another unit.`,
    'fill-every-space': () => 'Offensive to the limit: nobody shares a space while another stays empty.',
    'face-the-fresh-first': () => 'Undisrupted defenders must be faced before disrupted ones and forts.',
    'cavalry-not-against-forts': () => 'Cavalry cannot attack a fort.',
    'no-enemy-opposite': (f) => `${piece(f.piece)} is not in a space that can be faced now.`,
    'cavalry-only-against-cavalry': () =>
      'While infantry waits, cavalry can go on the board only opposite cavalry.',
    'disrupted-must-fight': () => 'Disrupted units must be sent in while spaces stay open.',
    'not-in-reserve-there': (f) =>
      `That reserve space is not open here (${piece(f.piece)}): it must be free, behind a front unit that is engaged, and only British cavalry stands behind a front that faces infantry.`,
    'disrupted-never-in-reserve': (f) => `${piece(f.piece)} is disrupted and cannot be in reserve.`,
    'undisrupted-first': (f) => `Undisrupted units come before ${piece(f.piece)}.`,
  },
  verbs: {
    battle: 'Fight',
    bombard: 'Bombard',
    massed: 'Massed bombardment',
    target: 'Fire at',
    retire: 'Retire (1 CAP)',
    skirmish: 'Skirmish (1 CAP)',
    counterattack: 'Counterattack (1 CAP)',
    accept: 'Accept battle',
    place: 'Place',
    pair: 'Together with',
    alone: 'Alone',
    opposite: 'Opposite',
    'by-the-book': 'By the book',
    behind: 'Behind',
    engage: 'Engage',
    strike: 'Strike',
  },
  procedures: {
    battles: 'Battles',
    battle: 'Battle',
    'battle/bombardment': 'Bombardment',
    'battle/fortunes': 'Fortunes of War',
    'battle/board': 'Battle board',
    'battle/fire': 'Fire',
    'battle/retreats': 'Retreats',
  },
  events,
}
