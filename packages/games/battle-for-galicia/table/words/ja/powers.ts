/** The sheet of the powers, and what is left to do, in Japanese. */
import type { Words } from '../en.ts'

export const powers: Words['powers'] = {
  points: '勝利ポイント',
  pointsAbout: '最終ターン終了時に多い側の勝利です。',
  units: 'マップ上のユニット',
  unitsAbout: '失ったステップは回復でのみ戻ります。除去されたユニットは戻りません。',
  lost: '失ったステップ',
  lostAbout: '除去されたユニットを含む全ユニットのステップ。',
  parts: {
    eliminated: '除去',
    waiting: '登場前',
    worn: 'CE低下',
    low: '補給不足',
    out: '非補給',
  },
}

export const toDo: Words['toDo'] = {
  unmoved: (n) => `未移動${n}ユニット`,
  crowded: (n) => `スタック超過${n}ヘクス`,
  recovery: (n) => `回復できる${n}ユニット`,
  attacks: (n) => `攻撃可能${n}か所`,
  promising: (n) => `1対1以上の攻撃${n}か所`,
  unsupplied: (n) => `非補給${n}ユニット`,
  supplied: '全ユニット補給下',
  open: (n) => `敵前で無人の得点都市${n}`,
}
