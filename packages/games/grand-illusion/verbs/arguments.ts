/** What the arguments of verbs name. */
import type { ArgumentKind } from '@sandtable/kernel'
import { DIRECTIONS, GRID, HEXES } from '../map.ts'
import { idOf, pieceNamed } from '../pieces.ts'
import { hexName, pieceName } from '../text/shape.ts'

const hexNamed = (name: string): number | undefined => {
  const index = GRID.indexOf(name)
  return index >= 0 && index < HEXES ? index : undefined
}

export const hexArgument: ArgumentKind = {
  encode: (h) => GRID.idOf(h),
  decode: hexNamed,
  title: hexName,
}

export const pieceArgument: ArgumentKind = { encode: idOf, decode: pieceNamed, title: pieceName }

const ends = (side: number): [number, number] => {
  const from = Math.floor(side / DIRECTIONS)
  return [from, GRID.neighbour(from, side % DIRECTIONS)]
}

/** "35>26": from 35 into 26; its number is that of `blockIndex` */
export const hexsideArgument: ArgumentKind = {
  encode: (side) =>
    ends(side)
      .map((h) => GRID.idOf(h))
      .join('>'),
  decode: (name) => {
    const [from, to] = name.split('>').map(hexNamed)
    const direction = from === undefined || to === undefined ? -1 : GRID.direction(from, to)
    return direction < 0 || from === undefined ? undefined : from * DIRECTIONS + direction
  },
  title: (side, language) =>
    ends(side)
      .map((h) => hexName(h, language))
      .join(' → '),
}

const OPTION_COUNT = 5
const numbersOf = (mask: number): number[] =>
  Array.from({ length: OPTION_COUNT }, (_, i) => i + 1).filter((n) => (mask & (1 << n)) !== 0)

/** §14.3.6 a set of options as bits; written "none", "2", "1+4" */
export const optionsArgument: ArgumentKind = {
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
