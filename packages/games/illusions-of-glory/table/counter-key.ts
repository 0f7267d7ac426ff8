/** The counters of the key to signs: each kind of piece with what its figures mean. */
import type { Language } from '@sandtable/kernel'
import { type CounterKey, counterKeyOf, type KeyTables } from '@sandtable/presentation'
import { type Face, piece } from '../pieces.ts'
import { plainFace } from './counters.ts'
import { type Words, wordsOf } from './words/words.ts'

type Tables = KeyTables<Words['key'], Face>

/** What each kind is shown with, its side (0 the front), and the rule that tells of it. */
const KINDS: Tables['kinds'] = [
  ['reduced', 'RU_XX', 1, '3.2.1.e'],
  ['scu', 'RU_inf_SCU.1', 0, '3.2.1.b.2'],
  ['elite', 'RU_Guard', 0, '3.2.1.a'],
  ['reserve', 'GE_GuardRes', 0, '3.2.1.a'],
  ['special', 'RU_BlackSea', 0, '3.2.1.a'],
  ['cavalry', 'AH_cav_SCU.1', 0, '12.2.1.a.1'],
  ['mountain', 'AH_XIV', 0, '12.2.1.a.3'],
  ['hq', 'GE_HQ_Mackensen', 0, '27.1.a'],
  ['artillery', 'GE_HeavyArtillery.1', 0, '27.1.b'],
  ['uprising', 'RU_uprising.1', 0, '3.2.2.a'],
  ['dual', 'GE_AH_SudArmy', 0, '3.2.1.h'],
  ['german', 'GE_XVII', 0, '3.2.1'],
  ['austrian', 'AH_IV', 0, '3.2.1'],
  ['turkish', 'TU_XV', 0, '3.2.1'],
  ['bulgarian', 'BU_1stArmy', 0, '3.2.1'],
  ['serbian', 'SB_3rdArmy', 0, '3.2.1'],
  ['montenegrin', 'MN_inf_SCU.1', 0, '3.2.1'],
  ['italian', 'IT_II', 0, '3.2.1'],
  ['romanian', 'RO_2ndArmy', 0, '3.2.1'],
  ['british', 'BR_XII', 0, '3.2.1'],
  ['french', 'FR_1stGroup', 0, '3.2.1'],
  ['greek', 'GR_II', 0, '26.3.1.a'],
]

const LINES: Tables['lines'] = [
  ['figures', '3.2.1.d'],
  ['names', '3.2.1.c'],
  ['sizes', '3.2.1.b'],
  ['colours', '3.2.1.c'],
]

const MARKERS: Tables['markers'] = [
  ['control', '11.2', { kind: 'control', nation: 'germany' }],
  ['active', '9.4.3.a', { kind: 'active', nation: 'germany' }],
  ['battle', '9.4.3.a', { kind: 'battle' }],
  ['trench', '19.2', { kind: 'trench', nation: 'germany', text: '1' }],
  ['siege', '20.3.1.a', { kind: 'siege' }],
  ['destroyed', '20.2.f', { kind: 'destroyed' }],
  ['landing', '25.2.1', { kind: 'landing', nation: 'russia' }],
]

export function counterKey(language: Language): CounterKey {
  const { key: w } = wordsOf(language)
  return counterKeyOf({
    words: w,
    face: plainFace(piece('RU_XX')),
    lines: LINES,
    kinds: KINDS,
    markers: MARKERS,
    faceOf: (id, side) => plainFace(piece(id), side),
    marks: [
      { kind: 'acted', line: { text: w.acted, rules: ['11.1.3.a'] }, short: w.actedShort },
      { kind: 'active', line: { text: w.active, rules: ['18.1.1'] }, short: w.activeShort },
      { kind: 'supplyLow', line: { text: w.allied, rules: ['14.2.1.d'] }, short: w.alliedShort },
      { kind: 'supplyOut', line: { text: w.out, rules: ['14.3.2.a'] }, short: w.outShort },
    ],
    // the rules hide no units
    hidesStacks: false,
  })
}
