import type { Card } from '@sandtable/manifest'

/** Games to come have no badges yet. */
const announced = (id: string, told: Pick<Card, 'title' | 'blurb' | 'length'>): Card => ({
  id,
  ...told,
  players: { en: '2 to 7', ja: '2～7人' },
  complexity: 5,
  badges: [],
})

export const balanceOfPowers = announced('balance-of-powers', {
  title: { en: 'Balance of Powers', ja: '列強の均衡' },
  blurb: {
    en: 'Diplomacy, economy, sea and air: the whole Great War on one board.',
    ja: '外交、経済、海と空。大戦のすべてを一つの盤に。',
  },
  length: { en: '1 to 24 hours', ja: '1～24時間' },
})

export const nationsInArms = announced('nations-in-arms', {
  title: { en: 'Nations in Arms', ja: '武装せる諸国民' },
  blurb: {
    en: 'From Valmy to Waterloo. The initiative marker you draw decides who marches next.',
    ja: 'ヴァルミーからワーテルローまで。引かれる主導権の駒が、次に動く軍を決める。',
  },
  length: { en: '3 turns to a ten-year campaign', ja: '3ターン～10年戦役' },
})
