import type { ChapterTexts } from '../shape.ts'

export const rebellion: ChapterTexts<'23'> = {
  '23.0': {
    title: 'Rebellion & Revolution',
    text: ['How nations lose heart, and what comes of it: uprisings, the Russian Revolution and collapse.'],
  },
  '23.1': {
    title: 'How rebellion comes about',
    text: [
      'The loss of VP spaces and certain events lower the National Will (NW) of Russia, Germany or Austria-Hungary and can drive the nation to rebellion. The three NW markers start at 12 on the General Records Track and move down and up again.',
    ],
  },
  '23.2': {
    title: 'Tracking National Will',
    text: ['What lowers and raises National Will, and what happens at the lowest level.'],
  },
  '23.2.a': {
    title: 'A home VP space lost',
    text: ['When RU, GE or AH loses control of a VP space of its own country, its NW goes down by 2.'],
  },
  '23.2.b': {
    title: 'A home VP space retaken',
    text: ['When the nation or an ally retakes a VP space of its country, its NW goes up by 2.'],
  },
  '23.2.c': {
    title: 'Events',
    text: ['Events, too, can move the NW markers of these three nations, up or down.'],
  },
  '23.2.d': {
    title: 'National Demoralization',
    text: [
      'Box 2 of the track is National Demoralization. When the NW of a nation has sunk to it, rebellion can break out there: uprisings are placed in the nation {§23.3}.',
    ],
  },
  '23.2.e': {
    title: 'The lowest level',
    text: ['The NW of RU, GE and AH never goes below 2; whatever would lower it further is ignored.'],
  },
  '23.3': {
    title: 'Uprising Units',
    text: ['When and where uprisings are placed, and how they fight.'],
  },
  '23.3.1': {
    title: 'When to Enter the Mapboard',
    text: ['Who may place uprisings, and in which phase.'],
  },
  '23.3.1.a': {
    title: 'AH uprising',
    text: [
      'If AH NW is at 2 in step 1 of the Rebellion/Revolution Phase, AP may place one AH uprising in an unoccupied space of Austria-Hungary or in one of its regions, Carniola and Tyrol.',
      'No uprising is placed on the Italian Front inset {§11.3.1.a}, in a place that has three already {§10.1.c}, or after the collapse of Austria-Hungary {§23.5.b.1}.',
    ],
  },
  '23.3.1.b': {
    title: 'GE uprising',
    text: [
      'If GE NW is at 2 in step 1 of the Rebellion/Revolution Phase, AP may place one GE uprising in an unoccupied space of Germany or in the region Brandenburg, up to three in one place {§10.1.c}.',
    ],
  },
  '23.3.1.c': {
    title: 'RU uprising',
    text: [
      'If RU NW is at 2 in step 1 of the Rebellion/Revolution Phase, CP may place one RU uprising in an unoccupied space of Russia or in one of its regions, Kharkov, Moscow, Novgorod and Rostov, up to three in one place {§10.1.c}.',
    ],
  },
  '23.3.1.d': {
    title: 'One more by a no-card play',
    text: [
      'If the NW of a nation is at 2 in the first action of the turn, the no-card play for 1 OPS {§8.2.e} may be used to place another uprising in it. AP does so in Austria-Hungary or Germany, CP in Russia, and it is the whole action.',
    ],
  },
  '23.3.1.e': {
    title: 'After recovery',
    text: [
      'When the NW of a nation rises above 2, no more uprisings are placed there until it has sunk to 2 again.',
    ],
  },
  '23.3.2': {
    title: 'Where to Enter the Mapboard',
    text: ['Where uprisings may be placed, and what they do to forts, trenches and VP there.'],
  },
  '23.3.2.a': {
    title: 'The places',
    text: [
      'An uprising is placed in an unoccupied space or in any region of its own nation.',
      '{#97} Unoccupied means without AP, CP or neutral units. Uprisings may join others, up to three. If a card names a space (AP52: Cattaro) in which any unit stands, an uprising included, or that the enemy of the nation controls, no uprising is placed.',
    ],
  },
  '23.3.2.b': {
    title: 'Not abroad',
    text: ['An uprising is never placed in a space or region outside its own nation.'],
  },
  '23.3.2.c': {
    title: 'In a fort space',
    text: [
      'An uprising may be placed in a fort space, but it does not control the fort and cannot use its CF.',
      '{#99} Beside an intact fort it blocks supply, but neither VP nor Will change. In an attack it is the only target; the fort takes no part.',
    ],
  },
  '23.3.2.d': {
    title: 'In a trench',
    text: [
      'An uprising may be placed in a space with a trench, but the trench marker is removed. Uprisings never use trenches.',
    ],
  },
  '23.3.2.e': {
    title: 'In a VP space',
    text: [
      'An uprising placed in a VP space takes control of it, and the side that loses control of the space loses 1 VP.',
    ],
  },
  '23.3.3': {
    title: 'Uprising Units and Combat',
    text: ['How long uprisings stay, and who may attack them.'],
  },
  '23.3.3.a': {
    title: 'Until destroyed',
    text: [
      'An uprising stays on the map until it is destroyed in combat. Then it is taken off and can be used again.',
    ],
  },
  '23.3.3.b': {
    title: 'Anyone may attack them',
    text: ['Combat units may attack uprisings of any nation: no uprising is friendly to anybody.'],
  },
}
