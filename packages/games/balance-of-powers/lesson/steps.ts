/** Ten guided minutes of August 1914: Belgium is violated, Liège falls to the guns, Brussels to the Guard. */
import {
  atButton,
  atPanel,
  type LessonStep,
  READ,
  spokenMoves,
  targetsOn,
  type Want,
} from '@sandtable/presentation/lesson'
import { balanceOfPowers } from '../game.ts'
import { place } from '../places.ts'
import { unit } from '../units.ts'

const you = spokenMoves(balanceOfPowers, 0)
const entente = spokenMoves(balanceOfPowers, 1)

/** what the player does, one after the other, and what the Entente does then */
const play = (moves: readonly string[], ...answers: readonly string[]): Want => ({
  kind: 'play',
  moves: [...moves.map(you), ...answers.map(entente)],
})

const { at, on } = targetsOn(place, unit)

/** Belgium stands at Brussels and Antwerp; the British come to Calais. */
const joined = [
  ...['nation FR', 'muster-at 0918', 'muster-at 0917', 'muster-at 0917'],
  ...['muster-at 0418', 'muster-at 0418', 'muster-at 0418', 'muster-at 0115'],
]
/** Nobody buys, nobody is shipped. */
const quiet = ['done', 'done', 'done', 'done', 'done']
/** The French left comes up to the Sambre, the British to Mons; in Lorraine nobody stirs. */
const ententeHalf = [
  ...['stack 0921', 'march 0821', 'march 0820', 'halt'],
  ...['stack 0418', 'march 0518', 'march 0619', 'march 0719', 'halt', 'done'],
]

export const STEPS = [
  { id: 'welcome', want: READ },
  { id: 'counters', target: at('1219'), want: READ },
  { id: 'goal', target: atPanel('score'), want: READ },
  { id: 'prompt', target: atPanel('prompt'), want: READ },
  { id: 'violate', target: atButton('violate'), want: play(['violate BE'], ...joined) },
  { id: 'britain', target: at('0418'), want: READ },
  { id: 'respect', target: atButton('done'), want: play(['done'], 'done') },
  { id: 'purse', target: atButton('done'), want: play(['done', 'done'], ...quiet) },
  { id: 'half', target: atPanel('prompt'), want: READ },
  { id: 'stack', target: at('1220'), want: play(['stack 1220']) },
  { id: 'guns', target: at('1119'), want: play(['attack 1119']) },
  { id: 'fallen', target: at('1119'), want: READ },
  { id: 'march', target: at('1019'), want: play(['march 1019']) },
  { id: 'undo', target: atPanel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('1019'), want: play(['march 1019']) },
  { id: 'attack', target: at('0918'), want: play(['attack 0918']) },
  { id: 'pay', target: atPanel('fight'), want: play(['nation DE']) },
  { id: 'point', target: on('DE-inf-GUARD', '1019'), want: play(['point DE-inf-GUARD']) },
  { id: 'dice', target: atButton('no'), want: play(['no']) },
  { id: 'result', target: atPanel('log'), want: READ },
  { id: 'supply', target: atPanel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: at('0918'), want: READ },
  { id: 'first-army', target: at('1219'), want: play(['stack 1219']) },
  { id: 'through', target: at('1119'), want: play(['march 1119']) },
  { id: 'ardennes', target: at('1020'), want: play(['march 1020']) },
  { id: 'halt', target: atButton('halt'), want: play(['halt']) },
  { id: 'plan', target: at('1119'), want: READ },
  { id: 'alsace', target: on('DE-inf-14', '1227'), want: play(['unit DE-inf-14']) },
  { id: 'entrench', target: atButton('dig-in'), want: play(['dig-in']) },
  { id: 'end-half', target: atButton('done'), want: play(['done'], ...ententeHalf) },
  { id: 'allies', target: atPanel('timeline'), want: READ },
  { id: 'plan-xvii', target: atPanel('prompt'), want: READ },
  { id: 'rules', target: atPanel('rules'), want: READ },
  { id: 'end', want: READ },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
