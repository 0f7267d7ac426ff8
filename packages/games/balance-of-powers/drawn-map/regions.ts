import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { projection } from './frame.ts'

type Row = readonly [kind: LabelKind, en: string, ja: string, latitude: number, longitude: number]

/** About where they belong: latitude and longitude of the middle. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['country', 'France', 'フランス', 47.55, 3.4],
  ['country', 'Great Britain', 'イギリス', 52.6, -1.3],
  ['country', 'German Empire', 'ドイツ帝国', 51.6, 9.9],
  ['country', 'Austria', 'オーストリア', 48.0, 15.0],
  ['country', 'Hungary', 'ハンガリー', 47.4, 20.4],
  ['country', 'Russian Empire', 'ロシア帝国', 55.4, 27.6],
  ['country', 'Netherlands', 'オランダ', 52.45, 6.1],
  ['country', 'Belgium', 'ベルギー', 50.55, 4.55],
  ['country', 'Switzerland', 'スイス', 46.85, 8.3],
  ['country', 'Denmark', 'デンマーク', 56.2, 9.2],
  ['country', 'Sweden', 'スウェーデン', 57.6, 14.3],
  ['country', 'Norway', 'ノルウェー', 58.75, 7.2],
  ['country', 'Romania', 'ルーマニア', 46.5, 26.7],
  ['sea', 'North Sea', '北海', 55.3, 3.6],
  ['sea', 'English Channel', 'イギリス海峡', 50.25, -0.9],
  ['sea', 'Baltic Sea', 'バルト海', 55.9, 18.4],
  ['sea', 'Skagerrak', 'スカゲラク海峡', 57.95, 9.2],
  ['sea', 'Kattegat', 'カテガット海峡', 56.75, 11.4],
  ['sea', 'Gulf of Riga', 'リガ湾', 57.75, 23.5],
  ['region', 'Bavaria', 'バイエルン', 48.75, 12.0],
  ['region', 'Saxony', 'ザクセン', 51.1, 13.0],
  ['region', 'Bohemia', 'ボヘミア', 49.9, 14.9],
  ['region', 'Moravia', 'モラヴィア', 49.4, 16.9],
  ['region', 'Silesia', 'シュレージエン', 50.9, 16.9],
  ['region', 'Posen', 'ポーゼン', 52.0, 17.3],
  ['region', 'Pomerania', 'ポンメルン', 53.9, 16.2],
  ['region', 'West Prussia', '西プロイセン', 53.7, 18.1],
  ['region', 'East Prussia', '東プロイセン', 54.3, 21.0],
  ['region', 'Poland', 'ポーランド', 51.9, 19.9],
  ['region', 'Galicia', 'ガリツィア', 49.85, 22.6],
  ['region', 'Bukovina', 'ブコヴィナ', 47.8, 25.4],
  ['region', 'Volhynia', 'ヴォルィニ', 50.8, 26.4],
  ['region', 'Courland', 'クールラント', 56.9, 22.4],
  ['region', 'Livonia', 'リヴォニア', 57.5, 25.8],
  ['region', 'Lithuania', 'リトアニア', 55.4, 23.6],
  ['region', 'White Russia', '白ロシア', 53.4, 27.3],
  ['region', 'Pripet Marshes', 'プリピャチ沼沢地', 52.15, 27.2],
  ['region', 'Carpathians', 'カルパティア山脈', 48.75, 23.3],
  ['region', 'Alps', 'アルプス山脈', 47.1, 11.6],
  ['region', 'Ardennes', 'アルデンヌ', 50.0, 5.4],
  ['region', 'Champagne', 'シャンパーニュ', 48.75, 4.2],
  ['region', 'Lorraine', 'ロレーヌ', 48.75, 6.1],
  ['region', 'Alsace', 'アルザス', 48.2, 7.45],
  ['region', 'Westphalia', 'ヴェストファーレン', 52.0, 8.0],
  ['region', 'Brandenburg', 'ブランデンブルク', 52.9, 13.2],
  ['region', 'Jutland', 'ユラン', 55.5, 9.1],
]

export const LANDS: readonly MapLabel[] = ROWS.map(([kind, en, ja, latitude, longitude]) => {
  const [x, y] = projection.forward(longitude, latitude)
  return { kind, x: Math.round(x), y: Math.round(y), text: { en, ja } }
})
