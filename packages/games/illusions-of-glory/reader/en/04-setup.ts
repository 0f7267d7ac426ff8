import type { ChapterTexts } from '../shape.ts'

export const setup: ChapterTexts<'4'> = {
  '4.0': {
    title: 'Basic Game Setup',
    text: ['Where the markers begin in the game of 1914. The computer sets everything up.'],
  },
  '4.0.a': {
    title: 'Turn marker',
    text: ['The turn marker begins on Summer 1914 (Turn 1) of the turn track.'],
  },
  '4.0.b': {
    title: 'VP marker',
    text: ['The VP marker begins at 15 on the General Records Track, in the middle between both sides.'],
  },
  '4.0.c': {
    title: 'War status markers',
    text: ['The war status of AP, the war status of CP and the combined war status begin at 0.'],
  },
  '4.0.d': {
    title: 'Armistice marker',
    text: ['The armistice marker begins at 40 on the General Records Track.'],
  },
  '4.0.e': {
    title: 'National Will',
    text: ['The National Will of RU, GE and AH begins at 12 {§3.2.3.a}.'],
  },
  '4.0.f': {
    title: 'Troop Quality',
    text: ['The Troop Quality of RU, IT, GE and AH begins at 16 {§3.2.4.a}.'],
  },
  '4.0.g': {
    title: 'RP markers',
    text: ['The RP markers lie beside the General Records Track: nobody has replacement points yet.'],
  },
  '4.0.h': {
    title: 'MO markers',
    text: [
      'The MO markers of both sides are kept on None or Made, and the markers of their MO modifiers begin at 0. On Turn 1, however, both sides have an MO {§4.3.a}.',
      '{#4} It is preset: RU for AP, AH against Serbia for CP. Failing to make it costs the usual VP.',
    ],
  },
  '4.0.i': {
    title: 'GE RP to TU',
    text: [
      'The marker “1 GE RP to TU RP” lies in the CP reserve box: one GE RP a turn may be converted {§16.7.1}.',
    ],
  },
  '4.0.j': {
    title: 'No AP-A RPs to RU',
    text: [
      'The marker “No AP-A RPs to RU” lies in the AP reserve box: AP-A RPs may not be converted yet {§16.7.2}.',
    ],
  },
  '4.0.k': {
    title: 'Status markers',
    text: [
      'At the start there are no Royal Navy blockade, no sea invasions, no submarines and no convoys. Russian amphibious assaults are allowed.',
    ],
  },
  '4.0.l': {
    title: 'Action markers',
    text: ['The action markers of each side lie beside its action round chart.'],
  },
  '4.0.m': {
    title: 'Activation markers',
    text: ['The Move and Attack markers are kept where both players can reach them.'],
  },
  '4.0.n': {
    title: 'Other markers',
    text: ['All other markers are kept within easy reach until they are needed.'],
  },
  '4.1': {
    title: 'Unit Setup',
    text: ['Where the combat units begin in the game of 1914.'],
  },
  '4.1.a': {
    title: 'Units on the map',
    text: ['AP and CP units begin in the spaces that the set-up 1914 Mobilization lists for them.'],
  },
  '4.1.b': {
    title: 'Units in reserve',
    text: ['Some SCUs begin in the AP and CP reserve boxes, as the same set-up shows.'],
  },
  '4.1.c': {
    title: 'Trenches',
    text: ['Some spaces begin with a trench, as the same set-up shows.'],
  },
  '4.1.d': {
    title: 'Units of neutrals',
    text: [
      'Bulgarian, Italian and Romanian units are not on the map until the neutral entry event of their nation is played. Then they are placed as the neutral entry set-up shows {§9.7.2.c}.',
    ],
  },
  '4.1.e': {
    title: 'Uprising units',
    text: [
      'RU, GE and AH uprising units do not appear on the map until rebellion breaks out in their nation {§23.3.1}.',
    ],
  },
  '4.2': {
    title: 'Starting the game',
    text: ['Before Turn 1 both players take and draw their first strategy cards.'],
  },
  '4.2.1': {
    title: 'Starting the game for the AP Player',
    text: [
      'How AP gets its first hand.',
      '{#5} AP takes its card, shows it and draws first; CP does so afterwards and knows the AP card when choosing.',
    ],
  },
  '4.2.1.a': {
    title: 'AP draw pile',
    text: ['The AP player makes a draw pile of all AP Mobilization cards.'],
  },
  '4.2.1.b': {
    title: 'AP takes a plan',
    text: [
      'From this pile AP takes either DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE and shows it to the CP player.',
    ],
  },
  '4.2.1.c': {
    title: 'AP hand',
    text: ['AP shuffles the other Mobilization cards and draws six of them, for a hand of seven.'],
  },
  '4.2.1.d': {
    title: 'Rest of the AP pile',
    text: ['The remaining Mobilization cards are the AP draw pile at the start of the game.'],
  },
  '4.2.1.e': {
    title: 'Deadline of the plans',
    text: [
      'AP need not play the plan first, but must play it as an event during Turn 1 or 2. If it has not been played as an event by the end of Turn 2 (Fall 1914), its event can no longer be played in this game.',
      '{#6} This holds for AP1 and AP7 alike, also for the one that is drawn later. The limit to Turns 1 and 2 of CP1 is a condition of its own text.',
    ],
  },
  '4.2.2': {
    title: 'Starting the game for the CP Player',
    text: ['How CP gets its first hand.'],
  },
  '4.2.2.a': {
    title: 'CP draw pile',
    text: ['The CP player makes a draw pile of all CP Mobilization cards.'],
  },
  '4.2.2.b': {
    title: 'CP takes a card',
    text: [
      'From this pile CP takes a Mobilization card of 4 OPS of its choice and shows it to the AP player.',
    ],
  },
  '4.2.2.c': {
    title: 'CP hand',
    text: ['CP shuffles the other Mobilization cards and draws six of them, for a hand of seven.'],
  },
  '4.2.2.d': {
    title: 'Rest of the CP pile',
    text: ['The remaining Mobilization cards are the CP draw pile at the start of the game.'],
  },
  '4.2.2.e': {
    title: 'No obligation',
    text: ['CP need not play the chosen card first, and need not play it as an event.'],
  },
  '4.2.3': {
    title: 'Events of a whole turn',
    text: [
      'A card played for an event that lasts the whole turn stays face up before its player until the end of the turn. Then it goes to the discard pile or, with an asterisk, out of the game.',
    ],
  },
  '4.3': {
    title: 'Restrictions of Summer 1914 (Turn 1)',
    text: ['What is different on the first turn, and what stays closed until a neutral enters the war.'],
  },
  '4.3.a': {
    title: 'Preset offensives',
    text: [
      'No dice are rolled for Mandatory Offensives on Turn 1. The CP offensive is AH(SB), the AP offensive is RU {§7.1.a}.',
    ],
  },
  '4.3.b': {
    title: 'No trenches',
    text: [
      'Trenches cannot be built during Turn 1.',
      '{#7} The rules of trenches name no turn, but this special rule wins: none on Turn 1.',
    ],
  },
  '4.3.c': {
    title: 'No new commitment level',
    text: [
      'War status points can be gained on Turn 1, but commitment levels cannot change before the War Status Phase of Turn 2 {§17.2.b}.',
    ],
  },
  '4.3.d': {
    title: 'Bulgaria closed',
    text: [
      'Neither player may move into Bulgaria until BULGARIA has been played as a neutral entry event, on Turn 1 or later.',
    ],
  },
  '4.3.e': {
    title: 'Romania closed',
    text: [
      'Neither player may move into Romania until ROMANIA has been played as a neutral entry event, on Turn 1 or later.',
    ],
  },
  '4.3.f': {
    title: 'Italian Front closed',
    text: [
      'Neither player may move onto the inset map of the Italian Front until ITALY has been played as a neutral entry event, on Turn 1 or later.',
      '{#8} The whole inset is closed to both sides, its Austrian spaces too.',
      '{#267} The fort of Trento may be attacked from Tyrol all the same {§20.1.2.b}, and destroyed; nobody advances there. The space stays with the Central Powers unless it is cut off {§11.2.k}.',
    ],
  },
}
