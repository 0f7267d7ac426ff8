/** The counters of the key to signs: each kind with what its figures mean. */
import type { Language } from '@sandtable/kernel'
import { type CounterKey, counterKeyOf, type KeyTables } from '@sandtable/presentation'
import { unit } from '../units.ts'
import { plainFace } from './counters.ts'
import { type Words, wordsOf } from './words/words.ts'

type Tables = KeyTables<Words['key'], boolean>

const CORPS = 'DE-inf-3'

/** What each kind is shown with, whether its back is up, and the rule that tells of it. */
const KINDS: Tables['kinds'] = [
  ['trench', CORPS, true, '1.321'],
  ['reserve', 'DE-inf-3RS', false, '10.532'],
  ['cavalry', 'AH-cav-1', false, '1.321'],
  ['siege', 'DE-siege-1', false, '1.321'],
  ['leader', 'DE-ldr-KLUCK', false, '1.323'],
]

const LINES: Tables['lines'] = [
  ['figures', '1.34'],
  ['yellow', '10.532'],
  ['names', '1.36'],
  ['colours', '1.35'],
]

const MARKERS: Tables['markers'] = [
  ['fortress', '1.33', { kind: 'fortress', text: '2' }],
  ['modern', '1.33', { kind: 'fortress-red', text: '2' }],
  ['ruins', '1.331', { kind: 'destroyed' }],
  ['chip', '1.22', { kind: 'chip', nation: 'germany' }],
  ['control', '2.533', { kind: 'control', nation: 'germany' }],
  ['infrastructure', '6.219', { kind: 'supply', nation: 'germany' }],
  ['trenchBattle', '9.63', { kind: 'trench' }],
  ['breakthrough', '10.73', { kind: 'active', nation: 'germany' }],
]

export function counterKey(language: Language): CounterKey {
  const { key: w } = wordsOf(language)
  return counterKeyOf({
    words: w,
    face: plainFace(unit(CORPS)),
    lines: LINES,
    kinds: KINDS,
    markers: MARKERS,
    faceOf: (id, isBack) => plainFace(unit(id), isBack),
    marks: [
      { kind: 'acted', line: { text: w.moved, rules: ['6.53'] }, short: w.movedShort },
      { kind: 'supplyOut', line: { text: w.out, rules: ['3.2'] }, short: w.outShort },
    ],
    // §2.68
    hidesStacks: false,
  })
}
