/** Ten guided minutes of August 1914: one siege, one march, one capital. */
import {
  atButton,
  atPanel,
  type LessonStep,
  READ,
  type ScriptedMove,
  spokenMoves,
  targetsOn,
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

const { at, on } = targetsOn(hex, piece)

/** XIV Corps climbs over the Vosges to Colmar, and the Allies stop there. */
const overTheVosges = ['activate 98', 'unit f-xiv', 'march 103', 'done', 'stop']

export const STEPS = [
  { id: 'welcome', want: READ },
  { id: 'opening', target: at('107'), want: READ },
  { id: 'goal', target: at('19'), want: READ },
  { id: 'prompt', target: atPanel('prompt'), want: READ },
  { id: 'caps', target: atPanel('tracks'), want: READ },
  { id: 'activate', target: at('73'), want: play('activate 73') },
  { id: 'stack', target: at('73'), want: play('stack 73') },
  { id: 'closed', target: at('54'), want: READ },
  { id: 'march', target: at('64'), want: play('march 64') },
  { id: 'undo', target: atPanel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('64'), want: play('march 64') },
  { id: 'battle', target: at('64'), want: play('battle 64') },
  { id: 'guns', target: atButton('massed'), want: play('massed') },
  { id: 'fire', target: on('g-ha420', '64'), want: play('bombard g-ha420') },
  { id: 'fortunes', target: atPanel('fight'), want: READ },
  { id: 'guard', target: on('g-gd', '64'), want: play('place g-gd') },
  { id: 'others', target: atButton('by-the-book'), want: play('by-the-book') },
  { id: 'result', target: atPanel('log'), want: READ },
  { id: 'siege', target: at('64'), want: READ },
  { id: 'rally', target: on('g-gd', '64'), want: READ },
  { id: 'third-army', target: at('83'), want: play('activate 83') },
  { id: 'third-stack', target: at('83'), want: play('stack 83') },
  { id: 'diamond', target: at('74'), want: play('march 74') },
  { id: 'halt', target: atButton('halt'), want: play('halt', ...overTheVosges) },
  { id: 'allies', target: at('103'), want: READ },
  { id: 'supply', target: atPanel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: at('72'), want: READ },
  { id: 'first-army', target: at('72'), want: play('activate 72') },
  { id: 'first-stack', target: at('72'), want: play('stack 72') },
  { id: 'no-supply', target: at('53'), want: READ },
  { id: 'brussels', target: at('62'), want: play('march 62') },
  { id: 'attack', target: at('62'), want: play('battle 62', 'yes') },
  { id: 'antwerp', target: at('52'), want: READ },
  { id: 'withdrawal', target: atPanel('turns'), want: READ },
  { id: 'points', target: atPanel('score'), want: READ },
  { id: 'rules', target: atPanel('rules'), want: READ },
  { id: 'end', want: READ },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
