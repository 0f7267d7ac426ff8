import type { ChapterTexts } from '../shape.ts'

export const greece: ChapterTexts<'26.3'> = {
  '26.3': {
    title: 'Greece',
    text: ['Greece is neutral at the start, with its army on the map, and may be drawn in on either side.'],
  },
  '26.3.1': {
    title: 'General Rules',
    text: ['Neutral Greece: who may move there, what he controls, and what breaks its neutrality.'],
  },
  '26.3.1.a': {
    title: 'GR units',
    text: [
      'GR units are on the map from the start. Only the player whose ally Greece is may move them; while Greece is neutral, nobody does, except that SURRENDER OF FT. RUPEL relocates some.',
    ],
  },
  '26.3.1.b': {
    title: 'Supply while neutral',
    text: ['While Greece is neutral, its units are in supply wherever they are in Greece.'],
  },
  '26.3.1.c': {
    title: 'Passing through',
    text: ['AP and CP units may move and trace supply through any empty space of neutral Greece.'],
  },
  '26.3.1.d': {
    title: 'Control in neutral Greece',
    text: [
      'In neutral Greece a player controls only the spaces he occupies, with the exceptions that follow.',
    ],
  },
  '26.3.1.d.1': {
    title: 'Salonika and AP',
    text: [
      'Salonika comes under AP control, and Greece stays neutral, when',
      '- INTERVENTION IN THE BALKANS places the BR/GR National Defence Corps there,',
      '- AP LCUs enter it from the connected sea-invasion space after SALONIKA INVASION,',
      '- an AP unit moves there from any other space, or',
      '- an AP unit advances there after combat.',
    ],
  },
  '26.3.1.d.2': {
    title: 'Ft. Rupel and Doiran',
    text: ['SURRENDER OF FT. RUPEL puts Ft. Rupel and Doiran under CP control, and Greece stays neutral.'],
  },
  '26.3.1.d.3': {
    title: 'Athens',
    text: [
      'AP or CP units that move into Athens while Greece is neutral break its neutrality. Their player places his control marker and rolls a die: on 5 or 6 Greece enters the war as an ally of his opponent.',
      '{#118} The die is rolled at Athens and Salonika whenever troops of a side take the city and place their control marker there, so also when they take it from the enemy; not when they enter a city they control already. AP never rolls at Salonika.',
    ],
  },
  '26.3.1.d.4': {
    title: 'Salonika and CP',
    text: [
      'CP units that move into Salonika while Greece is neutral break its neutrality too. CP places its control marker and rolls a die: on 6 Greece enters the war as an ally of AP.',
    ],
  },
  '26.3.1.e': {
    title: 'Fighting in Greece',
    text: [
      "AP and CP units may attack each other in Greece. An attack on neutral GR units brings Greece into the war at once, as an ally of the attacker's opponent.",
    ],
  },
  '26.3.1.f': {
    title: 'VP if Greece joins AP',
    text: [
      'If Greece joins AP, AP gains 1 VP for each Greek VP space that CP does not occupy, but none for Athens or Salonika if it controls them already. It loses 1 VP for each Greek VP space that CP takes later.',
      '{#223} A city that CP controls counts as occupied though nobody stands there: it stays as it is and AP scores nothing for it. Likewise the other way round {§26.3.1.g}.',
    ],
  },
  '26.3.1.g': {
    title: 'VP if Greece joins CP',
    text: [
      'If Greece joins CP, CP gains 1 VP for each Greek VP space that AP does not occupy, but none for Athens or Salonika if it controls them already. It loses 1 VP for each Greek VP space that AP takes later.',
    ],
  },
  '26.3.2': {
    title: 'Greek Entry into the War',
    text: ['The events that bring Greece into the war, and what follows from them.'],
  },
  '26.3.2.a': {
    title: 'GREECE',
    text: [
      'When GREECE is played in an AP round, Greece joins AP, unless CP plays KING CONSTANTINE in its round that follows immediately.',
    ],
  },
  '26.3.2.b': {
    title: 'KING CONSTANTINE',
    text: [
      'If CP controls all VP spaces in Serbia, Romania and Bulgaria when KING CONSTANTINE is played, Greece becomes an ally of CP.',
    ],
  },
  '26.3.2.c.1': {
    title: 'Ally of CP: the event GREECE',
    text: ['If Greece is an ally of CP, GREECE can never be played as an event.'],
  },
  '26.3.2.c.2': {
    title: 'Ally of CP: GR units',
    text: [
      'CP then commands all GR units except the BR/GR National Defence Corps, an SCU that always belongs to AP.',
    ],
  },
  '26.3.2.c.3': {
    title: 'Ally of CP: AP supply',
    text: ['AP units then trace supply only through Greek spaces that AP controls.'],
  },
  '26.3.2.d': {
    title: 'Ally of AP: CP supply',
    text: ['If Greece is an ally of AP, CP units trace supply only through Greek spaces that CP controls.'],
  },
  '26.3.2.e': {
    title: 'Control after entry',
    text: [
      'When Greece is in the war, a player who enters or passes through a Greek space controls it, as elsewhere.',
    ],
  },
  '26.3.2.f': {
    title: 'Supply of GR units',
    text: [
      'When Greece is in the war, GR units that trace supply to friendly Athens or Salonika may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.3.3': {
    title: 'Greek Collapse',
    text: ['What happens when Greece loses its VP spaces.'],
  },
  '26.3.3.a': {
    title: 'Greece does not collapse',
    text: ['Greece never collapses, even if the enemy holds both its VP spaces.'],
  },
  '26.3.3.b': {
    title: 'Overrun by CP',
    text: [
      'If Greece is an ally of AP and CP controls both its VP spaces, GR units that trace supply to friendly sources of other AP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
  '26.3.3.c': {
    title: 'Overrun by AP',
    text: [
      'If Greece is an ally of CP and AP controls both its VP spaces, GR units that trace supply to friendly sources of other CP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
}
