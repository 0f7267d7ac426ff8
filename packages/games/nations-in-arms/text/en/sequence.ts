/** English sentences of the sequence of play. */
import { COALITION, EMPIRE } from '../../codes.ts'
import type { SequenceEvents } from '../../events/sequence.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/sequence.ts'
import type { Part } from '../shape.ts'
import { marker, markers, nation, piece, pieces, side, space, turn } from './words.ts'

export const sequence: Part<Prompt, Refused, Verb, Procedure, keyof SequenceEvents> = {
  prompts: {
    'leader-arrives': (f) => `Does ${piece(f.piece)} join the forces now?`,
    replacement: (f) =>
      `${nation(f.nation)}: ${String(f.left)} replacement steps left. Choose a reduced unit.`,
    'choose-marker': () => 'Choose the first initiative marker of the game.',
    impulse: (f) => `${marker(f.marker)}: choose a leader or a unit to activate, or finish.`,
  },
  refusals: {
    'already-activated': (f) => `${piece(f.piece)} has been activated in this impulse.`,
    'initiative-too-low': (f) => `The initiative of ${piece(f.piece)} is below the number of the marker.`,
    'level-over': (f) => `The force of ${piece(f.piece)} has been activated twice in this season.`,
    'not-on-map': (f) => `${piece(f.piece)} is not on the map.`,
    'not-yours': (f) => `${piece(f.piece)} is not yours to activate now.`,
  },
  verbs: { marker: 'Take', activate: 'Activate', 'hand-over': 'Let another player go first:' },
  procedures: {
    turn: 'Turn',
    'turn/end': 'End of the turn',
    arrivals: 'Arrivals',
    initiative: 'Initiative phase',
    activation: 'Activation phase',
    impulse: 'Impulse',
    victory: 'Victory phase',
    end: 'End of the game',
  },
  events: {
    'turn-began': (e) => `${turn(e.turn)}.`,
    'pool-filled': (e) => `In the pool: ${markers(e.markers)}.`,
    'marker-chosen': (e) => `${marker(e.marker)} opens the game.`,
    'marker-drawn': (e) => `${marker(e.marker)} is drawn.`,
    'marker-void': (e) => `${marker(e.marker)} is set aside: that side had the last land impulse.`,
    'quarters-drawn': (e) =>
      e.draw === 0 ? 'Winter Quarters comes first and is set aside.' : `Winter Quarters, draw ${e.draw}.`,
    'markers-returned': (e) => `Back in the pool: ${markers(e.markers)}.`,
    'phase-ended': (e) => (e.early === 1 ? 'The armies go into winter quarters.' : 'The pool is empty.'),
    'impulse-ended': (e) => `The impulse of ${marker(e.marker)} is over.`,
    arrived: (e) => `${pieces(e.units)} (${nation(e.nation)}) arrived at ${space(e.space)}.`,
    'took-up-arms': (e) => `${nation(e.nation)} takes up arms on the side of ${side(e.side)}.`,
    replaced: (e) => `${piece(e.piece)} at ${space(e.space)} is back to full strength.`,
    'game-ended': (e) =>
      `The game is over: ${e.winner === EMPIRE || e.winner === COALITION ? `${side(e.winner)} wins` : 'a draw'} (${e.points} points).`,
  },
}
