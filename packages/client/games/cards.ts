/** The five games as the lobby shows them. Playable ones take their scenarios from the game itself. */
import type { Text } from '@sandtable/kernel'
import type { CardBadge } from '../lobby/types.ts'

export interface CardText {
  readonly id: string
  readonly title: Text
  readonly blurb: Text
  readonly players: Text
  readonly length: Text
  /** 1 to 5 */
  readonly complexity: number
  readonly badges: readonly CardBadge[]
}

const wholeRules: CardBadge = { kind: 'rulebook', text: { en: 'Rules complete', ja: '規則は全文' } }
const ours = (en: string, ja: string): CardBadge => ({ kind: 'edition', text: { en, ja } })

export const CARDS: readonly CardText[] = [
  {
    id: 'battle-for-galicia',
    title: { en: 'Battle for Galicia 1914', ja: 'ガリシアの戦い 1914' },
    blurb: {
      en: 'Austria-Hungary attacks in the north, Russia in the east. Two offensives cross within twelve turns.',
      ja: '北ではオーストリアが、東ではロシアが攻める。12ターンの間に二つの攻勢が交差する。',
    },
    players: { en: '2', ja: '2人' },
    length: { en: '5 to 12 turns, 30 minutes to 3 hours', ja: '5～12ターン（30分～3時間）' },
    complexity: 2,
    badges: [wholeRules, ours('Map and counters: our edition', '地図とコマは復元版')],
  },
  {
    id: 'grand-illusion',
    title: { en: 'Grand Illusion 1914', ja: '大いなる幻影 1914' },
    blurb: {
      en: 'Eighty-nine days on the Western Front. Where to spend your command points, and which battles to fight.',
      ja: '西部戦線の89日間。指揮ポイントをどこに使い、どの戦闘を戦うか。',
    },
    players: { en: '2', ja: '2人' },
    length: { en: '7 to 15 turns', ja: '7～15ターン' },
    complexity: 3,
    badges: [
      wholeRules,
      ours('Map, counters and card tables: our edition', '地図・コマ・カードの表は復元版'),
    ],
  },
  {
    id: 'illusions-of-glory',
    title: { en: 'Illusions of Glory', ja: '栄光の幻影' },
    blurb: {
      en: 'The Eastern Front, the Balkans, Italy. Cards move armies until a nation’s will is spent.',
      ja: '東部戦線、バルカン、イタリア。カードで軍を動かし、国の意志が尽きるまで戦う。',
    },
    players: { en: '2 to 4', ja: '2～4人' },
    length: { en: '4 to 18 turns', ja: '4～18ターン' },
    complexity: 4,
    badges: [
      wholeRules,
      ours('Map, counters, cards and tables: our edition', '地図・コマ・カード・表は復元版'),
    ],
  },
  {
    id: 'balance-of-powers',
    title: { en: 'Balance of Powers', ja: '列強の均衡' },
    blurb: {
      en: 'Diplomacy, economy, sea and air: the whole Great War on one board.',
      ja: '外交、経済、海と空。大戦のすべてを一つの盤に。',
    },
    players: { en: '2 to 7', ja: '2～7人' },
    length: { en: '1 to 24 hours', ja: '1～24時間' },
    complexity: 5,
    badges: [],
  },
  {
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
  },
]
