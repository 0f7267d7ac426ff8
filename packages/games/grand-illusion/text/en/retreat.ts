import type { RetreatEvents } from '../../events/retreat.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/retreat.ts'
import type { Part } from '../shape.ts'
import { adjective, count, hex, piece, pieces, Player, player, signed } from './words.ts'

const WHY: Readonly<Record<RetreatEvents['retreat-forced']['why'], string>> = {
  disrupted: 'no undisrupted infantry is left against fresh infantry',
  rout: 'routed by greater numbers',
  cavalry: 'no undisrupted cavalry is left',
}

/** the longest scenario ends with it (§14.1) */
const LAST_TURN = 15
const comesBack = (turn: number): string =>
  turn > LAST_TURN ? 'too late to return in this game' : `back on turn ${turn}`

export const retreat: Part<Prompt, Refused, Verb, Procedure, keyof RetreatEvents> = {
  prompts: {
    'retreat-or-stay': (f) => `${pieces(f.pieces)} at ${hex(f.hex)}: stay, or fall back?`,
    retreat: (f) => `${pieces(f.pieces)} must retreat from ${hex(f.hex)}: where to?`,
    'retreat-on': (f) => `${pieces(f.pieces)}: halt at ${hex(f.hex)}, or retreat farther?`,
    'who-takes-the-hit': () => 'Which unit loses a step?',
    'cavalry-stays': (f) => `Enemies retreat into ${hex(f.hex)}: does the cavalry stay, or fall back?`,
    'hq-where': (f) => `Which way does ${piece(f.piece)} go?`,
    'fourth-division': (f) =>
      `${piece(f.piece)} must retreat from ${hex(f.hex)}. Take it off the map instead, to return in five turns?`,
    'recover-units': (f) => `${hex(f.hex)}: choose ${count(f.left, 'unit')} to recover.`,
    'withdraw-units': (f) =>
      `General withdrawal: ${player(f.side)} may move each unit once, into safe hexes.`,
    'withdrawal-trenches': (f) => `Dig trenches, one CAP a hex (${String(f.caps)} left), or finish.`,
  },
  refusals: {
    'no-retreat-there': (f) => `No retreat leads to ${hex(f.hex)}.`,
    'better-retreat': (f) => `A better way to retreat is open: ${hex(f.hex)} is not allowed.`,
    'retreat-blocked': (f) => `The enemy has blocked the hexside to ${hex(f.hex)}.`,
    'no-room-there': (f) => `${hex(f.hex)} has no room: the retreat cannot end there.`,
    'not-in-retreat': (f) => `${piece(f.piece)} does not retreat.`,
    'no-trenches-yet': () => 'Nobody may dig before the German general withdrawal.',
    'trench-there': (f) => `${hex(f.hex)} has trenches already.`,
    'no-infantry-to-dig': (f) => `There is no supplied infantry of yours in ${hex(f.hex)}.`,
    'no-enemy-to-face': (f) =>
      `Trenches need supplied infantry of both sides: the enemy has none at ${hex(f.hex)}.`,
    'enemies-in-hex': (f) => `Enemies are in ${hex(f.hex)}: units there cannot recover for a CAP.`,
    'nobody-to-recover': (f) => `No supplied disrupted unit of yours is in ${hex(f.hex)}.`,
    'withdrawn-already': (f) => `${Player(f.side)} has had the general withdrawal already.`,
    'too-early-to-withdraw': () => 'No general withdrawal on turns 1 and 2.',
    'allies-first': () => 'The German may withdraw only on a turn after the Allied general withdrawal.',
    'withdraw-at-start': () =>
      'A general withdrawal is declared only at the start of a segment, before its first activation.',
    'nobody-to-move-there': (f) => `Nobody at ${hex(f.hex)} can still move in the withdrawal.`,
  },
  verbs: {
    stay: 'Stay',
    'fall-back': 'Fall back',
    retreat: 'Retreat here',
    'split-off': 'Send off alone',
    'halt-here': 'Halt',
    suffer: 'Takes the hit',
    'recover-unit': 'Recover',
  },
  procedures: {
    withdrawal: 'General withdrawal',
    'withdrawal/moves': 'Moves',
    'withdrawal/trenches': 'Trenches',
  },
  events: {
    'retreat-forced': (e) => `${adjective(e.side)} units must retreat from ${hex(e.hex)}: ${WHY[e.why]}.`,
    'retreat-chosen': (e) => `${Player(e.side)} chose to fall back from ${hex(e.hex)}.`,
    retreated: (e) => `${pieces(e.pieces)} retreated from ${hex(e.from)} to ${hex(e.to)}.`,
    'no-room-to-retreat': (e) => `${hex(e.hex)} is full: ${pieces(e.pieces)} had to go farther, at a price.`,
    'sea-retreat-rolled': (e) =>
      `${piece(e.piece)} took to the sea: rolled ${e.die}${e.drm === 0 ? '' : ` ${signed(e.drm)}`}, ${e.turn > 0 ? comesBack(e.turn) : 'lost'}.`,
    'hq-displaced': (e) => `${piece(e.piece)} moved off from ${hex(e.from)} to ${hex(e.to)}.`,
    'fourth-division-left': (e) => `${piece(e.piece)} left the front: ${comesBack(e.turn)}.`,
    besieged: (e) => `${piece(e.fort)} at ${hex(e.hex)} is besieged.`,
    'siege-lifted': (e) => `The siege of ${piece(e.fort)} at ${hex(e.hex)} was lifted.`,
    entrenched: (e) => `${adjective(e.side)} trenches were dug at ${hex(e.hex)}.`,
    recovered: (e) => `${pieces(e.pieces)} recovered at ${hex(e.hex)}.`,
    'withdrawal-declared': (e) => `${Player(e.side)} declared a general withdrawal.`,
    'withdrawal-ended': (e) => `The ${adjective(e.side)} withdrawal is complete, at a price of ${e.vp} VP.`,
  },
}
