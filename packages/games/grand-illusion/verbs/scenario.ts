import type { ArgumentKind } from '@sandtable/kernel'
import type { Verb } from '../text/keys/scenario.ts'
import { hexArgument, pieceArgument } from './arguments.ts'

const OPTION_COUNT = 5
const numbersOf = (mask: number): number[] =>
  Array.from({ length: OPTION_COUNT }, (_, i) => i + 1).filter((n) => (mask & (1 << n)) !== 0)

/** §14.3.6 a set of options as bits; written "none", "2", "1+4" */
const optionsArgument: ArgumentKind = {
  encode: (mask) => numbersOf(mask).join('+') || 'none',
  decode: (name) => {
    if (name === 'none') return 0
    const numbers = name.split('+').map(Number)
    const mask = numbers.reduce((bits, n) => bits | (1 << n), 0)
    const isSound = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= OPTION_COUNT)
    return isSound && numbersOf(mask).join('+') === name ? mask : undefined
  },
  title: (mask, language) => {
    const numbers = numbersOf(mask)
    if (language === 'ja') return numbers.length === 0 ? '選ばない' : `選択肢${numbers.join('と')}`
    return numbers.length === 0 ? 'none' : `options ${numbers.join(' and ')}`
  },
}

export const scenarioVerbs: Readonly<Record<Verb, ArgumentKind | null>> = {
  station: pieceArgument,
  options: optionsArgument,
  redeploy: pieceArgument,
  'redeploy-to': hexArgument,
}
