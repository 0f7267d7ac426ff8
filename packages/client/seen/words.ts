/** Words around what is shown: results that stay, the end of a turn, what happened since, the briefing. */
import type { Language } from '@sandtable/kernel'

/** How much of each kind has happened. */
interface SinceCount {
  readonly fight: number
  readonly losses: number
  readonly march: number
  readonly card: number
  readonly arrival: number
  readonly note: number
}

const counted = (n: number, one: string, more: string): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : more}`

const en = {
  result: 'Result',
  resultAgain: 'Result, from the log',
  goOn: 'Go on',
  goOnKey: 'Space',
  showAgain: 'Show this result again',
  repeat: 'Repeat the last result: dice, losses, retreats',
  noResult: 'No result yet.',
  onMap: 'Show on the map',
  waitsForYou: 'The game is waiting for you: look at the result, then go on.',
  waitsAtStep: 'The game is waiting for you: go on to see the next step.',
  skip: 'Skip',
  skipHint: 'Play the rest of their turn without showing it; what mattered is listed afterwards.',
  last: (who: string) => `That was all you can do here. Next: ${who}. You can still take it back.`,
  endTurn: 'End my turn',
  since: 'Since your last turn',
  sinceSum: (count: SinceCount) =>
    [
      counted(count.fight, 'fight', 'fights'),
      counted(count.losses, 'unit lost', 'units lost'),
      counted(count.march, 'march', 'marches'),
      counted(count.card, 'card', 'cards'),
      counted(count.arrival, 'arrival', 'arrivals'),
      counted(count.note, 'event', 'events'),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  sinceNothing: 'Nothing important has happened since your last turn; the log has the rest.',
  turningPoint: 'Turning point',
  sinceClose: 'To the table',
  nextBattle: 'Next battle',
  marches: (n: number) => (n === 1 ? '1 march' : `${n} marches`),
  arrivals: (n: number) => (n === 1 ? '1 arrival' : `${n} arrivals`),
  more: (n: number) => (n === 1 ? 'and one more' : `and ${n} more`),
  nobodyGave: 'No retreat, and no unit lost.',
  nobodyStarved: 'No unit lost.',
  lost: (n: number) => (n === 1 ? '1 lost' : `${n} lost`),
  kinds: {
    fight: 'Fight',
    starving: 'Supply',
    march: 'Marches',
    arrival: 'Arrivals',
    loss: 'Loss',
    taken: 'Taken',
    card: 'Card',
    note: 'Event',
  },
  briefing: 'Briefing',
  tasks: 'What to do',
  length: 'How long',
  victory: 'How to win',
  toTable: 'To the table',
  briefingAlways: 'Show the briefing when a game starts',
  yourTurn: 'Your turn',
  resultWaits: 'A result waits',
  shown: 'What is shown',
  stay: 'Results of fights stay',
  stays: { wait: 'Until I go on', while: '5 seconds', off: 'Not at all' },
  deaf: 'Ignore a second press',
  deafFor: { short: '0.4 seconds', long: '1 second', off: 'Not at all' },
  handOver: 'Hand over by itself after my last act',
  tellSince: 'List what happened when my turn begins',
}

export type SeenWords = typeof en

const ja: SeenWords = {
  result: '結果',
  resultAgain: '結果（記録より）',
  goOn: '次へ',
  goOnKey: 'Space',
  showAgain: 'この結果をもう一度見る',
  repeat: '直前の結果（サイの目、損失、退却）をもう一度',
  noResult: 'まだ結果はありません。',
  onMap: 'マップで見る',
  waitsForYou: '結果を確認してください。「次へ」を押すと続きます。',
  waitsAtStep: '1手ずつ表示しています。「次へ」を押すと続きます。',
  skip: '飛ばす',
  skipHint: '相手の手番の残りを表示せずに進めます。主な出来事は後で一覧になります。',
  last: (who) => `ここでできることは終わりました。次は${who}です。まだ元に戻せます。`,
  endTurn: '手番を終える',
  since: '前回の手番から',
  sinceSum: ({ fight, losses, march, card, arrival, note }) =>
    [
      fight === 0 ? '' : `戦闘${fight}回`,
      losses === 0 ? '' : `損失${losses}ユニット`,
      march === 0 ? '' : `移動${march}回`,
      card === 0 ? '' : `カード${card}枚`,
      arrival === 0 ? '' : `到着${arrival}件`,
      note === 0 ? '' : `出来事${note}件`,
    ]
      .filter((part) => part !== '')
      .join('・'),
  sinceNothing: '前回の手番から大きな出来事はありません。細かな経過は記録にあります。',
  turningPoint: '戦局の転機',
  sinceClose: '盤に戻る',
  nextBattle: '次の戦闘',
  marches: (n) => `移動${n}回`,
  arrivals: (n) => `到着${n}件`,
  more: (n) => `ほか${n}件`,
  nobodyGave: '退却も除去もありませんでした。',
  nobodyStarved: '失ったユニットはありません。',
  lost: (n) => `損失${n}`,
  kinds: {
    fight: '戦闘',
    starving: '補給',
    march: '移動',
    arrival: '到着',
    loss: '損失',
    taken: '占領',
    card: 'カード',
    note: '出来事',
  },
  briefing: '作戦概要',
  tasks: '任務',
  length: '期間',
  victory: '勝利条件',
  toTable: '盤に戻る',
  briefingAlways: 'ゲーム開始時に作戦概要を表示する',
  yourTurn: 'あなたの番',
  resultWaits: '結果を確認してください',
  shown: '表示',
  stay: '戦闘結果の表示',
  stays: { wait: '「次へ」まで', while: '5秒', off: '表示しない' },
  deaf: '二度押しの無視',
  deafFor: { short: '0.4秒', long: '1秒', off: 'しない' },
  handOver: '最後の行動の後、自動的に相手へ渡す',
  tellSince: '手番の始めに出来事を一覧する',
}

export const seenWords = (language: Language): SeenWords => ({ en, ja })[language]
