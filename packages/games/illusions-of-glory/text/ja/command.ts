import type { CommandEvents } from '../../events/command.ts'
import type { Command } from '../../commands.ts'
import { idOfCard } from '../../cards.ts'
import type { Fact } from '@sandtable/kernel'
import { ACTION, DRAW } from '../../state.ts'
import { turnData } from '../../tables.ts'
import { JA_CARDS } from '../cards/ja.ts'
import type * as keys from '../keys/command.ts'
import type { Part } from '../shape.ts'
import { card, cards, nation, player, signed, space } from './words.ts'

const COMMANDERS: Readonly<Record<Command, string>> = {
  0: 'ロシア',
  1: '西側連合国',
  2: 'オーストリア－ハンガリー',
  3: 'ドイツ',
}
const LEVELS = ['動員', '限定戦争', '総力戦'] as const
const PILES = {
  discard: 'は捨て札になる',
  removed: 'はゲームから取り去られる',
  table: 'はターンの終了まで表向きに残る',
  hand: 'は手札に戻る',
} as const
const DUTIES: Readonly<Record<string, string>> = {
  none: 'なし又は済み',
  RU: 'ロシア軍',
  'BR-FR': 'イギリス軍・フランス軍',
  'BR-FR-halt': 'イギリス軍・フランス軍は攻撃不可',
  IT: 'イタリア軍',
  balkans: 'バルカン諸国',
  'AH-SB': 'オーストリア－ハンガリー軍（対セルビア）',
  GE: 'ドイツ軍',
  TU: 'トルコ軍',
  'AH-IT': 'オーストリア－ハンガリー軍（対イタリア）',
}
export const duty = (result: string): string => DUTIES[result] ?? result
const needs = (c: Fact | undefined): string =>
  typeof c === 'number' ? (JA_CARDS[idOfCard(c)].needs ?? '?') : '?'

type Said<K extends keyof CommandEvents> = CommandEvents[K]
function offensiveSentence({ side, die, modifier, result, void: isVoid }: Said<'offensive-rolled'>): string {
  const order = `${player(side)}の強制的攻勢`
  if (die === 0) return `${order}：「${duty(result)}」。`
  const roll = modifier === 0 ? `${die}` : `${die}${signed(modifier)}＝${die + modifier}`
  return `${order}：サイの目${roll}、「${duty(result)}」${isVoid ? '（「なし又は済み」となる）' : ''}。`
}

const USES: Readonly<Record<number, string>> = {
  [ACTION.ops]: 'OPSのために',
  [ACTION.sr]: 'SRのために',
  [ACTION.rp]: 'RPのために',
  [ACTION.event]: 'イヴェントとして',
}
function actionSentence({ side, round, action, card: c, points }: Said<'action-taken'>): string {
  const who = `第${round}ラウンド：${player(side)}は`
  if (action === ACTION.uprising) return `${who}カードなしプレイで蜂起を起こす。`
  if (action === ACTION.noCard) return `${who}カードなしプレイ（1\u00a0OPS）を行う。`
  const worth = points > 0 ? `（${points}ポイント）` : ''
  return `${who}「${card(c)}」を${USES[action] ?? ''}プレイ${worth}。`
}

const WINS: Readonly<Record<string, string>> = {
  automatic: '自動的勝利',
  limited: '限定的勝利',
  marginal: '辛勝利',
}
const ENDINGS = { automatic: '', armistice: '休戦。', 'last-turn': 'シナリオ終了。' } as const
function endSentence({ winner, vp, level, how }: Said<'game-ended'>): string {
  if (winner === DRAW) return `${ENDINGS[how]}VP ${vp}で引き分け。`
  return `${ENDINGS[how]}VP ${vp}で${player(winner)}の${WINS[level] ?? '?'}。`
}

