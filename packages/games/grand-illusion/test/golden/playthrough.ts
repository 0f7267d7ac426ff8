import { quickRandom } from '@sandtable/kernel'
import { type NumberWords, playthrough, setupOf } from '@sandtable/kernel/testing'
import { grandIllusion } from '../../game.ts'
import { GRID } from '../../map.ts'
import { idOf } from '../../pieces.ts'
import { SIDE_IDS, type Side } from '../../sides.ts'
import { aggressor } from './policy.ts'

const HEX_NAMES = new Set(['hex', 'hexes', 'from', 'to', 'path'])
const PIECE_NAMES = new Set([
  'unit',
  'units',
  'piece',
  'pieces',
  'by',
  'ha',
  'fort',
  'targets',
  'attackers',
  'defenders',
  'behindAttackers',
  'behindDefenders',
])

const numbers: NumberWords = (name, value) => {
  if (HEX_NAMES.has(name)) return value < 0 ? '-' : GRID.idOf(value)
  if (PIECE_NAMES.has(name)) return value < 0 ? '-' : idOf(value)
  return name === 'side' || name === 'phasing' ? (value < 0 ? '-' : SIDE_IDS[value as Side]) : undefined
}

/** The game of a scenario that the aggressor plays against himself with this seed. */
export const golden = (scenario: string, seed: string): string =>
  playthrough({
    setup: setupOf(grandIllusion, scenario, {}, seed),
    decide: aggressor(quickRandom(1)),
    numbers,
  })
