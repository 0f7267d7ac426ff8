/** The desk of the replacements, in Japanese. */
import type { Words } from '../en.ts'

export const desk: Words['desk'] = {
  title: '補充表',
  rule: 'マップ上の損傷ユニットを修理し、壊滅したユニットを再建します。使わなかったRPは失われます。',
  purse: {
    RU: 'ロシア',
    IT: 'イタリア',
    'AP-A': 'AP同盟国',
    GE: 'ドイツ',
    AH: 'オーストリア－ハンガリー',
    'CP-A': 'CP同盟国',
    TU: 'トルコ',
  },
  halves: '端数の½RPはSCUの1ステップにしか使えません',
  unspent: '残りは失われます',
  trades: 'RPの転換（各1ポイント／ターン）',
  damaged: (purse) => `${purse}：損傷・マップ上`,
  destroyed: (purse) => `${purse}：壊滅・再建`,
  convert: {
    GE: { title: 'ドイツRPをトルコへ', detail: 'ドイツの1RPが、トルコ軍だけが使える1RPになります' },
    'AP-A': { title: '同盟国RPをロシアへ', detail: 'AP同盟国の1RPがロシアの1RPになります' },
  },
  ways: {
    rebuild: '完全戦力',
    'rebuild-reduced': '減少戦力',
    'rebuild-to-reserve': '予備ボックス',
  },
  steps: '完全戦力に戻す',
  poor: '部隊の質が低い：費用2倍',
  lying: '補充可能ユニット・ボックス',
  spentUp: '使えるRPがもうありません。',
  gone: '再建できるユニットはもうありません。',
  warning: (pools, n) =>
    `${pools}でまだ補充できます（${n}件）。使わずに終えるには、もう一度署名してください。`,
}
