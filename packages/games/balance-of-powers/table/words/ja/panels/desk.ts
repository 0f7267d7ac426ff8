/** Desks, in Japanese. */
import type { desk as en } from '../../en/panels/desk.ts'

export const desk: typeof en = {
  titles: {
    procure: (nation) => `${nation}の調達`,
    transfer: (nation) => `${nation}の移送`,
    convert: (nation) => `${nation}の変換`,
    muster: '召集',
  },
  rules: {
    procure:
      '歩兵は均等に購入します。プールにある他の戦力値を1個ずつ買うまで、同じ値の2個目は買えません。残りは持ち越します。',
    transfer: (most) => `1季節に送れる、また受け取れるRPは${most}までです。`,
    convert: '1季節に要塞1か所、艦1隻をRPに変換できます。',
    muster: '新しいユニットは補給下の本国に、この順で1個ずつ置きます。',
  },
  purse: '資源点',
  receiver: (nation) => `${nation}のRP`,
  groups: {
    infantry: (nation) => `歩兵軍団、${nation}`,
    corps: 'その他の軍団と指揮官',
    air: '航空ユニット',
    ships: '艦船',
    works: '施設',
    repairs: '修理',
    allies: '同盟国',
    fortresses: '要塞',
    due: '今月の登場',
  },
  effectiveness: (value) => `戦力${value}`,
  infrastructure: 'インフラ',
  infrastructureDetail: (month) => `各陣営月1個、${month}に設置`,
  fortress: (place) => `${place}要塞`,
  repairedAtOnce: 'すぐに修理',
  arrives: (month) => `${month}に召集`,
  pile: (onMap, bought) => `盤上${onMap}${bought > 0 ? `、購入済み${bought}` : ''}`,
  free: '今月は無料',
  razed: '1ステップを失う',
  scrapped: '1ステップを失う',
  africa: '1RPをアフリカ点に',
  left: (n) => `通常の天候で攻撃${n}回分`,
  spentUp: 'これ以上は購入できません。机にあるもので終わります。',
  gone: 'プールに残っていません。',
  inOrder: (unit) => `先に${unit}の場所を決めてください。`,
  settled: '置ける場所が1か所、またはありません。',
}
