/** What is printed on counters, spelled out (§1.36). */
import type { Language } from '@sandtable/kernel'

const WORDS: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  RS: ['Reserve', '予備'],
  BAV: ['Bavarian', 'バイエルン'],
  SAX: ['Saxon', 'ザクセン'],
  GUARD: ['Guard', '近衛'],
  GD: ['Guard', '近衛'],
  ERSATZ: ['Ersatz', '補充'],
  LWW: ['Western Landwehr', '西部ラントヴェーア'],
  LWO: ['Eastern Landwehr', '東部ラントヴェーア'],
  LWR: ['Reserve Landwehr', '予備ラントヴェーア'],
  LSTRUM: ['Landsturm', 'ラントシュトルム'],
  COL: ['Colonial', '植民地'],
  RG: ['Reserve Group', '予備集団'],
  TERR: ['Territorial', '国土防衛'],
  CAV: ['', ''],
  SORDET: ['Sordet', 'ソルデ'],
  ALPINE: ['Alpine', '山岳'],
  ALPEN: ['Alpine', 'アルペン'],
  GRNDR: ['Grenadier', '擲弾兵'],
  CAUC: ['Caucasian', 'カフカス'],
  SIB: ['Siberian', 'シベリア'],
  TRKSTN: ['Turkestan', 'トルキスタン'],
  ARM: ['Armenian', 'アルメニア'],
  NAVAL: ['Naval', '海軍'],
  RESERVE: ['Reserve', '予備'],
  ANY2: ['Austro-Hungarian', 'オーストリア＝ハンガリー派遣'],
  CANADA: ['Canadian', 'カナダ'],
  KLUCK: ['Kluck', 'クルック'],
  CONRAD: ['Conrad', 'コンラート'],
  SAMSONOV: ['Samsonov', 'サムソノフ'],
  JOFFRE: ['Joffre', 'ジョフル'],
  LUDNDRF: ['Ludendorff', 'ルーデンドルフ'],
  MCKNSN: ['Mackensen', 'マッケンゼン'],
  FLKNHYN: ['Falkenhayn', 'ファルケンハイン'],
  ALEKSEYEV: ['Alekseyev', 'アレクセーエフ'],
  BRUSILOV: ['Brusilov', 'ブルシーロフ'],
  HAIG: ['Haig', 'ヘイグ'],
  RAWLNSN: ['Rawlinson', 'ローリンソン'],
  PETAIN: ['Pétain', 'ペタン'],
  NIVELLE: ['Nivelle', 'ニヴェル'],
  FOCH: ['Foch', 'フォッシュ'],
  HUTIER: ['Hutier', 'フーティエ'],
  PERSHING: ['Pershing', 'パーシング'],
  BEATTY: ['Beatty', 'ビーティー'],
  JELLICOE: ['Jellicoe', 'ジェリコー'],
  HIPPER: ['Hipper', 'ヒッパー'],
  SCHEER: ['Scheer', 'シェーア'],
  SPEE: ['Spee', 'シュペー'],
  LOTHAR: ['Lothar', 'ローター'],
  KOLCHAK: ['Kolchak', 'コルチャーク'],
  CADORNA: ['Cadorna', 'カドルナ'],
  DIAZ: ['Diaz', 'ディアス'],
  KEMAL: ['Kemal', 'ケマル'],
  SANDERS: ['Sanders', 'ザンデルス'],
  PUTNIK: ['Putnik', 'プトニク'],
  VORBECK: ['Lettow-Vorbeck', 'レットウ＝フォルベック'],
  SMUTS: ['Smuts', 'スマッツ'],
  ALLENBY: ['Allenby', 'アレンビー'],
  RICHTFN: ['Richthofen', 'リヒトホーフェン'],
  MANNOCK: ['Mannock', 'マノック'],
  FONCK: ['Fonck', 'フォンク'],
  LOA: ['Lawrence’s', 'ロレンス'],
  DANUBE: ['Danube', 'ドナウ'],
  TIGRIS: ['Tigris', 'ティグリス'],
  TNGNYKA: ['Tanganyika', 'タンガニーカ'],
  VICTORIA: ['Victoria', 'ヴィクトリア'],
  ASIEN: ['Asia', 'アジア'],
  ISLAM: ['Islam', 'イスラム'],
  RAYON: ['Rayon', 'ラヨン'],
  SANJAK: ['Sanjak', 'サンジャク'],
  DELTA: ['Delta', 'デルタ'],
  GAMMA: ['Gamma', 'ガンマ'],
  ASSALTO: ['Assault', '突撃'],
  ZEPPELIN: ['Zeppelin', 'ツェッペリン'],
  EINDKR: ['Eindecker', 'アインデッカー'],
  GOTHA: ['Gotha', 'ゴータ'],
  CAPRONI: ['Caproni', 'カプローニ'],
  BALILLA: ['Balilla', 'バリッラ'],
  BUFFALO: ['Buffalo', 'バッファロー'],
  PUP: ['Pup', 'パップ'],
  CAMEL: ['Camel', 'キャメル'],
  CAMELANZ: ['ANZAC Camel', 'ANZACキャメル'],
  NPRT11: ['Nieuport 11', 'ニューポール11'],
  NPRT17: ['Nieuport 17', 'ニューポール17'],
  SIK16: ['Sikorsky 16', 'シコルスキー16'],
  ALB: ['Albatros', 'アルバトロス'],
  DR1JG1: ['Dr.I (JG I)', 'Dr.I（JG I）'],
  DR1JG2: ['Dr.I (JG II)', 'Dr.I（JG II）'],
  DR1JG3: ['Dr.I (JG III)', 'Dr.I（JG III）'],
  SCHNDR: ['Schneider', 'シュナイダー'],
  MK: ['Mark', 'マーク'],
  WHIPPETS: ['Whippet', 'ホイペット'],
  TSAR: ['Tsar', 'ツァーリ'],
  CHAR2C: ['Char 2C', 'シャール2C'],
  FORD3T: ['Ford 3-ton', 'フォード3トン'],
}

