import type { ChapterTexts } from '../shape.ts'

export const action: ChapterTexts<'8'> = {
  '8.0': {
    title: 'アクション・フェイズ',
    text: ['TODO heading'],
  },
  '8.1': {
    title: 'ルールの概括',
    text: ['TODO heading'],
  },
  '8.1.a': {
    title: '6ラウンド',
    text: ['TODO Action Phase = 6 rounds; AP acts then CP; that completes one round.'],
  },
  '8.1.b': {
    title: 'ラウンド中に起きること',
    text: ['TODO Activation for movement/attack, SR, RP gain and events happen in action rounds.'],
  },
  '8.1.c': {
    title: '残り5ラウンド',
    text: ['TODO Repeat for the other five rounds.'],
  },
  '8.2': {
    title: '1アクション',
    text: ['TODO Each player performs exactly one of 8.2.a-e in his action round.'],
  },
  '8.2.a': {
    title: 'OPSアクション',
    text: ['TODO Play a card for OPS.'],
  },
  '8.2.b': {
    title: 'SRアクション',
    text: ['TODO Play a card for SR.'],
  },
  '8.2.c': {
    title: 'RPアクション',
    text: ['TODO Play a card for RPs.'],
  },
  '8.2.d': {
    title: 'イヴェント・アクション',
    text: ['TODO Play a card for its event.'],
  },
  '8.2.e': {
    title: 'カードなしプレイ',
    text: [
      'TODO 1 OPS without a card: activate one space (or a one-nation region/Lemnos stack) for movement (incl. trench building, 19.2.a) or attack; in the first action round it may instead place an uprising unit in a demoralised enemy-side nation (23.3.1.d). A space costing 2 cannot be activated with it.',
      "{#28} TODO Each side's action in round 1.",
    ],
  },
  '8.3': {
    title: 'アクション・マーカー',
    text: ['TODO heading'],
  },
  '8.3.a': {
    title: 'アクション・マーカー',
    text: ["TODO Record the action type with the numbered marker on the player's action chart."],
  },
  '8.3.b': {
    title: 'ターン毎に一度のアクション',
    text: [
      'TODO Some actions may occur only once per turn per player (as the chart shows: e.g. one reinforcement card per nation). Known from the rules: one reinforcement card per nation (9.7.3.a), one sea-invasion card (25.1.e).',
    ],
  },
  '8.3.c': {
    title: '両者で一度',
    text: ['TODO Some actions (neutral entry) may occur only once per turn for both players together.'],
  },
}
