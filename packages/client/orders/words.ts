/** Words of orders. */
import type { Language } from '@sandtable/kernel'
import type { Manner } from './orders.ts'

const en = {
  title: 'Orders',
  order: (from: string, to: string) => `Order: ${from} to ${to}`,
  orderOf: (stacks: number, to: string) => `Order: ${stacks} stacks to ${to}`,
  orderAbreast: (stacks: number) => `Order: ${stacks} stacks, each as far`,
  which: 'Which units are to go?',
  whichHow:
    'Choose one of your lit stacks; with Shift or a long press more of them, or a frame drawn with Shift.',
  where: 'Where to?',
  whereHow:
    'Choose the place, near or far. Shift or a long press takes another stack along, or leaves it out.',
  stacks: (n: number) => (n === 1 ? '1 stack' : `${n} stacks`),
  points: (cost: number, budget: number) => `${cost} of ${budget} MP`,
  stops: (place: string, when: string) => `They stop at ${place} and go on by themselves: ${when}`,
  notNow: (when: string) => `They cannot go on now: ${when}`,
  there: 'There at once',
  arrives: (when: string) => `There: ${when}`,
  cannot: 'Cannot go',
  send: 'Send the order',
  putBack: 'Put back',
  manner: 'How several stacks go',
  manners: { together: 'All to this place', abreast: 'Keep formation' } satisfies Record<Manner, string>,
  sent: (stacks: number) =>
    stacks === 1 ? 'The order is carried out.' : `The order is carried out: ${stacks} stacks.`,
  sentOn: 'As far as they get now. The order stands, and is offered again when they can go on.',
  halted: 'The order has stopped',
  asksYou: (question: string) => `You are asked first: ${question}`,
  asksOther: (seat: string) => `${seat} is asked first. Go on with the order afterwards.`,
  dice: 'Dice would fall with the next step: that you do yourself.',
  lost: 'Units were lost on the way.',
  undo: 'Undo the order',
  under: 'Orders under way',
  none: 'None. A place beyond reach becomes an order: drag a stack there, or pick stacks and choose the place.',
  begin: 'Send units …',
  goOn: (n: number) => (n === 1 ? 'Go on with the order' : `Go on with ${n} orders`),
  goOnOne: 'Go on',
  waits: 'waits',
  drop: 'Drop the order',
  button: (n: number) => (n === 0 ? 'Orders' : `Orders (${n})`),
  others: (names: string, n: number) => `${names} and ${n} more`,
  keyPick: 'Take a stack along in an order, or leave it out',
  keyList: 'Orders under way',
  keyGoOn: 'Go on with the orders',
  secret: 'Nobody else is told.',
}

export type OrderWords = typeof en

const ja: OrderWords = {
  title: '命令',
  order: (from, to) => `命令：${from} → ${to}`,
  orderOf: (stacks, to) => `命令：${stacks}スタック → ${to}`,
  orderAbreast: (stacks) => `命令：${stacks}スタックを同じだけ前進`,
  which: 'どのユニットを動かしますか？',
  whichHow:
    '光っている自軍スタックを選んでください。Shiftまたは長押しで追加、Shift＋ドラッグで範囲選択できます。',
  where: '目的地は？',
  whereHow: '遠い場所でも選べます。Shiftまたは長押しで、ほかのスタックを加えたり外したりできます。',
  stacks: (n) => `${n}スタック`,
  points: (cost, budget) => `${cost}／${budget}MP`,
  stops: (place, when) => `${place}でいったん停止し、続きは${when}`,
  notNow: (when) => `今は動けない。続きは${when}`,
  there: 'このまま到着',
  arrives: (when) => `到着：${when}`,
  cannot: '行けない',
  send: '命令を出す',
  putBack: '取りやめる',
  manner: '複数スタックの動き方',
  manners: { together: '全員この場所へ', abreast: '隊形を保つ' },
  sent: (stacks) => (stacks === 1 ? '命令を実行しました。' : `命令を実行しました（${stacks}スタック）。`),
  sentOn: '今回はここまでです。命令は残り、続けられるようになったら再び提示されます。',
  halted: '命令が止まりました',
  asksYou: (question) => `先に答えが必要です：${question}`,
  asksOther: (seat) => `先に${seat}が答えます。その後で命令を続けてください。`,
  dice: '次の一歩でサイコロを振ることになります。ここは自分で決めてください。',
  lost: '途中でユニットが失われました。',
  undo: '命令を取り消す',
  under: '実行中の命令',
  none: 'ありません。届かない場所も命令の目的地にできます。スタックをドラッグするか、スタックを選んでから場所を選んでください。',
  begin: 'ユニットを送る…',
  goOn: (n) => (n === 1 ? '命令を続ける' : `命令を続ける（${n}件）`),
  goOnOne: '続ける',
  waits: '待機中',
  drop: '命令を取り下げる',
  button: (n) => (n === 0 ? '命令' : `命令（${n}）`),
  others: (names, n) => `${names}、ほか${n}`,
  keyPick: '命令にスタックを加える／外す',
  keyList: '実行中の命令',
  keyGoOn: '命令を続ける',
  secret: '相手には知らされません。',
}

const all: Readonly<Record<Language, OrderWords>> = { en, ja }

export const orderWords = (language: Language): OrderWords => all[language]
