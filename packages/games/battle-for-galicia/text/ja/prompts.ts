import type { Facts } from '@sandtable/kernel'
import type { Sentences } from '../shape.ts'
import { hex, hexes, isEmpty, mps, number, unit, units } from './words.ts'

const chosen = (f: Facts): string => (isEmpty(f.units) ? '' : `選択済み：${units(f.units)}。`)
const named = (f: Facts): string =>
  isEmpty(f.hexes)
    ? ''
    : `指定済み：${hexes(f.hexes)}${f.undo === true ? '（もう一度クリックで取り消し）' : ''}。`

const isOne = (f: Facts): boolean => Array.isArray(f.units) && f.units.length === 1

/** before the first step a march costs nothing to call off */
const orHalt = (f: Facts): string =>
  f.fresh === true ? '選び直して' : f.fresh === false ? 'ここで停止して' : '停止して'

/** §7.0 §7.4.attack §13.0.b why no enemy hex can be attacked */
function closedFronts(f: Facts): string {
  const reasons = [
    ...reason(f, 'attacked', '攻撃済みの敵'),
    ...reason(f, 'spent', '隣接する友軍がすべて攻撃済み'),
    ...reason(f, 'weak', '隣接する友軍に攻撃戦力なし'),
    ...reason(f, 'immune', '要塞'),
  ]
  return reasons.length > 0 ? reasons.join('、') : '敵に隣接する友軍はいません'
}

const reason = (f: Facts, name: string, why: string): string[] =>
  number(f, name) > 0 ? [`${why}：${number(f, name)}ヘクス`] : []

/** §7.2 as long as somebody can still join there is a choice */
function attackers(f: Facts): string {
  const target = `${hex(f.hex)}への攻撃`
  if (isEmpty(f.units))
    return `${target}：参加ユニットを選んでください（1個軍団のユニットと他の1ユニット、または独立ユニット2個まで）。残りは拘置されます。`
  const who = `${target}：${units(f.units)}が参加します。`
  if (f.open !== 0) return `${who}さらに参加ユニットを選ぶか、サイコロを振ってください（残りは拘置）。`
  const orWithhold = isOne(f)
    ? 'サイコロを振ってください。'
    : 'サイコロを振るか、拘置するユニットを選んでください。'
  return `${who}${whyNobody(f)}これ以上は参加できません。${orWithhold}`
}

/** §7.2 §7.4.attack これ以上参加できない理由（分かる場合） */
function whyNobody(f: Facts): string {
  switch (f.rest) {
    case 'none':
      return '攻撃ヘクスに他のユニットがいないため、'
    case 'limit':
      return '残りは指揮制限を超えるため、'
    case 'unable':
      return '残りは今攻撃できないため、'
    default:
      return ''
  }
}

/** 攻撃可能なヘクス数（分かる場合） */
const targets = (f: Facts): string => (typeof f.targets === 'number' ? `（${f.targets}か所）` : '')

export const prompts: Sentences['prompts'] = {
  move: () => 'ユニットを移動するか、休養した歩兵のCEを回復してください。済んだら移動を終えてください。',
  march: (f) =>
    `${hex(f.hex)}の${units(f.units)}：移動先を選ぶか、${orHalt(f)}ください（残り${mps(number(f, 'left'))}）。`,
  react: (f) =>
    `敵が${hex(f.enemy)}に移動してきました。${hex(f.hex)}の${unit(f.unit)}を1ヘクス対応移動させるか、とどまらせてください。`,
  'remove-excess': (f) =>
    `${hex(f.hex)}は超過スタックです（${number(f, 'steps')}ステップ、制限は${number(f, 'limit')}）。除去するユニットを選んでください（復帰しません${f.undo === true ? '。「元に戻す」で移動に戻れます' : ''}）。`,
  enter: (f) => `増援の${unit(f.unit)}が到着しました。登場ヘクスを選んでください。`,
  'enter-or-wait': (f) =>
    `増援の${unit(f.unit)}は今すぐ登場できます。後のターンの登場ヘクスを使う場合は待機してください。`,
  attack: (f) =>
    f.attacked === undefined
      ? `攻撃する敵のヘクスを選ぶか${targets(f)}、戦闘を終えてください。`
      : `攻撃できる敵のヘクスはありません（${closedFronts(f)}）。戦闘を終えてください。`,
  'declare-hexes': (f) =>
    `${hex(f.hex)}への攻撃：攻撃を行うヘクスを指定し、攻撃を宣言してください。${named(f)}${f.final === true ? '宣言すると双方のユニット名が公開され、取り消せません。' : ''}`,
  'choose-attackers': attackers,
  'choose-defenders': (f) =>
    `${hex(f.hex)}の防御：全ユニットが共に戦うことはできません。防御に参加するユニットを選んでください。${chosen(f)}`,
  'retreat-first': () => '攻撃側は複数のヘクスから退却します。先に退却させるヘクスを選んでください。',
  accompany: (f) =>
    `${hex(f.hex)}の攻撃ユニットが退却します。共に退却させる拘置ユニットがあれば選び、退却を開始してください。`,
  retreat: (f) => `${units(f.units)}は${hex(f.hex)}から退却します。次のヘクスを選んでください。`,
  'run-on': (f) =>
    `${hex(f.hex)}は${number(f, 'over')}ステップの超過スタックです。さらに退却させるユニットを選んでください。`,
  advance: (f) => `${hex(f.hex)}が空きました。戦闘後前進させるユニットを選ぶか、停止してください。`,
  'take-loss': (f) =>
    `CE減少の残りは${number(f, 'left')}です。次の1つを受けるユニットを選んでください（均等に割り当てます）。`,
}
