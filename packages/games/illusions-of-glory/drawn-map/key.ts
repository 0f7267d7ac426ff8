import type {
  KeySign,
  MapKey,
  PointLink,
  PointLinkKind,
  PointNation,
  PointSpace,
} from '@sandtable/cartography'
import type { Box, Point } from '@sandtable/cartography/geometry'
import type { Text } from '@sandtable/kernel'
import type { MapLabel } from '@sandtable/presentation'
import { SPACE } from './frame.ts'

/** The title and the key to the signs lie over Norway and the Skagerrak. */
export const PANEL: Box = { left: 36, top: 36, right: 462, bottom: 574 }
export const CARTOUCHE = { x: 60, y: 46 }

const LEFT = 62
const RIGHT = 288
const FIRST = 136
const ROW = 27
const NATIONS_FROM = 380
const SAMPLE = 60
/** From the middle of a sign to its name, and from its line to the foot of the letters. */
const BESIDE = 24
const DROP = 4.6

interface Row<T> {
  readonly of: T
  readonly text: Text
}

/** §3.1.3 §12.4.3 */
const LINKS: readonly Row<{ readonly kind: PointLinkKind; readonly crossesWater?: true }>[] = [
  { of: { kind: 'single' }, text: { en: 'Railway', ja: '単一軌道鉄道' } },
  { of: { kind: 'mixed' }, text: { en: 'Mixed-gauge railway', ja: '混合軌道鉄道' } },
  { of: { kind: 'road' }, text: { en: 'Road', ja: '道路' } },
  { of: { kind: 'alpine' }, text: { en: 'Alpine trail', ja: 'アルプス峠道' } },
  { of: { kind: 'sea' }, text: { en: 'Sea invasion lane', ja: '海上侵攻レーン' } },
  { of: { kind: 'single', crossesWater: true }, text: { en: 'River or strait', ja: '水障害' } },
]

const SIGNS: readonly Row<KeySign['sign']>[] = [
  { of: 'fort', text: { en: 'Fort, combat value', ja: '要塞（戦闘値）' } },
  { of: 'port', text: { en: 'Port', ja: '港' } },
  { of: 'source', text: { en: 'Supply source', ja: '補給源' } },
]

const SPACES: readonly Row<Partial<PointSpace>>[] = [
  { of: { isVictory: true }, text: { en: 'Victory space', ja: 'VPスペース' } },
  { of: { terrain: 'mountain' }, text: { en: 'Mountain', ja: '山岳' } },
  { of: { terrain: 'forest' }, text: { en: 'Forest', ja: '森林' } },
  { of: { terrain: 'swamp' }, text: { en: 'Swamp', ja: '湿地' } },
  { of: { isRegion: true, width: SPACE * 1.5 }, text: { en: 'Region', ja: '地方' } },
]

const NATIONS: readonly Row<PointNation>[] = [
  { of: 'germany', text: { en: 'Germany', ja: 'ドイツ' } },
  { of: 'austria-hungary', text: { en: 'Austria-Hungary', ja: 'オーストリア－ハンガリー' } },
  { of: 'bulgaria', text: { en: 'Bulgaria', ja: 'ブルガリア' } },
  { of: 'turkey', text: { en: 'Turkey', ja: 'トルコ' } },
  { of: 'albania', text: { en: 'Albania', ja: 'アルバニア' } },
  { of: 'sea', text: { en: 'Sea invasion space', ja: '海上侵攻スペース' } },
  { of: 'russia', text: { en: 'Russia', ja: 'ロシア' } },
  { of: 'serbia', text: { en: 'Serbia', ja: 'セルビア' } },
  { of: 'montenegro', text: { en: 'Montenegro', ja: 'モンテネグロ' } },
  { of: 'italy', text: { en: 'Italy', ja: 'イタリア' } },
  { of: 'romania', text: { en: 'Romania', ja: 'ルーマニア' } },
  { of: 'greece', text: { en: 'Greece', ja: 'ギリシャ' } },
]
const HALF = NATIONS.length / 2

const PLAIN: Omit<PointSpace, 'at'> = {
  id: '',
  width: SPACE,
  height: SPACE,
  nation: 'none',
  isRegion: false,
  terrain: 'clear',
  fort: 0,
  isPort: false,
  isSource: false,
  isVictory: false,
}

const inColumn = (x: number, from: number, row: number): Point => [x, from + row * ROW]
const nationAt = (order: number): Point =>
  inColumn(order < HALF ? LEFT + 12 : RIGHT + 12, NATIONS_FROM, order % HALF)
const linkAt = (order: number): Point => inColumn(LEFT, FIRST, order)
const signAt = (order: number): Point => inColumn(RIGHT + 12, FIRST, order)

function sampleLink({ kind, crossesWater }: (typeof LINKS)[number]['of'], [x, y]: Point): PointLink {
  const bar = { at: [x + SAMPLE / 2, y] as const, along: Math.PI / 2 }
  return {
    ends: ['', ''],
    kind,
    line: [
      [x, y],
      [x + SAMPLE, y],
    ],
    ...(crossesWater ? { bar } : {}),
  }
}

export const mapKey = (): MapKey => ({
  links: LINKS.map(({ of }, order) => sampleLink(of, linkAt(order))),
  signs: SIGNS.map(({ of: sign }, order) => ({ at: signAt(order), sign })),
  spaces: [
    ...SPACES.map(({ of }, order) => ({ ...PLAIN, ...of, at: signAt(SIGNS.length + order) })),
    ...NATIONS.map(({ of: nation }, order) => ({ ...PLAIN, nation, at: nationAt(order) })),
  ],
})

const beside = ([x, y]: Point, text: Text, away = BESIDE): MapLabel => ({
  kind: 'key',
  x: x + away,
  y: y + DROP,
  text,
})

export const keyNames = (): MapLabel[] => [
  ...LINKS.map(({ text }, order) => beside(linkAt(order), text, SAMPLE + 12)),
  ...[...SIGNS, ...SPACES].map(({ text }, order) => beside(signAt(order), text)),
  ...NATIONS.map(({ text }, order) => beside(nationAt(order), text)),
]
