/** The sheet of the powers, and the charts, in Japanese. */
import type { powers as enPowers, series as enSeries } from '../../en/panels/powers.ts'

export const series: typeof enSeries = {
  rp: '資源点',
  demoralization: '士気喪失',
  lost: '失った軍団',
  innovation: '戦術革新',
}

export const powers: typeof enPowers = {
  rp: '資源点',
  rpAbout: 'ユニットの購入、攻撃と鉄道の費用に使います。0未満にはなりません。',
  next: '次の季節（現状のまま）',
  income: {
    posting: '計上',
    requisition: '要求',
    submarines: '潜水艦戦',
    blockade: '封鎖',
    demoralization: '士気喪失',
  },
  demoralization: '士気喪失',
  demoralizationAbout: '1点につき毎季節1RPを失います。',
  crisis: '危機：攻撃は戦車か航空優勢がある場合のみ、損耗は不可',
  crisisSince: (month) => `${month}から危機`,
  revolution: '革命',
  conquered: '征服',
  neutral: '中立',
  corps: 'マップ上の軍団',
  corpsAbout: '失った軍団はプールに戻り、再び購入できます。',
  parts: {
    trench: '塹壕モード',
    pool: 'プール',
    due: '購入済み、召集待ち',
    toCome: '戦闘序列で登場',
    unsupplied: '非補給',
  },
  rail: '鉄道',
  railAbout: 'この半月に鉄道で移動できる残りの軍団数。',
  railOf: (left, all) => `${left}／${all}`,
  chips: '交渉材料',
  chipsAbout: '使用マップ上で友軍が支配する交渉材料。',
  chipParts: { own: '自国、保持', taken: '敵から獲得', lost: '自国、喪失' },
  innovation: '戦術革新',
  innovationAbout: '塹壕への攻撃で低い目が出ると1点。50以上では得るたびに恩恵を判定します。',
  innovationFrom: 'ここから判定あり',
  innovative: '恩恵あり',
  you: 'あなた',
  score: { chips: '勝敗の交渉材料', demoralization: '陣営の士気喪失', points: '勝利ポイント' },
  scoreAbout: {
    chips: 'シナリオの勝敗を決めます。',
    demoralization: '終了時に両陣営の士気喪失の合計を比べます。',
    points: '敵地の交渉材料と本国要塞。',
  },
}
