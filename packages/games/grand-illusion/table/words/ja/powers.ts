/** The sheet of the powers, and what is left to do, in Japanese. */
import type { Words } from '../en.ts'

export const powers: Pick<Words, 'powers' | 'toDo'> = {
  powers: {
    pointsAbout: [
      '17号計画の合計：ドイツ軍はその倍を取らなければなりません。',
      'シュリーフェン計画の得点です。',
    ],
    wins: (least) => `${least}未満ではドイツ軍は勝てない`,
    needed: (needed) => `${needed}：現状での勝利ライン`,
    caps: '残りCAP',
    capsAbout: 'ヘクスの活性化、回復、塹壕構築に1ポイントずつ使います。',
    received: '受け取ったCAP',
    receivedAbout: '毎ターン、司令官の表でサイコロを振って受け取ります。',
    mandated: '強制戦闘',
    units: '地図上のユニット',
    unitsAbout: '混乱状態のユニットは、回復するまで戦闘と移動で不利です。',
    lost: '除去されたユニット',
    lostAbout: '一部はデッドパイルから補充として戻ります。',
    parts: {
      disrupted: '混乱状態',
      out: '補給切れ',
      toCome: '登場前',
      dead: 'デッドパイル',
      removed: '永久除去',
    },
    nations: ['フランス', 'イギリス', 'ベルギー', 'ドイツ'],
  },
  toDo: {
    arrivals: (n) => `登場できる${n}ユニット`,
    caps: (n) => `残り${n}\u00a0CAP`,
    idle: '移動も戦闘もなし',
    unmoved: (n) => `未移動${n}ユニット`,
    battles: (n) => `未解決の戦闘${n}`,
    mandate: (corps, needed) => `強制戦闘に必要な${needed}個軍団中${corps}`,
    mandated: (n) => `残る強制戦闘${n}`,
    unsupplied: (n) => `補給切れ${n}ユニット`,
    supplied: '全ユニット補給下',
    disrupted: (n) => `混乱${n}ユニット`,
    canRecover: (places) => `回復可能：${places}`,
    cannotRecover: (places) => `敵がいるため回復不可：${places}`,
  },
}
