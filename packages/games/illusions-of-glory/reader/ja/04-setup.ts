import type { ChapterTexts } from '../shape.ts'

export const setup: ChapterTexts<'4'> = {
  '4.0': {
    title: '基本ゲームのセットアップ',
    text: ['TODO heading'],
  },
  '4.0.a': {
    title: 'ターン・マーカー',
    text: ['TODO Turn marker starts on Summer 1914 (Turn 1).'],
  },
  '4.0.b': {
    title: 'VPマーカー',
    text: ['TODO VP marker starts at 15.'],
  },
  '4.0.c': {
    title: '戦争状態マーカー',
    text: ['TODO AP, CP and Combined War Status start at 0.'],
  },
  '4.0.d': {
    title: '休戦マーカー',
    text: ['TODO Armistice marker starts at 40.'],
  },
  '4.0.e': {
    title: '国家戦意の初期値',
    text: ['TODO RU, GE, AH National Will start at 12.'],
  },
  '4.0.f': {
    title: '部隊評価の初期値',
    text: ['TODO RU, IT, GE, AH Troop Quality start at 16.'],
  },
  '4.0.g': {
    title: 'RPマーカー',
    text: ['TODO RP markers of each nation start beside the GRT (0).'],
  },
  '4.0.h': {
    title: 'MOマーカー',
    text: [
      'TODO AP and CP MO markers start on None or Made; both MO modifier markers start at 0 (but 4.3.a/7.1.a give both sides an MO on Turn 1).',
      '{#4} TODO Preset: RU for AP, AH against Serbia for CP. Failing them costs the usual VP.',
    ],
  },
  '4.0.i': {
    title: 'GE→TU RP変換マーカー',
    text: ["TODO Place the '1 GE RP to TU RP' marker (conversion allowed) in the CP reserve box."],
  },
  '4.0.j': {
    title: 'AP-A→RU変換不可マーカー',
    text: ["TODO Place the 'No AP-A RPs to RU' marker (conversion not allowed) in the AP reserve box."],
  },
  '4.0.k': {
    title: '状態マーカー',
    text: [
      'TODO Start states: No Royal Navy Blockade, No Sea Invasions, No Subs, No Convoys, RU Amphib Assaults Allowed.',
    ],
  },
  '4.0.l': {
    title: 'アクション・マーカー',
    text: ["TODO Action round markers of each side start beside that side's action chart."],
  },
  '4.0.m': {
    title: '活性化マーカー',
    text: ['TODO Move/Attack markers kept within reach (no engine meaning).'],
  },
  '4.0.n': {
    title: 'その他のマーカー',
    text: ['TODO All other markers kept within reach (no engine meaning).'],
  },
  '4.1': {
    title: 'ユニットのセットアップ',
    text: ['TODO heading'],
  },
  '4.1.a': {
    title: 'ユニットの配置',
    text: [
      'TODO Place AP and CP units per the 1914 Mobilization set-up card; entries give space name plus map grid reference.',
    ],
  },
  '4.1.b': {
    title: '予備ボックスの初期配置',
    text: ['TODO Some SCUs start in the AP/CP reserve boxes per the set-up card (counts in the errata).'],
  },
  '4.1.c': {
    title: '塹壕の初期配置',
    text: ['TODO Some spaces start with a trench marker per the set-up card.'],
  },
  '4.1.d': {
    title: '中立国ユニット',
    text: [
      'TODO Bulgarian, Italian and Romanian units are placed only when their Neutral Entry event is played, per the Neutral Entry set-up card.',
    ],
  },
  '4.1.e': {
    title: '蜂起ユニットは盤外',
    text: ['TODO RU, GE, AH uprising units are not on the map until rebellion breaks out in the nation.'],
  },
  '4.2': {
    title: 'ゲームの開始',
    text: ['TODO Before Turn 1 both players draw strategy cards (4.2.1, 4.2.2).'],
  },
  '4.2.1': {
    title: 'APプレイヤーについてのゲーム開始',
    text: ['TODO heading', '{#5} TODO AP takes, shows and draws, then CP.'],
  },
  '4.2.1.a': {
    title: 'APの引きパイル',
    text: ['TODO AP forms a draw pile of all AP Mobilization cards.'],
  },
  '4.2.1.b': {
    title: 'APの計画カード選択',
    text: ['TODO AP takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE from the pile and shows it to CP.'],
  },
  '4.2.1.c': {
    title: 'APの手札',
    text: ['TODO AP shuffles the rest and draws 6 more cards for a hand of 7.'],
  },
  '4.2.1.d': {
    title: 'APの残りのパイル',
    text: ['TODO The remaining Mobilization cards are the AP draw pile.'],
  },
  '4.2.1.e': {
    title: 'AP計画カードの期限',
    text: [
      'TODO AP need not play the chosen plan card first, but its event must be played during Turn 1 or 2; if not played as an event by the end of Turn 2 (Fall 1914) that event can never be played for the rest of the game. Applies to AP#1 and AP#7 alike, also when the other one is drawn later.',
      '{#6} TODO AP1 and AP7. The Turn 1-2 limit of CP1 is a condition of its own text.',
    ],
  },
  '4.2.2': {
    title: 'CPプレイヤーについてのゲーム開始',
    text: ['TODO heading'],
  },
  '4.2.2.a': {
    title: 'CPの引きパイル',
    text: ['TODO CP forms a draw pile of all CP Mobilization cards.'],
  },
  '4.2.2.b': {
    title: 'CPのカード選択',
    text: ['TODO CP takes one 4-OPS Mobilization card of choice and shows it to AP.'],
  },
  '4.2.2.c': {
    title: 'CPの手札',
    text: ['TODO CP shuffles the rest and draws 6 more for a hand of 7.'],
  },
  '4.2.2.d': {
    title: 'CPの残りのパイル',
    text: ['TODO The remaining Mobilization cards are the CP draw pile.'],
  },
  '4.2.2.e': {
    title: 'CPカードの使い方は自由',
    text: ['TODO CP need not play the chosen card first nor as an event.'],
  },
  '4.2.3': {
    title: '表向きに残すイヴェント',
    text: [
      'TODO An event lasting the whole turn stays face up in front of its player until the end of the turn, then goes to the discard pile or, with an asterisk, out of the game.',
    ],
  },
  '4.3': {
    title: '1914年夏季ターン（ターン1）の制限',
    text: ['TODO heading'],
  },
  '4.3.a': {
    title: 'ターン1の強制的攻勢',
    text: ["TODO No MO roll on Turn 1: CP's MO is preset to AH(SB), AP's to RU."],
  },
  '4.3.b': {
    title: 'ターン1は塹壕不可',
    text: ['TODO Trenches cannot be built during Turn 1.', '{#7} TODO None on Turn 1.'],
  },
  '4.3.c': {
    title: 'ターン1は参戦段階の変更なし',
    text: [
      'TODO War status points can be gained on Turn 1 but commitment levels cannot change before the War Status Phase of Turn 2. (17.2.a-b.)',
    ],
  },
  '4.3.d': {
    title: 'ブルガリア進入不可',
    text: [
      'TODO Neither player may move into Bulgaria before the BULGARIA entry event is played (Turn 1 or later).',
    ],
  },
  '4.3.e': {
    title: 'ルーマニア進入不可',
    text: ['TODO Neither player may move into Romania before the ROMANIA entry event is played.'],
  },
  '4.3.f': {
    title: 'イタリア戦線進入不可',
    text: [
      'TODO Neither player may move into the Italian Front inset before the ITALY entry event is played.',
      '{#8} TODO The whole inset is closed to both sides, its Austrian spaces too.',
    ],
  },
}
