import type { Cause, Modifier, Shift } from '../../events.ts'
import { AH, RU } from '../../sides.ts'
import { bySide, type Sentences } from '../shape.ts'
import {
  army,
  effectiveness,
  fullArmy,
  hex,
  hexes,
  isEmpty,
  mps,
  odds,
  plain,
  signed,
  supplied,
  unit,
  units,
  vps,
} from './words.ts'

const PHASES = { reinforcement: '増援フェイズ', movement: '移動フェイズ', combat: '戦闘フェイズ' }
const CAUSES: Readonly<Record<Cause, string>> = {
  losses: '戦闘損失',
  river: '渡河退却',
  'no-retreat': '退却不可',
  attrition: '損耗',
  'over-stacking': '超過スタック',
  'no-room': '退却先の超過スタック',
}
const MODIFIERS: Readonly<Record<Modifier['what'], string>> = {
  crt: '戦闘結果',
  artillery: '敵砲兵値',
  flank: '側面攻撃',
  retreat: '退却',
  'failed-retreat': '退却優先度・義務の未達',
  ratio: '4対1超過',
}
const SHIFTS: Readonly<Record<Shift['what'], string>> = {
  flank: '側面攻撃',
  fortress: 'プシェミシル要塞',
}
const SOURCES = { attack: '攻撃', elimination: '敵ユニットの除去', 'head-start': 'シナリオの初期ポイント' }

const modifier = ({ what, drm, rule }: Modifier): string => `、${MODIFIERS[what]}${signed(drm)}（${rule}）`
const modified = (all: readonly Modifier[], total: number): string =>
  all.length === 0 ? '' : `${all.map(modifier).join('')}、修正後${plain(total)}`
const shift = ({ what, columns, rule }: Shift): string =>
  `、${SHIFTS[what]}で${columns > 0 ? '右' : '左'}へ${Math.abs(columns)}コラム・シフト（${rule}）`

export const events: Sentences['events'] = {
  'turn-began': (e) => `GT${e.turn}：${fullArmy(e.side)}プレイヤー・ターン。`,
  'phase-began': (e) => `${PHASES[e.phase]}。`,
  'supply-changed': (e) => `${hex(e.hex)}の${unit(e.unit)}は${supplied(e.supply)}となった。`,
  attrition: (e) => `${hex(e.hex)}の${unit(e.unit)}が損耗を受けた。`,
  placed: (e) => `${unit(e.unit)}が${hex(e.hex)}に登場した${e.cost > 0 ? `（${mps(e.cost)}を消費）` : ''}。`,
  'entry-delayed': (e) =>
    e.chosen
      ? `${unit(e.unit)}は後のターンまで待機した。`
      : `${unit(e.unit)}は登場できるヘクスがなく待機した。`,
  moved: (e) =>
    `${units(e.units)}${e.others ? 'ほか' : ''}が${hex(e.from)}から${hex(e.to)}へ移動した${e.minimum ? '（最低限の移動）' : ''}。`,
  recovered: (e) =>
    `${hex(e.hex)}の${unit(e.unit)}がCEを回復した（${e.steps}ステップ、${effectiveness(e.ce)}）。`,
  reacted: (e) => `${unit(e.unit)}が${hex(e.from)}から${hex(e.to)}へ騎兵対応移動を行った。`,
  'attack-declared': (e) => `${army(e.side)}が${hexes(e.from)}から${hex(e.target)}への攻撃を宣言した。`,
  'stacks-shown': (e) =>
    `${bySide(e.units)
      .map(({ side, own }) => `${army(side)}の${units(own)}`)
      .join('、')}が公開された。`,
  'attackers-named': (e) => `${units(e.units)}が攻撃に参加した。`,
  'defenders-named': (e) =>
    `${units(e.units)}が防御に参加した。${isEmpty(e.withheld) ? '' : `${units(e.withheld)}は拘置された。`}`,
  'ratio-found': (e) =>
    `戦力${e.attack}対${e.defense}、戦闘比${odds(e.ratio)}${e.shifts.map(shift).join('')}${e.shifts.length > 0 ? `、最終戦闘比${odds(e.column)}` : ''}となった。`,
  'attack-barred': (e) => `最終戦闘比${odds(e.column)}は1対3未満のため、攻撃は成立しなかった。`,
  'combat-rolled': (e) =>
    `${odds(e.column)}コラム、サイの目${e.faces.join('+')}=${e.total}で、結果は${plain(e.cell)}だった。`,
  retreated: (e) => `${units(e.units)}が${hex(e.from)}から${hex(e.to)}へ退却した。`,
  'retreat-ran-on': (e) =>
    `${units(e.units)}が超過スタックのため${hex(e.from)}から${hex(e.to)}へさらに退却した。`,
  'retreat-failed': (e) => `${units(e.units)}は${hex(e.hex)}から退却できなかった（不足${e.missing}ヘクス）。`,
  'priority-failed': (e) =>
    `${army(e.side)}の${hex(e.hex)}からの退却は優先度または退却義務を満たせず、損失判定は+2となった。`,
  advanced: (e) => `${units(e.units)}が${hex(e.from)}から${hex(e.to)}へ戦闘後前進した。`,
  'losses-rolled': (e) =>
    `${army(e.side)}の損失判定（${e.large ? '大規模' : '小規模'}）：サイの目${e.die}${modified(e.modifiers, e.total)}、CE減少は${e.losses}だった。`,
  'ce-lost': (e) => `${unit(e.unit)}のCEが${plain(-e.ce)}に減少した。`,
  'step-lost': (e) => `${unit(e.unit)}が1ステップを失い、残りは${e.steps}ステップとなった。`,
  eliminated: (e) => `${hex(e.hex)}の${unit(e.unit)}が除去された（${CAUSES[e.cause]}）。`,
  'points-scored': (e) => `${army(e.side)}が${SOURCES[e.source]}で${vps(e.vp)}を得た。`,
  'town-captured': (e) => `${army(e.side)}が${hex(e.hex)}を占領し、${vps(e.vp)}を得た。`,
  'town-occupied': (e) => `${army(e.side)}が${hex(e.hex)}を支配し、${vps(e.vp)}を得た。`,
  'game-ended': (e) =>
    `${fullArmy(AH)} ${plain(e.austrian)}\u2009VP、${fullArmy(RU)} ${plain(e.russian)}\u2009VPでゲームが終了した。`,
}
