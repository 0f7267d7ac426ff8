import type { ChapterTexts } from '../shape.ts'

export const scenarios: ChapterTexts<'30'> = {
  '30.0': {
    title: 'Short Game Scenarios',
    text: ['Two shorter games for players who do not have the time for the whole war.'],
  },
  '30.1': {
    title: 'From Mobilization to Limited War',
    text: [
      'The first four turns of the war, from Summer 1914.',
      '{#129} Total War cards may come in, if a side at Limited War reaches 11.',
    ],
  },
  '30.1.a': {
    title: 'Set-up',
    text: ['The set-up rules of the basic game are used {§4.0}.'],
  },
  '30.1.b': {
    title: 'Units',
    text: ['The units are placed by the 1914 Mobilization set-up chart.'],
  },
  '30.1.c': {
    title: 'Length',
    text: [
      'The game follows the sequence of play {§6.0} from Turn 1 (Summer 1914) to the end of Turn 4. Automatic victory or armistice ends it earlier.',
      '{#128} The rulebook calls Turn 4 "Summer 1915", though it is Spring. We play Turn 4, with all its phases except the draw.',
    ],
  },
  '30.1.d': {
    title: 'Victory',
    text: ['At the end of the game the level of VP decides who has won {§5.2}.'],
  },
  '30.2': {
    title: 'The Brusilov Offensive and Beyond',
    text: [
      'The second half of the war, from Summer 1916.',
      '{#133} Counters that the set-up names nowhere: surplus SCUs are in the Replaceable Units box, two Montenegrins and one heavy artillery are eliminated.',
    ],
  },
  '30.2.1': {
    title: 'Brusilov Offensive Setup',
    text: [
      'Cards, units and markers at the start of the Brusilov scenario.',
      '{#132} The Armistice marker is not listed: it starts at 40, and Serbia does not collapse again.',
    ],
  },
  '30.2.1.a': {
    title: 'AP cards',
    text: [
      'AP uses only these 35 cards: AP3, 5, 8, 9, 16, 19, 23, 24, 26, 27, 29 to 31, 33, 34 and 36 to 55.',
      '{#130} The lists of {§30.2.1} are for two players, those of {§4.4} for three and four. Cards in no two-player deck count as played events.',
    ],
  },
  '30.2.1.b': {
    title: 'CP cards',
    text: ['CP uses only these 35 cards: CP2, 6, 9, 11, 17, 18, 21, 26, 28 to 30 and 32 to 55.'],
  },
  '30.2.1.c': {
    title: 'Units',
    text: ['The units are placed by the Brusilov Offensive set-up chart.'],
  },
  '30.2.1.d': {
    title: 'Turn',
    text: ['The turn marker is on Turn 9 (Summer 1916).'],
  },
  '30.2.1.e': {
    title: 'VP',
    text: ['The VP marker is at 23.'],
  },
  '30.2.1.f': {
    title: 'War status',
    text: ['The War Status of AP and of CP is 14 each.'],
  },
  '30.2.1.g': {
    title: 'Combined war status',
    text: ['The Combined War Status is 28.'],
  },
  '30.2.1.h': {
    title: 'National Will',
    text: ['National Will is 3 for RU, 7 for AH and 7 for GE.'],
  },
  '30.2.1.i': {
    title: 'Troop Quality',
    text: ['Troop Quality is 4 for RU, 3 for AH, 5 for GE and 6 for IT.'],
  },
  '30.2.1.j': {
    title: 'RP markers',
    text: ['The RP markers of all nations are beside the General Records Track: nobody has RPs yet.'],
  },
  '30.2.1.k': {
    title: 'MO markers',
    text: ['The MO markers of both sides are on None or Made. The MO modifier is 2 for AP and 1 for CP.'],
  },
  '30.2.1.l': {
    title: 'GE RPs for TU',
    text: ['The marker "1 GE RP to TU RP" is in its place in the CP reserve box.'],
  },
  '30.2.1.m': {
    title: 'AP-A RPs for RU',
    text: ['The marker "1 AP-A RP to RU RP" is in its place in the AP reserve box.'],
  },
  '30.2.1.n': {
    title: 'Status markers',
    text: [
      'AP Railroads, CP Railroads and German War Industry are on Turn 9 of the Turn Track. Royal Navy Blockade, Sea Invasions Allowed, U-Boats in the Med, AP Convoy and RU Amphib Assaults Allowed are in their places on the map. A Landing marker is in the sea-invasion space connected to Salonika.',
      '{#131} The marker AP Convoy is on the map, and the card AP23 is in the deck: its event does not remove it, and it can be played again only after convoys have been cancelled.',
    ],
  },
  '30.2.1.o': {
    title: 'Destroyed forts',
    text: [
      'These forts are destroyed: Lötzen, Kovno, Olita, Grodno, Lomza, Warsaw, Ivangorod, Brest-Litovsk, Przemysl, Belgrade and Lutsk.',
    ],
  },
  '30.2.1.p': {
    title: 'The front in Russia',
    text: [
      'GE control markers are on Mitava, Radviliskaya, Panevezys, Sventsyany, Molodechno, Baranovichi, Pinsk and Lutsk. CP controls all RU spaces west of this line as well; GE control markers may be put on them too.',
    ],
  },
  '30.2.1.q': {
    title: 'Serbia and Montenegro',
    text: [
      'A GE control marker is on Monastir, AH control markers are on all other spaces of Serbia and Montenegro. Serbia counts as collapsed.',
    ],
  },
  '30.2.1.r': {
    title: 'Landing marker',
    text: ['A Landing marker is in the sea-invasion space connected to Salonika {§30.2.1.n}.'],
  },
  '30.2.1.s': {
    title: 'Action round markers',
    text: ['The action round markers of both sides are beside their action round charts.'],
  },
  '30.2.1.t': {
    title: 'Activation markers',
    text: ['The Move and Attack markers are within reach of both players.'],
  },
  '30.2.1.u': {
    title: 'Other markers',
    text: ['All other markers are within reach.'],
  },
  '30.2.2': {
    title: 'Brusilov Game Start',
    text: ['How the two players come by their first hands of cards.'],
  },
  '30.2.2.a.1': {
    title: 'AP: the deck',
    text: ['AP makes a deck of its strategy cards.'],
  },
  '30.2.2.a.2': {
    title: 'AP: THE BRUSILOV OFFENSIVE',
    text: ['AP takes THE BRUSILOV OFFENSIVE from the deck into its hand.'],
  },
  '30.2.2.a.3': {
    title: 'AP: the hand',
    text: ['AP shuffles the deck and draws six more cards.'],
  },
  '30.2.2.a.4': {
    title: 'AP: the draw pile',
    text: ['The cards that are left are the draw pile of AP.'],
  },
  '30.2.2.a.5': {
    title: 'AP: free to play',
    text: ['AP need not play THE BRUSILOV OFFENSIVE as its first card.'],
  },
  '30.2.2.b.1': {
    title: 'CP: the deck',
    text: ['CP makes a deck of its strategy cards.'],
  },
  '30.2.2.b.2': {
    title: 'CP: a card of 4 OPS',
    text: ['CP takes one card of 4 OPS from the deck and shows it to AP.'],
  },
  '30.2.2.b.3': {
    title: 'CP: the hand',
    text: ['CP shuffles the deck and draws six more cards.'],
  },
  '30.2.2.b.4': {
    title: 'CP: the draw pile',
    text: ['The cards that are left are the draw pile of CP.'],
  },
  '30.2.2.b.5': {
    title: 'CP: free to play',
    text: ['CP need not play the card of 4 OPS as its first card, nor play it as an event.'],
  },
  '30.2.a': {
    title: 'Set-up',
    text: ['The set-up rules of the Brusilov Offensive are used {§30.2.1}.'],
  },
  '30.2.b': {
    title: 'Start',
    text: ['The game starts with Turn 9 (Summer 1916), by its own rules for the start {§30.2.2}.'],
  },
  '30.2.c': {
    title: 'Length',
    text: [
      'The game follows the sequence of play {§6.0} and lasts until automatic victory or armistice {§17.3}.',
    ],
  },
  '30.2.d': {
    title: 'Victory',
    text: ['At the end of the game the level of VP decides who has won {§5.2}.'],
  },
}
