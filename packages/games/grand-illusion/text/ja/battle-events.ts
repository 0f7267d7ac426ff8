import type { FortuneResult } from '../../data/types.ts'
import type { BattleEvents, Cause, Column, Modifier, Moment } from '../../events/battle.ts'
import { isFort, isHa, isHq } from '../../pieces.ts'
import type { Sentences } from '../shape.ts'
import { hex, hexes, piece, pieces, player, signed } from './words.ts'

const FORTUNES: Readonly<Record<FortuneResult, string>> = {
  rout: '潰走。劣勢な側は退却することになる',
  cautious: '攻撃側の慎重行動。戦闘は取りやめ',
  skirmish: '威力偵察。1マス同士の戦い',
  ohl: 'ドイツ軍参謀本部。ドイツ軍に1CAP',
  limit: '限界までの攻勢。全員前へ',
  advantage: '防御側の戦術的優位',
  orders: '攻勢命令。強制戦闘がもう1回課される',
  gqg: '連合軍総司令部。連合軍に1CAP',
  counterattack: '防御側の反撃',
  surprise: '攻撃側の奇襲',
}

const MODIFIERS: Readonly<Record<Modifier['what'], string>> = {
  terrain: '地形',
  trench: '塹壕',
  concentric: '集中攻撃',
  mountain: '山岳能力',
  counterattack: '反撃',
  fort: 'ヘクス内の要塞',
  elan: '敵のエラン',
}

const CAUSES: Readonly<Record<Cause, string>> = {
  battle: '戦闘で',
  bombardment: '砲撃で',
  elan: 'エランのために',
  withdrawal: '撤収中に',
  'cavalry-delay': '遅滞戦術で',
  evasion: '3ヘクス撤退できず',
  retreat: '退却中に',
  'no-retreat': '退却路がなく',
  overstacked: '退却先に余地がなく',
  sea: '海岸で',
  attrition: '消耗で',
  surrender: '降服して',
  overrun: '敵に蹂躙され',
}

const MOMENTS: Readonly<Record<Moment, string>> = { front: '射撃', free: '迎撃射撃', reserve: '予備射撃' }

const CHOICES: Readonly<Record<BattleEvents['advantage-used']['choice'], string>> = {
  retire: '1CAPを消費して戦闘前に後退した',
  skirmish: '1CAPを消費して威力偵察にとどめた',
  counterattack: '1CAPを消費して反撃に出た',
  accept: '戦闘に応じた',
}

const modifier = ({ what, drm, rule }: Modifier): string => ` ${signed(drm)}（${MODIFIERS[what]}、${rule}）`
const need = ({ strength, raised }: BattleEvents['fired']): string =>
  `${strength}以下で命中${raised > 0 ? `（うち12.2による${raised}）` : ''}`

/** §9.3.1.c §9.5.1 */
function shot(event: BattleEvents['fired'], atFort: boolean): string {
  const { die, modifiers, total, hit } = event
  const result = hit ? '命中' : '外れ'
  if (atFort) return `${die}（要塞には修整前の1のみ有効）で${result}`
  if (die === 1 || die === 6) return `修整前の${die}で自動的に${result}`
  const sum = modifiers.length > 0 ? `${modifiers.map(modifier).join('')} = ${total}` : ''
  return `${die}${sum}、${need(event)}：${result}`
}

const behind = (units: readonly number[]): string => (units.length > 0 ? `（予備：${pieces(units)}）` : '')
const column = ({ attackers, defenders, behindAttackers, behindDefenders }: Column): string =>
  `${pieces(attackers)}${behind(behindAttackers)} 対 ${pieces(defenders)}${behind(behindDefenders)}`

function turned(unit: number): string {
  if (isHq(unit)) return '裏面（減少移動力）になった'
  return isHa(unit) ? '射撃済みになった' : '混乱状態になった'
}

export const events: Pick<Sentences['events'], keyof BattleEvents> = {
  'battle-began': (e) => `${hex(e.hex)}の戦闘：${pieces(e.attackers)}が${pieces(e.defenders)}を攻撃。`,
  'mandated-declared': (e) =>
    `${player(e.side)}は${hex(e.hex)}の戦闘を強制戦闘と宣言した${e.elan ? '（エラン適用）' : ''}。`,
  'mandate-missed': (e) =>
    `${hex(e.hex)}の戦闘は、戦闘ボード上の歩兵が4個軍団に満たず、強制戦闘に数えられない。`,
  bombarded: (e) =>
    `${piece(e.ha)}が${piece(e.fort)}を砲撃：${e.die}${e.defence > 0 ? ` ${signed(e.defence)}（防御力） = ${e.die + e.defence}` : ''}、${e.value}以下で成功：${e.hit ? '1ステップ' : '失敗'}。`,
  'massed-bombardment': (e) => `${hex(e.hex)}で${pieces(e.units)}が集中砲撃。`,
  'massed-hit': (e) => `集中砲撃により${piece(e.fort)}がさらに1打撃を受けた。`,
  'fortune-rolled': (e) =>
    `武運判定 ${e.faces.join(' + ')} = ${e.roll}：${FORTUNES[e.result]}${e.ignored ? '（17号計画の強制戦闘のため無視）' : ''}。`,
  'landing-rolled': (e) =>
    `${hex(e.hex)}への上陸、サイの目${e.die}：${e.surprise ? '奇襲成功、防御側の地形は無効' : '防御側が待ち構えていた'}。`,
  'battle-imposed': (e) => `${player(e.side)}はこのターンさらに強制戦闘を課された（残り${e.left}）。`,
  'battle-not-imposed': (e) => `${player(e.side)}にはCAPの余裕がなく、強制戦闘の命令は無視された。`,
  'advantage-used': (e) => `${player(e.side)}は${hex(e.hex)}で${CHOICES[e.choice]}。`,
  'battles-cancelled': (e) => `主導権が移り、${hexes(e.hexes)}の戦闘は取り消された。`,
  'nobody-to-fight': (e) => `${hex(e.hex)}には戦う相手が残っていない。`,
  'no-counterattack': (e) => `${player(e.side)}は${hex(e.hex)}で反撃を行わなかった。`,
  'board-set': (e) =>
    e.columns.length === 0
      ? `${hex(e.hex)}では交戦が起きなかった。`
      : `対陣：${e.columns.map(column).join('／')}。`,
  'cavalry-withdrew': (e) =>
    e.die === 0
      ? `${pieces(e.units)}は敵騎兵の前から撤収した。`
      : `${pieces(e.units)}は敵歩兵の前から撤収、サイの目${e.die}：${e.hit ? '1打撃' : '無傷'}。`,
  'moved-up': (e) => `${pieces(e.units)}が予備から前線に進んだ。`,
  fired: (e) =>
    `${pieces(e.units)}の${MOMENTS[e.moment]}、目標${pieces(e.targets)}：${shot(e, e.targets.some(isFort))}。`,
  'unit-disrupted': (e) => `${hex(e.hex)}の${piece(e.unit)}は${CAUSES[e.cause]}混乱状態になった。`,
  'fort-reduced': (e) => `${piece(e.fort)}は${CAUSES[e.cause]}1ステップを失った（残り${e.left}）。`,
  'piece-eliminated': (e) => `${hex(e.hex)}の${piece(e.piece)}は${CAUSES[e.cause]}除去された。`,
  flipped: (e) => `${hex(e.hex)}の${piece(e.unit)}は${turned(e.unit)}。`,
}
