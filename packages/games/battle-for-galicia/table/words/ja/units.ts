/** What can be done with one unit, and what it cannot do now, in Japanese, in the terms of the rulebook. */
import type { units as unitsInEnglish } from '../en/units.ts'
import { ce, hexes, mp, vp } from './count.ts'

export const units: typeof unitsInEnglish = {
  acts: {
    move: '移動させる',
    alone: 'これだけ移動',
    instead: '代わりにこれを移動',
    along: '一緒に移動',
    leave: '残していく',
    join: '攻撃に参加させる',
    withhold: '拘置する',
    defend: '防御に参加させる',
    suffer: 'CE減少を受ける',
    advance: '前進させる',
    'run-on': 'さらに退却させる',
    accompany: '共に退却させる',
  },
  marks: { hand: '移動中', chosen: '選択済み', reacts: '対応移動可能' },
  loss: {
    ce: (from, to) => `CE ${ce(from)} → −${to}`,
    step: (figures) => `1ステップを失い${figures}（CE減少なし）`,
    gone: (points) => (points > 0 ? `除去：敵に${vp(points)}` : '除去：VPなし'),
  },
  removed: (points) => (points > 0 ? `復帰しない：敵に${vp(points)}` : '復帰しない：VPなし'),
  idle: {
    recoverSoon: (n, at) => `回復不可：${at}の敵まで${hexes(n)}（3ヘクス、間が友軍なら2ヘクス必要）`,
    recoverSupply: (grade) => `回復不可：${grade}`,
    recoverOut: '回復不可：非補給下',
    recoverSpent: (spent, needs) =>
      spent > 0 ? `回復不可：すでに${mp(spent)}を消費` : `回復不可：${mp(needs)}が必要`,
    cavalry: '騎兵はCEを回復できない',
    recoverLater: 'CEの回復は自軍の移動フェイズのみ',
    recovered: 'CEを回復済み：このターンは移動できない',
    noWay: (left) => `移動不可：残り${mp(left)}で入れる隣接ヘクスがない`,
    noStrength: (strength) => `攻撃不可：攻撃戦力${strength < 0 ? `−${-strength}` : strength}`,
    noEnemy: '攻撃不可：隣接する敵がいない',
    noTarget: '攻撃不可：隣接する敵は今攻撃できない',
  },
}
