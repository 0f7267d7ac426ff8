/** Ten guided minutes of August 1914: one siege, one march, one capital. */
import {
  type LessonStep,
  type PanelName,
  type ScriptedMove,
  spokenMoves,
  type Target,
  type Want,
} from '@sandtable/presentation/lesson'
import { grandIllusion } from '../index.ts'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'

const allies = spokenMoves(grandIllusion, 0)
const you = spokenMoves(grandIllusion, 1)

/** what the player does, and what the Allies answer */
const play = (move: string, ...answers: readonly string[]): Want => ({
  kind: 'play',
  moves: [you(move), ...answers.map(allies)] satisfies readonly ScriptedMove[],
})
const read: Want = { kind: 'next' }

const at = (id: string): Target => ({ kind: 'space', space: hex(id) })
const on = (id: string, place: string): Target => ({ kind: 'unit', unit: piece(id), space: hex(place) })
const button = (verb: string): Target => ({ kind: 'button', verb })
const panel = (name: PanelName): Target => ({ kind: 'panel', panel: name })

/** XIV Corps climbs over the Vosges to Colmar, and the Allies stop there. */
const overTheVosges = ['activate 98', 'unit f-xiv', 'march 103', 'done', 'stop']

export const STEPS = [
  { id: 'welcome', want: read },
  { id: 'opening', target: at('107'), want: read },
  { id: 'goal', target: at('19'), want: read },
  { id: 'prompt', target: panel('prompt'), want: read },
  { id: 'caps', target: panel('tracks'), want: read },
  { id: 'activate', target: at('73'), want: play('activate 73') },
  { id: 'stack', target: at('73'), want: play('stack 73') },
  { id: 'closed', target: at('54'), want: read },
  { id: 'march', target: at('64'), want: play('march 64') },
  { id: 'undo', target: panel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('64'), want: play('march 64') },
  { id: 'battle', target: at('64'), want: play('battle 64') },
  { id: 'guns', target: button('massed'), want: play('massed') },
  { id: 'fire', target: on('g-ha420', '64'), want: play('bombard g-ha420') },
  { id: 'fortunes', target: panel('fight'), want: read },
  { id: 'guard', target: on('g-gd', '64'), want: play('place g-gd') },
  { id: 'others', target: button('by-the-book'), want: play('by-the-book') },
  { id: 'result', target: panel('log'), want: read },
  { id: 'siege', target: at('64'), want: read },
  { id: 'rally', target: on('g-gd', '64'), want: read },
  { id: 'third-army', target: at('83'), want: play('activate 83') },
  { id: 'third-stack', target: at('83'), want: play('stack 83') },
  { id: 'diamond', target: at('74'), want: play('march 74') },
  { id: 'halt', target: button('halt'), want: play('halt', ...overTheVosges) },
  { id: 'allies', target: at('103'), want: read },
  { id: 'supply', target: panel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: at('72'), want: read },
  { id: 'first-army', target: at('72'), want: play('activate 72') },
  { id: 'first-stack', target: at('72'), want: play('stack 72') },
  { id: 'no-supply', target: at('53'), want: read },
  { id: 'brussels', target: at('62'), want: play('march 62') },
  { id: 'attack', target: at('62'), want: play('battle 62', 'yes') },
  { id: 'antwerp', target: at('52'), want: read },
  { id: 'withdrawal', target: panel('turns'), want: read },
  { id: 'points', target: panel('score'), want: read },
  { id: 'rules', target: panel('rules'), want: read },
  { id: 'end', want: read },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
