/** Ten guided minutes of August 1914: Belgium is violated, Liège falls to the guns, Brussels to the Guard. */
import {
  type LessonStep,
  type PanelName,
  spokenMoves,
  type Target,
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
const read: Want = { kind: 'next' }

const at = (id: string): Target => ({ kind: 'space', space: place(id) })
const on = (id: string, where: string): Target => ({ kind: 'unit', unit: unit(id), space: place(where) })
const button = (verb: string): Target => ({ kind: 'button', verb })
const panel = (name: PanelName): Target => ({ kind: 'panel', panel: name })

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
  { id: 'welcome', want: read },
  { id: 'counters', target: at('1219'), want: read },
  { id: 'goal', target: panel('score'), want: read },
  { id: 'prompt', target: panel('prompt'), want: read },
  { id: 'violate', target: button('violate'), want: play(['violate BE'], ...joined) },
  { id: 'britain', target: at('0418'), want: read },
  { id: 'respect', target: button('done'), want: play(['done'], 'done') },
  { id: 'purse', target: button('done'), want: play(['done', 'done'], ...quiet) },
  { id: 'half', target: panel('prompt'), want: read },
  { id: 'stack', target: at('1220'), want: play(['stack 1220']) },
  { id: 'guns', target: at('1119'), want: play(['attack 1119']) },
  { id: 'fallen', target: at('1119'), want: read },
  { id: 'march', target: at('1019'), want: play(['march 1019']) },
  { id: 'undo', target: panel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('1019'), want: play(['march 1019']) },
  { id: 'attack', target: at('0918'), want: play(['attack 0918']) },
  { id: 'pay', target: panel('fight'), want: play(['nation DE']) },
  { id: 'point', target: on('DE-inf-GUARD', '1019'), want: play(['point DE-inf-GUARD']) },
  { id: 'dice', target: button('no'), want: play(['no']) },
  { id: 'result', target: panel('log'), want: read },
  { id: 'supply', target: panel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: at('0918'), want: read },
  { id: 'first-army', target: at('1219'), want: play(['stack 1219']) },
  { id: 'through', target: at('1119'), want: play(['march 1119']) },
  { id: 'ardennes', target: at('1020'), want: play(['march 1020']) },
  { id: 'halt', target: button('halt'), want: play(['halt']) },
  { id: 'plan', target: at('1119'), want: read },
  { id: 'alsace', target: on('DE-inf-14', '1227'), want: play(['unit DE-inf-14']) },
  { id: 'entrench', target: button('dig-in'), want: play(['dig-in']) },
  { id: 'end-half', target: button('done'), want: play(['done'], ...ententeHalf) },
  { id: 'allies', target: panel('timeline'), want: read },
  { id: 'plan-xvii', target: panel('prompt'), want: read },
  { id: 'rules', target: panel('rules'), want: read },
  { id: 'end', want: read },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
