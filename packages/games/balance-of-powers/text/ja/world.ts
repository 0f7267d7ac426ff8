/** 外交・海軍本部・兵站の文 */
import type { WorldEvents } from '../../events/world.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/world.ts'
import type { Part } from '../shape.ts'
import { nation, place, side, unit, units } from './words.ts'

export const world: Part<Prompt, Refused, Verb, Procedure, keyof WorldEvents> = {
  prompts: {
    violations: (f) => `${side(f.side)}は今月どの中立国を侵犯しますか。`,
    assign: (f) => `${nation(f.nation)}の資源をどの大国に割り当てますか。`,
    settle: (f) => `${unit(f.unit)}をどこに置きますか。`,
    strike: (f) =>
      `17号計画が実施されませんでした。フランス軍の軍団をあと${String(f.left)}個まで除去できます。`,
    dismantle: (f) => `${side(f.side)}は施設を除去しますか。`,
    ship: (f) => `海上輸送（2回中${String(f.which)}回目）。今月あと${String(f.left)}個軍団。`,
    'sail-where': (f) => `${unit(f.unit)}はどこへ航行しますか。`,
    'leader-goes-along': (f) => `${unit(f.unit)}は${place(f.place)}へ同行しますか。`,
    'landing-where': (f) => `${place(f.place)}の上陸はどの海岸を目標としますか。`,
  },
  refusals: {
    'not-neutral': (f) => `${nation(f.nation)}は中立ではありません。`,
    'neutral-closed': (f) => `このシナリオでは${nation(f.nation)}は参戦しません。`,
    'neutral-off-map': (f) => `${nation(f.nation)}の領土はこのシナリオのマップにありません。`,
    'neutral-no-part': (f) => `${nation(f.nation)}はこのシナリオに登場しません。`,
    'struck-already': (f) => `${unit(f.unit)}は今は除去できません。`,
    'no-french-corps': (f) => `${unit(f.unit)}はマップ上のフランス軍軍団ではありません。`,
    'room-needed': (f) =>
      `施設がないと${place(f.place)}には1個軍団しか入れません。今はそれより多くの軍団がいます。`,
    'no-infrastructure': (f) => `${place(f.place)}に施設はありません。`,
    'no-passenger': (f) => `${unit(f.unit)}は単独では海上輸送できません。`,
    'not-in-port': (f) => `${unit(f.unit)}は港にも上陸カウンターにもいません。`,
    'shipped-already': (f) => `${unit(f.unit)}はこの移動を終えました。`,
    'ships-full': (f) => `今月はすでに5個軍団を輸送しており、${unit(f.unit)}は含まれません。`,
    'no-landing-water': (f) => `${place(f.place)}の前に敵の海岸がないか、許可されていない水域です。`,
    'landed-already': () => '今年の上陸カウンターは配置済みです。',
    'no-voyage': (f) => `${unit(f.unit)}は1回の移動で${place(f.place)}に到達できません。`,
    'no-landing-weather': (f) => `この天候では${place(f.place)}に上陸できません。`,
    'at-sea': (f) => `${unit(f.unit)}は海上にいます。`,
  },
  verbs: {
    violate: '中立を侵犯する：',
    strike: '除去する：',
    dismantle: '施設を除去する：',
    ship: '輸送する：',
    'sail-to': '航行先：',
    landing: '上陸カウンターを置く：',
    'point-at': '上陸目標：',
    'clear-landing': '上陸カウンターを除去する',
    dismiss: '戦力プールに戻す：',
  },
  procedures: {},
  events: {
    violated: (e) => `${side(e.side)}が${nation(e.nation)}の中立を侵犯した。`,
    joined: (e) => `${nation(e.nation)}が${side(e.side)}に加わった。`,
    assigned: (e) => `${nation(e.nation)}の資源は${nation(e.major)}に割り当てられた。`,
    'plan-missed': (e) => `${nation(e.nation)}は計画を実施しなかった。`,
    'leader-retired': (e) => `${unit(e.unit)}は${place(e.place)}を離れ戦力プールに戻った。`,
    starved: (e) =>
      `${place(e.place)}の${unit(e.unit)}は非補給：${String(e.roll)}（${String(e.below)}未満で存続）。`,
    dismantled: (e) => `${place(e.place)}の施設が除去された。`,
    shipped: (e) => `${units(e.units)}が${place(e.from)}から${place(e.to)}へ航行した。`,
    landing: (e) => `${place(e.from)}に上陸カウンターが置かれた（目標：${place(e.place)}）。`,
    'landing-cleared': () => '上陸カウンターが除去された。',
  },
}
