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
  CAV: ['French', 'フランス'],
  SORDET: ['Sordet', 'ソルデ'],
  ALPINE: ['Alpine', 'アルペン'],
  ALPEN: ['Alpine', 'アルペン'],
  GRNDR: ['Grenadier', '擲弾兵'],
  CAUC: ['Caucasian', 'カフカス'],
  SIB: ['Siberian', 'シベリア'],
  TRKSTN: ['Turkestan', 'トルキスタン'],
  ARM: ['Armenian', 'アルメニア'],
  NAVAL: ['Naval', '海軍'],
  RESERVE: ['Reserve', '予備'],
  ANY2: ['Austro-Hungarian', 'オーストリア-ハンガリー派遣'],
  CANADA: ['Canadian', 'カナダ'],
  KLUCK: ['Kluck', 'クルック'],
  CONRAD: ['Conrad', 'コンラート'],
  SAMSONOV: ['Samsonov', 'サムソノフ'],
  JOFFRE: ['Joffre', 'ジョッフル'],
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

/** "3RS" is "III Reserve", "2 BAV RS" is "II Bavarian Reserve" */
export const labelOf = (label: string, language: Language): string =>
  label
    .replace(/^(\d+)RS$/, '$1 RS')
    .split(' ')
    .map((token) => wordOf(token, language))
    .join(language === 'ja' ? '' : ' ')
