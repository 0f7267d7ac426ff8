/** Ten guided minutes at Krasnik: one march, one attack, one rest. */
import type { LessonStep, PanelName, ScriptedMove, Target, Want } from '@sandtable/presentation/lesson'
import { hex } from '../map.ts'
import { unit } from '../units.ts'

const YOU = 0
const RUSSIA = 1

const you = (verb: string, arg?: number): ScriptedMove => ({
  seat: YOU,
  answer: arg === undefined ? { verb } : { verb, arg },
})
const russia = (verb: string, arg?: number): ScriptedMove => ({ ...you(verb, arg), seat: RUSSIA })
const play = (...moves: readonly ScriptedMove[]): Want => ({ kind: 'play', moves })
const inAnyOrder = (...moves: readonly ScriptedMove[]): Want => ({ kind: 'play', moves, anyOrder: true })
const read: Want = { kind: 'next' }

const at = (id: string): Target => ({ kind: 'space', space: hex(id) })
const on = (id: string, place: string): Target => ({ kind: 'unit', unit: unit(id), space: hex(place) })
const button = (verb: string): Target => ({ kind: 'button', verb })
const panel = (name: PanelName): Target => ({ kind: 'panel', panel: name })

/** A Russian unit marches off, hex by hex, and halts. */
const withdrawal = (id: string, ...way: readonly string[]): ScriptedMove[] => [
  russia('unit', unit(id)),
  ...way.map((place) => russia('march', hex(place))),
  russia('halt'),
]

/** The Russian turn: everybody near Krasnik falls back, nobody attacks. */
const russianTurn: readonly ScriptedMove[] = [
  ...withdrawal('RU-18', '13.22'),
  ...withdrawal('RU-45', '12.23', '13.23'),
  ...withdrawal('RU-47', '13.21'),
  ...withdrawal('RU-41', '13.20'),
  ...withdrawal('RU-comb cs', '12.19', '13.19'),
  russia('done'),
  russia('done'),
]

export const STEPS = [
  { id: 'welcome', want: read },
  { id: 'towns', target: at('16.22'), want: read },
  { id: 'prompt', target: panel('prompt'), want: read },
  { id: 'hidden', target: at('16.15'), want: read },
  { id: 'stack', target: at('9.21'), want: play(you('stack', hex('9.21'))) },
  { id: 'march', target: at('10.21'), want: play(you('march', hex('10.21'))) },
  { id: 'undo', target: panel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('10.21'), want: play(you('march', hex('10.21'))) },
  { id: 'unit', target: on('AH-12', '9.22'), want: play(you('unit', unit('AH-12'))) },
  { id: 'unit-march', target: at('10.22'), want: play(you('march', hex('10.22'))) },
  { id: 'halt', target: button('halt'), want: play(you('halt')) },
  { id: 'supply', target: panel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: panel('inspector'), want: read },
  { id: 'end-movement', target: button('done'), want: play(you('done')) },
  { id: 'target', target: at('11.22'), want: play(you('attack', hex('11.22'))) },
  { id: 'hexes', target: button('all'), want: play(you('all')) },
  {
    id: 'attackers',
    target: on('AH-14', '10.21'),
    want: inAnyOrder(
      you('join', unit('AH-14')),
      you('join', unit('AH-33')),
      you('join', unit('AH-37')),
      you('join', unit('AH-12')),
    ),
  },
  { id: 'odds', target: panel('fight'), want: read },
  { id: 'roll', target: button('fight'), want: play(you('fight'), russia('retreat', hex('12.22'))) },
  { id: 'result', target: at('12.22'), want: read },
  { id: 'advance', target: on('AH-12', '10.22'), want: play(you('advance', unit('AH-12'))) },
  { id: 'advance-end', target: button('halt'), want: play(you('halt')) },
  {
    id: 'losses',
    target: on('AH-14', '10.21'),
    want: inAnyOrder(you('suffer', unit('AH-14')), you('suffer', unit('AH-33'))),
  },
  { id: 'log', target: panel('log'), want: read },
  { id: 'end-combat', target: button('done'), want: play(you('done'), ...russianTurn) },
  { id: 'replay', target: panel('timeline'), want: read },
  { id: 'recover', target: on('AH-14', '10.21'), want: play(you('recover', unit('AH-14'))) },
  { id: 'points', target: panel('score'), want: read },
  { id: 'rules', target: panel('rules'), want: read },
  { id: 'end', want: read },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
