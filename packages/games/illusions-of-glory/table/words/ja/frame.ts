/** The frame of the table, in Japanese. */
import type { Words } from '../en.ts'
import { and, signed } from './count.ts'

export const frame: Words['frame'] = {
  and,
  signed,
  manyUnits: (n) => `${n}ユニット`,
  sides: ['連合国勢力', '中欧列強'],
  commands: ['ロシア', '西側連合国', 'オーストリア－ハンガリー', 'ドイツ'],
  comma: '、',
  colon: '：',
  dot: '・',
  turn: (n, name) => `第${n}ターン（${name}）`,
  turnShort: (n) => `第${n}ターン`,
  opening: '最初の手札',
  end: 'ゲーム終了',
  offensive: (order) => `強制的攻勢：${order}`,
  offensives: {
    RU: 'ロシア軍の攻撃',
    'BR-FR': 'イギリス軍かフランス軍の攻撃',
    'BR-FR-halt': 'イギリス軍とフランス軍は攻撃不可',
    IT: 'イタリア軍の攻撃',
    balkans: 'バルカン諸国での攻撃',
    'AH-SB': 'オーストリア－ハンガリー軍のセルビア攻撃',
    GE: 'ドイツ軍の攻撃',
    TU: 'トルコ軍の攻撃',
    'AH-IT': 'オーストリア－ハンガリー軍のイタリア攻撃',
  },
  round: (n, side) => `第${n}ラウンド・${side}`,
  stages: {
    mandatory: '強制的攻勢',
    action: 'アクション・ラウンド',
    attrition: '損耗と攻囲',
    'war-status': '戦争状態',
    rebellion: '叛乱／革命',
    replacement: '補充',
    draw: 'カード引き',
  },
  uses: {
    ops: 'オペレーション',
    sr: '戦略再配備',
    rp: '補充ポイント',
    event: 'イヴェント',
    noCard: 'カードなし',
    uprising: '蜂起',
  },
  points: (n) => `${n}ポイント`,
}
