/** What can be done, in Japanese. */
import type { Words } from '../en.ts'

/** whose points they are */
const POOLS = {
  RU: 'ロシアRP',
  IT: 'イタリアRP',
  'AP-A': 'AP同盟国RP',
  GE: 'ドイツRP',
  AH: 'オーストリア－ハンガリーRP',
  'CP-A': 'CP同盟国RP',
  TU: 'トルコRP',
}

export const command: Words['command'] = {
  buttons: {
    putBack: 'ユニットを戻す',
    halt: 'ここで停止',
    haltAndEnd: '移動終了',
    fire: {
      some: { attack: 'カードは以上・射撃へ', defence: 'カードは以上・応射へ' },
      none: { attack: 'カードなしで射撃', defence: 'カードなしで応射' },
      nothing: { attack: '射撃', defence: '応射' },
    },
    everybody: (n) => `${n}ユニットすべて参加`,
    attackWithAll: (n) => (n === 1 ? 'このユニットで攻撃' : `${n}ユニットすべてで攻撃`),
    attackSpace: (place, n) => (n === 1 ? `${place}を攻撃` : `${n}ユニットすべてで${place}を攻撃`),
    allInStack: (n) => `${n}ユニットすべて加える`,
    allAdvance: (n) => `${n}ユニットすべて前進`,
    allRepaired: (n) => `${n}ユニットすべて修理`,
    allPlaced: (n, place) => `${n}ユニットすべて${place}へ`,
    convert: {
      GE: 'ドイツRP 1ポイントをトルコRPに変換',
      'AP-A': 'AP同盟国RP 1ポイントをロシアRPに変換',
    },
    lostAtOnce: {
      TU: 'このRPを使えるトルコ軍ユニットがないため、ポイントは失われます。それでも変換するなら、もう一度押してください。',
      RU: 'このRPを使えるロシア軍ユニットがないため、ポイントは失われます。それでも変換するなら、もう一度押してください。',
    },
    dig: (place) => `${place}に塹壕を構築`,
    with: (verb, what) => `${verb}：${what}`,
    done: {
      activate: '活性化終了・次へ',
      movement: '移動終了',
      attack: '攻撃終了',
      redeploy: '戦略再配備終了',
      replacements: '補充終了',
      rearguard: '後衛は以上',
      advance: '前進終了',
      'discard-cards': '残りは手元に置く',
      'assemble-with': 'このSCUで編合',
      'repair-now': '修理終了',
    },
    noOrders: '活性化せずに終える',
    left: {
      ops: (n) =>
        `まだ${n}\u00a0OPS残っています。使わなければ失われます。先へ進むには、もう一度押してください。`,
      noOrders: (n) =>
        `まだ何も活性化していません。このままではラウンドが終わり、${n}\u00a0OPSが失われます。それでよければ、もう一度押してください。`,
      unmoved: (places) =>
        `活性化した${places}のユニットがまだ移動していません。移動を終えるには、もう一度押してください。`,
      attacks: (places) => `まだ${places}を攻撃できます。攻撃をやめるには、もう一度押してください。`,
      advance: (place) =>
        `まだどのユニットも${place}へ前進していません。前進しないなら、もう一度押してください。`,
      sr: (n) =>
        `まだ${n}\u00a0SR残っています。使わなければ失われます。再配備を終えるには、もう一度押してください。`,
      rp: (pools) =>
        `まだ${pools}が残っています。使わないRPは失われます。補充を終えるには、もう一度押してください。`,
      repairs: (n) =>
        `まだ${n}\u00a0RP残っています。使わなければ失われます。修理を終えるには、もう一度押してください。`,
      units: (n) => `あと${n}ユニット置けます。置かないなら、もう一度押してください。`,
    },
    poolLeft: (pool, n) => `${POOLS[pool]}${n}ポイント`,
    answers: {
      delegate: { yes: '同盟プレイヤーに任せる', no: '自分でプレイする' },
      'serbian-collapse': { yes: 'セルビア崩壊を宣言', no: '戦い続ける' },
    },
    aims: {
      move: '移動のための活性化',
      attack: '攻撃のための活性化',
      'attack-without': 'イギリス軍・フランス軍を除いて攻撃のための活性化',
      'move-stack': '地方のユニットを移動',
      'attack-stack': '地方のユニットで攻撃',
      'free-move': '無料で活性化',
      amphibious: '強襲上陸',
      'target-uprising': '蜂起を鎮圧',
    },
  },
  acts: {
    move: '移動',
    alone: '単独で移動',
    instead: 'このユニットを移動',
    along: '一緒に移動',
    leave: '残す',
    suffer: 'ステップを失う',
    stand: 'ステップ損失で踏みとどまる',
    retreat: '先に退却',
    join: '攻撃に参加',
    rebuild: '完全戦力で再建',
    'rebuild-reduced': '減少戦力で再建',
    'rebuild-to-reserve': '予備ボックスに再建',
    repair: '修理',
  },
  ofSpace: {
    move: 'スペースを移動のために活性化',
    attack: 'スペースを攻撃のために活性化',
    'attack-without': 'イギリス軍・フランス軍を除いて攻撃のために活性化',
    'move-stack': '移動するスタックを編成',
    'attack-stack': '攻撃するスタックを編成',
    'free-move': '無料で活性化',
    dig: 'ここに塹壕を構築',
  },
}
