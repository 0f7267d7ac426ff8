/** The sheet of the powers, and what is left to do, in Japanese. */
import type { Words } from '../en.ts'

export const powers: Words['powers'] = {
  you: 'あなた',
  neutral: '中立',
  collapsed: '崩壊',
  allies: '同盟国',
  vp: '両陣営共通のマーカー：小さいほど連合国勢力、大きいほど中欧列強に有利',
  level: (level) => level,
  combined: '統合戦争状態',
  combinedAbout: '両陣営の戦争状態の合計。休戦の値に達すると戦争は終わります。',
  armistice: '休戦：戦争終結',
  statusAbout: 'カードのプレイで上がり、次の段階のカードが加わります。',
  commitment: (level) => `${level}：カードがデッキに加わる`,
  willAbout: '自国のVPスペースを失うと下がり、取り戻すと上がります。',
  demoralized: '国家士気阻喪：蜂起が起こりうる',
  qualityAbout: 'LCUの撃破と増援で下がり、完全戦力でのLCU再建で上がります。',
  poor: '「劣悪」：補充のコストは2倍、増援は減少戦力で登場',
  rpAbout: '補充フェイズに消費します。残りは失われます。',
  rp: (purse) => `RP（${purse}）`,
  corps: 'マップ上のLCU',
  corpsAbout: 'マップ上の大規模戦闘ユニット。マップ外のユニットは下のとおり。',
  parts: {
    damaged: 'マップ上・損傷',
    scus: 'マップ上のSCU',
    reserve: '予備ボックスのSCU',
    replaceable: '壊滅（再建可能）',
    eliminated: '永久除去',
    waiting: '登場前',
  },
}

export const toDo: Words['toDo'] = {
  unmoved: (n) => `未移動${n}スタック`,
  noOrders: '活性化なし',
  ops: (n) => `残り${n}\u00a0OPS`,
  attacks: (n) => `未実施の攻撃${n}件`,
  empty: '無人の占領スペース',
  sr: (n) => `残り${n}\u00a0SR`,
  rp: (pools) => `${pools}が残っています`,
  repairs: (n) => `残り${n}\u00a0RP`,
  units: (n) => `未配置${n}ユニット`,
  unsupplied: (n) => `非補給${n}ユニット`,
  supplied: '全ユニット補給下',
  open: (n) => `敵前で無人のVPスペース${n}`,
  offensive: (text) => `強制的攻勢：${text}`,
}
