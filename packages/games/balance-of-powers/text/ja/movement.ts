/** Japanese sentences of movement. */
import type { MovementEvents } from '../../events/movement.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { nation, place, side, unit, units } from './words.ts'

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof MovementEvents> = {
  prompts: {
    'pick-force': (f) => `移動させる${side(f.side)}のスタックかユニットを選ぶか、ハーフを終了してください。`,
    'move-force': (f) => `${place(f.place)}の${units(f.units)}、残り${String(f.left)}MP。`,
    'rail-payer': (f) => `${place(f.place)}への鉄道移動の1RPを支払う国を選んでください。`,
    occupier: (f) => `${place(f.place)}を支配する国を選んでください。`,
  },
  refusals: {
    'already-moved': (f) => `${unit(f.unit)}はこのハーフの移動を終えています。`,
    'alpine-pass': (f) => `${place(f.place)}への高山峠を越えられるのは山岳軍団のみです。`,
    'order-at-enemy': (f) =>
      `命令は行軍のみです。${place(f.place)}を攻撃するには、部隊をクリックしてから目標をクリックしてください。`,
    'enemy-there': (f) => `${place(f.place)}には敵の部隊か要塞があります。`,
    full: (f) => `スタック制限により、この戦力は${place(f.place)}に入れません。`,
    'inherent-defence': (f) => `${place(f.place)}は運河に守られています。`,
    neutral: (f) => `${place(f.place)}は中立で、侵犯は宣言されていません。`,
    'no-mp': (f) => `${place(f.place)}に入るMPが残っていません。`,
    'no-rail-line': (f) => `${place(f.place)}へ通じる友軍の鉄道がありません。`,
    'no-rail-mobilization': () => '1914年8月上旬は鉄道移動を行えません。',
    'no-rail-here': () => 'この戦力は、鉄道も施設もないヘクスにいます。',
    'no-rp': () => '鉄道移動の1RPを支払える国が戦力にありません。',
    'no-way-there': (f) => `${place(f.place)}へは行軍できません。`,
    'nobody-there': (f) => `${place(f.place)}に、今動かせるユニットはありません。`,
    'not-adjacent': (f) => `${place(f.place)}は戦力に隣接していません。`,
    'not-in-force': (f) => `${unit(f.unit)}はこの戦力に属していません。`,
    'not-in-place': (f) => `${unit(f.unit)}は戦力と同じ場所にいません。`,
    'not-mobilized': (f) => `${unit(f.unit)}はこの半月はまだ動員中です。`,
    'not-yours': (f) => `${unit(f.unit)}は自軍ではありません。`,
    'only-corps': (f) => `${unit(f.unit)}は軍団と一緒にしか移動できません。`,
    'only-flotillas': (f) => `${place(f.place)}との間の水面を渡れるのは小艦隊のみです。`,
    'other-map': (f) => `${place(f.place)}はこのシナリオのマップ上にありません。`,
    'rail-capacity': (f) => `${nation(f.nation)}の鉄道はこの半月、これ以上の軍団を運べません。`,
    'rail-supply': (f) => `${unit(f.unit)}は非補給で、鉄道を使えません。`,
    'scenario-stacking': (f) => `${place(f.place)}でイギリス軍団とフランス軍団はスタックできません。`,
    'too-far': (f) => `${place(f.place)}は残りMPの鉄道移動では遠すぎます。`,
    'trench-battle': (f) => `${place(f.place)}では塹壕戦があり、このハーフは進入できません。`,
    'water-between': (f) => `${place(f.place)}との間は水域です。`,
  },
  verbs: {
    stack: 'スタックを動かす',
    unit: '動かす',
    march: '行軍',
    rail: '鉄道移動',
    take: '加える',
    leave: '残す',
    'dig-in': '塹壕を掘る',
    rise: '塹壕を出る',
    nation: '選ぶ',
  },
  procedures: {},
  events: {
    marched: (e) => `${units(e.units)}が${place(e.from)}から${place(e.to)}へ行軍した。`,
    railed: (e) =>
      `${units(e.units)}が${place(e.from)}から${place(e.to)}へ鉄道で${e.hexes}ヘクス移動した${e.cost > 0 ? `（支払い：${nation(e.payer)}）` : ''}。`,
    'dug-in': (e) => `${units(e.units)}が${place(e.place)}で塹壕に入った。`,
    rose: (e) => `${units(e.units)}が${place(e.place)}で塹壕を出た。`,
    'control-taken': (e) => `${nation(e.nation)}が${place(e.place)}を支配した。`,
    'leader-dismissed': (e) => `${unit(e.unit)}は${place(e.place)}に単独で残され、戦力プールに戻った。`,
  },
}
