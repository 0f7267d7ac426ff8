import type { Sentences } from '../shape.ts'
import { hex, mps, number, plain, signed, supplied, unit, units } from './words.ts'

/** §6.3 the part of a step's price that enemy zones make */
const zoneShare = (mp: number): string => (mp > 0 ? `（うちEZOC ${signed(mp)}）` : '')

export const refusals: Sentences['refusals'] = {
  'all-have-attacked': (f) => `${hex(f.hex)}に隣接する友軍は、この戦闘フェイズですべて攻撃を終えています。`,
  'already-attacked': (f) => `${hex(f.hex)}には、この戦闘フェイズですでに攻撃を受けたユニットがいます。`,
  'already-chosen': (f) => `${f.unit === undefined ? hex(f.hex) : unit(f.unit)}はすでに選ばれています。`,
  'already-there': (f) =>
    f.unit === undefined
      ? `すでに${hex(f.hex)}にいます。`
      : `${unit(f.unit)}はすでに${hex(f.hex)}に前進しています。`,
  'cavalry-never-recovers': (f) => `${unit(f.unit)}は騎兵のため、CEを回復できません。`,
  'cavalry-with-infantry': () => '騎兵と歩兵は共に戦えません。',
  'command-limit': (f) =>
    `${units(f.units)}は指揮制限を超えるため共に戦えません。1個軍団と他の1ユニット、または独立ユニット2個までです。`,
  'east-edge-barred': (f) =>
    `${hex(f.hex)}は赤い網掛けのヘクスです。オーストリア－ハンガリー軍はGT5が終わるまで進入できません。`,
  'enemy-in-hex': (f) => `${hex(f.hex)}には敵ユニットがいます。`,
  'entry-in-enemy-zone': (f) => `${hex(f.hex)}はEZOC内です。EZOC外の登場ヘクスがほかにあります。`,
  'ersatz-never-recovers': (f) => `${unit(f.unit)}は野戦補充ユニットのため、CEを回復できません。`,
  'fortress-closed': () => 'ロシア軍ユニットはプシェミシル要塞に進入できません。',
  'fortress-immune': () => 'プシェミシル要塞内のユニットを攻撃することはできません。',
  'has-attacked': (f) => `${unit(f.unit)}は、この戦闘フェイズですでに攻撃しています。`,
  'has-recovered': (f) => `${unit(f.unit)}はCEの回復にMPを使ったため、もう移動できません。`,
  'losses-uneven': (f) =>
    `CE減少は均等に割り当てます。${unit(f.unit)}より先に、ほかのユニットを選んでください。`,
  marsh: (f) => `${hex(f.hex)}は湿地のため進入できません。`,
  'may-not-wait': (f) => `${unit(f.unit)}は待機できません。今すぐ登場させてください。`,
  'minimum-move-made': (f) => `${unit(f.unit)}は最低限の移動を行ったため、これ以上MPを使えません。`,
  'no-attack-strength': (f) =>
    f.unit === undefined
      ? `${hex(f.hex)}に隣接する未攻撃の友軍に、攻撃戦力の残るユニットはいません。`
      : `${unit(f.unit)}は修正後の攻撃戦力が${plain(f.strength)}のため、攻撃できません。`,
  'no-defense-strength': (f) => `${unit(f.unit)}は修正後の防御戦力が0以下のため、拘置されます。`,
  'no-enemy-there': (f) => `${hex(f.hex)}に敵ユニットはいません。`,
  'no-hex-declared': () => '攻撃を行うヘクスを1つ以上指定してください。',
  'no-retreat-from-there': (f) => `${hex(f.hex)}から退却する攻撃ユニットはいません。`,
  'no-stack-to-move': (f) => `${hex(f.hex)}には、まだ移動できるユニットが2個以上残っていません。`,
  'no-unit-of-yours': (f) => `${hex(f.hex)}に友軍ユニットはいません。`,
  'no-way-out': (f) => `${unit(f.unit)}が進入できる隣接ヘクスはありません（残り${mps(number(f, 'left'))}）。`,
  'nobody-adjacent': (f) => `${hex(f.hex)}に隣接する友軍ユニットはいません。`,
  'nobody-can-attack': (f) => `${hex(f.hex)}に今攻撃できるユニットはいません。`,
  'nobody-chosen': () => '攻撃に参加するユニットを1個以上選んでください。',
  'not-adjacent': (f) => `${hex(f.hex)}は${hex(f.target)}に隣接していません。`,
  'not-an-entry-hex': (f) => `${hex(f.hex)}は${unit(f.unit)}の登場ヘクスではありません。`,
  'not-in-declared-hex': (f) => `${unit(f.unit)}は攻撃を宣言したヘクスにいません。`,
  'not-in-that-hex': (f) => `${unit(f.unit)}は${hex(f.hex)}にいません。`,
  'not-on-map': (f) => `${unit(f.unit)}はマップ上にいません。`,
  'not-released': (f) =>
    `${unit(f.unit)}は移動制限下にあり、${f.turn === undefined ? 'まだ' : `GT${number(f, 'turn')}になるまで`}任意に移動できません。`,
  'not-retreating': (f) =>
    `さらに退却できるのは${hex(f.hex)}へ退却してきたユニットだけです。${unit(f.unit)}は該当しないか、すでに選ばれています。`,
  'not-your-unit': (f) => `${unit(f.unit)}は自軍のユニットではありません。`,
  'nothing-to-recover': (f) => `${unit(f.unit)}は完全戦力でCEの減少もなく、回復の必要がありません。`,
  'out-of-reach': (f) =>
    `${hex(f.hex)}には届きません（距離${number(f, 'distance')}ヘクス、残り${mps(number(f, 'left'))}）。`,
  'outside-scenario': (f) => `${hex(f.hex)}はこのシナリオの使用範囲外です。`,
  'rail-cut': (f) => `${hex(f.hex)}から友軍マップ端まで鉄道が通じていません。`,
  'reaction-enemy-zone': (f) => `${hex(f.hex)}は、対応を誘発したユニット以外のEZOC内です。`,
  'reaction-one-hex': (f) =>
    `騎兵対応移動は1ヘクスだけです。${hex(f.hex)}は${unit(f.unit)}に隣接していません。`,
  'reaction-vacated-hex': (f) =>
    `${hex(f.hex)}は敵が今離れたばかりのヘクスなので、対応移動で進入できません。`,
  'recovery-needs-mp': (f) =>
    `CEの回復には、移動せずに${mps(number(f, 'needs'))}が必要です（${unit(f.unit)}は消費${mps(number(f, 'spent'))}、残り${mps(number(f, 'left'))}）。`,
  'recovery-needs-supply': (f) =>
    `${unit(f.unit)}は${supplied(number(f, 'supply'))}です。CEを回復できるのは補給下のユニットだけです。`,
  'recovery-too-close': (f) =>
    `${unit(f.unit)}は${hex(f.hex)}の敵から${number(f, 'distance')}ヘクスしか離れていません。CEの回復には3ヘクス、間の全ヘクスに友軍がいる場合は2ヘクスの距離が必要です。`,
  'retreat-priorities': (f) => `${hex(f.hex)}への退却は優先度に反します。より優先される退却路があります。`,
  'stack-full': (f) =>
    `${hex(f.hex)}は6ステップのスタッキング制限を超えるため、${unit(f.unit)}は入れません。`,
  'too-expensive': (f) =>
    `${hex(f.hex)}には入れません。必要${mps(number(f, 'needs'))}、残り${mps(number(f, 'left'))}${zoneShare(number(f, 'zone'))}。`,
  'took-no-part': (f) => `${unit(f.unit)}はこの戦闘に参加していません。`,
  'withheld-stays': (f) => `${unit(f.unit)}は攻撃に参加していないため、戦闘後前進できません。`,
}
