/** A space for the ear: its ground, whose it is, and the ways out of it. */
import type { Language } from '@sandtable/kernel'
import type { SpokenSpace } from '@sandtable/presentation'
import { trenchOwner } from '../inspect/index.ts'
import {
  fortAt,
  isAcrossWater,
  isSeaSpace,
  isVp,
  LINK_KINDS,
  type LinkIndex,
  linkBetween,
  NEIGHBOURS,
  spaceData,
  terrainOf,
} from '../map.ts'
import type { Side } from '../sides.ts'
import { controlOf, hasFort, trenchLevel } from '../state.ts'
import { terrainRule } from '../tables.ts'
import { campTitle, type Scene, words } from './scene.ts'

interface Sayings {
  readonly kinds: Readonly<Record<'region' | 'island' | 'sea', string>>
  readonly held: readonly [string, string]
  readonly nobody: string
  readonly fort: (cf: number) => string
  readonly trench: (level: number, owner: string) => string
  readonly victory: string
  readonly ways: Readonly<Record<(typeof LINK_KINDS)[number], string>>
  readonly water: string
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    kinds: { region: 'region', island: 'island', sea: 'sea-invasion space' },
    held: ['in Allied hands', 'in the hands of the Central Powers'],
    nobody: 'in nobody’s hands',
    fort: (cf) => `fort of CF ${cf}`,
    trench: (level, owner) => `trench of level ${level} (${owner})`,
    victory: 'victory space',
    ways: {
      single: 'by railway',
      mixed: 'by mixed-gauge railway',
      road: 'by road',
      alpine: 'by alpine trail',
      sea: 'by sea',
    },
    water: 'across water',
  },
  ja: {
    kinds: { region: '地方', island: '島', sea: '海上侵攻スペース' },
    held: ['連合国勢力支配', '中欧列強支配'],
    nobody: '支配する側なし',
    fort: (cf) => `要塞（戦闘値${cf}）`,
    trench: (level, owner) => `塹壕レベル${level}（${owner}）`,
    victory: 'VPスペース',
    ways: {
      single: '単一軌鉄道',
      mixed: '混合軌鉄道',
      road: '道路',
      alpine: 'アルプス峠道',
      sea: '海上侵攻レーン',
    },
    water: '水障害越し',
  },
}

export function spoken(scene: Scene, space: number): SpokenSpace {
  const { comma } = words(scene).frame
  const said = SAYINGS[scene.language]
  return {
    ground: [...placeWords(scene, space), ...standingWords(scene, space)].join(comma),
    ways: (NEIGHBOURS[space] ?? []).map((to) => {
      const link = linkBetween(space, to)
      const by = [
        ...(link < 0 ? [] : [said.ways[LINK_KINDS[link as LinkIndex]]]),
        ...(isAcrossWater(space, to) ? [said.water] : []),
      ]
      return { to, ...(by.length === 0 ? {} : { by: by.join(comma) }) }
    }),
  }
}

function placeWords(scene: Scene, space: number): string[] {
  const said = SAYINGS[scene.language]
  const { kind } = spaceData(space)
  return [
    ...(kind === 'space' ? [] : [said.kinds[kind]]),
    ...(isSeaSpace(space)
      ? []
      : [words(scene).report.terrains[terrainRule(terrainOf(space)).id].toLowerCase()]),
    ...(isVp(space) ? [said.victory] : []),
  ]
}

/** What changes in the course of the game: control, fort, trench. */
function standingWords(scene: Scene, space: number): string[] {
  const { state: s } = scene
  const said = SAYINGS[scene.language]
  const side = controlOf(s, space)
  const level = trenchLevel(s, space)
  return [
    side < 0 ? said.nobody : said.held[side as Side],
    ...(hasFort(s, space) ? [said.fort(fortAt(space))] : []),
    ...(level > 0 ? [said.trench(level, campTitle(scene, trenchOwner(s, space)))] : []),
  ]
}
