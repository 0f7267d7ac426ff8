/** Japanese sentences of the war in the air. */
import type { AirEvents } from '../../events/air.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/air.ts'
import type { Part } from '../shape.ts'
import { place, side, unit } from './words.ts'

const plus = (n: number): string => (n === 0 ? '' : `＋${n}`)
const dice = (faces: readonly number[]): string => faces.join('＋')

export const air: Part<Prompt, Refused, Verb, Procedure, keyof AirEvents> = {
  prompts: {
    raid: (f) => `${unit(f.unit)}（行動半径${String(f.radius)}）が空襲する戦略目標を選んでください。`,
    patrol: (f) => `${side(f.side)}：パトロールさせる戦闘機を選ぶか、パスしてください。`,
    'patrol-where': (f) =>
      `${unit(f.unit)}（行動半径${String(f.radius)}）がパトロールする場所を選んでください。`,
    'ace-goes-along': (f) => `${unit(f.ace)}は${unit(f.unit)}とともに${place(f.place)}へ移動しますか？`,
    'dogfight-where': () => '次に格闘戦を解決する場所を選んでください。',
    regroup: (f) => `格闘戦の前に${place(f.place)}の減少戦力の戦闘機を組み合わせるか、先へ進んでください。`,
    'pair-ace': (f) => `${place(f.place)}で${unit(f.ace)}と組む戦闘機を選んでください。`,
    fire: (f) => `${place(f.place)}の${unit(f.unit)}が射撃する目標を選んでください。`,
    abort: (f) => `損傷した${unit(f.unit)}が${place(f.place)}から離脱する場所を選んでください。`,
    'return-to-base': (f) => `${place(f.place)}の${unit(f.unit)}が帰還する基地を選んでください。`,
    'change-base': (f) => `${side(f.side)}：基地を変更する空軍ユニットを選ぶか、終了してください。`,
    'change-base-where': (f) => `${place(f.place)}の${unit(f.unit)}の新しい基地を選んでください。`,
  },
  refusals: {
    'air-unsupplied': (f) => `${unit(f.unit)}は非補給です。`,
    aloft: (f) => `${unit(f.unit)}は飛行場フェイズまでパトロール中です。`,
    'changed-base': (f) => `${unit(f.unit)}は今月すでに基地を変更しています。`,
    'held-by-fighters': (f) => `敵戦闘機がいるため、${unit(f.unit)}はこの場所を離れられません。`,
    'neutral-air': (f) => `${place(f.place)}は中立で、戦闘機は進入できません。`,
    'no-air-unit': (f) => `${unit(f.unit)}は空軍ユニットではありません。`,
    'no-base': (f) => `${place(f.place)}は友軍の支配下にないか、敵陸軍ユニットがいるため、基地にできません。`,
    'no-dogfight': (f) => `${place(f.place)}には両陣営の戦闘機がそろっていません。`,
    'no-fighter': (f) => `${unit(f.unit)}は戦闘機ではありません。`,
    'no-new-base': (f) => `${unit(f.unit)}が届く範囲に別の基地はありません。`,
    'no-partner': (f) => `${unit(f.unit)}と同じ国籍・同じ数値の減少戦力ユニットがこの場所にありません。`,
    'no-refuge': (f) => `${unit(f.unit)}は${place(f.place)}へ離脱できません。`,
    'no-target': (f) =>
      `${place(f.place)}は戦略目標（敵の大国が支配する、鉄道のある人口密集地）ではありません。`,
    'not-in-dogfight': (f) => `${unit(f.unit)}はこの格闘戦の相手ではありません。`,
    'not-reduced': (f) => `${unit(f.unit)}は盤上の減少戦力の空軍・海軍ユニットではありません。`,
    'on-patrol': (f) => `${unit(f.unit)}はこのサブフェイズの移動を終えています。`,
    'out-of-radius': (f) => `${place(f.place)}は${unit(f.unit)}の届く範囲の外です。`,
    'targeted-already': (f) =>
      `${unit(f.unit)}はすでに目標になりました。エースでない限り、まだ目標になっていないユニットを先に選んでください。`,
  },
  verbs: {
    raid: '空襲',
    fly: '飛ばす',
    combine: '完全戦力にする',
    pass: 'パス',
    'patrol-at': 'パトロール',
    dogfight: '格闘戦',
    pair: '組む',
    fire: '射撃',
    'hold-fire': '射撃しない',
    'land-at': '着陸',
  },
  procedures: {},
  events: {
    combined: (e) => `${place(e.place)}で${unit(e.unit)}が${unit(e.other)}のステップを引き継いだ。`,
    raided: (e) =>
      `${unit(e.unit)}が${place(e.place)}を空襲、${dice(e.faces)}${plus(e.drm)}（${e.below}未満で成功）：${e.hit ? '命中' : '効果なし'}。`,
    'patrol-passed': (e) => `${side(e.side)}はパスした。`,
    patrolled: (e) =>
      e.from === e.to
        ? `${unit(e.unit)}が${place(e.to)}でパトロールについた。`
        : `${unit(e.unit)}が${place(e.from)}から${place(e.to)}へパトロールに出た。`,
    'dogfight-began': (e) => `${place(e.place)}で格闘戦。`,
    'ace-paired': (e) => `${unit(e.ace)}が${unit(e.unit)}と組んだ。`,
    shot: (e) =>
      `${unit(e.unit)}が${unit(e.target)}を射撃、${dice(e.faces)}${plus(e.value)}（${e.above}を超えれば命中）：${e.hit ? '命中' : '外れ'}。`,
    'air-damaged': (e) => `${unit(e.unit)}は減少戦力になった。`,
    'air-lost': (e) => `${unit(e.unit)}は除去され、戦力プールに戻った。`,
    'ace-killed': (e) => `${unit(e.unit)}は戦死した。`,
    aborted: (e) => `${unit(e.unit)}は${place(e.from)}の格闘戦を中断し、${place(e.to)}へ離脱した。`,
    'air-superiority': (e) => `${side(e.side)}が${place(e.place)}の航空優勢を得た。`,
    'returned-to-base': (e) => `${unit(e.unit)}が${place(e.from)}から${place(e.to)}へ帰還した。`,
    'changed-base': (e) => `${unit(e.unit)}が基地を${place(e.from)}から${place(e.to)}へ移した。`,
  },
}