export const command: Part<typeof keys, keys.Procedure, keyof CommandEvents> = {
  prompts: {
    'take-card': (f) => `${player(f.side)}：カードを1枚取り、相手に見せてください。`,
    delegate: () => '次のターン、自分のカードをもう1人の連合国勢力プレイヤーにプレイさせますか？',
    action: (f) =>
      f.greece === true
        ? `第${String(f.round)}ラウンド、${player(f.side)}：アクションを選択してください。「コンスタンティノス王」で応じなければギリシャが参戦します。`
        : `第${String(f.round)}ラウンド、${player(f.side)}：アクションを選択してください。`,
    'discard-cards': (f) => `${player(f.side)}：カードを引く前に、戦闘カードを捨て札にできます。`,
  },
  refusals: {
    'not-in-hand': (f) => `「${card(f.card)}」は手札にありません。`,
    'not-a-starting-card': (f) => `「${card(f.card)}」は${player(f.side)}の開始カードにはなりません。`,
    'sr-twice-running': () => '前のラウンドもSRでした。連続したラウンドでSRは行えません。',
    'rp-twice-running': () => '前のラウンドもRPでした。連続したラウンドでRPは得られません。',
    'combat-card-only-in-combat': (f) =>
      `「${card(f.card)}」は戦闘カードです。イヴェントとしては戦闘中にのみプレイできます。`,
    'prerequisite-unmet': (f) => `「${card(f.card)}」の前提条件が満たされていません：${needs(f.card)}。`,
    'plan-too-late': (f) => `「${card(f.card)}」のイヴェントは第1・第2ターンにのみプレイできます。`,
    'event-banned': (f) => `このターン有効なイヴェントにより、「${card(f.card)}」はプレイできません。`,
    'reinforced-already': (f) => `${nation(f.nation)}の増援カードは、このターンすでにプレイされています。`,
    'no-room-for-all': (f) => `「${card(f.card)}」の全ユニットを置く場所がマップ上にありません。`,
    'capital-taken': (f) => `${nation(f.nation)}は首都を失っており、増援を受けられません。`,
    'entry-already-this-turn': () => 'このターンの中立国参戦イヴェントはすでにプレイされています。',
    'invasion-already-this-turn': () => 'このターンの海上侵攻カードはすでにプレイされています。',
    'not-in-winter': (f) => `「${card(f.card)}」は冬季ターンにはプレイできません。`,
    'sea-closed': (f) => `海が閉ざされている間、「${card(f.card)}」はプレイできません。`,
    'no-ru-reinforcements': () => '革命により、ロシア軍の増援はもう到着しません。',
    'nation-not-demoralized': (f) =>
      `${nation(f.nation)}は国家士気阻喪に陥った敵国ではないので、蜂起は起こせません。`,
    'only-in-first-round': () => 'カードなしプレイで蜂起を起こせるのは第1ラウンドだけです。',
    'only-combat-cards': (f) =>
      `「${card(f.card)}」は戦闘カードではありません。プレイされるまで手札に残ります。`,
  },
  verbs: {
    take: '取る',
    ops: 'オペレーション（OPS）',
    sr: '戦略再配備（SR）',
    rp: '補充ポイント（RP）',
    event: 'イヴェント',
    'no-card': 'カードなし（1\u00a0OPS）',
    raise: '蜂起を起こす',
    discard: '捨て札にする',
  },
  procedures: {
    opening: 'ゲームの開始',
    'turn-start': 'ターンの開始',
    mandatory: '強制的攻勢フェイズ',
    action: 'アクション・フェイズ',
    'war-status': '戦争状態フェイズ',
    'war-status/bulgaria': 'ブルガリアの崩壊',
    'war-status/romania': 'ルーマニアの崩壊',
    'war-status/serbia': 'セルビアの崩壊',
    'war-status/austria': 'オーストリア－ハンガリーの崩壊',
    'war-status/end': '戦争状態フェイズの終了',
    draw: '戦略カード引きフェイズ',
    'draw/discard': '戦闘カードの破棄',
    'draw/hands': 'カードの補充',
    'draw/delegation': 'アクション・ラウンドの委任',
    end: 'ゲーム終了',
  },
  events: {
    'turn-began': (e) => `第${e.turn}ターン（${turnData(e.turn).name.ja}）開始。`,
    'round-began': (e) => `第${e.round}ラウンド：${player(e.side)}。`,
    'card-taken': (e) => `${player(e.side)}は「${card(e.card)}」を取り、相手に見せた。`,
    'cards-drawn': (e) =>
      `${COMMANDERS[e.command]}：カードを${e.count}枚引いた${e.cards.length > 0 ? `（${cards(e.cards)}）` : ''}。`,
    reshuffled: (e) => `${player(e.side)}の引きパイルに${e.cards}枚がシャッフルされた。`,
    'offensive-rolled': (e) => offensiveSentence(e),
    'offensive-made': (e) =>
      `${space(e.space)}への攻撃で、${player(e.side)}の強制的攻勢「${duty(e.result)}」は済みとなった。`,
    'offensive-failed': (e) => `${player(e.side)}は強制的攻勢「${duty(e.result)}」を実施しなかった。`,
    'halt-broken': (e) =>
      `攻撃不可の命令に反し、イギリス軍またはフランス軍のユニットが${space(e.space)}を攻撃した。`,
    'action-taken': (e) => actionSentence(e),
    'war-status-raised': (e) =>
      `${player(e.side)}の戦争状態${signed(e.by)}、現在${e.now}（統合戦争状態${e.combined}）。`,
    'commitment-raised': (e) =>
      `${player(e.side)}の参戦段階が「${LEVELS[e.level] ?? '?'}」に上昇。新たなカード${e.cards}枚。`,
    'card-left': (e) => `「${card(e.card)}」${PILES[e.to]}。`,
    'combat-cards-discarded': (e) => `${player(e.side)}は${cards(e.cards)}を捨て札にした。`,
    'rounds-delegated': (e) =>
      e.on
        ? '次のターン、ロシアのラウンドは西側連合国がプレイする。'
        : '次のターン、ロシアは自身のラウンドをプレイする。',
    'vp-changed': (e) => `VP ${signed(e.by)}、現在${e.vp}${e.space < 0 ? '' : `（${space(e.space)}）`}。`,
    'armistice-moved': (e) => `休戦マーカー${signed(e.by)}、現在${e.now}。`,
    'game-ended': (e) => endSentence(e),
  },
}
