/** The map as bots look at it: distances, marches to the towns, sectors. All of it never changes. */
import { Reach } from '@sandtable/board'
import { GRID, HEXES, hexData, isRidge, isRiver, stepCost, TOWNS } from '../map.ts'

const distances = Uint8Array.from({ length: HEXES * HEXES }, (_, i) =>
  GRID.distance(Math.floor(i / HEXES), i % HEXES),
)
export const distance = (a: number, b: number): number => distances[a * HEXES + b] as number

/** Hexes within five of each hex: what infantry could strike at in its next turn. */
const STRIKE = 5
const striking = Array.from({ length: HEXES }, (_, h) => Int16Array.from(GRID.within(h, STRIKE)))
export const withinStrike = (h: number): Int16Array => striking[h] as Int16Array

const FAR = 60
const towards = new Reach(GRID, FAR, 1)

/** MPs of a march from each hex to the town, nobody in the way. */
function marchField(town: number): Uint8Array {
  towards.search(town, FAR, (from, direction, to) => {
    const back = GRID.direction(to, from)
    return stepCost(from, direction) < 0 ? -1 : stepCost(to, back)
  })
  return Uint8Array.from({ length: HEXES }, (_, h) => (towards.costTo(h) < 0 ? FAR : towards.costTo(h)))
}

const fields = TOWNS.map(({ hex }) => marchField(hex))
export const marchToTown = (town: number, h: number): number => (fields[town] as Uint8Array)[h] as number

/** §7.7 is an attack from this neighbour halved? */
const hampered = Uint8Array.from({ length: HEXES * 6 }, (_, i) =>
  Number(isRiver(Math.floor(i / 6), i % 6) || isRidge(Math.floor(i / 6), i % 6)),
)
/** `direction` as seen from the target */
export const isHampered = (target: number, direction: number): boolean =>
  hampered[target * 6 + direction] === 1

/** §7.8 the neighbours of a target (as bits) that a unit in its neighbour in this direction covers */
const covers = Uint8Array.from({ length: HEXES * 6 }, (_, i) => coverOf(Math.floor(i / 6), i % 6))
export const coverFrom = (target: number, direction: number): number =>
  covers[target * 6 + direction] as number

function coverOf(target: number, direction: number): number {
  const from = GRID.neighbour(target, direction)
  let bits = 1 << direction
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(target, d)
    const step = from < 0 || to < 0 ? -1 : GRID.direction(from, to)
    if (step >= 0 && !isRiver(from, step)) bits |= 1 << d
  }
  return bits
}

/** Parts of the front with a stance of their own. */
export const SECTORS = ['lublin', 'komarow', 'lemberg'] as const
const LUBLIN_FROM_COLUMN = 18
const KOMAROW_FROM_COLUMN = 11
const KOMAROW_FROM_ROW = 9

function sectorFor(h: number): number {
  const { row, col } = hexData(h)
  if (col >= LUBLIN_FROM_COLUMN) return 0
  return row >= KOMAROW_FROM_ROW && col >= KOMAROW_FROM_COLUMN ? 1 : 2
}

const sectors = Uint8Array.from({ length: HEXES }, (_, h) => sectorFor(h))
export const sectorOf = (h: number): number => (h < 0 ? 0 : (sectors[h] as number))

const bits = Uint8Array.from({ length: 64 }, (_, mask) => mask.toString(2).replaceAll('0', '').length)
export const countBits = (mask: number): number => bits[mask] as number
