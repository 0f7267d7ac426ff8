import type { Language } from '@sandtable/kernel'
import type { Basis } from '@sandtable/kernel/data'

export interface AboutWords {
  readonly title: (game: string) => string
  readonly close: string
  readonly printed: string
  readonly countsTitle: string
  readonly countsText: string
  readonly part: string
  readonly total: string
  readonly bases: Readonly<Record<Basis, string>>
  readonly meanings: Readonly<Record<Basis, string>>
  readonly lookUpTitle: string
  readonly lookUpText: string
  readonly lookUp: string
  readonly nothing: string
  readonly choose: string
  readonly confidence: string
  readonly confidenceOf: (percent: number) => string
  readonly note: string
  readonly basis: string
  readonly what: string
  readonly use: string
  readonly licence: string
  readonly loading: string
  readonly failed: string
  readonly none: string
}

const en: AboutWords = {
  title: (game) => `About ${game}`,
  close: 'Close',
  printed: 'The printed game',
  countsTitle: 'Where every value comes from',
  countsText:
    'Each entry of our data files names its basis. An entry counts as rulebook if the rulebook names it, even where some of its values are not printed there; the look-up below says more.',
  part: 'Part',
  total: 'Total',
  bases: {
    rulebook: 'Rulebook',
    'known-game': 'Published descriptions',
    history: 'History',
    design: 'Our design',
  },
  meanings: {
    rulebook: 'stated in the rulebook, or read from its tables',
    'known-game': 'from published descriptions of the game',
    history: 'from geography and the history of the campaign',
    design: 'decided by us, because nothing else settles it',
  },
  lookUpTitle: 'Look up a hex or a unit',
  lookUpText: 'See its values, what they rest on, and how sure we are that they agree with the printed game.',
  lookUp: 'Hex number, town or unit',
  nothing: 'Nothing of that name.',
  choose: 'Matches',
  confidence: 'Confidence',
  confidenceOf: (percent) => `${percent}%, our own estimate`,
  note: 'Note',
  basis: 'Basis',
  what: 'Work',
  use: 'Used for',
  licence: 'Licence',
  loading: 'Loading …',
  failed: 'This page could not be loaded. Close it and open it again.',
  none: 'There is no page about this game yet.',
}

const ja: AboutWords = {
  title: (game) => `${game}について`,
  close: '閉じる',
  printed: '印刷版のゲーム',
  countsTitle: '数値の出典',
  countsText:
    'データの各項目には根拠が記されています。ルールブックに名前が出ていれば、一部の値がそこになくても「ルールブック」に数えます。詳しくは下の検索で分かります。',
  part: '項目',
  total: '合計',
  bases: { rulebook: 'ルールブック', 'known-game': '公表された紹介', history: '史実', design: '本版の設定' },
  meanings: {
    rulebook: 'ルールブックに書かれているか、その表から読み取ったもの',
    'known-game': '公表されたゲーム紹介によるもの',
    history: '地理と戦役の史実によるもの',
    design: 'ほかに決め手がなく、本版で定めたもの',
  },
  lookUpTitle: 'ヘクスやユニットを調べる',
  lookUpText: '値とその根拠、印刷版と一致する見込みを表示します。',
  lookUp: 'ヘクス番号、町、ユニット',
  nothing: '該当するものがありません。',
  choose: '候補',
  confidence: '確度',
  confidenceOf: (percent) => `${percent}%（本版の見積もり）`,
  note: '注記',
  basis: '根拠',
  what: '名称',
  use: '用途',
  licence: 'ライセンス',
  loading: '読み込んでいます…',
  failed: 'このページを読み込めませんでした。閉じてから開き直してください。',
  none: 'このゲームの紹介はまだありません。',
}

export const aboutWords = (language: Language): AboutWords => ({ en, ja })[language]
