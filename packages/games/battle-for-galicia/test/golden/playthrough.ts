import { quickRandom } from '@sandtable/kernel'
import { type NumberWords, playthrough, setupOf } from '@sandtable/kernel/testing'
import { battleForGalicia as game } from '../../game.ts'
import { GRID } from '../../map.ts'
import { SIDE_IDS, type Side } from '../../sides.ts'
import { UNITS } from '../../units.ts'
import { aggressor } from './policy.ts'

const HEXES = new Set(['hex', 'hexes', 'from', 'to', 'target', 'enemy'])
const UNIT_LISTS = new Set(['unit', 'units', 'withheld'])

const numbers: NumberWords = (name, value) => {
  if (HEXES.has(name)) return value < 0 ? '-' : GRID.idOf(value)
  if (UNIT_LISTS.has(name)) return UNITS[value]?.id.replaceAll(' ', '_') ?? '?'
  return name === 'side' ? SIDE_IDS[value as Side] : undefined
}

/** The game of a scenario that the aggressor plays against himself with this seed. */
export function golden(scenario: string, seed: string): string {
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.values[0]?.id ?? '']))
  return playthrough({
    setup: setupOf(game, scenario, options, seed),
    decide: aggressor(quickRandom(1)),
    numbers,
  })
}
