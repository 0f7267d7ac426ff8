import { presentationSuite } from '@sandtable/presentation/suite'
import { illusionsOfGlory } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import { samples } from './scenes.ts'

const { verbs } = illusionsOfGlory

presentationSuite({
  methods,
  scenes: (language) => Array.from(samples(4, 397, language), ({ scene }) => scene()),
  sparse: 19,
  prompts: 25,
  never: /undefined|NaN|\[object|Infinity|\?(?!$)/,
  // other Latin words belong in Japanese sentences too
  notJapanese: /\b(the|and|of|with|from|space|corps|supply|combat)\b/,
  isPlaced: (verb) => (verbs[verb] === verbs.march || verbs[verb] === verbs.unit) && verb !== 'dig',
})
