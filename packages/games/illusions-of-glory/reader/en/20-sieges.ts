import type { ChapterTexts } from '../shape.ts'

export const sieges: ChapterTexts<'20.3'> = {
  '20.3': {
    title: 'Besieging a Fort',
    text: ['How sieges begin, what they do, and how they end.'],
  },
  '20.3.1': {
    title: 'How to Besiege an Enemy Fort',
    text: ['How many units it takes.'],
  },
  '20.3.1.a': {
    title: 'What is needed',
    text: [
      'To besiege an enemy fort at least one LCU, or as many SCUs as its CF, must enter its space by movement or advance. A Fort Besieged marker is then placed.',
      'HQs and heavy artillery do not count {§27.0.a}. The Russian Black Sea SCU alone is enough for any fort {§25.5.d}.',
      '{#88} One LCU is always enough, otherwise as many SCUs as the CF of the fort. Support does not count.',
    ],
  },
  '20.3.1.b': {
    title: 'The rest moves on',
    text: [
      'When units enter the space of an unbesieged enemy fort during movement, as many as are needed to besiege it must stop there. Those not needed may go on.',
    ],
  },
  '20.3.1.c': {
    title: 'The rest advances on',
    text: [
      'When units enter the space of an unbesieged enemy fort during an advance, as many as are needed to besiege it must stop there. Those not needed may go on with their advance.',
    ],
  },
  '20.3.1.d': {
    title: 'By the end of the round',
    text: [
      'Units may not enter the space of an unbesieged enemy fort, by movement or advance, unless enough to besiege it will be there by the end of the action round.',
      '{#89} Too few may enter if activated troops that have not moved could complete the siege; then they must, before anything else. One such debt at a time. In an advance all needed must be among the three who advance.',
    ],
  },
  '20.3.2': {
    title: 'Effects of Siege',
    text: ['What the besieger gains as long as he has enough units in the fort space.'],
  },
  '20.3.2.a': {
    title: 'Supply',
    text: ['The besieger may trace lines of supply into and through the space of the fort.'],
  },
  '20.3.2.b': {
    title: 'Movement',
    text: ['The besieger may move through the space of the fort without stopping.'],
  },
  '20.3.3': {
    title: 'Attacks by Besieging Units',
    text: ['Whom besiegers may attack.'],
  },
  '20.3.3.a': {
    title: 'Attacks elsewhere',
    text: [
      'The space of a besieged enemy fort may be activated for attack, but only units not needed for the siege may take part.',
      '{#153} Two besiegers may not attack elsewhere by turns in one round: who has attacked out of the siege this round does not count when it is asked whether another is needed. An attack on the fort itself does not spoil anything.',
    ],
  },
  '20.3.3.b': {
    title: 'Attacks on the fort',
    text: ['All units in the space of a besieged fort may attack the fort itself.'],
  },
  '20.3.4': {
    title: 'Moving Units off Besieged Forts',
    text: [
      'When besiegers may leave.',
      '{#73} A besieger may leave by SR if those who stay still besiege, or if it is the last unit there.',
      '{#90} Besiegers may leave one by one, but once the rest is too small all others must follow in the same movement. Who cannot stays, and is treated like the besiegers of a broken siege {§20.3.5}.',
    ],
  },
  '20.3.4.a': {
    title: 'Not if too few stay',
    text: [
      'Units may not move out of the space of a besieged enemy fort if those left would be too few to besiege it, unless all leave {§20.3.4.b}.',
    ],
  },
  '20.3.4.b': {
    title: 'Giving up the siege',
    text: [
      'A player may move all his units out of the space of a besieged enemy fort and so give up the siege.',
    ],
  },
  '20.3.5': {
    title: 'Losses to Besieging Units',
    text: [
      'What happens when attacked besiegers lose so much that they are fewer than the siege requires.',
      "{#91} This holds after any loss, by own attacks, attrition or events too. At the end of their side's next round each that is still too few moves one space free of charge, by his choice, and he says who goes first where there is not room for all; with nowhere to go it stays and the duty recurs. A siege broken in his own round gives him the following one.",
    ],
  },
  '20.3.5.a': {
    title: 'The siege is broken',
    text: ['The fort is no longer besieged when losses have made the besiegers too few.'],
  },
  '20.3.5.b': {
    title: 'No surrender roll',
    text: ['No die is rolled for the surrender of this fort in the Siege Phase.'],
  },
  '20.3.5.c': {
    title: 'They must leave',
    text: [
      "The besiegers must leave the space of the fort in their owner's next action round, unless enough units join them to besiege it.",
    ],
  },
  '20.3.5.d': {
    title: 'Supply',
    text: ['Lines of supply of the besiegers may enter the space of the fort, but not pass through it.'],
  },
  '20.3.5.e': {
    title: 'Units that join',
    text: [
      'Further friendly units that move into the space of the fort must stop there until there are enough to besiege it.',
    ],
  },
  '20.4': {
    title: 'Surrender of Besieged Forts',
    text: ['How besieged forts fall.'],
  },
  '20.4.1': {
    title: 'Making Surrender Checks',
    text: ['The die roll of the Siege Phase.'],
  },
  '20.4.1.a': {
    title: 'In the Siege Phase',
    text: ['In the Siege Phase of each turn players check whether besieged forts surrender.'],
  },
  '20.4.1.b': {
    title: 'Above its CF',
    text: [
      'One die is rolled for each besieged fort. If it shows more than the CF of the fort, the fort surrenders and is destroyed. A Fort Destroyed marker is placed, and the besieger takes control of the space.',
    ],
  },
  '20.4.1.c': {
    title: 'Otherwise',
    text: ['If the die shows the CF of the fort or less, the fort does not surrender.'],
  },
  '20.4.2': {
    title: 'No weather check',
    text: ['A siege is no combat, so sieges and surrender checks need no check for severe weather.'],
  },
  '20.5': {
    title: 'Forts and Supply',
    text: ['What supply means for forts and for the units in them.'],
  },
  '20.5.a': {
    title: 'Forts need none',
    text: ['Forts need no line of supply and are not affected if their space is out of supply.'],
  },
  '20.5.b': {
    title: 'Units do',
    text: [
      'Units in the space of a friendly fort must be able to trace a line to a friendly-controlled source of their own nation or of an ally.',
    ],
  },
  '20.5.c': {
    title: 'Control is kept',
    text: ['A space with a friendly fort stays under friendly control even if it is out of supply.'],
  },
  '20.5.d': {
    title: 'Through besieged forts',
    text: ['A line of supply may pass through the space of an enemy fort that is besieged.'],
  },
}
