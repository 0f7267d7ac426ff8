import type { Language } from '@sandtable/kernel'
import type { SideId } from '../../data/types.ts'

/** Words of the tables that are made from the data files. */
export interface TableWords {
  readonly terrain: {
    readonly title: string
    readonly heads: readonly [string, string, string]
    readonly names: Readonly<Record<'clear' | 'forest' | 'marsh' | 'river' | 'bridge' | 'ridge', string>>
    readonly prohibited: string
    readonly none: string
    readonly halved: string
    readonly asRiver: string
  }
  readonly costs: {
    readonly title: string
    readonly heads: readonly [string, string]
    readonly enter: string
    readonly leave: string
    readonly cross: string
    readonly recover: string
  }
  readonly steps: {
    readonly title: string
    readonly heads: readonly [string, string, string]
    readonly types: Readonly<Record<'infantry' | 'cavalry', string>>
    readonly sizes: Readonly<Record<'XXX' | 'XX' | 'X', string>>
    readonly gap: string
  }
  readonly crt: { readonly title: string; readonly corner: string }
  readonly lrt: { readonly title: string; readonly heads: readonly [string, string, string] }
  readonly artillery: { readonly title: string; readonly heads: readonly [string, string] }
  readonly supply: {
    readonly title: string
    readonly heads: readonly [string, string]
    readonly states: readonly [string, string, string]
    readonly none: string
  }
  readonly towns: {
    readonly title: string
    readonly heads: readonly [string, string, string, string, string]
    readonly sides: Readonly<Record<SideId, string>>
  }
  readonly arrivals: {
    readonly titles: Readonly<Record<SideId, string>>
    readonly heads: readonly [string, string, string]
    readonly alternative: string
    readonly rail: (from: string, to: string) => string
    readonly plus: (hexes: string) => string
    readonly or: string
    readonly later: (turn: number, hexes: string) => string
  }
  readonly turns: { readonly title: string; readonly heads: readonly [string, string, string] }
}

const en: TableWords = {
  terrain: {
    title: 'Terrain effects',
    heads: ['Ground', 'MPs', 'Attack across it'],
    names: {
      clear: 'Clear hex',
      forest: 'Forest hex',
      marsh: 'Marsh hex',
      river: 'River hexside',
      bridge: 'Bridged hexside',
      ridge: 'Ridge hexside',
    },
    prohibited: 'closed',
    none: 'no effect',
    halved: 'attack and AV halved',
    asRiver: 'as a river',
  },
  costs: {
    title: 'Other movement costs',
    heads: ['Action', 'MPs'],
    enter: 'Enter an enemy zone of control',
    leave: 'Leave an enemy zone of control',
    cross: 'Straight from one to another',
    recover: 'Recover CE, without moving',
  },
  steps: {
    title: 'Steps of a unit',
    heads: ['Unit', 'Full', 'Reduced'],
    types: { infantry: 'Infantry', cavalry: 'Cavalry' },
    sizes: { XXX: 'corps', XX: 'division', X: 'brigade' },
    gap: ' ',
  },
  crt: { title: 'Combat results', corner: '2d6' },
  lrt: { title: 'Losses: CE reductions', heads: ['Small (under 7 steps)', 'Large (7 or more)', 'CE'] },
  artillery: { title: 'Enemy artillery', heads: ['Total AV', 'Loss roll'] },
  supply: {
    title: 'Supply',
    heads: ['Path in hexes', 'State'],
    states: ['in supply', 'low on supply', 'out of supply'],
    none: 'or none',
  },
  towns: {
    title: 'Victory towns',
    heads: ['Town', 'Hex', 'Scored by', 'Capture', 'Hold'],
    sides: { AH: 'Austria-Hungary', RU: 'Russia' },
  },
  arrivals: {
    titles: { AH: 'Arrivals of Austria-Hungary', RU: 'Arrivals of Russia' },
    heads: ['GT', 'Unit', 'Entry'],
    alternative: 'GT, option',
    rail: (from, to) => `railway ${from} to ${to}`,
    plus: (hexes) => `, or ${hexes}`,
    or: ' or ',
    later: (turn, hexes) => `; or GT${turn} at ${hexes}`,
  },
  turns: { title: 'Turn track', heads: ['GT', 'Dates in 1914', 'In history'] },
}

const ja: TableWords = {
  terrain: {
    title: '地形効果',
    heads: ['地形', 'MP', '越えての攻撃'],
    names: {
      clear: '平地',
      forest: '森',
      marsh: '湿地',
      river: '河川ヘクスサイド',
      bridge: '橋梁ヘクスサイド',
      ridge: '尾根ヘクスサイド',
    },
    prohibited: '禁止',
    none: 'なし',
    halved: '攻撃戦力とAVが半減',
    asRiver: '河川と同じ',
  },
  costs: {
    title: 'その他の移動コスト',
    heads: ['行動', 'MP'],
    enter: 'EZOCに入る',
    leave: 'EZOCから出る',
    cross: 'EZOCからEZOCへ',
    recover: '動かずにCEを回復',
  },
  steps: {
    title: 'ステップ数',
    heads: ['ユニット', '完全', '減少'],
    types: { infantry: '歩兵', cavalry: '騎兵' },
    sizes: { XXX: '軍団', XX: '師団', X: '旅団' },
    gap: '',
  },
  crt: { title: '戦闘結果', corner: '2d6' },
  lrt: { title: '損失（CE減少）', heads: ['小規模（7ステップ未満）', '大規模（7以上）', 'CE'] },
  artillery: { title: '敵の砲兵値', heads: ['AV合計', '損失判定'] },
  supply: {
    title: '補給',
    heads: ['補給路のヘクス数', '状態'],
    states: ['補給下', '補給不足', '非補給下'],
    none: 'またはなし',
  },
  towns: {
    title: '得点となる町',
    heads: ['町', 'ヘクス', '得点する側', '占領', '支配'],
    sides: { AH: 'A-H軍', RU: 'ロシア軍' },
  },
  arrivals: {
    titles: { AH: 'A-H軍の到着', RU: 'ロシア軍の到着' },
    heads: ['GT', 'ユニット', '登場ヘクス'],
    alternative: 'GT（オプション）',
    rail: (from, to) => `${from}～${to}の鉄道`,
    plus: (hexes) => `、または${hexes}`,
    or: '、',
    later: (turn, hexes) => `。またはGT${turn}に${hexes}`,
  },
  turns: { title: 'ターン記録欄', heads: ['GT', '1914年の日付', '史実'] },
}

const words: Readonly<Record<Language, TableWords>> = { en, ja }
export const tableWords = (language: Language): TableWords => words[language]
