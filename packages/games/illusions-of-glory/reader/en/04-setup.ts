import type { ChapterTexts } from '../shape.ts'

export const setup: ChapterTexts<'4'> = {
  '4.0': {
    title: 'Basic Game Setup',
    text: ['TODO heading'],
  },
  '4.0.a': {
    title: 'Turn marker',
    text: ['Turn marker starts on Summer 1914 (Turn 1).'],
  },
  '4.0.b': {
    title: 'VP marker',
    text: ['VP marker starts at 15.'],
  },
  '4.0.c': {
    title: 'War status markers',
    text: ['AP, CP and Combined War Status start at 0.'],
  },
  '4.0.d': {
    title: 'Armistice marker',
    text: ['Armistice marker starts at 40.'],
  },
  '4.0.e': {
    title: 'NW set-up',
    text: ['RU, GE, AH National Will start at 12.'],
  },
  '4.0.f': {
    title: 'TQ set-up',
    text: ['RU, IT, GE, AH Troop Quality start at 16.'],
  },
  '4.0.g': {
    title: 'RP markers',
    text: ['RP markers of each nation start beside the GRT (0).'],
  },
  '4.0.h': {
    title: 'MO markers',
    text: [
      'AP and CP MO markers start on None or Made; both MO modifier markers start at 0 (but 4.3.a/7.1.a give both sides an MO on Turn 1).',
      '{#4} Preset: RU for AP, AH against Serbia for CP. Failing them costs the usual VP.',
    ],
  },
  '4.0.i': {
    title: 'GE to TU RP marker',
    text: ["Place the '1 GE RP to TU RP' marker (conversion allowed) in the CP reserve box."],
  },
  '4.0.j': {
    title: 'No AP-A to RU marker',
    text: ["Place the 'No AP-A RPs to RU' marker (conversion not allowed) in the AP reserve box."],
  },
  '4.0.k': {
    title: 'Status markers',
    text: [
      'Start states: No Royal Navy Blockade, No Sea Invasions, No Subs, No Convoys, RU Amphib Assaults Allowed.',
    ],
  },
  '4.0.l': {
    title: 'Action markers',
    text: ["Action round markers of each side start beside that side's action chart."],
  },
  '4.0.m': {
    title: 'Activation markers',
    text: ['Move/Attack markers kept within reach (no engine meaning).'],
  },
  '4.0.n': {
    title: 'Other markers',
    text: ['All other markers kept within reach (no engine meaning).'],
  },
  '4.1': {
    title: 'Unit Setup',
    text: ['TODO heading'],
  },
  '4.1.a': {
    title: 'Unit placement',
    text: [
      'Place AP and CP units per the 1914 Mobilization set-up card; entries give space name plus map grid reference.',
    ],
  },
  '4.1.b': {
    title: 'Reserve box set-up',
    text: ['Some SCUs start in the AP/CP reserve boxes per the set-up card (counts in the errata).'],
  },
  '4.1.c': {
    title: 'Trench set-up',
    text: ['Some spaces start with a trench marker per the set-up card.'],
  },
  '4.1.d': {
    title: 'Neutral units',
    text: [
      'Bulgarian, Italian and Romanian units are placed only when their Neutral Entry event is played, per the Neutral Entry set-up card.',
    ],
  },
  '4.1.e': {
    title: 'Uprising units off map',
    text: ['RU, GE, AH uprising units are not on the map until rebellion breaks out in the nation.'],
  },
  '4.2': {
    title: 'Start of play',
    text: ['Before Turn 1 both players draw strategy cards (4.2.1, 4.2.2).'],
  },
  '4.2.1': {
    title: 'Starting the game for the AP Player',
    text: ['TODO heading', '{#5} AP takes, shows and draws, then CP.'],
  },
  '4.2.1.a': {
    title: 'AP draw pile',
    text: ['AP forms a draw pile of all AP Mobilization cards.'],
  },
  '4.2.1.b': {
    title: 'AP picks a plan',
    text: ['AP takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE from the pile and shows it to CP.'],
  },
  '4.2.1.c': {
    title: 'AP hand',
    text: ['AP shuffles the rest and draws 6 more cards for a hand of 7.'],
  },
  '4.2.1.d': {
    title: 'AP pile remainder',
    text: ['The remaining Mobilization cards are the AP draw pile.'],
  },
  '4.2.1.e': {
    title: 'AP plan deadline',
    text: [
      'AP need not play the chosen plan card first, but its event must be played during Turn 1 or 2; if not played as an event by the end of Turn 2 (Fall 1914) that event can never be played for the rest of the game. Applies to AP#1 and AP#7 alike, also when the other one is drawn later.',
      '{#6} AP1 and AP7. The Turn 1-2 limit of CP1 is a condition of its own text.',
    ],
  },
  '4.2.2': {
    title: 'Starting the game for the CP Player',
    text: ['TODO heading'],
  },
  '4.2.2.a': {
    title: 'CP draw pile',
    text: ['CP forms a draw pile of all CP Mobilization cards.'],
  },
  '4.2.2.b': {
    title: 'CP picks a card',
    text: ['CP takes one 4-OPS Mobilization card of choice and shows it to AP.'],
  },
  '4.2.2.c': {
    title: 'CP hand',
    text: ['CP shuffles the rest and draws 6 more for a hand of 7.'],
  },
  '4.2.2.d': {
    title: 'CP pile remainder',
    text: ['The remaining Mobilization cards are the CP draw pile.'],
  },
  '4.2.2.e': {
    title: 'CP card free',
    text: ['CP need not play the chosen card first nor as an event.'],
  },
  '4.2.3': {
    title: 'Face-up events',
    text: [
      'An event lasting the whole turn stays face up in front of its player until the end of the turn, then goes to the discard pile or, with an asterisk, out of the game.',
    ],
  },
  '4.3': {
    title: 'Summer 1914 Turn (Turn1) Restrictions',
    text: ['TODO heading'],
  },
  '4.3.a': {
    title: 'Turn 1 MO',
    text: ["No MO roll on Turn 1: CP's MO is preset to AH(SB), AP's to RU."],
  },
  '4.3.b': {
    title: 'No trenches Turn 1',
    text: ['Trenches cannot be built during Turn 1.', '{#7} None on Turn 1.'],
  },
  '4.3.c': {
    title: 'No commitment change Turn 1',
    text: [
      'War status points can be gained on Turn 1 but commitment levels cannot change before the War Status Phase of Turn 2. (17.2.a-b.)',
    ],
  },
  '4.3.d': {
    title: 'Bulgaria closed',
    text: [
      'Neither player may move into Bulgaria before the BULGARIA entry event is played (Turn 1 or later).',
    ],
  },
  '4.3.e': {
    title: 'Romania closed',
    text: ['Neither player may move into Romania before the ROMANIA entry event is played.'],
  },
  '4.3.f': {
    title: 'Italian inset closed',
    text: [
      'Neither player may move into the Italian Front inset before the ITALY entry event is played.',
      '{#8} The whole inset is closed to both sides, its Austrian spaces too.',
    ],
  },
}
