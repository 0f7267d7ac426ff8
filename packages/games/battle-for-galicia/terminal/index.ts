import type { Fact, Facts } from '@sandtable/kernel'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import type { TerminalMap } from '@sandtable/presentation/terminal'
import { GRID } from '../map.ts'
import { describe, note, place } from './describe.ts'
import { excerpt } from './excerpt.ts'
import { overview } from './overview.ts'
import type { MapScene } from './scene.ts'
import { seenUnits } from './seen.ts'

const numbers = (fact: Fact | undefined): number[] =>
  [fact ?? []].flat().filter((each): each is number => typeof each === 'number')

/** The hexes and units a question names, hexes first. */
function focus(scene: MapScene, { hex, enemy, hexes, unit, units }: Facts): string[] {
  const named = [hex, enemy, hexes].flatMap(numbers).map((h) => GRID.idOf(h))
  const meant = new Set([unit, units].flatMap(numbers))
  const places = seenUnits(scene).flatMap((each) => (meant.has(each.unit) ? [each.hex] : []))
  return [...new Set([...named, ...places])]
}

export const battleForGaliciaTerminal: TerminalMap<BattleForGaliciaTypes> = {
  focus,
  place,
  excerpt,
  overview,
  describe,
  note,
}
