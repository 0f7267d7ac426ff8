/** A hex for the ear: its ground, and what lies on the way to each neighbour. */
import type { Language } from '@sandtable/kernel'
import type { SpokenSpace } from '@sandtable/presentation'
import { groundOf, type HexsideFeature } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { type Scene, words } from './scene.ts'

interface Sayings {
  readonly railway: string
  readonly river: (name: string) => string
  readonly bridge: (name: string) => string
  readonly ridge: string
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    railway: 'railway',
    river: (name) => `across the ${name}`,
    bridge: (name) => `across the ${name}, bridged`,
    ridge: 'across a ridge',
  },
  ja: {
    railway: '鉄道',
    river: (name) => `${name}の対岸`,
    bridge: (name) => `${name}の対岸、橋梁あり`,
    ridge: '尾根越し',
  },
}

/** Clockwise from the right of the map. */
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

export function spoken(scene: Scene, space: number): SpokenSpace {
  const { terrain, sides, rails } = groundOf(space)
  const w = words(scene)
  const { railway } = SAYINGS[scene.language]
  return {
    ground: [w.terrain[terrain].toLowerCase(), ...(rails.length > 0 ? [railway] : [])].join(w.comma),
    ways: DIRECTIONS.flatMap((direction) => {
      const to = GRID.neighbour(space, direction)
      const between = sides.filter((side) => side.direction === direction)
      const by = between.map((side) => crossing(scene, side)).join(w.comma)
      return to < 0 ? [] : [{ to, ...(by === '' ? {} : { by }) }]
    }),
  }
}

function crossing(scene: Scene, { kind, river }: HexsideFeature): string {
  const said = SAYINGS[scene.language]
  return kind === 'ridge' ? said.ridge : said[kind](river?.[scene.language] ?? words(scene).hexside.aRiver)
}
