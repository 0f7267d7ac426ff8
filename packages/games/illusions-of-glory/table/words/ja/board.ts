/** Markers on the map, in Japanese, in the terms of the rulebook. */
import type { Words } from '../en.ts'

export const board: Words['board'] = {
  closed: '進入不可：中立、または上陸前',
  marks: {
    control: (place, who) => `${place}：${who}の支配下`,
    risen: (place) => `${place}：蜂起ユニットの支配下`,
    move: (place) => `${place}：移動のために活性化`,
    attack: (place) => `${place}：攻撃のために活性化`,
    attackWithoutWest: (place) => `${place}：攻撃のために活性化（BR・FRユニットを除く）`,
    trench: (place, who, level) => `${place}：${who}の塹壕（レベル${level}）`,
    destroyed: (place, cf) => `${place}：要塞（${cf}）は破壊された`,
    siege: (place, cf) => `${place}：要塞（${cf}）は攻囲下`,
    landing: (place) => `${place}：上陸マーカー`,
    underFire: (place) => `${place}：砲撃下の撤収`,
  },
}
