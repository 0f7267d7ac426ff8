import type { Fact, Facts } from '@sandtable/kernel'
import { AH, type Side } from '../../sides.ts'
import { namer, type Sentences } from '../shape.ts'

export const { hex, hexes, unit, units } = namer('ja', (names) => names.join('、'))

export const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0)

/** a thin space before the unit of measure */
export const mps = (n: number): string => `${n}\u2009MP`
export const vps = (n: number): string => `${n}\u2009VP`

const minus = (text: string): string => text.replaceAll('-', '−')
/** with a typographic minus; also for table cells such as "+1/-1.R1" */
export const plain = (fact: Fact | undefined): string => minus(String(fact ?? 0))
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`)
/** the CE marker under a unit */
export const effectiveness = (ce: number): string => (ce > 0 ? `CE${plain(-ce)}` : 'CE減少なし')
/** "1.5:1" as the rulebook says it */
export const odds = (ratio: string): string => ratio.replace(':', '対')

export const isEmpty = (fact: Fact | undefined): boolean => !Array.isArray(fact) || fact.length === 0

export const army = (side: Side): string => (side === AH ? 'A-H軍' : 'ロシア軍')
/** for headings */
export const fullArmy = (side: Side): string => (side === AH ? 'オーストリア－ハンガリー軍' : 'ロシア軍')

const SUPPLY = ['補給下', '補給不足', '非補給下']
export const supplied = (supply: number): string => SUPPLY[supply] ?? ''

export const verbs: Sentences['verbs'] = {
  unit: 'ユニット移動',
  stack: 'スタック移動',
  recover: 'CE回復',
  march: '移動先',
  leave: '残置',
  halt: '停止',
  done: 'フェイズ終了',
  react: '対応移動先',
  stay: '対応しない',
  remove: '除去',
  enter: '登場ヘクス',
  wait: '待機',
  attack: '攻撃目標',
  from: '攻撃元',
  declare: '攻撃宣言',
  all: 'すべて選択',
  join: '攻撃に参加',
  fight: '戦闘開始',
  defend: '防御に参加',
  withdraw: '先に退却',
  accompany: '共に退却',
  go: '退却開始',
  retreat: '退却先',
  'run-on': 'さらに退却',
  advance: '戦闘後前進',
  suffer: 'CE減少',
}

export const procedures: Sentences['procedures'] = {
  supply: '補給フェイズ',
  reinforcement: '増援フェイズ',
  movement: '移動フェイズ',
  'over-stacking': '超過スタックの除去',
  combat: '戦闘フェイズ',
  'victory-points': '勝利ポイント記録',
  end: 'ゲーム終了',
  march: 'ユニットの移動',
  attack: '攻撃',
  withholding: '参加と拘置',
  retreat: '退却',
  losses: '損失',
}
