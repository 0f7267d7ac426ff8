import type { Language } from '@sandtable/kernel'
import { pair } from './pair.ts'

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** Battles by turn. */
type ByTurn = Readonly<Record<string, number>>

const en = {
  who: pair(
    (army: string) => `You are the ${army}: French, British and Belgians under one command.`,
    () => 'You are Germany: seven armies, one plan, and little time.',
  ),
  plan17: (once: readonly string[], twice: readonly string[]) =>
    `Plan XVII: take ${list(once)}, and ${list(twice)}, which count double. Points once scored are kept.`,
  alliedBattles: (turns: ByTurn) =>
    `Fight the mandated battles (${perTurnEn(turns)}); each one missed costs a point.`,
  holdFrance:
    'Then hold: what the Germans keep in supply at the end is drawn for points, and Paris above all.',
  spare: (french: number, british: number, vp: number, turn: number) =>
    `By the end of turn ${turn} keep the losses below ${french} French corps and below ${british} hits on the British: each limit reached gives the Germans ${vp} points.`,
  alliedWithdrawal: 'A general withdrawal frees you from the battles still owed, at a price in points.',
  takeFrance: (paris: number, hexes: number, twice: readonly string[]) =>
    `Take Paris (${paris} points) and as many of the other ${hexes} victory hexes as you can; ${list(twice)} count double.`,
  supplied: 'Only hexes with a line to a German source of supply count.',
  germanBattles: (turns: ByTurn) => `Late in the war you owe battles too (${perTurnEn(turns)}).`,
  harm: (french: number, british: number, vp: number, turn: number) =>
    `${vp} points each, if by the end of turn ${turn} ${french} French corps are eliminated, and if the British have taken ${british} hits.`,
  east: (turn: number) => `On turn ${turn} troops are called to the East; to refuse costs points.`,
  length: (turns: number, first: string, last: string) => `${turns} turns: ${first} to ${last} 1914.`,
  win: (turn: number, least: number, times: number) =>
    `After turn ${turn} the Germans win with at least ${least} points and at least ${times === 2 ? 'twice' : `${times} times`} the Allied total. Otherwise the Allies win; there is no draw.`,
  paris: (vp: number) =>
    `When Paris first falls (${vp} points), all is added up once: the Germans win at once if the Allied total is less than half of theirs.`,
  trier: (place: string) => `The Allies win at once if they take ${place}.`,
}

const perTurnEn = (turns: ByTurn): string =>
  Object.entries(turns)
    .map(([turn, count]) => `${count} on turn ${turn}`)
    .join(', ')

const perTurnJa = (turns: ByTurn): string =>
  Object.entries(turns)
    .map(([turn, count]) => `第${turn}ターン${count}回`)
    .join('、')

type BriefingWords = typeof en

const ja: BriefingWords = {
  who: pair(
    (army: string) => `あなたは${army}です。フランス、イギリス、ベルギーの各軍を指揮します。`,
    () => 'あなたはドイツ軍です。7個軍を率い、限られた時間で計画を実行します。',
  ),
  plan17: (once, twice) =>
    `17号計画：${once.join('、')}、および得点が2倍になる${twice.join('、')}を奪取すること。得たポイントは失われません。`,
  alliedBattles: (turns) => `強制戦闘を行うこと（${perTurnJa(turns)}）。1回怠るごとに1ポイントを失います。`,
  holdFrance:
    'その後は守りを固めること。ドイツ軍が最後に補給下で保持するヘクスが得点となります。パリは特に重要です。',
  spare: (french, british, vp, turn) =>
    `第${turn}ターン終了までの損失を、フランス軍${french}個軍団未満、イギリス軍${british}打撃未満に抑えること。達するとそれぞれドイツ軍に${vp}ポイント。`,
  alliedWithdrawal: '総撤退を宣言すると残りの強制戦闘は免除されますが、ポイントを失います。',
  takeFrance: (paris, hexes, twice) =>
    `パリ（${paris}ポイント）と、ほか${hexes}か所のVPヘクスをできるだけ多く奪取すること。${twice.join('、')}は得点が2倍です。`,
  supplied: 'ドイツ軍の補給源まで線を引けるヘクスだけが得点になります。',
  germanBattles: (turns) => `終盤にはドイツ軍にも強制戦闘があります（${perTurnJa(turns)}）。`,
  harm: (french, british, vp, turn) =>
    `第${turn}ターン終了までにフランス軍${french}個軍団を除去すれば${vp}ポイント、イギリス軍に${british}打撃を与えれば${vp}ポイント。`,
  east: (turn) => `第${turn}ターンに東部戦線への派兵を求められます。拒否するとポイントを失います。`,
  length: (turns, first, last) => `全${turns}ターン：1914年${first}から${last}まで。`,
  win: (turn, least, times) =>
    `第${turn}ターン終了時、ドイツ軍が${least}ポイント以上かつ連合軍の${times}倍以上ならドイツ軍の勝ち。それ以外は連合軍の勝ち。引き分けはありません。`,
  paris: (vp) =>
    `パリが初めて陥落したターンの終わり（${vp}ポイント）に一度だけ集計し、連合軍の合計がドイツ軍の半分未満ならドイツ軍が直ちに勝ちます。`,
  trier: (place) => `連合軍が${place}を支配すれば、直ちに連合軍の勝ちです。`,
}

export const briefingWords = (language: Language): BriefingWords => ({ en, ja })[language]
