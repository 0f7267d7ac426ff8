import type { ChapterTexts } from '../shape.ts'

export const coasts: ChapterTexts<'25.3'> = {
  '25.3': {
    title: 'Withdrawal By Sea',
    text: ['How AP LCUs leave a sea-invasion space for Lemnos.'],
  },
  '25.3.1': {
    title: 'Withdrawals Under Fire',
    text: [
      'Withdrawal while the enemy stands in the connected port.',
      '{#111} The Withdrawal Under Fire marker lies in the sea-invasion space left, until its Landing marker goes or an AP LCU returns. A reduced LCU that loses its step is replaced by an SCU on Lemnos, as in combat.',
    ],
  },
  '25.3.1.a': {
    title: 'Under fire',
    text: [
      'If enemy units occupy the connected port, AP withdraws under fire: it activates the sea-invasion space for movement and moves the LCUs to Lemnos.',
    ],
  },
  '25.3.1.b': {
    title: 'Stop at Lemnos',
    text: [
      'LCUs that have withdrawn must stop on Lemnos. In any later round they may take part in another sea invasion or move to a sea-invasion space that has a Landing marker already.',
    ],
  },
  '25.3.1.c': {
    title: 'A step lost',
    text: ['Every LCU that withdraws under fire loses a step.'],
  },
  '25.3.2': {
    title: 'Safe Withdrawal',
    text: ['Withdrawal while no enemy stands in the connected port.'],
  },
  '25.3.2.a': {
    title: 'In safety',
    text: [
      'If no enemy units occupy the connected port, AP withdraws safely: it activates the sea-invasion space for movement and moves the LCUs to Lemnos.',
    ],
  },
  '25.3.2.b': {
    title: 'Stop at Lemnos',
    text: [
      'LCUs that have withdrawn must stop on Lemnos. In any later round they may take part in another sea invasion or move to a sea-invasion space that has a Landing marker already.',
    ],
  },
  '25.3.2.c': {
    title: 'No loss',
    text: ['AP LCUs that withdraw safely do not lose any steps.'],
  },
  '25.3.a': {
    title: 'Two kinds of withdrawal',
    text: [
      'AP LCUs in sea-invasion spaces may go to Lemnos under fire {§25.3.1} or safely {§25.3.2}, but not in winter turns {§25.2.5.d}.',
    ],
  },
  '25.3.b': {
    title: 'SCUs',
    text: ['AP SCUs cannot withdraw by sea in either of these ways.'],
  },
  '25.4': {
    title: 'Enemy Capture of Sea Invasion Spaces',
    text: [
      'What CP gains by entering a sea-invasion space.',
      '{#112} CP enters from the connected port only, by a move or an advance, and all who entered go back at once. The landing is lost for good.',
    ],
  },
  '25.4.a': {
    title: 'CP enters',
    text: [
      'A sea-invasion space with a Landing marker counts as clear terrain. CP units may advance into it after combat, or move into it if no AP units occupy it.',
    ],
  },
  '25.4.b': {
    title: 'A Landing marker captured',
    text: [
      'When CP units enter a sea-invasion space with a Landing marker alone, the marker leaves the game and the units return to the connected port at once. For the supplies it has captured CP records 1 RP, GE, AH or CP-A as it likes.',
    ],
  },
  '25.4.c': {
    title: 'After a withdrawal under fire',
    text: [
      'When CP units enter a sea-invasion space with a Withdrawal Under Fire marker, both this and the Landing marker are removed and the units return to the connected port at once. The VP marker goes up by 1.',
    ],
  },
  '25.5': {
    title: 'Russian Amphibious Assault',
    text: [
      'The landing that the Russian Black Sea division can make once.',
      '{#113} Its goal is a Black Sea port space, not a region, without troops or uprisings; own ports and enemy forts are allowed, and it besieges those alone. It is its move of the round. Activated free of charge by THE GREAT RETREAT, it lands in Russia only.',
    ],
  },
  '25.5.a': {
    title: 'Once a game',
    text: [
      'Once in a game, not in a winter turn, the RU Black Sea SCU may make an amphibious assault: activated for movement, without SR, it moves from Odessa to any unoccupied port of the Black Sea.',
    ],
  },
  '25.5.b': {
    title: 'Neutral ports',
    text: [
      'It cannot land at Constanta before Romania has entered the war, or at Varna and Burgas before Bulgaria has.',
    ],
  },
  '25.5.c': {
    title: 'Used up',
    text: [
      'When the RU Black Sea SCU has made its assault, it cannot make another. The No RU Amphib Assaults marker on the map shows this.',
    ],
  },
  '25.5.d': {
    title: 'Besieging alone',
    text: [
      'The RU Black Sea SCU can besiege any enemy fort by itself. While it is there, other AP units may move through the space of the intact fort without stopping.',
    ],
  },
}
