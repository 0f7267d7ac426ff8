import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { projection } from './places.ts'

type Row = readonly [kind: LabelKind, en: string, ja: string, latitude: number, longitude: number]

/** About where they belong: latitude and longitude of the middle. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['country', 'France', 'フランス', 47.95, 3.3],
  ['country', 'Belgium', 'ベルギー', 50.75, 4.0],
  ['country', 'German Empire', 'ドイツ帝国', 50.3, 7.75],
  ['region', 'Luxembourg', 'ルクセンブルク', 49.85, 6.0],
  ['country', 'Netherlands', 'オランダ', 51.5, 5.3],
  ['country', 'Switzerland', 'スイス', 47.25, 7.5],
  ['country', 'England', 'イングランド', 51.0, 0.6],
  ['sea', 'English Channel', 'イギリス海峡', 50.35, 0.55],
  ['sea', 'North Sea', '北海', 51.5, 2.4],
  ['region', 'Normandy', 'ノルマンディー', 49.2, 0.75],
  ['region', 'Artois', 'アルトワ', 50.35, 2.3],
  ['region', 'Flanders', 'フランドル', 50.96, 3.0],
  ['region', 'Picardy', 'ピカルディー', 49.8, 2.35],
  ['region', 'Champagne', 'シャンパーニュ', 48.75, 4.35],
  ['region', 'Ardennes', 'アルデンヌ', 50.1, 5.3],
  ['region', 'Eifel', 'アイフェル', 50.3, 6.7],
  ['region', 'Lorraine', 'ロレーヌ', 48.5, 6.05],
  ['region', 'Alsace', 'アルザス', 48.35, 7.55],
  ['region', 'Burgundy', 'ブルゴーニュ', 47.6, 4.5],
]

export const LANDS: readonly MapLabel[] = ROWS.map(([kind, en, ja, latitude, longitude]) => {
  const [x, y] = projection.forward(longitude, latitude)
  return { kind, x: Math.round(x), y: Math.round(y), text: { en, ja } }
})