const ROMANS: readonly (readonly [number, string])[] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
function roman(n: number): string {
  let [left, digits] = [n, '']
  for (const [value, sign] of ROMANS)
    while (left >= value) {
      digits += sign
      left -= value
    }
  return digits
}

function wordOf(token: string, language: Language): string {
  const n = Number(token)
  if (Number.isInteger(n)) return language === 'ja' ? `第${n}` : roman(n)
  return WORDS[token]?.[language === 'ja' ? 1 : 0] ?? token
}

/** counters whose name is more than the words on it */
const WHOLE: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  '0400': ['Handley Page O/400', 'ハンドレページO/400'],
  'ILYA M': ['Ilya Muromets', 'イリヤー・ムーロメツ'],
  'EXP PRT': ['Expeditionary', '遠征'],
  'COL II': ['II Colonial', '第2植民地'],
  'S-XIII 18': ['S-XIII (1918)', 'S-XIII（1918年）'],
  "L'ORIENT": ['Orient', '東方'],
}

/** two words in Latin letters do not run together */
const joined = (words: readonly string[]): string =>
  words.reduce(
    (line, word) => (/[\w.]$/.test(line) && /^\w/.test(word) ? `${line} ${word}` : line + word),
    '',
  )

const NUMBER_LAST = /^(SIB|CAUC|GD|TRKSTN) (\d+)$/
/** "3RS" is "III Reserve", "2 BAV RS" is "II Bavarian Reserve", "SIB 3" is "III Siberian" */
export function labelOf(label: string, language: Language): string {
  const whole = WHOLE[label]
  if (whole) return whole[language === 'ja' ? 1 : 0]
  const words = label.replace(/^(\d+)RS$/, '$1 RS').replace(NUMBER_LAST, language === 'ja' ? '$&' : '$2 $1')
  const named = words.split(' ').map((token) => wordOf(token, language))
  return language === 'ja' ? joined(named) : named.join(' ')
}
