import type { ChapterTexts } from '../shape.ts'

export const invasions: ChapterTexts<'25'> = {
  '25.0': {
    title: 'Sea Invasions',
    text: ['How AP lands troops from Lemnos on enemy and neutral coasts, and takes them off again.'],
  },
  '25.1': {
    title: 'General Rules',
    text: ['Who may make sea invasions, when, and by which cards.'],
  },
  '25.1.a': {
    title: 'AP LCUs only',
    text: [
      'Only AP LCUs make sea invasions. AP SCUs do not, and reach captured ports only by SR by sea {§13.3}; CP units do not at all.',
    ],
  },
  '25.1.b': {
    title: 'From Lemnos',
    text: ['Only LCUs that are on Lemnos can make a sea invasion.'],
  },
  '25.1.c': {
    title: 'The three cards',
    text: ['Three strategy cards allow a sea invasion: SALONIKA INVASION, ALBANIAN GAMBIT and NOEMVRIANA.'],
  },
  '25.1.d': {
    title: 'Not in winter',
    text: ['No sea invasion can be made in a winter turn {§25.2.5}.'],
  },
  '25.1.e': {
    title: 'One card a turn',
    text: ['AP may play at most one sea-invasion card in each turn that is not a winter turn.'],
  },
  '25.1.f': {
    title: 'Condition',
    text: ['RULE BRITANNIA must have been played before any sea-invasion card can be played.'],
  },
  '25.1.g': {
    title: 'Landing marker',
    text: [
      'A sea invasion is made with a Landing marker, which is placed on the map where the sea-invasion card says.',
    ],
  },
  '25.2': {
    title: 'Executing Sea Invasions',
    text: ['How a sea invasion is carried out, step by step.'],
  },
  '25.2.1': {
    title: 'Using the Landing Marker',
    text: ['The three steps from the card to the shore.'],
  },
  '25.2.1.a.1': {
    title: 'Step 1: the card',
    text: [
      'AP plays a sea-invasion card and puts a Landing marker in the sea-invasion space it names. This costs no OPS.',
    ],
  },
  '25.2.1.a.2': {
    title: 'Step 2: to the landing',
    text: [
      'An LCU or a stack of LCUs on Lemnos is activated for movement, moves to the Landing marker for 1 MP and stops there.',
    ],
  },
  '25.2.1.a.3': {
    title: 'Step 3: ashore',
    text: [
      'In any later round the sea-invasion space may be activated for movement. The AP LCUs in it move on to the connected port and inland at the normal cost of 1 MP a space.',
    ],
  },
  '25.2.1.b': {
    title: 'Three landings',
    text: ['There are three Landing markers, for the three sea invasions that can take place in a game.'],
  },
  '25.2.2': {
    title: 'Activating LCUs on Lemnos for Sea Invasion',
    text: ['How the LCUs on Lemnos are activated, and at what cost.'],
  },
  '25.2.2.a': {
    title: 'Stacks',
    text: [
      'AP may group the LCUs on Lemnos into stacks of up to three units free of charge. A Stacked marker shows them.',
    ],
  },
  '25.2.2.b': {
    title: 'Activation',
    text: ['An LCU or stack on Lemnos is activated by a Move marker put on top of it.'],
  },
  '25.2.2.c': {
    title: 'Cost',
    text: ['Activating a stack costs 1 OPS for each nationality in it {§9.4.2.a}.'],
  },
  '25.2.2.d': {
    title: 'The move',
    text: ['The LCU or stack then moves to a sea-invasion space with a Landing marker.'],
  },
  '25.2.3': {
    title: 'Using Sea Invasion Spaces',
    text: ['How units move into sea-invasion spaces, fight from them, and go back.'],
  },
  '25.2.3.a': {
    title: 'Those who follow',
    text: [
      'If a sea-invasion space has a Landing marker from an earlier round, an LCU or a stack of LCUs may move there from Lemnos for 1 MP, and stops. FORCED MARCH cannot be used for this move.',
    ],
  },
  '25.2.3.b': {
    title: 'Going ashore',
    text: [
      'In any later round the sea-invasion space may be activated for movement. The AP LCUs in it may move to the connected port at the normal cost of 1 MP a space.',
      '{#110} An SCU that has replaced an LCU in a sea-invasion space may go ashore, but never to Lemnos. No LCU is taken apart at sea.',
      '{#272} The way ashore is no water obstacle: an attack by it has no shift for one, and after victory the attackers may advance a second space.',
    ],
  },
  '25.2.3.c': {
    title: 'Attacking the port',
    text: [
      'In any later round the sea-invasion space may instead be activated for attack. The units in it attack the connected port, if there are enemy units in it.',
    ],
  },
  '25.2.3.d': {
    title: 'Going back',
    text: [
      'AP LCUs may move from the connected port back to a sea-invasion space with a Landing marker for 1 MP, and stop there. In any later round the space may be activated for movement, and they go on to Lemnos for 1 MP.',
    ],
  },
  '25.2.3.e': {
    title: 'Stop at Lemnos',
    text: [
      'AP LCUs that come to Lemnos from a sea-invasion space must stop there; they cannot go on to another one in the same round. CAVALRY SCREEN cannot be used to move to Lemnos.',
    ],
  },
  '25.2.4': {
    title: 'Sea Invasion Space Limitations',
    text: ['Limits of sea-invasion spaces and Landing markers.'],
  },
  '25.2.4.a': {
    title: 'Stacking',
    text: ['The stacking limit of land spaces holds in sea-invasion spaces too.'],
  },
  '25.2.4.b': {
    title: 'A Landing marker is needed',
    text: [
      'AP LCUs cannot enter a sea-invasion space without a Landing marker until a sea invasion has placed one there.',
    ],
  },
  '25.2.4.c': {
    title: 'No second use',
    text: [
      'There are only three Landing markers. One that is taken off the map is out of the game and cannot be used again.',
    ],
  },
  '25.2.5': {
    title: 'Winter Restrictions',
    text: ['What cannot be done at sea in winter turns.'],
  },
  '25.2.5.a': {
    title: 'No cards',
    text: ['No sea-invasion card can be played as an event in a winter turn.'],
  },
  '25.2.5.b': {
    title: 'No markers',
    text: ['No Landing marker can be put in a sea-invasion space in a winter turn.'],
  },
  '25.2.5.c': {
    title: 'Lemnos',
    text: [
      'LCUs on Lemnos cannot be activated in a winter turn.',
      '{#163} SCUs, HQs and artillery there can be activated. They cannot sail, but SCUs can be put together into an LCU.',
    ],
  },
  '25.2.5.d': {
    title: 'Sea-invasion spaces',
    text: [
      'Sea-invasion spaces with a Landing marker can be activated for movement or attack in a winter turn, but no LCU can move from them to Lemnos.',
    ],
  },
}
