import type { ChapterTexts } from '../shape.ts'

export const uses: ChapterTexts<'9.5'> = {
  '9.5': {
    title: 'Strategic Redeployment',
    text: ['Cards played to carry units over long distances: strategic redeployment (SR).'],
  },
  '9.5.1': {
    title: 'SR points',
    text: ['The number in the upper left corner of a card is also its SR value: the SR points it gives.'],
  },
  '9.5.2': {
    title: 'SR Costs',
    text: ['What it costs to redeploy a unit.'],
  },
  '9.5.2.a': {
    title: 'LCUs',
    text: ['Each LCU that is redeployed, at full strength or reduced, costs 3 SR points.'],
  },
  '9.5.2.b': {
    title: 'SCUs and support',
    text: ['Each SCU, HQ or heavy artillery that is redeployed costs 1 SR point.'],
  },
  '9.5.2.c': {
    title: 'Uprisings',
    text: ['Uprisings have no SR cost, because they are never redeployed.'],
  },
  '9.5.3': {
    title: 'Use of Strategy Cards for SR',
    text: ['How often cards may be played for SR.'],
  },
  '9.5.3.a': {
    title: 'Not twice in a row',
    text: [
      'A player may not play cards for SR in two consecutive action rounds of the same turn.',
      '{#12} With three or four players this is counted by side, not by player.',
    ],
  },
  '9.5.3.b': {
    title: 'From turn to turn',
    text: [
      'A card may be played for SR in the last action round of a turn and again in the first of the next.',
    ],
  },
  '9.5.3.c': {
    title: 'Optional: SR in a row',
    text: ['Optional rule: cards may be played for SR in consecutive rounds of the same turn.'],
  },
  '9.5.a': {
    title: 'Playing for SR',
    text: ['A card played for SR lets the player redeploy LCUs and SCUs by the rules of {§13.0}.'],
  },
  '9.5.b': {
    title: 'No SR for uprisings',
    text: ['Uprisings stay where they are: they cannot use SR.'],
  },
  '9.6': {
    title: 'Replacement points',
    text: ['A card may be played for the replacement points (RPs) printed in the box at its foot.'],
  },
  '9.6.1': {
    title: 'Recording RPs',
    text: ['How RPs are kept, and which units they are for.'],
  },
  '9.6.1.a': {
    title: 'On the record track',
    text: ['When a card is played for RPs, they are marked on the General Records Track, nation by nation.'],
  },
  '9.6.1.b': {
    title: 'When they are spent',
    text: ['They are not spent before the Replacement Phase of the turn {§16.0}.'],
  },
  '9.6.1.c': {
    title: 'AP-A',
    text: [
      'AP-A points may go to British, French, Romanian and Serbian units, and to Greek units if Greece is an ally of AP. No nation goes before another. Montenegro never receives RPs {§26.6.1.c}.',
    ],
  },
  '9.6.1.d': {
    title: 'CP-A',
    text: [
      'CP-A points may go to Turkish and Bulgarian units, and to Greek units if Greece is an ally of CP. No nation goes before another.',
    ],
  },
  '9.6.1.e': {
    title: 'RPs used at once',
    text: ['The RPs that some events give are used at once instead of being recorded.'],
  },
  '9.6.1.f': {
    title: 'Special units',
    text: ['Special units, those with a yellow symbol, never receive RPs.'],
  },
  '9.6.1.g': {
    title: 'Uprisings',
    text: ['Uprisings never receive RPs, whatever their nation.'],
  },
  '9.6.2': {
    title: 'Using Strategy Cards for RPs',
    text: ['How often cards may be played for RPs, and how RPs can be lost.'],
  },
  '9.6.2.a': {
    title: 'Not twice in a row',
    text: [
      'A player may not play cards for RPs in two consecutive action rounds of the same turn. The last round of a turn and the first of the next are allowed.',
    ],
  },
  '9.6.2.b': {
    title: 'Optional: RPs in a row',
    text: ['Optional rule: cards may be played for RPs in consecutive rounds of the same turn.'],
  },
  '9.6.2.c': {
    title: 'Events that cost RPs',
    text: [
      'RPs gathered in a turn can be lost again if the opponent plays GERMAN LABOR STRIKES (against CP) or RUSSIAN RAILROAD COLLAPSE (against AP).',
      '{#143} Halving takes the total at the start of the Replacement Phase, before conversions. RUSSIAN RAILROAD COLLAPSE takes what is recorded at that moment; later cards count again.',
    ],
  },
  '9.7': {
    title: 'Events',
    text: ['Cards played as events, in general and by kind.'],
  },
  '9.7.1': {
    title: 'General Rules',
    text: ['What holds for every event.'],
  },
  '9.7.1.a': {
    title: 'The text of the card',
    text: [
      'A card played as an event must be carried out as its text says.',
      '{#174} What an event does first is done first: there is room for a unit whose predecessor the same event removes.',
    ],
  },
  '9.7.1.b': {
    title: '"Use for OPS"',
    text: [
      'If the card says "Use for OPS", carry out its event first, placing its units if it brings any. Then its OPS activate spaces or stacks for movement or attack.',
    ],
  },
  '9.7.1.c': {
    title: 'Conditions',
    text: ['A card with a condition cannot be played as an event until the condition is fulfilled.'],
  },
  '9.7.1.d': {
    title: 'Asterisk',
    text: [
      'A card with an asterisk is removed from the game when it is played as an event. Played for OPS, SR or RPs it goes to the discard pile.',
    ],
  },
  '9.7.1.e': {
    title: 'War status',
    text: [
      "A card with war status points in parentheses, played as an event, raises its player's War Status and the Combined War Status by that number {§9.2.c}.",
    ],
  },
  '9.7.1.f': {
    title: 'Lasting events',
    text: [
      'If the event of a card with an asterisk lasts longer than the round, the card stays face up on the table until its time is over or another event cancels it.',
    ],
  },
  '9.7.2': {
    title: 'Neutral Entry Events',
    text: [
      'Events that bring neutral nations into the war.',
      '{#117} A neutral entry is carried out in this order: control and VP, reserve boxes, placements in the order of the chart, and then the transfers.',
    ],
  },
  '9.7.2.a': {
    title: 'One in a turn',
    text: [
      'Only one card in a turn may be played as a neutral entry event. That is one for both players together, not one for each.',
    ],
  },
  '9.7.2.b': {
    title: 'Four nations',
    text: ['Italy, Bulgaria, Romania and Greece can come into the war by a neutral entry event.'],
  },
  '9.7.2.c': {
    title: 'Units of the entry',
    text: [
      'The units that the set-up chart lists for the event are placed on the map at once; GREECE brings none. A unit whose space is enemy-controlled or already full goes to the nearest space that is friendly and in supply.',
      '{#32} Nearest means fewest connections from the printed space, over any spaces; the space must be friendly, supplied and have room, and among equals the owner chooses. If there is none, an SCU waits in the reserve box and an LCU in the Replaceable Units box.',
    ],
  },
  '9.7.2.d': {
    title: 'KING CONSTANTINE as an answer',
    text: [
      'If CP plays KING CONSTANTINE in its action round directly after GREECE was played, Greece does not enter the war in this turn. GREECE is discarded instead of removed and counts as the neutral entry event of the turn, so that no other may follow.',
      '{#33} Otherwise Greece joins as soon as CP names another action, before that is carried out. Until then Greece is no neutral for the conditions of CP cards. A cancelled GREECE keeps its war status points and was the neutral entry of the turn.',
    ],
  },
  '9.7.2.e': {
    title: 'Greece as an ally of CP',
    text: [
      'If KING CONSTANTINE makes Greece an ally of CP, that does not count as a neutral entry event.',
      '{#141} If both uses are possible, cancelling GREECE comes first. Otherwise Greece joins CP, which is no neutral entry of the turn.',
    ],
  },
  '9.7.3': {
    title: 'Reinforcement Events',
    text: ['Events that bring new units to the map.'],
  },
  '9.7.3.a': {
    title: 'Reinforcement cards',
    text: [
      'A card that brings new units to the map as a reinforcement event is a reinforcement card. In a turn a player may play one for each nation, and marks it on the action chart.',
    ],
  },
  '9.7.3.b': {
    title: 'Other events with units',
    text: [
      'An event that gives units without being a reinforcement card is marked as "Other Event". It does not stand in the way of reinforcement cards in the same turn.',
      '{#140} MACKENSEN is not a reinforcement card. Its units come together to one German supply source, at no loss of Troop Quality.',
    ],
  },
  '9.7.3.c': {
    title: 'Turn 1',
    text: ['Reinforcement cards may already be played in Turn 1, Summer 1914.'],
  },
  '9.7.3.d': {
    title: 'All or nothing',
    text: [
      'A reinforcement card may be played only if all of its units can be placed on the map {§15.1}.',
      '{#31} The same holds for events that bring units without being reinforcement cards. "From the reserve box" means as many as there are, perhaps none.',
    ],
  },
  '9.8': {
    title: 'Combat Cards',
    text: ['Cards that are played as events in a combat (CCs).'],
  },
  '9.8.a': {
    title: 'When they are played',
    text: [
      "CCs are played just before a combat is resolved, the attacker's first and then the defender's; so the defender plays his in the enemy's round. Nobody has to play any, and each may play several in one combat.",
      'They cannot be used to defend a fort without units {§glossary.cc}, nor by attackers who are out of supply {§14.3.1.a.2.c}.',
      '{#148} No CC is played in defence of a fort without units, and nobody plays one for uprisings: a card needs a unit of its player in the combat.',
      '{#221} Where a card speaks of units in a combat, of any nation or kind, only LCUs and SCUs count, not HQs or heavy artillery. In the cost of activation these count as their nation.',
    ],
  },
  '9.8.b': {
    title: 'In every combat',
    text: ['CCs may be played in each combat of an action round.'],
  },
  '9.8.d': {
    title: 'Discarding CCs',
    text: [
      'Whoever has played CCs and lost the combat must discard them. In the combat sequence they are discarded whatever the outcome {§12.2.G.4.c}.',
      '{#34} Everybody discards the CCs he has played, after the combat.',
    ],
  },
}
