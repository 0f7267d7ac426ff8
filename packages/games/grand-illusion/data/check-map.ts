import { areAdjacent, type HexIndex, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { HexData, MapData } from './types.ts'

const checkNumbers = (hexes: readonly HexData[]): readonly string[] => [
  ...hexes.flatMap(({ id }, n) => (id === String(n + 1) ? [] : [`hex ${id}: expected number ${n + 1}`])),
  ...repeated(hexes.map(({ row, col }) => `${col}/${row}`)).map((at) => `two hexes at column/row ${at}`),
]

/** §2.2.hexes numbers run down the columns, columns from west to east */
function checkOrder(hexes: readonly HexData[]): readonly string[] {
  return hexes.flatMap((hex, n) => {
    const before = hexes[n - 1]
    if (before === undefined) return []
    const isNext = hex.col === before.col ? hex.row === before.row + 1 : hex.col === before.col + 1
    return isNext ? [] : [`hex ${hex.id}: does not follow ${before.id} down the column or in the next`]
  })
}

const checkColumns = ({ geometry, hexes }: MapData): readonly string[] =>
  geometry.columns.flatMap(({ column, first, last }) => {
    const inColumn = hexes.filter(({ col }) => col === column)
    const isRight = inColumn[0]?.id === first && inColumn.at(-1)?.id === last
    return isRight ? [] : [`column ${column}: is not ${first} to ${last}`]
  })

interface Pair {
  readonly a: string
  readonly b: string
}

const nameOf = ({ a, b }: Pair): string => [a, b].sort((x, y) => Number(x) - Number(y)).join('-')

function checkPairs(what: string, pairs: readonly Pair[], index: HexIndex): readonly string[] {
  return [
    ...repeated(pairs.map(nameOf)).map((pair) => `${what} ${pair}: listed twice`),
    ...pairs.flatMap((pair) => {
      const a = index.get(pair.a)
      const b = index.get(pair.b)
      if (a === undefined || b === undefined) return [`${what} ${nameOf(pair)}: unknown hex`]
      return areAdjacent(a, b) ? [] : [`${what} ${nameOf(pair)}: the hexes are not adjacent`]
    }),
  ]
}

export function checkMap(map: MapData): readonly string[] {
  const index = indexHexes(map)
  return [
    ...checkNumbers(map.hexes),
    ...checkOrder(map.hexes),
    ...checkColumns(map),
    ...checkPairs('hexside', map.hexsides, index),
    ...checkPairs('rail', map.rails, index),
  ]
}
