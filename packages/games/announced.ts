import type { Card } from '@sandtable/manifest'

/** Games to come have no badges yet. */
const announced = (id: string, told: Pick<Card, 'title' | 'blurb' | 'length'>): Card => ({
  id,
  ...told,
  players: { en: '2 to 7', ja: '2～7人' },
  complexity: 5,
  badges: [],
})

export const nationsInArms = announced('nations-in-arms', {
  title: { en: 'Nations in Arms', ja: '武装せる諸国民' },
  blurb: {
    en: 'From Valmy to Waterloo. The initiative marker you draw decides who marches next.',
    ja: 'ヴァルミーからワーテルローまで。引かれる主導権の駒が、次に動く軍を決める。',
  },
  length: { en: '3 turns to a ten-year campaign', ja: '3ターン～10年戦役' },
})
