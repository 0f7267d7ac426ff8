/** Sentences of the prompt bar when no question of the game is on it. */
import type { Language } from '@sandtable/kernel'

interface Sentences {
  readonly waiting: (seat: string) => string
  readonly behindCurtain: (seat: string) => string
  readonly past: (at: number, length: number) => string
  readonly won: (seats: string) => string
  readonly drawn: string
  readonly notNow: string
  readonly notLive: string
  readonly chooseUnit: string
  readonly chooseUnitHow: string
  readonly nothingHere: string
  readonly nothingHereHow: string
  /** dice follow a click on the map: it must be confirmed */
  readonly commits: string
  readonly commitsHow: string
  readonly confirm: string
  /** a click takes up this stack instead of going to it; how to go there: by its key, by dragging, or by the button that comes */
  readonly takesUp: (place: string) => string
  readonly goInstead: (hasKey: boolean, canDrag: boolean) => string
  /** another stack was taken up instead of going to it */
  readonly takenUp: (place: string) => string
  readonly goThere: (place: string) => string
  /** units have just gone there; a click would send all others after them */
  readonly following: (place: string) => string
  readonly followingHow: (n: number) => string
  readonly follow: (n: number) => string
  /** beyond this turn's reach: when the units would be there */
  readonly sendThere: (when: string) => string
  readonly noUndo: string
  readonly nothingDone: string
  readonly noUndoHow: string
  readonly noRedo: string
  readonly noRedoHow: string
  /** another tab plays the game */
  readonly elsewhere: string
  readonly elsewhereHow: string
  readonly solo: string
  /** alone, but the computer has some of the sides */
  readonly analysis: (level: string) => string
  readonly hotSeat: (people: number) => string
  /** against the computer of this level */
  readonly against: (level: string) => string
  readonly onlooker: string
}

const en: Sentences = {
  waiting: (seat) => `Waiting for ${seat}. You can look around meanwhile.`,
  behindCurtain: (seat) => `${seat} to decide: hand over the screen.`,
  past: (at, length) => `You are looking at the past: after move ${at} of ${length}.`,
  won: (seats) => `The game is over: victory for ${seats}.`,
  drawn: 'The game is over. It is a draw.',
  notNow: 'Not your decision now',
  notLive: 'This is the past',
  chooseUnit: 'Several units could be meant',
  chooseUnitHow: 'Choose one in the list of the stack, or from the counters fanned out.',
  nothingHere: 'Nothing to do here now',
  nothingHereHow: 'What may be chosen is lit; the sentence at the top says what is asked.',
  commits: 'This cannot be taken back',
  commitsHow: 'The dice fall as soon as it is done. Choose it again to confirm.',
  confirm: 'Go ahead',
  takesUp: (place) => `A click takes up the stack at ${place}`,
  goInstead: (hasKey, canDrag) => {
    const ways = [...(hasKey ? ['press G'] : []), ...(canDrag ? ['drag the units there'] : [])]
    return `To go there instead: ${ways.join(', or ') || 'click, then use the button'}`
  },
  takenUp: (place) => `Now in your hand: the stack at ${place}`,
  goThere: (place) => `Send the other stack to ${place}`,
  following: (place) => `More units to ${place}?`,
  followingHow: (n) => `Nobody is in your hand. ${n} units are left where the others came from.`,
  follow: (n) => `Send all ${n} there`,
  sendThere: (when) => `Give an order to go there · ${when}`,
  noUndo: 'Nothing to take back',
  nothingDone: 'You have not done anything yet.',
  noUndoHow:
    'Dice, drawn cards, what the enemy has revealed and the decisions of the other side stand. What came after them can be taken back.',
  noRedo: 'Nothing to redo',
  noRedoHow: 'Only what you have just taken back can be redone.',
  elsewhere: 'The game is open in another tab',
  elsewhereHow: 'You follow it here. To play on this screen, take it over with the button at the top.',
  solo: 'solo',
  analysis: (level) => `analysis against the computer (${level.toLowerCase()})`,
  hotSeat: (people) => `${people > 2 ? people : 'two'} players at one screen`,
  against: (level) => `against the computer (${level.toLowerCase()})`,
  onlooker: 'the computer alone',
}

const ja: Sentences = {
  waiting: (seat) => `${seat}の決定を待っています。その間もマップは自由に見られます。`,
  behindCurtain: (seat) => `${seat}の番です。画面を交代してください。`,
  past: (at, length) => `過去の局面を表示しています（${at}手目／全${length}手）。`,
  won: (seats) => `ゲーム終了。${seats}の勝利です。`,
  drawn: 'ゲーム終了。引き分けです。',
  notNow: '今はあなたの番ではありません',
  notLive: '表示中なのは過去の局面です',
  chooseUnit: '該当するユニットが複数あります',
  chooseUnitHow: 'スタックの一覧か、広げたカウンターから1つ選んでください。',
  nothingHere: '今ここでできることはありません',
  commits: 'この手は取り消せません',
  commitsHow: '実行するとただちにサイコロが振られます。よければもう一度選んでください。',
  confirm: '実行する',
  takesUp: (place) => `クリックすると${place}のスタックに持ち替えます`,
  goInstead: (hasKey, canDrag) => {
    const ways = [...(hasKey ? ['Gキー'] : []), ...(canDrag ? ['ドラッグ'] : [])]
    return `そこへ移動するには：${ways.join('、または') || 'クリック後に表示されるボタン'}`
  },
  takenUp: (place) => `${place}のスタックに持ち替えました`,
  goThere: (place) => `先のスタックを${place}へ動かす`,
  following: (place) => `${place}へさらに移動しますか`,
  followingHow: (n) => `何も選択していません。移動元にはまだ${n}ユニットが残っています。`,
  follow: (n) => `${n}ユニットをすべて動かす`,
  sendThere: (when) => `そこへ向かう命令を出す（到着：${when}）`,
  nothingHereHow: '選べるものは明るく表示されます。今することは上の文に書かれています。',
  noUndo: '取り消せる手がありません',
  nothingDone: 'まだ何も行っていません。',
  noUndoHow:
    'サイコロ、引いたカード、敵が公開した情報、相手の決定は取り消せません。その後の手は取り消せます。',
  noRedo: 'やり直せる手がありません',
  elsewhere: 'このゲームは別のタブで開かれています',
  elsewhereHow: 'ここでは進行を見られます。この画面でプレイするには、上のボタンで引き継いでください。',
  noRedoHow: 'やり直せるのは、取り消したばかりの手だけです。',
  solo: 'ソロプレイ',
  analysis: (level) => `検討用・対コンピュータ（${level}）`,
  hotSeat: (people) => `同じ画面で${people}人`,
  against: (level) => `対コンピュータ（${level}）`,
  onlooker: 'コンピュータ同士',
}

export const sentencesOf = (language: Language): Sentences => ({ en, ja })[language]
