import { presentationSuite } from '@sandtable/presentation/suite'
import { expect, it } from 'vitest'
import { battleForGalicia } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import { scenes } from './scenes.ts'

presentationSuite({
  methods,
  scenes: (language) => scenes(3, 11, language),
  sparse: 12,
  prompts: 9,
  never: /undefined|NaN|\[object|Infinity/,
  // the rulebook says 尾根, 第1段階, CE
  notJapanese: /山稜|手順\d|印刷|戦闘効果値/,
  isPlaced: (verb) => battleForGalicia.verbs[verb] !== null,
})

it('tells spaces from units', () => {
  expect(['march', 'unit', 'attack'].map((verb) => methods.placeOf(verb))).toEqual(['space', 'unit', 'space'])
})
