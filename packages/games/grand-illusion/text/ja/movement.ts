import type { Facts } from '@sandtable/kernel'
import type { MovementEvents } from '../../events/movement.ts'
import { enemyOf } from '../../sides.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { army, hex, hexes, piece, pieces, player } from './words.ts'

/** before the first step a march costs nothing to call off */
const orHalt = (f: Facts): string => (f.fresh === true ? '選び直して' : 'ここで停止して')

/** 2ヘクス以上進んだ場合の経路 */
const through = (path: readonly number[]): string =>
  path.length > 1 ? `${hexes(path.slice(0, -1))}を経て` : ''

/** §8.4.2 高くつくヘクスサイド、通れる経路がない、または単に遠い */
function outOfReach(f: Facts): string {
  const left = `残り${String(f.left)}MP`
  if (Number(f.price) > Number(f.left))
    return `${hex(f.from)}と${hex(f.hex)}の間のヘクスサイドを越えるには${String(f.price)}MPが必要です（${left}）。`
  if (Number(f.distance) <= Number(f.left)) return `${hex(f.hex)}まで通れる経路がありません（${left}）。`
  return `${hex(f.hex)}には届きません（距離${String(f.distance)}ヘクス、${left}）。`
}

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof MovementEvents> = {
  prompts: {
    activation: (f) =>
      `${hex(f.hex)}を活性化しました。ユニットを移動させ、攻撃するユニットを指定し、済んだら移動を終えてください。`,
    march: (f) =>
      `${hex(f.hex)}の${pieces(f.units)}：移動先を選ぶか、${orHalt(f)}ください（残り${String(f.left)}MP）。`,
    'cavalry-delay': (f) =>
      `${hex(f.hex)}の${pieces(f.units)}に敵軍団が迫りました。抗戦すれば除去されますが、敵はそこで停止します。撤退すれば3ヘクス退却し、混乱状態になります。`,
  },
  refusals: {
    'already-attacking': (f) =>
      `${piece(f.unit)}は${hex(f.hex)}での攻撃に指定されているため、移動できません。`,
    'already-moved': (f) => `${piece(f.unit)}はすでに移動しました。`,
    'already-there': (f) => `すでに${hex(f.hex)}にいます。`,
    'belgians-stay': (f) => `${piece(f.unit)}は総撤退に加わりません（ベルギー軍ユニットは対象外です）。`,
    'blocked-hexside': (f) =>
      `${hex(f.from)}と${hex(f.hex)}の間は敵の封鎖ヘクスサイドのため、通過できません。`,
    'british-in-paris': (f) =>
      `イギリス軍ユニットは${hex(f.hex)}を通過できますが、そこで移動を終えることはできません。`,
    'cavalry-against-forts': (f) =>
      `${hex(f.hex)}には要塞しかいません。騎兵は要塞を攻撃できないため、${piece(f.unit)}は攻撃に加われません。`,
    'closed-place': (f) => `${hex(f.hex)}は現在これらのユニットには閉ざされています。`,
    'forts-never-move': (f) => `${piece(f.unit)}は要塞のため移動できません。`,
    'guns-fired': (f) => `${piece(f.unit)}はこのターンすでに砲撃しました。`,
    'guns-need-attackers': (f) =>
      `${piece(f.unit)}は単独では砲撃できず、${hex(f.hex)}には攻撃できるユニットがありません。`,
    'guns-need-fort': (f) =>
      `${piece(f.unit)}が砲撃できるのは要塞だけですが、${hex(f.hex)}に要塞はありません。`,
    'hex-not-active': (f) => `${hex(f.hex)}は活性化されていません。今の活性化ヘクスは${hex(f.active)}です。`,
    impassable: (f) => `${hex(f.from)}と${hex(f.hex)}の間のヘクスサイドは通行不可能です。`,
    'needs-escort': (f) =>
      `${hex(f.hex)}には敵がいます。${pieces(f.units)}は未混乱状態の戦闘ユニットと一緒でなければ進入できません。`,
    'never-attacks': (f) => `${piece(f.unit)}は戦闘ユニットではないため、攻撃できません。`,
    'no-enemy-here': (f) => `${hex(f.hex)}に攻撃できる敵はいません。`,
    'no-group-to-move': (f) => `${hex(f.hex)}には、まだ移動できるユニットが2個以上残っていません。`,
    'no-hex-to-enter': (f) => `${piece(f.unit)}が今進入できる隣接ヘクスはありません。`,
    'no-supply-there': (f) => `${hex(f.hex)}からは補給線を引けないため、補給状態のユニットは進入できません。`,
    'nobody-here': (f) => `${hex(f.hex)}に自軍のユニットはいません。`,
    'nobody-to-fight': (f) =>
      `${hex(f.hex)}に進入すると必ず戦闘になりますが、そこの敵を攻撃できるユニットが含まれていません。`,
    'not-blocked-by-you': (f) => `${hex(f.from)}から${hex(f.to)}へのヘクスサイドに自軍の封鎖はありません。`,
    'not-in-active-hex': (f) => `${piece(f.unit)}は活性化ヘクス（${hex(f.hex)}）にいません。`,
    'not-nearer-supply': (f) =>
      `補給切れのユニットは補給状態に戻れるヘクスに近づく移動しかできません。${hex(f.hex)}では近づきません。`,
    'not-on-the-map': (f) => `${piece(f.unit)}は地図上にいません。`,
    'not-yours-to-move': (f) => `${piece(f.unit)}は自軍のユニットではありません。`,
    'only-defends': (f) => `${piece(f.unit)}の戦闘力は括弧付きです。防御しかできません。`,
    'out-of-reach': outOfReach,
    'pressing-on': (f) =>
      `${hex(f.from)}は敵支配下の交戦中ヘクスです。そこから敵が占める別の敵支配下ヘクスには進入できません。`,
    'schlieffen-plan': (f) =>
      `${hex(f.hex)}は連合軍戦闘ユニットのいないシュリーフェン計画ヘクスです。ドイツ軍戦闘ユニットは第${String(f.turn)}ターンになるまで進入できません。`,
    'stacking-limit': (f) =>
      `${hex(f.hex)}で停止すると${pieces(f.units)}がスタック制限を超えます。通過だけならできます。`,
    'withdrawal-only-home': (f) =>
      `総撤退では、敵のいない味方支配下ヘクスにしか進入できません。${hex(f.hex)}は該当しません。`,
  },
  verbs: {
    unit: 'ユニット移動',
    stack: '全ユニット移動',
    attack: '攻撃に指定',
    'attack-all': '全ユニットで攻撃',
    unblock: '封鎖解除',
    march: '移動先',
    leave: '残置',
    halt: '停止',
    stand: '抗戦',
    evade: '撤退',
  },
  procedures: { activation: '活性化', march: '移動', 'cavalry-delay': '騎兵による遅滞' },
  events: {
    marched: (e) =>
      `${pieces(e.units)}が${hex(e.from)}から${through(e.path)}${hex(e.to)}へ移動した（${e.cost}MP）。`,
    'attackers-chosen': (e) => `${pieces(e.units)}を${hex(e.hex)}での攻撃に指定した。`,
    'battle-due': (e) =>
      e.isForced
        ? `${hex(e.hex)}では戦闘を行わなければならない。`
        : `${player(e.side)}は、進入したユニットで${hex(e.hex)}での戦闘を宣言できる。`,
    'control-changed': (e) =>
      `${hex(e.hex)}が${army(e.side)}支配下になった${e.byCavalry ? '（騎兵支配）' : ''}。`,
    'control-confirmed': (e) =>
      `歩兵が進入し、${hex(e.hex)}の騎兵支配は${army(e.side)}の通常の支配になった。`,
    'hexside-blocked': (e) =>
      `${hex(e.from)}から${hex(e.to)}へのヘクスサイドは${army(enemyOf(e.side))}に対して封鎖された。`,
    'hexside-reopened': (e) => `${player(e.side)}は${hex(e.from)}から${hex(e.to)}への封鎖を解いた。`,
    'cavalry-stood': (e) => `${pieces(e.units)}は${hex(e.hex)}で敵軍団に抗戦した。`,
    'cavalry-evaded': (e) => `${pieces(e.units)}は敵軍団を避け、${hex(e.hex)}から撤退した。`,
    'emergency-supply': (e) =>
      `モーブージュ要塞が持ちこたえる間、ドイツ軍は${hex(e.hex)}の緊急鉄道補給に頼る。`,
    railhead: (e) =>
      `ナミュールは陥落したが鉄道は破壊されている。ドイツ軍の鉄道補給は${hex(e.hex)}が終点となる。`,
    'paris-in-danger': (e) =>
      `パリは危機に在り：ドイツ軍が${hex(e.hex)}に達した。${e.by > 0 ? `連合軍は第${e.by}ターンまでに総撤退を宣言しなければならない。` : ''}`,
    'alsace-disbanded': (e) => `パリを救うため、${piece(e.unit)}は解隊された。`,
    'paris-units': (e) => `${pieces(e.units)}が召集され、第${e.turn}ターンに登場する。`,
  },
}
