import type { Card, Manifest } from '@sandtable/manifest'

/** Of a game to come: it is shown, and its map can be built. */
export const nationsInArms: Card & Pick<Manifest, 'drawnMap'> = {
  id: 'nations-in-arms',
  title: { en: 'Nations in Arms', ja: '武装せる諸国民' },
  blurb: {
    en: 'From Valmy to Waterloo. The initiative marker you draw decides who marches next.',
    ja: 'ヴァルミーからワーテルローまで。引かれる主導権の駒が、次に動く軍を決める。',
  },
  players: { en: '2 to 7', ja: '2～7人' },
  length: { en: '3 turns to a ten-year campaign', ja: '3ターン～10年戦役' },
  complexity: 5,
  badges: [],
  drawnMap: async () => (await import('./drawn-map/index.ts')).nationsInArmsMap,
}
