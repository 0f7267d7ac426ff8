/** Tables of movement, stacking and supply. */
import { type ReaderTable, signed, span, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { TableWords } from './words.ts'

const { terrain, zoc, recovery, supply } = DATA.tables

export function terrainTable({ terrain: words }: TableWords): ReaderTable {
  const hexes = (['clear', 'forest', 'marsh'] as const).map((kind) => {
    const cost = terrain.hex[kind]
    return [
      words.names[kind],
      cost === null ? words.prohibited : String(cost),
      cost === null ? '–' : words.none,
    ]
  })
  const effect = { river: words.halved, bridge: words.asRiver, ridge: words.halved }
  const sides = (['river', 'bridge', 'ridge'] as const).map((kind) => [
    words.names[kind],
    signed(terrain.hexside[kind]),
    effect[kind],
  ])
  return {
    title: words.title,
    heads: words.heads,
    rows: [...hexes, ...sides],
    words: [0, 2],
    basis: terrain.basis,
  }
}

export const costsTable = ({ costs: words }: TableWords): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: [
    [words.enter, signed(zoc.enter)],
    [words.leave, signed(zoc.leave)],
    [words.cross, signed(zoc.fromZocToZoc)],
    [words.recover, String(recovery.cost)],
  ],
  words: [0],
  basis: weakest([zoc, recovery]),
})

const KINDS = [
  ['infantry', 'XX'],
  ['infantry', 'X'],
  ['cavalry', 'XXX'],
  ['cavalry', 'XX'],
] as const

/** §5.1 read off the counters: all units of a kind have the same number of steps */
export const stepsTable = ({ steps: words }: TableWords): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: KINDS.map(([type, size]) => {
    const steps = DATA.units.find((unit) => unit.type === type && unit.size === size)?.steps ?? 0
    return [
      words.types[type] + words.gap + words.sizes[size],
      String(steps),
      steps > 1 ? String(steps - 1) : '–',
    ]
  }),
  words: [0],
  basis: 'rulebook',
})

export const supplyTable = ({ supply: words }: TableWords): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: [
    [span(0, supply.inSupply + 1), words.states[0]],
    [span(supply.inSupply + 1, supply.lowSupply + 1), words.states[1]],
    [`${span(supply.lowSupply + 1, undefined)} ${words.none}`, words.states[2]],
  ],
  words: [1],
  basis: supply.basis,
})
