/** Sentences of the pages around the table. */
import type { Language } from '@sandtable/kernel'
import type { Trouble } from '../session/trouble.ts'

interface AppWords {
  readonly opening: string
  readonly unknownGame: string
  readonly unknownGameText: string
  readonly brokenGame: string
  readonly toLobby: string
  readonly importFailed: (why: string) => string
  readonly trouble: Readonly<Record<Exclude<Trouble['kind'], 'impossible-move'>, string>>
  readonly impossibleMove: (at: number) => string
  readonly imported: string
  readonly notStored: string
  readonly turns: (n: number) => string
  readonly turn: (n: number) => string
  readonly yourTurn: string
  readonly waitingFor: (seat: string) => string
  readonly over: string
  readonly lesson: string
  readonly updated: string
  readonly reload: string
}

const en: AppWords = {
  opening: 'Setting up the table …',
  unknownGame: 'This game is not in this browser',
  unknownGameText: 'Games are kept in the browser they were played in. Open a saved file to bring one over.',
  brokenGame: 'This game cannot be opened',
  toLobby: 'To the games',
  importFailed: (why) => `The file cannot be opened. ${why}`,
  trouble: {
    'not-a-record': 'It is not a game saved from this table.',
    'unknown-game': 'It is a game this table does not have.',
    'other-edition': 'It was played with another edition of the game.',
    'damaged-head': 'Its beginning is damaged: scenario, options or dice.',
  },
  impossibleMove: (at) => `Move ${at} in it is not possible; the file may be damaged.`,
  imported: 'The saved game is open. You can look around, go back and try other moves.',
  notStored: 'This browser does not let the game be stored. Save it as a file before you leave.',
  turns: (n) => `${n} turns`,
  turn: (n) => `Turn ${n}`,
  yourTurn: 'Your turn',
  waitingFor: (seat) => `Waiting for ${seat}`,
  over: 'Finished',
  lesson: 'Lesson',
  updated: 'A newer version is ready.',
  reload: 'Reload',
}

const ja: AppWords = {
  opening: '盤を用意しています…',
  unknownGame: 'このゲームはこのブラウザにありません',
  unknownGameText:
    'ゲームはプレイしたブラウザに保存されます。別の場所のゲームは保存ファイルから開いてください。',
  brokenGame: 'このゲームを開けません',
  toLobby: 'ゲーム一覧へ',
  importFailed: (why) => `ファイルを開けません。${why}`,
  trouble: {
    'not-a-record': 'この盤で保存したゲームではありません。',
    'unknown-game': 'この盤にないゲームです。',
    'other-edition': '別の版でプレイされたゲームです。',
    'damaged-head': '冒頭（シナリオ、選択肢、サイコロ）が壊れています。',
  },
  impossibleMove: (at) => `${at}手目がルール上ありえない手です。ファイルが壊れている可能性があります。`,
  imported: '保存したゲームを開きました。自由に見返し、別の手を試せます。',
  notStored: 'このブラウザではゲームを保存できません。離れる前にファイルへ保存してください。',
  turns: (n) => `全${n}ターン`,
  turn: (n) => `第${n}ターン`,
  yourTurn: 'あなたの番',
  waitingFor: (seat) => `${seat}の決定待ち`,
  over: '終了',
  lesson: 'レッスン',
  updated: '新しい版があります。',
  reload: '読み込む',
}

export const appWords = (language: Language): AppWords => ({ en, ja })[language]

/** The trouble in a sentence. */
export function troubleText(trouble: Trouble, language: Language): string {
  const words = appWords(language)
  return trouble.kind === 'impossible-move' ? words.impossibleMove(trouble.at) : words.trouble[trouble.kind]
}
