import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { projection } from './frame.ts'

type Row = readonly [kind: LabelKind, en: string, ja: string, latitude: number, longitude: number]

/** About where they belong: latitude and longitude of the middle. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['country', 'France', 'フランス', 46.6, 2.6],
  ['country', 'Britain', 'ブリテン', 52.9, -1.4],
  ['country', 'Spain', 'スペイン', 40.1, -3.2],
  ['country', 'Austria', 'オーストリア', 47.6, 18.6],
  ['country', 'Prussia', 'プロイセン', 53.3, 15.8],
  ['country', 'Russia', 'ロシア', 55.2, 36.5],
  ['country', 'Turkey', 'トルコ', 39.4, 32.2],
  ['country', 'Turkey', 'トルコ', 41.9, 24.3],
  ['country', 'Poland', 'ポーランド', 52.0, 23.0],
  ['country', 'Sweden', 'スウェーデン', 58.4, 14.4],
  ['region', 'Alps', 'アルプス山脈', 46.6, 10.6],
  ['region', 'Pyrenees', 'ピレネー山脈', 42.75, 0.6],
  ['region', 'Carpathians', 'カルパティア山脈', 48.3, 24.2],
  ['region', 'Apennines', 'アペニン山脈', 43.5, 12.3],
  ['region', 'Balkan Mountains', 'バルカン山脈', 42.85, 24.7],
  ['region', 'Pripet Marshes', 'プリピャチ沼沢地', 52.1, 27.0],
  ['region', 'Taurus', 'タウロス山脈', 37.2, 33.8],
  ['region', 'Atlas', 'アトラス山脈', 34.2, 1.4],
]

export const LANDS: readonly MapLabel[] = ROWS.map(([kind, en, ja, latitude, longitude]) => {
  const [x, y] = projection.forward(longitude, latitude)
  return { kind, x: Math.round(x), y: Math.round(y), text: { en, ja } }
})
