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
