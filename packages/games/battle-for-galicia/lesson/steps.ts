/** Ten guided minutes at Krasnik: one march, one attack, one rest. */
import {
  atButton,
  atPanel,
  type LessonStep,
  READ,
  type ScriptedMove,
  targetsOn,
  type Want,
} from '@sandtable/presentation/lesson'
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

const { at, on } = targetsOn(hex, unit)

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
  { id: 'welcome', want: READ },
  { id: 'towns', target: at('16.22'), want: READ },
  { id: 'prompt', target: atPanel('prompt'), want: READ },
  { id: 'hidden', target: at('16.15'), want: READ },
  { id: 'stack', target: at('9.21'), want: play(you('stack', hex('9.21'))) },
  { id: 'march', target: at('10.21'), want: play(you('march', hex('10.21'))) },
  { id: 'undo', target: atPanel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('10.21'), want: play(you('march', hex('10.21'))) },
  { id: 'unit', target: on('AH-12', '9.22'), want: play(you('unit', unit('AH-12'))) },
  { id: 'unit-march', target: at('10.22'), want: play(you('march', hex('10.22'))) },
  { id: 'halt', target: atButton('halt'), want: play(you('halt')) },
  { id: 'supply', target: atPanel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: atPanel('inspector'), want: READ },
  { id: 'end-movement', target: atButton('done'), want: play(you('done')) },
  { id: 'target', target: at('11.22'), want: play(you('attack', hex('11.22'))) },
  { id: 'hexes', target: atButton('all'), want: play(you('all')) },
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
  { id: 'odds', target: atPanel('fight'), want: READ },
  { id: 'roll', target: atButton('fight'), want: play(you('fight'), russia('retreat', hex('12.22'))) },
  { id: 'result', target: at('12.22'), want: READ },
  { id: 'advance', target: on('AH-12', '10.22'), want: play(you('advance', unit('AH-12'))) },
  { id: 'advance-end', target: atButton('halt'), want: play(you('halt')) },
  {
    id: 'losses',
    target: on('AH-14', '10.21'),
    want: inAnyOrder(you('suffer', unit('AH-14')), you('suffer', unit('AH-33'))),
  },
  { id: 'log', target: atPanel('log'), want: READ },
  { id: 'end-combat', target: atButton('done'), want: play(you('done'), ...russianTurn) },
  { id: 'replay', target: atPanel('timeline'), want: READ },
  { id: 'recover', target: on('AH-14', '10.21'), want: play(you('recover', unit('AH-14'))) },
  { id: 'points', target: atPanel('score'), want: READ },
  { id: 'rules', target: atPanel('rules'), want: READ },
  { id: 'end', want: READ },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
