/** Words of the desk in both languages. */
import type { Language } from '@sandtable/kernel'

const en = {
  open: 'Fill in the desk',
  map: 'Look at the map',
  clear: 'Clear',
  columns: {
    what: 'What',
    most: 'Units',
    price: 'Price',
    amount: 'Take',
    sum: 'Sum',
    how: 'How and where',
  },
  more: (title: string) => `One more: ${title}`,
  less: (title: string) => `One less: ${title}`,
  amount: (amount: number, most: number) => `${amount} of ${most}`,
  of: (had: string) => `of ${had} left`,
  spent: (spent: string) => `${spent} spent`,
  gained: (gained: string) => `${gained} by conversion`,
  all: 'All',
  bill: 'The order',
  empty: 'Nothing is chosen yet. Nothing is spent before you sign.',
  spentLabel: 'Spent',
  left: 'Left',
  sign: 'Sign',
  signNothing: 'Sign: nothing',
  signFor: (sums: readonly string[]) => `Sign: ${sums.join(', ')}`,
  notInOrder: 'First remove what is marked in red.',
  onMap: 'choose on the map',
  way: (title: string) => `State: ${title}`,
  place: (title: string) => `Where to: ${title}`,
  refused: (n: number) => (n === 1 ? '1 not available now' : `${n} not available now`),
  waiting: (n: number) =>
    n === 1 ? 'Then the rest of the order follows' : `Then the rest of the order follows: ${n} lines`,
  undo: 'Undo takes the whole order back.',
  keys: [
    [['↑', '↓'], 'row'],
    [['+', '−', '0–9'], 'amount'],
    [['[', ']'], 'purse'],
    [['M'], 'map'],
    [['⏎'], 'sign'],
  ] as const satisfies readonly (readonly [readonly string[], string])[],
  trade: 'becomes',
}

type DeskWords = Omit<typeof en, 'keys'> & {
  readonly keys: readonly (readonly [readonly string[], string])[]
}

const ja: DeskWords = {
  open: '一覧表で決める',
  map: 'マップを見る',
  clear: '白紙に戻す',
  columns: { what: '項目', most: '数', price: '費用', amount: '採用', sum: '計', how: '状態と場所' },
  more: (title) => `1つ増やす：${title}`,
  less: (title) => `1つ減らす：${title}`,
  amount: (amount, most) => `${most}のうち${amount}`,
  of: (had) => `残り／${had}中`,
  spent: (spent) => `使用${spent}`,
  gained: (gained) => `転換${gained}`,
  all: 'すべて',
  bill: '明細',
  empty: 'まだ何も選んでいません。署名するまでは何も支払われません。',
  spentLabel: '支払い',
  left: '残り',
  sign: '署名',
  signNothing: '署名：補充なし',
  signFor: (sums) => `署名：${sums.join('、')}`,
  notInOrder: '先に赤字の項目を外してください。',
  onMap: 'マップで選ぶ',
  way: (title) => `状態：${title}`,
  place: (title) => `配置先：${title}`,
  refused: (n) => `いまは選べない${n}項目`,
  waiting: (n) => `答えると続きを実行（残り${n}件）`,
  undo: '「元に戻す」で全体を取り消せます。',
  keys: [
    [['↑', '↓'], '行'],
    [['+', '−', '0–9'], '数'],
    [['[', ']'], '国'],
    [['M'], 'マップ'],
    [['⏎'], '署名'],
  ],
  trade: 'が',
}

const WORDS: Readonly<Record<Language, DeskWords>> = { en, ja }

export const deskWords = (language: Language): DeskWords => WORDS[language]
