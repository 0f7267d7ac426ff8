/** English sentences of sieges. */
import type { SiegeEvents } from '../../events/siege.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/siege.ts'
import type { Part } from '../shape.ts'
import { count, nation, piece, pieces, space } from './words.ts'

const RESULTS: Readonly<Record<string, string>> = {
  R: 'the besiegers are repulsed',
  'R*': 'the besiegers may be repulsed',
  NE: 'no effect',
  A: 'assault',
  H: 'the fortress surrenders with the honours of war',
  B: 'a breach in the walls',
}
const WINNERS = ['The besiegers have the better of it', 'The fortress holds', 'The assault decides nothing']
const FALLS: Readonly<Record<string, string>> = {
  honours: 'with the honours of war',
  breach: 'through the breach',
  morale: 'after the assault',
  destroyed: 'with nobody left to defend it',
}
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

export const siege: Part<Prompt, Refused, Verb, Procedure, keyof SiegeEvents> = {
  prompts: {
    rebuild: (f) => `${space(f.space)} is taken: who becomes its garrison, or is the fortress left in ruins?`,
    screen: (f) => `${pieces(f.units)} screen ${space(f.space)}: do they make a siege check?`,
    'siege-loss': (f) => `Siege of ${space(f.space)}: which unit loses a step?`,
  },
  refusals: {
    'must-screen': (f) =>
      `Leave ${count(f.value, 'step')} or more to keep up the siege of ${space(f.space)}.`,
    'must-sortie': (f) => `${space(f.space)} is besieged: the only way out is a sortie.`,
    'no-mp-to-besiege': (f) => `A siege check costs ${String(f.value)} MP here.`,
    'no-siege': (f) => `The stack besieges nothing at ${space(f.space)}.`,
    'no-units-inside': () => 'There are no combat units for a sortie.',
    'not-besieging': (f) => `${piece(f.piece)} does not besiege ${space(f.space)}.`,
    'not-garrison': (f) => `${piece(f.piece)} is neither a combat unit nor a supply train in that place.`,
    'not-shut-in': (f) => `The stack is not besieged at ${space(f.space)}.`,
  },
  verbs: {
    besiege: 'Make a siege check',
    sortie: 'Sally out',
    garrison: 'Garrison from',
    raze: 'Leave it in ruins',
  },
  procedures: {
    siege: 'Siege',
    'siege/check': 'Siege check',
    'siege/repulse': 'Repulse',
    'siege/honours': 'Honours of war',
    'siege/assault': 'Assault',
    'siege/breach': 'Breach',
    'siege/verdict': 'After the assault',
    'siege/screens': 'Screening forces',
    'siege/upkeep': 'Sieges begin and end',
  },
  events: {
    besieged: (e) => `The besiegers of ${space(e.space)} make a siege check (${e.cost} MP).`,
    'siege-abandoned': (e) => `${pieces(e.units)} are too few to besiege ${space(e.space)} and must retreat.`,
    'siege-lifted': (e) => `The siege of ${space(e.space)} is lifted.`,
    sallied: (e) => `${pieces(e.units)} sally out of ${space(e.space)}.`,
    'siege-rolled': (e) =>
      `Siege of ${space(e.space)}: ${e.dice}, with modifiers ${signed(e.total - e.dice)} that is ${e.total}: ${RESULTS[e.result] ?? ''}.`,
    'repulse-rolled': (e) => `Die ${e.die}: the besiegers lose ${e.loses === 1 ? 'a step' : 'nothing'}.`,
    'siege-prolonged': (e) => `The siege of ${space(e.space)} goes on: duration ${e.duration}.`,
    'assault-began': (e) =>
      `${e.breach === 1 ? 'Assault through the breach' : 'Assault'} on ${space(e.space)}: ${count(e.points, 'fortress point')}.`,
    'point-lost': (e) => `${space(e.space)} lost a fortress point: ${e.left} left.`,
    'assault-decided': (e) => `${(e.role < 0 ? WINNERS[2] : WINNERS[e.role]) ?? ''} at ${space(e.space)}.`,
    'fortress-checked': (e) =>
      `Morale of ${space(e.space)}: ${e.die}, at most ${e.needed}: ${e.holds === 1 ? 'it holds' : 'it surrenders'}.`,
    captured: (e) => `${space(e.space)} falls to ${nation(e.nation)} ${FALLS[e.why] ?? ''}.`,
    'prisoners-taken': (e) =>
      e.returns === 1
        ? `${pieces(e.units)} leave ${space(e.space)} on parole until next spring.`
        : `${pieces(e.units)} are lost with ${space(e.space)}.`,
    rebuilt: (e) => `${space(e.space)} is a fortress again, with a garrison from ${piece(e.piece)}.`,
    razed: (e) => `The fortress of ${space(e.space)} lies in ruins.`,
  },
}
