/** Japanese sentences of land combat. */
import type { CombatEvents } from '../../events/combat.ts'
import type { ModifierName } from '../../events/modifier.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/combat.ts'
import type { Part } from '../shape.ts'
import { nation, place, side, unit, units } from './words.ts'

const MODIFIERS: Readonly<Record<ModifierName, string>> = {
  air: '航空優勢',
  artillery: '砲兵',
  effectiveness: '戦闘力',
  'attack-leader': '攻撃側司令官',
  'defence-leader': '防御側司令官',
  odds: '戦闘比',
  coast: '上陸',
  mountain: '山',
  marsh: '沼地',
  river: '川',
  trenches: '塹壕',
  infrastructure: '施設',
  reserves: '予備',
  breach: '破口からの攻撃',
  counterattack: '破口への反撃',
}
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
const points = (isAfrica: unknown): string => (isAfrica === 1 ? 'AP' : 'RP')

export const combat: Part<Prompt, Refused, Verb, Procedure, keyof CombatEvents> = {
  prompts: {
    'pay-attack': (f) =>
      `${place(f.place)}への攻撃：${String(f.cost)}${points(f.africa)}を支払う国を選んでください。支払った攻撃は中止できません。`,
    'commit-reserve': (f) => `${place(f.place)}に予備をコミットしますか？`,
    'point-unit': (f) =>
      `${place(f.place)}の戦闘での${side(f.side)}のポイントユニットを指定してください。戦闘力を比べるのはこのユニットで、損失も最初に受けます。`,
    'use-infrastructure': (f) =>
      `${place(f.place)}の施設を使い、${place(f.target)}への攻撃に+1を加えますか？`,
    'roll-again': (f) =>
      `${place(f.place)}の戦闘、修正後の目は${String(f.line)}。一度だけの再ロールを使いますか？`,
    'pay-or-lose': (f) =>
      `${place(f.place)}の戦闘：${side(f.side)}は1${points(f.africa)}を支払うか、1損失ポイントを受けてください。`,
    'take-loss': (f) =>
      `${place(f.place)}の戦闘：${side(f.side)}の残りの損失は${String(f.left)}ポイントです。`,
    retreat: (f) => `${unit(f.unit)}の${place(f.place)}からの退却先を選んでください。`,
  },
  refusals: {
    'cavalry-trench': (f) =>
      `騎兵は塹壕モードの軍団を攻撃できません。${unit(f.unit)}は${place(f.place)}を攻撃できません。`,
    'in-crisis': (f) =>
      `${nation(f.nation)}は危機にあり、戦車か航空優勢がなければ${place(f.place)}を攻撃できません。`,
    'no-attrition': (f) => `${nation(f.nation)}はこの損失を損耗で満たせません。`,
    'no-attrition-crisis': (f) => `${nation(f.nation)}は危機にあり、損耗を選択できません。`,
    'no-attrition-innovation': () => '攻撃側にTIのメリットがあるため、損耗は選択できません。',
    'no-attrition-point': () => '損耗で満たせるのは2つ目の損失ポイントのみです。',
    'no-attrition-trenches': () => '防御側に塹壕モードの軍団がないため、損耗は選択できません。',
    'no-reserve': (f) => `${unit(f.unit)}は${place(f.place)}の予備になれません。`,
    'no-retreat-there': (f) => `${unit(f.unit)}は${place(f.place)}へ退却できません。`,
    'no-rp-attack': (f) => `${place(f.place)}への攻撃を支払える国がありません。`,
    'nobody-to-attack': (f) => `${place(f.place)}に、攻撃する相手がいません。`,
    'not-in-combat': (f) => `${unit(f.unit)}はこの戦闘に参加していません。`,
    'railed-up': (f) => `${unit(f.unit)}は敵に隣接するヘクスへ鉄道移動したので、ここから攻撃できません。`,
    'reserve-in-trench-battle': (f) => `${unit(f.unit)}の場所では塹壕戦があったため、予備になれません。`,
    'reserve-no-point': (f) => `${unit(f.unit)}は予備として来たため、ポイントユニットになれません。`,
    'retreat-beside-attacker': (f) => `${place(f.place)}は攻撃した戦力に隣接しています。`,
    'siege-alone': (f) => `攻囲軍団だけでは${place(f.place)}を攻撃できません。`,
    'siege-no-point': (f) => `${unit(f.unit)}は攻囲軍団なので、ポイントユニットになれません。`,
  },
  verbs: {
    attack: '攻撃',
    'fill-breach': '破口を除去',
    free: '無料の攻撃を使う',
    'call-off': '攻撃を中止する',
    reserve: '予備のロール',
    point: 'ポイントユニットにする',
    'point-fortress': '要塞をポイントユニットにする',
    'take-loss': '損失を受ける',
    lose: '除去',
    'lose-fortress': '要塞のステップを失う',
    attrition: '損耗（支払う国）',
    retreat: '退却',
  },
  procedures: { combat: '陸上戦闘' },
  events: {
    'attack-declared': (e) =>
      `${units(e.units)}が${place(e.from)}から${place(e.place)}${e.fortress === 1 ? 'と要塞' : ''}を攻撃。`,
    'combat-unsupplied': (e) => `この戦闘で非補給：${units(e.units)}。`,
    bombarded: (e) =>
      `${place(e.place)}の要塞への砲撃：${e.roll}（${e.below}未満で命中）、${e.roll < e.below ? '命中' : '効果なし'}。`,
    'fortress-reduced': (e) => `${place(e.place)}の要塞は減少した。`,
    'fortress-destroyed': (e) => `${place(e.place)}の要塞は破壊された。`,
    'attack-paid': (e) => `${nation(e.nation)}が${place(e.place)}への攻撃に${e.cost}ポイントを支払った。`,
    'attack-free': (e) => `${nation(e.nation)}が無料の攻撃を${place(e.place)}に使った。`,
    'attack-called-off': (e) => `${place(e.place)}への攻撃は中止された。`,
    'reserve-rolled': (e) =>
      e.roll < e.below
        ? `${unit(e.unit)}が${place(e.from)}から${place(e.place)}へ予備として到着（${e.roll}、${e.below}未満）。`
        : `予備の${unit(e.unit)}は${place(e.place)}に来なかった（${e.roll}、${e.below}以上）。`,
    'points-named': (e) =>
      `ポイントユニット：${unit(e.attacker)}対${e.defender >= 0 ? unit(e.defender) : e.inherent === 1 ? '固有防御' : '要塞'}。`,
    'command-checked': (e) =>
      `${unit(e.unit)}の指揮チェック：${e.roll}（${e.below}未満で成功）、${e.roll < e.below ? '成功' : '失敗'}。`,
    'combat-modified': (e) =>
      `修正：${e.modifiers.map(({ name, value }) => `${MODIFIERS[name]}${signed(value)}`).join('、') || 'なし'}。最終合計修正${signed(e.net)}。`,
    'combat-rolled': (e) =>
      `${place(e.place)}の戦闘：${e.faces.join('＋')}、修正${signed(e.net)}、結果は${e.line}の行。`,
    'infrastructure-used': (e) => `${place(e.place)}の施設は使用された。`,
    'losses-excused': (e) => `敵が2つ目の損失ポイントを満たせないため、${side(e.side)}の損失は0になる。`,
    'loss-paid': (e) => `${nation(e.nation)}が${place(e.place)}での損失の代わりに1ポイントを支払った。`,
    'corps-lost': (e) => `${unit(e.unit)}が${place(e.place)}で除去された。`,
    attrition: (e) => `${nation(e.nation)}が${place(e.place)}での損失を損耗で満たした。`,
    'morale-rolled': (e) =>
      `${nation(e.nation)}の士気喪失ダイスロール：${e.roll}（${e.below}未満で1ポイント）、${e.roll < e.below ? '1ポイント' : '効果なし'}。`,
    'leader-tested': (e) =>
      `${unit(e.unit)}は${e.falls === 1 ? 'ゲームから永久に除去された' : '無傷だった'}（${e.roll}）。`,
    retreated: (e) => `${unit(e.unit)}が${place(e.from)}から${place(e.to)}へ退却した。`,
    breach: (e) =>
      e.value === 0
        ? `${place(e.from)}から${place(e.to)}への破口は除去された。`
        : `${place(e.from)}から${place(e.to)}へ破口${e.value}。`,
    breakthrough: (e) => `${place(e.place)}で突破！`,
    'trench-battle': (e) => `${place(e.place)}で塹壕戦。`,
    advanced: (e) => `${units(e.units)}が${place(e.to)}に進入。`,
    demoralized: (e) => `${nation(e.nation)}が士気喪失：${e.points}ポイント。`,
    crisis: (e) => `${nation(e.nation)}は危機に陥った。`,
    'innovation-gained': (e) => `${side(e.side)}の戦術的革新：${e.level}。`,
    'innovation-rolled': (e) =>
      `${side(e.side)}のTIのメリット：${e.roll}（${e.below}未満で獲得）、${e.roll < e.below ? '獲得' : '未獲得'}。`,
  },
}
