import type { CommandEvents } from '../../events/command.ts'
import { GE } from '../../sides.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/command.ts'
import type { Part } from '../shape.ts'
import { adjective, count, hex, hexes, piece, pieces, Player } from './words.ts'

const caps = (n: unknown): string => count(Number(n), 'CAP')
const disrupted = (is: boolean): string => (is ? ', disrupted' : '')

export const command: Part<Prompt, Refused, Verb, Procedure, keyof CommandEvents> = {
  prompts: {
    arrivals: (f) => `${Player(f.side)}: bring in units, or replace lost ones (${caps(f.caps)} left).`,
    'arrive-where': (f) => `Where does ${piece(f.piece)} come in?`,
    'eastern-front': (f) =>
      `The Eastern front calls: send at least ${String(f.least)} points of infantry and a cavalry division, or refuse and lose ${String(f.vp)} VP.`,
    'send-east': (f) =>
      `Sending ${pieces(f.pieces)}: ${String(f.points)} of ${String(f.least)} points, ${count(f.riders, 'cavalry division')}. Choose the next.`,
    activity: (f) =>
      `${Player(f.side)}: activate a hex, recover${f.trenches === true ? ', entrench' : ''} or ${f.fresh === true ? 'pass' : 'stop'} (${caps(f.caps)}; ${count(f.left, 'activation')} left).`,
    'recover-or-stop': (f) => `${Player(f.side)}: recover a second hex, or stop (${caps(f.caps)}).`,
    'withdrawal-window': (f) =>
      `${Player(f.side)}: declare your general withdrawal before this segment?${Number(f.due) > 0 ? ` It is due by turn ${String(f.due)}.` : ''}`,
    strategic: (f) =>
      `${Player(f.side)}: strategic movement, one CAP a unit (${caps(f.caps)})${f.free === true ? '; a French corps may go to Paris free' : ''}.`,
    'strategic-where': (f) => `Where does ${piece(f.piece)} go from ${hex(f.hex)}?`,
  },
  refusals: {
    'arrives-later': (f) => `${piece(f.piece)} is not due before turn ${String(f.turn)}.`,
    'already-here': (f) => `${piece(f.piece)} is on the map already.`,
    'no-place-to-arrive': (f) => `There is no hex where ${piece(f.piece)} could come in now.`,
    'not-an-arrival-hex': (f) => `${piece(f.piece)} does not come in at ${hex(f.hex)}.`,
    'enemy-controls-hex': (f) => `${hex(f.hex)} is in enemy hands.`,
    'hex-out-of-supply': (f) => `No supply can be traced from ${hex(f.hex)}.`,
    'alone-with-enemies': (f) => `${piece(f.piece)} would be alone with enemies at ${hex(f.hex)}.`,
    'stack-full-there': (f) => `${hex(f.hex)} has no room for ${piece(f.piece)}.`,
    'schlieffen-before-turn-7': (f) =>
      `French and British units may not come in at ${hex(f.hex)}, a Schlieffen Plan hex, before turn 7.`,
    'no-hq-or-source': (f) =>
      `${hex(f.hex)} has neither an HQ of that nationality nor one of its supply sources.`,
    'hq-just-placed': (f) => `The HQ in ${hex(f.hex)} came in this turn and receives nobody yet.`,
    'another-hq-there': (f) => `Another HQ of that nationality is in ${hex(f.hex)}.`,
    'german-replacement-in-france': (f) =>
      `Before turn 5 German replacements may not join an HQ as deep in France as ${hex(f.hex)}.`,
    'not-in-dead-pile': (f) => `${piece(f.piece)} has not been lost.`,
    'never-replaced': (f) =>
      `${piece(f.piece)} cannot be replaced: only French and German infantry and cavalry can.`,
    'too-few-caps': () => 'There are not enough CAPs left for that.',
    'cannot-be-held-back': (f) =>
      `${piece(f.piece)} cannot be held back: only British infantry divisions that are due, four at most.`,
    'not-eligible-for-east': (f) =>
      `${piece(f.piece)} cannot be sent, or is going already: choose infantry that can attack, or cavalry, in or next to the hexes of the 1st, 2nd and 3rd Army HQs.`,
    'not-enough-sent': (f) =>
      `That is ${String(f.points)} points and ${count(f.riders, 'cavalry division')}; ${String(f.least)} points and one division are wanted.`,
    'no-unit-there': (f) => `You have no unit in ${hex(f.hex)} to activate.`,
    'only-recovery-now': () => 'After a recovery the second activation can only be another recovery.',
    'has-spent-caps': () => 'You can pass only before spending a CAP in your segment; stop instead.',
    'nothing-spent-yet': () => 'You have spent nothing in this segment: pass instead.',
    'not-your-piece': (f) => `${piece(f.piece)} is not yours.`,
    'piece-not-on-map': (f) => `${piece(f.piece)} is not on the map.`,
    'ha-never-by-rail': () => 'Siege artillery never uses strategic movement.',
    'no-rail-before-turn-3': () => 'Nobody moves by strategic rail on turns 1 and 2.',
    'german-rail-before-turn-5': (f) =>
      `German trains run outside Germany from turn 5 on: ${hex(f.hex)} is closed to them.`,
    'belgians-never-by-rail': () => 'Belgian units never use strategic movement.',
    'not-on-friendly-rail': (f) => `${hex(f.hex)} is not a railway hex under your control.`,
    'rail-not-connected': (f) =>
      `No line under your control leads to ${hex(f.hex)} and on to a supply source.`,
    'too-far-by-rail': (f) => `${hex(f.hex)} is more than ${String(f.most)} rail hexes away.`,
    'british-not-in-paris': () => 'British units may pass through Paris by rail, but not stop there.',
    'not-a-port': (f) => `Ships run between the named ports only: not to ${hex(f.hex)}.`,
    'port-not-lower': (f) => `Ships go to a port with a lower number only: not to ${hex(f.hex)}.`,
    'sea-for-allies-only': () => 'Only French and British units may go by sea.',
    'nowhere-to-go': (f) => `There is nowhere ${piece(f.piece)} could be taken.`,
  },
  verbs: {
    arrive: 'Bring in',
    rebuild: 'Replace now (2 CAPs)',
    order: 'Replace in two turns (1 CAP)',
    'hold-back': 'Hold back for a landing',
    restore: 'Return without CAPs',
    'place-in': 'Place here',
    'put-back': 'Put back',
    send: 'Send east',
    'refuse-east': 'Send nobody',
    activate: 'Activate',
    entrench: 'Entrench',
    recover: 'Recover',
    stop: 'Stop',
    pass: 'Pass',
    withdraw: 'Declare general withdrawal',
    'not-now': 'Not now',
    'not-this-turn': 'Not this turn',
    land: 'Land',
    'enter-north': 'Enter from Holland',
    transport: 'Transport',
    'rail-to': 'By rail',
    'sail-to': 'By sea',
  },
  procedures: {
    caps: 'CAPs and initiative',
    arrivals: 'Reinforcements',
    'eastern-front': 'Eastern Front',
    'arrivals/choices': 'Placement',
    segment: 'Action',
    'segment/window': 'Chance to withdraw',
    'segment/activity': 'Choice of action',
    'segment/out-of-caps': 'No CAPs left',
    strategic: 'Strategic movement',
    administration: 'Administration',
    recovery: 'Recovery',
    'recovery/allied': 'Allied units',
    'recovery/german': 'German units',
    'turn-end': 'End of turn',
    end: 'End',
  },
  events: {
    'turn-began': (e) => `Turn ${e.turn}.`,
    'caps-set': (e) =>
      `${adjective(e.side)} command: ${e.die > 0 ? `rolled ${e.die}, ` : ''}${caps(e.caps)}${e.extra > 0 ? ` (${e.extra} extra)` : ''}.`,
    'initiative-taken': (e) =>
      `${Player(e.side)} has the initiative${e.dice.length > 0 ? ` (Allies ${String(e.dice[0])}, Germans ${String(e.dice[1])}${e.side === GE && e.dice[0] === e.dice[1] ? '; ties are German' : ''})` : ''}.`,
    'caps-gained': (e) =>
      e.gained > 0
        ? `${adjective(e.side)} headquarters: +${e.gained}, now ${caps(e.caps)}.`
        : `${adjective(e.side)} headquarters: the CAP is lost, ${e.caps} is the most.`,
    'caps-spent': (e) => `${Player(e.side)} paid ${caps(e.spent)} (${e.caps} left).`,
    arrived: (e) => `${piece(e.piece)} arrived at ${hex(e.hex)}${disrupted(e.disrupted)}.`,
    'arrivals-delayed': (e) => `Still to come: ${pieces(e.pieces)}.`,
    'arrival-diverted': (e) =>
      `${hex(e.hex)} is closed: ${piece(e.piece)} will come in at a supply source on a later turn.`,
    'unit-rebuilt': (e) => `${piece(e.piece)} was rebuilt at ${hex(e.hex)}${disrupted(e.disrupted)}.`,
    'unit-ordered': (e) => `${piece(e.piece)} will be back on turn ${e.turn}.`,
    'held-back': (e) => `${piece(e.piece)} was held back for a landing.`,
    'hq-relieved': (e) =>
      `${piece(e.by)} took over at ${hex(e.hex)}; ${piece(e.piece)} will come in elsewhere next turn.`,
    'corps-exchanged': (e) => `${piece(e.by)} took the place of ${piece(e.piece)} at ${hex(e.hex)}.`,
    'sent-east': (e) => `Sent to the Eastern front: ${pieces(e.pieces)} (${e.points} points).`,
    'east-refused': (e) => `Nobody was sent to the Eastern front: ${e.vp} German VP lost.`,
    'segment-began': (e) => `${adjective(e.side)} segment (${caps(e.caps)}).`,
    activated: (e) => `${Player(e.side)} activated ${hex(e.hex)} (${caps(e.caps)} left).`,
    passed: (e) => `${Player(e.side)} passed.`,
    yielded: (e) => `${Player(e.side)} stopped.`,
    'action-ended': () => 'The action phase is over.',
    'bef-alone': (e) => `The BEF goes it alone at ${hexes(e.hexes)}: 1 Plan XVII VP lost.`,
    'moved-by-rail': (e) =>
      `${piece(e.piece)} went by rail from ${hex(e.from)} to ${hex(e.to)}, ${count(e.hexes, 'hex', 'hexes')}${e.free ? ', without a CAP' : ''}.`,
    'moved-by-sea': (e) => `${piece(e.piece)} sailed from ${hex(e.from)} to ${hex(e.to)}.`,
    'ran-out-of-supply': (e) => `Out of supply: ${pieces(e.pieces)}.`,
    'back-in-supply': (e) => `Back in supply: ${pieces(e.pieces)}.`,
    'emergency-ended': () => 'German emergency supply ended.',
    'railhead-removed': (e) => `German trains run beyond ${hex(e.hex)}.`,
    'surrender-rolled': (e) =>
      `${piece(e.fort)}, besieged: rolled ${e.die}, surrenders on ${e.most} or less: ${e.falls ? 'it surrendered' : 'it holds'}.`,
    'trench-improved': (e) => `The trenches at ${hex(e.hex)} are now of level 2.`,
  },
}
