import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { INSET } from './frame.ts'
import { projection } from './places.ts'

// biome-ignore format: a table
const LANDS: readonly (readonly [kind: LabelKind, latitude: number, longitude: number, en: string, ja: string])[] = [
  ['country', 53.3, 15.9, 'GERMANY', 'ドイツ'],
  ['country', 47.0, 18.4, 'AUSTRIA-HUNGARY', 'オーストリア－ハンガリー'],
  ['country', 53.0, 32.6, 'RUSSIA', 'ロシア'],
  ['country', 44.9, 27.3, 'ROMANIA', 'ルーマニア'],
  ['country', 42.9, 25.8, 'BULGARIA', 'ブルガリア'],
  ['country', 43.7, 21.4, 'SERBIA', 'セルビア'],
  ['country', 39.2, 21.6, 'GREECE', 'ギリシャ'],
  ['country', 39.6, 29.0, 'TURKEY', 'トルコ'],
  ['country', 45.0, 11.2, 'ITALY', 'イタリア'],
  ['region', 57.0, 14.6, 'SWEDEN', 'スウェーデン'],
  ['region', 48.9, 11.8, 'BAVARIA', 'バイエルン'],
  ['region', 49.7, 14.9, 'BOHEMIA', 'ボヘミア'],
  ['region', 49.35, 24.35, 'GALICIA', 'ガリシア'],
  ['region', 46.55, 24.2, 'TRANSYLVANIA', 'トランシルヴァニア'],
  ['region', 44.2, 17.6, 'BOSNIA', 'ボスニア'],
  ['region', 47.0, 28.6, 'BESSARABIA', 'ベッサラビア'],
  ['region', 56.6, 22.3, 'COURLAND', 'クールラント'],
  ['region', 51.9, 20.3, 'POLAND', 'ポーランド'],
  ['region', 50.9, 25.9, 'VOLHYNIA', 'ヴォルィニ'],
  ['region', 49.9, 30.8, 'UKRAINE', 'ウクライナ'],
  ['region', 51.8, 27.8, 'PRIPET MARSHES', 'プリピャチ湿地'],
  ['sea', 56.3, 18.9, 'Baltic Sea', 'バルト海'],
  ['sea', 43.6, 31.2, 'Black Sea', '黒海'],
  ['sea', 43.4, 14.6, 'Adriatic Sea', 'アドリア海'],
  ['sea', 39.0, 25.2, 'Aegean Sea', 'エーゲ海'],
  ['sea', 38.2, 19.6, 'Ionian Sea', 'イオニア海'],
]

/** Names of lands and seas, where they would best stand. */
export const landNames = (): MapLabel[] =>
  LANDS.map(([kind, latitude, longitude, en, ja]) => {
    const [x, y] = projection.forward(longitude, latitude)
    return { kind, x: Math.round(x), y: Math.round(y), text: { en, ja } }
  })

/** §3.1.2 */
export const INSET_NAME: MapLabel = {
  kind: 'region',
  x: INSET.left + 130,
  y: INSET.bottom - 34,
  text: { en: 'ITALIAN FRONT', ja: 'イタリア戦線' },
}
