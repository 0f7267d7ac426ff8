/** Sentences of the pages around the table. */
import type { Language } from '@sandtable/kernel'
import type { ShelfTrouble } from '../session/shelf.ts'
import type { PlainTrouble, Trouble } from '../session/trouble.ts'

interface AppWords {
  readonly opening: string
  readonly unknownGame: string
  readonly unknownGameText: string
  readonly brokenGame: string
  readonly toLobby: string
  readonly importFailed: (why: string) => string
  readonly trouble: Readonly<Record<PlainTrouble, string>>
  readonly newerEdition: (theirs: number, ours: number) => string
  readonly olderEdition: (theirs: number, ours: number) => string
  readonly impossibleMove: (at: number) => string
  readonly changedMove: (at: number) => string
  readonly imported: string
  readonly goesOn: string
  /** on the table as long as the game cannot be stored */
  readonly notStored: Readonly<Record<ShelfTrouble, string>>
  readonly saveFile: string
  readonly elsewhere: string
  readonly takeOver: string
  /** in the list of games */
  readonly noShelf: string
  readonly damagedGame: string
  readonly loaded: string
  readonly turnOf: (seat: string) => string
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
    'unknown-scenario': 'Its scenario is not one of those in this edition.',
    'damaged-head': 'Its options are not those of this game: it has been damaged or changed by hand.',
    'changed-dice': 'Its dice are not those it was played with: it has been changed by hand.',
    sealed: 'Its dice are still sealed: it can be opened when they have been revealed.',
    'damaged-record': 'The record of its moves is missing or damaged.',
    'damaged-seats': 'It no longer says who plays which side.',
    'no-storage': 'The browser does not let this page read its stored games.',
    unreachable: 'The game could not be fetched. Look at your connection and try again.',
    broken: 'It is damaged in a way the table cannot name.',
  },
  newerEdition: (theirs, ours) =>
    `It was played with a newer edition of the game (${theirs}; this table has ${ours}). Load the newest table and try again.`,
  olderEdition: (theirs, ours) =>
    `It was played with an older edition of the game (${theirs}; this table has ${ours}), with different rules.`,
  impossibleMove: (at) => `The rules do not allow its move ${at}: it has been damaged or changed by hand.`,
  changedMove: (at) =>
    `It has been changed by hand: after move ${at} the position is not the one that was played.`,
  imported: 'The saved game is open. You can look around, go back and try other moves.',
  goesOn: 'The game goes on where it was saved.',
  notStored: {
    full: 'The browser’s storage is full: your latest moves are in this tab only.',
    unusable: 'The browser cannot store this game: it is in this tab only.',
  },
  saveFile: 'Save as a file',
  elsewhere: 'This game is open in another tab. You follow it here.',
  takeOver: 'Take over here',
  noShelf: 'The browser does not let games be stored. You can play; save a game as a file to keep it.',
  damagedGame: 'Damaged game',
  loaded: 'from a file',
  turnOf: (seat) => `${seat} to decide`,
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
    'unknown-scenario': 'この版にないシナリオです。',
    'damaged-head': '選択ルールがこのゲームのものと合いません。壊れているか、書き換えられています。',
    'changed-dice': 'サイコロがプレイ時のものと違います。書き換えられています。',
    sealed: 'サイコロがまだ封印されています。公開された後に開けます。',
    'damaged-record': '手順の記録がないか、壊れています。',
    'damaged-seats': 'どの陣営を誰が担当するかの記録が失われています。',
    'no-storage': 'ブラウザの設定により、保存されたゲームを読めません。',
    unreachable: 'ゲームを読み込めませんでした。接続を確かめて、もう一度お試しください。',
    broken: 'データが壊れていて、原因を特定できません。',
  },
  newerEdition: (theirs, ours) =>
    `より新しい版（第${theirs}版）でプレイされたゲームです。この盤は第${ours}版です。最新の盤を読み込んでからお試しください。`,
  olderEdition: (theirs, ours) =>
    `古い版（第${theirs}版）でプレイされたゲームです。この盤は第${ours}版で、ルールの処理が異なります。`,
  impossibleMove: (at) => `${at}手目がルールに合いません。壊れているか、書き換えられています。`,
  changedMove: (at) => `${at}手目の後の局面がプレイ時のものと違います。書き換えられています。`,
  imported: '保存したゲームを開きました。自由に見返し、別の手を試せます。',
  goesOn: '保存したところから続けます。',
  notStored: {
    full: '保存領域がいっぱいです。最新の手はこのタブにしかありません。',
    unusable: 'ブラウザに保存できません。このゲームはこのタブにしかありません。',
  },
  saveFile: 'ファイルに保存',
  elsewhere: 'このゲームは別のタブで開かれています。ここでは進行を見られます。',
  takeOver: 'この画面で引き継ぐ',
  noShelf: 'ブラウザにゲームを保存できません。プレイはできますが、残すにはファイルへ保存してください。',
  damagedGame: '壊れたゲーム',
  loaded: 'ファイルから',
  turnOf: (seat) => `${seat}の番`,
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
  switch (trouble.kind) {
    case 'newer-edition':
      return words.newerEdition(trouble.theirs, trouble.ours)
    case 'older-edition':
      return words.olderEdition(trouble.theirs, trouble.ours)
    case 'impossible-move':
      return words.impossibleMove(trouble.at)
    case 'changed-move':
      return words.changedMove(trouble.at)
    default:
      return words.trouble[trouble.kind]
  }
}
