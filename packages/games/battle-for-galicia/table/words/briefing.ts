import type { Language } from '@sandtable/kernel'

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

const en = {
  who: (army: string) => `You command the armies of ${army}.`,
  town: (name: string, capture: number, occupy: number) => `${name} (${capture}/${occupy})`,
  take: (towns: readonly string[]) =>
    `Take ${list(towns)}: the first figure is what you score when you take a town, the second at the end of each later turn you hold it.`,
  noTowns: 'There is no town for you to take here: keep the enemy out of those he wants.',
  hold: (towns: readonly string[]) => `Keep the enemy out of ${list(towns)}.`,
  press: 'Attack while attacks still score, and do not leave single units where they can be destroyed.',
  wearDown: 'Score by counter-attacks and by destroying units that have come too far forward.',
  length: (turns: number, first: number, last: number, from: string, to: string) =>
    `${turns} turns of two days, ${first} to ${last}: from ${from} to ${to} 1914.`,
  more: 'Whoever has more victory points after the last turn wins; equal points are a draw.',
  /** `last`: the last turn in which attacks score, if the game goes on after it. */
  attacks: (vp: number, last: number | undefined) =>
    `${vp} point for each attack by infantry${last === undefined ? '' : ` through turn ${last}`}, whatever comes of it.`,
  eliminations: (vp: number) => `${vp} point for each enemy unit eliminated; none for ersatz units.`,
  headStart: (army: string, vp: number) => `${army} starts with ${vp} points.`,
}

type BriefingWords = typeof en

const ja: BriefingWords = {
  who: (army) => `あなたは${army}を指揮します。`,
  town: (name, capture, occupy) => `${name}（${capture}／${occupy}）`,
  take: (towns) =>
    `${towns.join('、')}を奪取すること。左の数字は初めて奪取したとき、右は以後、自軍ターン終了時に占領していれば毎ターン得る点です。`,
  noTowns: 'このシナリオで奪取すべき町はありません。敵が狙う町に入らせないこと。',
  hold: (towns) => `敵を${towns.join('、')}に入らせないこと。`,
  press: '攻撃が得点になるうちに攻めること。単独のユニットを撃破される場所に残さないこと。',
  wearDown: '反撃と、突出した敵ユニットの撃破で得点すること。',
  length: (turns, first, last, from, to) =>
    `全${turns}ターン（第${first}～第${last}ターン）、1ターンは2日。1914年${from}から${to}まで。`,
  more: '最終ターン終了時に勝利ポイントの多い側の勝ち。同点は引き分け。',
  attacks: (vp, last) =>
    `歩兵による攻撃1回につき${vp}ポイント（${last === undefined ? '' : `第${last}ターンまで、`}結果は問いません）。`,
  eliminations: (vp) => `敵ユニット1個の除去につき${vp}ポイント（野戦補充のユニットは0）。`,
  headStart: (army, vp) => `${army}は${vp}ポイントを持って始めます。`,
}

export const briefingWords = (language: Language): BriefingWords => ({ en, ja })[language]
