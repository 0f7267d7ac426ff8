/** The counters of the key to signs: each kind of piece with what its figures mean. */
import type { Language } from '@sandtable/kernel'
import { type CounterKey, counterKeyOf, type KeyTables } from '@sandtable/presentation'
import { piece } from '../pieces.ts'
import { plainFace } from './counters.ts'
import { type Words, wordsOf } from './words/words.ts'

type Tables = KeyTables<Words['key'], number>

/** What each kind is shown with, its side (0 the front), and the rule that tells of it. */
const KINDS: Tables['kinds'] = [
  ['disrupted', 'g-ii', 1, '2.4.disrupted'],
  ['division', 'g-33r', 0, '2.7'],
  ['brigade', 'f-alpine', 0, '2.4.mountain'],
  ['cavalry', 'g-2c', 0, '2.6'],
  ['brackets', 'g-or', 0, '2.4.paren'],
  ['hq', 'g-hq1', 0, '2.4.hq'],
  ['hqBack', 'g-hq1', 1, '2.4.hq'],
  ['ha', 'g-ha420', 0, '2.4.ha'],
  ['haBack', 'g-ha420', 1, '2.4.ha'],
  ['fort', 'fort-maubeuge', 0, '2.4.fort'],
  ['fortBack', 'fort-maubeuge', 2, '2.4.fort'],
  ['french', 'f-i', 0, '2.5'],
  ['colonial', 'f-col', 0, '2.5'],
  ['british', 'b-1-div', 0, '2.4.redcircle'],
  ['indian', 'b-lahore-3-div', 0, '2.5'],
  ['belgian', 'be-i', 0, '2.4.redcircle'],
  ['bavarian', 'g-ii-b', 0, '2.5'],
]

const LINES: Tables['lines'] = [
  ['figures', '2.4.unit'],
  ['names', '2.7'],
  ['sizes', '2.7'],
  ['colours', '2.5'],
]

const MARKERS: Tables['markers'] = [
  ['control', '8.3.1', { kind: 'control', nation: 'germany' }],
  ['trench', '9.7.1', { kind: 'trench', text: '1' }],
  ['siege', '9.5.3.b', { kind: 'siege', nation: 'germany' }],
  ['battle', '9.1.1.f', { kind: 'battle' }],
  ['points', '2.8', { kind: 'points', nation: 'germany', text: '2' }],
  ['active', '8.2.1', { kind: 'active', nation: 'germany' }],
  ['supply', '8.4.3.g', { kind: 'supply', nation: 'germany' }],
  ['blocked', '8.4.5.b', { kind: 'blocked', nation: 'germany' }],
]

export function counterKey(language: Language): CounterKey {
  const { key: w } = wordsOf(language)
  return counterKeyOf({
    words: w,
    face: plainFace(piece('g-ii')),
    lines: LINES,
    kinds: KINDS,
    markers: MARKERS,
    faceOf: (id, side) => plainFace(piece(id), side),
    marks: [
      { kind: 'acted', line: { text: w.moved, rules: ['8.2.2'] }, short: w.movedShort },
      { kind: 'supplyLow', line: { text: w.cut, rules: ['11.2.1'] }, short: w.cutShort },
      { kind: 'supplyOut', line: { text: w.out, rules: ['11.2.2'] }, short: w.outShort },
    ],
    // §8.4.6.b
    hidesStacks: false,
  })
}
