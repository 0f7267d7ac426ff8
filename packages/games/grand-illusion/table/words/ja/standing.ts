/** Points, command and the turn track, in Japanese, in the terms of the rulebook. */
import type { standing as standingInEnglish } from '../en/standing.ts'

export const standing: typeof standingInEnglish = {
  standing: {
    start: 'ミュルーズ占領',
    sources: {
      hexes: 'VPヘクスの支配',
      mandated: '17号計画VPヘクスでの強制戦闘',
      unfought: '実施しなかった強制戦闘',
      withdrawal: '総撤退',
      bef: 'BEFの単独行動',
      east: '東部戦線への転出拒否',
      options: '戦略的選択肢',
      paris: 'パリ',
      awards: '短期キャンペーンの追加得点',
      other: 'その他',
    },
    germanTest: (least, times, needed) =>
      `勝利条件：${least}以上、かつ17号計画VPの${times}倍以上（現在は${needed}以上が必要）`,
    alliedTest: (needed) => `ドイツ軍VPが${needed}未満であれば連合軍の勝利`,
    ofNeeded: (n, needed) => `${n}／${needed}`,
    caps: 'CAP',
    mandated: '強制戦闘',
    mandatedNote: 'このターンに実施しないと1回につき1 VPを失います',
    initiative: '主導権あり',
    columns: {
      moltke: 'モルトケ',
      falkenhayn: 'ファルケンハイン',
      joffre1: 'ジョフル（第1欄）',
      joffre2: 'ジョフル（第2欄）',
    },
    withdrew: (turn) => `第${turn}ターンに総撤退`,
    mayWithdraw: '総撤退を宣言可能',
    mustWithdraw: (turn) => `第${turn}ターンまでに総撤退`,
  },
  turnNotes: {
    plain: {
      east: '東部戦線への転出',
      withdrawal: '以後、総撤退が可能',
      noRail: '戦略鉄道移動は第3ターンから（このフェイズはすぐ終わる）',
      rail: '戦略鉄道移動を開始',
      germanRail: 'ドイツ国外でもドイツ軍の鉄道移動可、緊急補給の終了',
      lossAwards: '仏軍・英軍の損害によるドイツ軍の追加得点',
      schlieffen: 'シュリーフェン計画ヘクスの解禁、アントワープの拘束解除',
      fortAwards: '要塞・アントワープによるドイツ軍の追加得点',
      bef: '除去されたBEF1個が復帰可能',
      ordersDisrupted: '1 CAPの補充は混乱状態で登場',
      interim: 'ドイツ軍の暫定VP判定',
      rebuiltDisrupted: '2 CAPの補充は混乱状態で登場',
      befAndBelgians: '除去されたBEFとベルギー軍各1個が復帰可能',
      exhaustion: '疲労：混乱回復は半数まで',
      last: '最終ターン',
    },
    mandated: (army, n) => `${army}の強制戦闘${n}`,
  },
}
