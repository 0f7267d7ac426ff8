/** Overlays and the words for the ear, in Japanese. */
import type { ear as enEar, legend as enLegend, overlays as enOverlays } from '../../en/panels/overlays.ts'

export const overlays: typeof enOverlays = {
  supply: '補給',
  control: '支配',
  rail: '鉄道',
  front: '戦線と塹壕',
  air: '航空',
  chips: '交渉材料',
  changes: '変化',
}

export const legend: typeof enLegend = {
  supplied: (nation) => `${nation}の補給下`,
  thin: '隣のヘクスによってのみ補給下の軍団',
  out: '非補給の軍団',
  controlOf: (side) => side,
  rail: '使える鉄道',
  capacity: (nation, left, all) => `${nation}：残り${left}／${all}個軍団`,
  trains: '鉄道で到達可能',
  ownFront: '自軍の塹壕モード',
  theirFront: '敵軍の塹壕モード',
  trench: (n) => `塹${n}`,
  breaches: '破口とその値',
  gaps: '自軍戦線の隙間',
  superiority: (side) => `${side}の航空優勢`,
  contested: '両軍の戦闘機',
  fighters: (n) => `戦${n}`,
  radius: 'そこの航空ユニットの行動半径内',
  neutral: '中立',
  changed: '相手の手番の開始から',
  gone: '損失',
}

export const ear: typeof enEar = {
  ground: ['平地', '山岳', '砂漠', '沼沢', '森林', '密林'],
  sea: '海',
  rail: '鉄道',
  fortress: ['要塞', '損傷した要塞', '破壊された要塞'],
  chip: '交渉材料',
  heldBy: (nation) => `${nation}が支配`,
  nobody: '支配者なし',
  river: '河川',
  canal: '運河',
  alpinePass: '高山峠',
  mountainPass: '山道',
  border: '国境',
  closed: '通行不可',
  water: '水域',
  breach: (n) => `破口${n}`,
}
