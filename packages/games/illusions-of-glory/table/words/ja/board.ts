/** Markers on the map, in Japanese, in the terms of the rulebook. */
import type { Words } from '../en.ts'

export const board: Words['board'] = {
  closed: '進入不可：中立、または上陸前',
  marks: {
    control: (place, who) => `${place}：${who}の支配下`,
    risen: (place) => `${place}：蜂起ユニットの支配下`,
    move: (place) => `${place}：移動のために活性化`,
    attack: (place) => `${place}：攻撃のために活性化`,
    attackWithoutWest: (place) => `${place}：攻撃のために活性化（イギリス軍・フランス軍を除く）`,
    trench: (place, who, level) => `${place}：${who}の塹壕（レベル${level}）`,
    destroyed: (place, cf) => `${place}：要塞（${cf}）は破壊された`,
    siege: (place, cf) => `${place}：要塞（${cf}）は攻囲下`,
    landing: (place) => `${place}：上陸マーカー`,
    underFire: (place) => `${place}：砲撃下の撤収`,
  },
}

/** What lies off the map, in Japanese, in the terms of the rulebook. */
export const boxes: Words['boxes'] = {
  reserve: (side) => `${side}：予備ボックス`,
  replaceable: (side) => `${side}：補充可能ユニット・ボックス`,
  waiting: (side) => `${side}：登場前`,
  eliminated: (side) => `${side}：除去ユニット・ボックス`,
  uprisings: '起こりうる蜂起',
  times: (n) => `${n}個`,
  withNation: (nation) => `${nation}の参戦時`,
  byCard: (id, title) => `${id}「${title}」`,
  deck: (side, draw, discarded, removed, out) =>
    `${side}：引きパイル${draw}枚、捨て札${discarded}枚、除去${removed}枚${out > 0 ? `、未使用${out}枚` : ''}`,
}
