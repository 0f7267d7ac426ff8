import type { ChapterTexts } from '../shape.ts'

export const redeployment: ChapterTexts<'13'> = {
  '13.0': {
    title: 'Strategic Redeployment',
    text: ['How units are carried far behind the front by strategic redeployment (SR).'],
  },
  '13.1': {
    title: 'General Rules',
    text: ['What SR costs, who may use it and how often.'],
  },
  '13.1.a': {
    title: 'What SR does',
    text: [
      'SR carries LCUs and SCUs overland through friendly-controlled spaces, over any distance, or SCUs by sea.',
    ],
  },
  '13.1.b': {
    title: 'SCUs, HQs, heavy artillery',
    text: ['It costs 1 SR point to redeploy an SCU, an HQ or heavy artillery.'],
  },
  '13.1.c': {
    title: 'LCUs',
    text: ['It costs 3 SR points to redeploy an LCU, at full strength or reduced.'],
  },
  '13.1.d': {
    title: 'Uprisings',
    text: ['Uprisings stay where they are and cannot use SR.'],
  },
  '13.1.e': {
    title: 'Units out of supply',
    text: [
      "Units that are out of supply cannot use SR. Nor can units whose only line of supply leads to an ally's source {§14.2.1.d} {§14.2.2.d}.",
    ],
  },
  '13.1.f': {
    title: 'Not in consecutive rounds',
    text: [
      'A player may not play cards for SR in two consecutive action rounds of the same turn. The last round of a turn and the first of the next are allowed. A unit may use SR several times in an Action Phase.',
      '{#68} A unit may also redeploy twice in the same round, each time paid in full.',
    ],
  },
  '13.1.g': {
    title: 'Optional: consecutive SR',
    text: ['Optional rule: cards may be played for SR in consecutive action rounds of the same turn.'],
  },
  '13.1.h': {
    title: 'Several times in a round',
    text: ['The same unit may use SR more than once in an action round; every time is paid for.'],
  },
  '13.1.i': {
    title: 'Dividing the points',
    text: [
      'SR points may be divided among nationalities and spaces at will. Of the units in a space some may be redeployed while others stay.',
    ],
  },
  '13.1.j': {
    title: 'Order',
    text: ['A player makes his redeployments in any order he likes.'],
  },
  '13.2': {
    title: 'SR Routes',
    text: ['Which way redeployed units may take, and where they may end.'],
  },
  '13.2.a': {
    title: 'LCUs by rail only',
    text: [
      'The SR route of an LCU must follow single-gauge railways overland. Mixed-gauge railways serve only once they have been converted: for AP by {§12.5.c}, for CP by {§12.5.d}. Other units may use any connections.',
    ],
  },
  '13.2.b': {
    title: 'Supply at the destination',
    text: [
      "The destination must hold a friendly-controlled supply source of the unit's nation, or a line of supply must lead from it to such a source.",
      '{#165} The line is judged as if the unit had left its old place: a besieged fort or a region that only this unit keeps open is closed to it.',
      '{#240} A region with such a line will do like a space, though it holds no source of that nation: Germans may be redeployed to Tyrol.',
    ],
  },
  '13.2.c': {
    title: 'Friendly spaces only',
    text: [
      'The route enters and passes friendly-controlled spaces only. Enemy units and forts next to it do not matter.',
      '{#72} Open are own regions, and regions with own units in which enemy units or uprisings stand as well, unless the uprising had taken control before. Other enemy-controlled regions are closed, and so are own forts with enemy troops in their space, be they too few for a siege.',
    ],
  },
  '13.2.d': {
    title: 'Besieged enemy forts',
    text: ['Units may use SR into, out of and through the space of an enemy fort that is besieged.'],
  },
  '13.2.e': {
    title: 'Regions',
    text: [
      'Units may use SR into a friendly-controlled region, or into an uncontrolled region with friendly units in it, but must stop there.',
    ],
  },
  '13.2.f': {
    title: 'Enemy regions',
    text: ['Units may not use SR into a region controlled by the enemy or by uprisings.'],
  },
  '13.3': {
    title: 'SR By Sea',
    text: [
      'Which units may be redeployed from port to port, and on which seas.',
      '{#147} U-boats stop AP redeployment by sea in the Mediterranean and sea-invasion cards, until convoys sail. Supply by port and moves between Lemnos and the landings go on.',
    ],
  },
  '13.3.a': {
    title: 'Who may sail',
    text: ['All SCUs may use SR by sea, and so may HQs and German heavy artillery.'],
  },
  '13.3.b': {
    title: 'Port to port',
    text: [
      'They sail from the port they are in, a space or region with a port symbol, to another friendly-controlled port. The cost is 1 SR point, as by land.',
    ],
  },
  '13.3.c': {
    title: 'Lemnos',
    text: ['Lemnos is treated as a port, but CP units cannot use SR to go there.'],
  },
  '13.3.d': {
    title: 'First to a port',
    text: [
      'An SCU that is not in a port must first go to one and stop there. It may sail in a later action round.',
      '{#69} Reaching the port and sailing in one round is not allowed: the unit must have begun the round in a friendly port. After sailing it may go on by land.',
    ],
  },
  '13.3.e': {
    title: 'Black Sea',
    text: [
      'From a port on the Black Sea units may sail only to other friendly-controlled Black Sea ports.',
      '{#70} Baltic, Black Sea, and Mediterranean with the Adriatic are three nets of ports for SR and supply. The blockade stops CP supply between Mediterranean ports, not CP redeployment.',
    ],
  },
  '13.3.f': {
    title: 'No LCUs',
    text: [
      'LCUs cannot use SR by sea. AP LCUs can move by sea to and from Lemnos through the sea-invasion spaces {§25.0}.',
    ],
  },
  '13.3.g': {
    title: 'Winter',
    text: ['No unit may use SR by sea during a winter turn.'],
  },
  '13.4': {
    title: 'SR and the Reserve Box',
    text: ['Why SR has nothing to do with the reserve box, and how SCUs get in and out of it.'],
  },
  '13.4.a': {
    title: 'No SR in or out',
    text: ['No unit can use SR into the reserve box or out of it.'],
  },
  '13.4.b': {
    title: 'Into the reserve box',
    text: [
      'SCUs go to the reserve box when an LCU is assembled {§22.3}, when an event demands it, or when a rule does {§16.6}.',
    ],
  },
  '13.4.c': {
    title: 'Out of the reserve box',
    text: [
      'SCUs come from the reserve box to the map when an LCU is disassembled {§22.4}, when an LCU is destroyed, or when a rule demands it {§16.6}.',
    ],
  },
  '13.5': {
    title: 'All sources lost',
    text: [
      'If all supply sources of a nation are controlled by enemy units and/or uprisings, its units cannot use SR. British, French, Greek, Serbian and Montenegrin units have a source on Lemnos as well.',
      '{#219} For Greeks of the Allied Powers Lemnos is a source of their own in everything, rebuilding included, though Athens and Salonika be lost.',
    ],
  },
}
