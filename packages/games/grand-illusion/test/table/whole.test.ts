import { presentationSuite } from '@sandtable/presentation/suite'
import { expect, it } from 'vitest'
import { grandIllusion } from '../../index.ts'
import { idOf, PIECES } from '../../pieces.ts'
import { methods } from '../../table/methods.ts'
import { scenes } from './scenes.ts'

/** ids such as g-ix, fort-namur, be-4 */
const RAW_IDS = Array.from({ length: PIECES }, (_, p) => idOf(p))
  .filter((id) => id.length > 4)
  .map((id) => `\\b${id}\\b`)

/** arguments that are neither a hex nor a unit */
const BARE = ['unblock', 'options']

presentationSuite({
  methods,
  scenes: (language) => scenes(3, 397, language),
  sparse: 11,
  prompts: 25,
  never: new RegExp(['undefined|NaN|\\[object|Infinity|\\?', ...RAW_IDS].join('|')),
  // other Latin words belong in Japanese sentences too
  notJapanese: /\b(the|and|of|with|from|hex|corps|supply|battle)\b/,
  isPlaced: (verb) => grandIllusion.verbs[verb] !== null && !BARE.includes(verb),
  otherwise: ['activate', 'stack'],
})

it('tells spaces from units', () => {
  const verbs = ['march', 'unit', 'battle', 'place']
  expect(verbs.map((verb) => methods.placeOf(verb))).toEqual(['space', 'unit', 'space', 'unit'])
})
