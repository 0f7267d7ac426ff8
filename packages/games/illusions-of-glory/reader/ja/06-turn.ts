import type { ChapterTexts } from '../shape.ts'

export const turn: ChapterTexts<'6'> = {
  '6.0': {
    title: 'ターンの手順',
    text: [
      'TODO Each turn: A Mandatory Offensive, B Action, C Attrition, D Siege, E War Status, F Rebellion/Revolution, G Replacement, H Strategy Card Draw, I End of Turn.',
    ],
  },
  '6.0.A': {
    title: '強制的攻勢フェイズ',
    text: ['TODO From Turn 2 each player rolls 1d6 on his MO table and places his MO marker.'],
  },
  '6.0.B': {
    title: 'アクション・フェイズ',
    text: [
      "TODO 6 action rounds; in each, AP acts first, then CP. One action: 1-OPS no-card play, or one card for OPS, SR, RP or event (yellow-box events also give the card's OPS in the same play). Asterisk cards played as events leave the game; other played cards are discarded.",
    ],
  },
  '6.0.C': {
    title: '損耗フェイズ',
    text: [
      'TODO Every full-strength OOS unit loses a step; reduced OOS LCUs are permanently eliminated (Eliminated box, never rebuilt, no SCU); reduced OOS SCUs are destroyed (Replaceable Units box); all simultaneously (14.3.2). Then control of each empty OOS space passes to the opponent unless it holds an undestroyed fort or a supply source or is a region (11.2.k).',
    ],
  },
  '6.0.D': {
    title: '攻囲フェイズ',
    text: [
      'TODO For each fort besieged by enough enemy units (20.3.1.a) roll 1d6: result greater than fort CF means surrender; place Fort Destroyed and the besieger takes control (20.4). Equal or lower: no effect.',
    ],
  },
  '6.0.E.1.a': {
    title: '休戦マーカーの調整',
    text: [
      'TODO Adjust the Armistice marker for RUSSIAN WAR WEARINESS and LONG LIVE THE TSAR! plays. The marker moves here, in the War Status Phase, not when the card is played; never above 40 (17.3.2.c).',
      '{#17} TODO The order of {§6.0.E}: victory, armistice, commitment, collapses. The winter loss of the blockade is taken in the first step.',
    ],
  },
  '6.0.E.1.b': {
    title: '自動的勝利のチェック',
    text: ['TODO Check automatic victory; if so the game ends (17.3.1).'],
  },
  '6.0.E.2': {
    title: '休戦のチェック',
    text: [
      'TODO If no automatic victory, check armistice (17.3.2); if so the game ends and VP level decides.',
    ],
  },
  '6.0.E.3': {
    title: '参戦段階のチェック',
    text: [
      'TODO If the game goes on each player checks whether his commitment level rises; if it does he shuffles the new deck with draw pile and discard pile (not removed cards) into a new draw pile.',
    ],
  },
  '6.0.E.4.a': {
    title: '小国の崩壊チェック',
    text: ['TODO Check collapse of Bulgaria, Romania, Serbia (26.2.3, 26.5.3, 26.6.2).'],
  },
  '6.0.E.4.b': {
    title: 'AHの崩壊チェック',
    text: ['TODO Check collapse of Austria-Hungary (23.5).'],
  },
  '6.0.F.1.a': {
    title: 'APによる叛乱チェック',
    text: ['TODO AP checks whether AH and/or GE NW is at box 2; if so rebellion may break out there (23.0).'],
  },
  '6.0.F.1.b': {
    title: 'CPによる叛乱チェック',
    text: ['TODO Then CP checks whether RU NW is at box 2; if so rebellion may break out there.'],
  },
  '6.0.F.1.c': {
    title: '国家戦意の下限',
    text: ['TODO NW markers never go below 2.'],
  },
  '6.0.F.2.a': {
    title: '革命の時期',
    text: [
      "TODO If RUSSIAN REVOLUTION was played place the Revolution marker on the next turn's space; when the turn marker enters that space move it to the Russian Revolution track: the revolution begins (23.4). Placement is by 23.4.1.b (one turn ahead of the turn of play).",
    ],
  },
  '6.0.F.2.b': {
    title: '革命の進行',
    text: [
      'TODO In each turn after that of the start, in the Rebellion/Revolution Phase, advance the Revolution marker one stage and apply that stage (23.4.2). No advance while no uprising is in Russia (23.4.2.d).',
    ],
  },
  '6.0.G': {
    title: '補充フェイズ',
    text: [
      'TODO Players spend recorded RPs, AP before CP; unspent RPs are lost. AP completes all its replacements before CP starts.',
      '{#21} TODO AP, then CP; of partners the western and the Austrian player first.',
    ],
  },
  '6.0.H.1.a': {
    title: '表向きの*イヴェントの除去',
    text: ['TODO Face-up asterisk cards played as events are removed from the game.'],
  },
  '6.0.H.1.b': {
    title: 'その他の表向きカードの捨て札',
    text: ["TODO All other face-up cards go to the owner's discard pile."],
  },
  '6.0.H.2': {
    title: 'CCの任意の捨て札',
    text: [
      'TODO Before drawing, each player may discard any CCs left in hand; no other cards may be voluntarily discarded.',
      '{#19} TODO AP before CP, all discards before all draws. Whether a player is asked depends on public knowledge only.',
    ],
  },
  '6.0.H.3.a': {
    title: '7枚まで引く',
    text: [
      'TODO Each player draws until holding 7 cards (kept cards included). (4 each for paired players, 8 for a single player against a pair: 4.4.)',
    ],
  },
  '6.0.H.4.a': {
    title: '枯渇時のリシャッフル',
    text: [
      'TODO If the draw pile runs out, reshuffle the discard pile and continue to a full hand.',
      '{#18} TODO When it is empty. Every turn is an option. If discards are gone too the hand stays small.',
    ],
  },
  '6.0.H.4.b': {
    title: '選択ルールのリシャッフル',
    text: ['TODO Optional: shuffle draw and discard piles together every turn before drawing.'],
  },
  '6.0.I': {
    title: 'ターンの終了',
    text: ['TODO Advance the turn marker one space.'],
  },
}
