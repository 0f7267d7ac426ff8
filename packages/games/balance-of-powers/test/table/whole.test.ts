import { presentationSuite } from '@sandtable/presentation/suite'
import { VERB_ARGUMENTS } from '../../text/keys.ts'
import { methods } from '../../table/methods.ts'
import { UNITS, idOfUnit } from '../../units.ts'
import { scenes } from './scenes.ts'

/** ids such as DE-inf-3RS */
const RAW_IDS = Array.from({ length: UNITS }, (_, u) => idOfUnit(u)).filter((id) => id.length > 6)
const isPlaced = (verb: string): boolean => {
  const kind = VERB_ARGUMENTS[verb as keyof typeof VERB_ARGUMENTS]
  return kind === 'place' || kind === 'unit'
}

presentationSuite({
  methods,
  scenes: (language) => scenes(4, 1499, language),
  sparse: 17,
  prompts: 20,
  never: new RegExp(['undefined|NaN|\\[object|Infinity', ...RAW_IDS].join('|')),
  // other Latin words belong in Japanese sentences too
  notJapanese: /\b(the|and|of|with|from|hex|corps|supply|battle)\b/,
  isPlaced,
})
