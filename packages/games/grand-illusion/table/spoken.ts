/** A hex for the ear: its ground, whose it is, and what lies on the way to each neighbour. */
import type { Language } from '@sandtable/kernel'
import type { SpokenSpace } from '@sandtable/presentation'
import { blocksOf } from '../inspect/index.ts'
import { DIRECTIONS, GRID, isImpassable, isPort, isRail, isSlow, temOf } from '../map.ts'
import { SIDES, type Side } from '../sides.ts'
import { controlOf } from '../state.ts'
import { type Scene, words } from './scene.ts'
import { type Pair, pair } from './words/pair.ts'

interface Sayings {
  readonly held: Pair
  readonly slow: string
  readonly impassable: string
  readonly blocked: Pair
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    held: pair('in Allied hands', 'in German hands'),
    slow: '1 MP more',
    impassable: 'impassable',
    blocked: pair('blocked by the Allies', 'blocked by the Germans'),
  },
  ja: {
    held: pair('連合軍支配', 'ドイツ軍支配'),
    slow: '+1 MP',
    impassable: '通行不可能',
    blocked: pair('連合軍が封鎖', 'ドイツ軍が封鎖'),
  },
}

export function spoken(scene: Scene, space: number): SpokenSpace {
  const { report: w, comma } = words(scene)
  const said = SAYINGS[scene.language]
  return {
    ground: [
      w.tem(temOf(space)).toLowerCase(),
      ...(isRail(space) ? [w.railway] : []),
      ...(isPort(space) ? [w.port] : []),
      said.held[controlOf(scene.state, space)],
    ].join(comma),
    ways: Array.from({ length: DIRECTIONS }, (_, direction) => direction).flatMap((direction) => {
      const to = GRID.neighbour(space, direction)
      const by = to < 0 ? '' : crossings(scene, space, direction, to).join(comma)
      return to < 0 ? [] : [{ to, ...(by === '' ? {} : { by }) }]
    }),
  }
}

/** §2.2.diamond1 §2.2.diamond3 as printed, and §8.4.5 hexsides blocked to those who would go there */
function crossings(scene: Scene, space: number, direction: number, to: number): string[] {
  const said = SAYINGS[scene.language]
  const isBlocked = (side: Side): boolean =>
    blocksOf(scene.state, side).some(
      (block) => (block.from === space && block.to === to) || (block.from === to && block.to === space),
    )
  return [
    ...(isSlow(space, direction) ? [said.slow] : []),
    ...(isImpassable(space, direction) ? [said.impassable] : []),
    ...SIDES.filter(isBlocked).map((side) => said.blocked[side]),
  ]
}
