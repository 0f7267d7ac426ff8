import type { Fact, Facts, Json } from '@sandtable/kernel'
import type { TerminalMap } from '@sandtable/presentation/terminal'
import { GRID } from '../map.ts'
import { unitData } from '../units.ts'
import { describe, note, place } from './describe.ts'
import { excerpt } from './excerpt.ts'
import { overview } from './overview.ts'
import { seenUnits } from './seen.ts'

const numbers = (fact: Fact | undefined): number[] =>
  [fact ?? []].flat().filter((each): each is number => typeof each === 'number')

/** The hexes and units a question names, hexes first. */
function focus({ hex, enemy, hexes, unit, units }: Facts, view: Json): string[] {
  const named = [hex, enemy, hexes].flatMap(numbers).map((h) => GRID.idOf(h))
  const ids = new Set([unit, units].flatMap(numbers).map((u) => unitData(u).id))
  const places = seenUnits(view).flatMap((each) => (ids.has(each.unit) ? [each.hex] : []))
  return [...new Set([...named, ...places])]
}

export const battleForGaliciaTerminal: TerminalMap = { focus, place, excerpt, overview, describe, note }
