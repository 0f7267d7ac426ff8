import type { ChapterTexts } from '../shape.ts'

export const control: ChapterTexts<'11.2'> = {
  '11.2': {
    title: 'Control of Spaces and Regions',
    text: ['How spaces and regions are taken, marked and kept.'],
  },
  '11.2.1': {
    title: 'Uprisings',
    text: ['What uprisings control, and how they stand in the way of supply.'],
  },
  '11.2.1.a': {
    title: 'Taking control',
    text: [
      'An uprising takes control of an unoccupied space or region by being placed there.',
      '{#100} In a region where troops stand as well, it takes control only when the troops have left, at the end of that round, or at once outside the rounds.',
    ],
  },
  '11.2.1.b': {
    title: 'Only while present',
    text: [
      'Uprisings control only what they occupy. When the uprising has been destroyed, control goes back to the side that had it before.',
      '{#98} What comes back is control, the VP, and +2 National Will for a home VP space, even if its loss cost nothing because Will was at its lowest.',
    ],
  },
  '11.2.1.c': {
    title: 'Always in supply',
    text: ['Uprisings are always in supply, wherever they are.'],
  },
  '11.2.1.d': {
    title: 'Supply through spaces',
    text: ['Combat units cannot trace supply through a space that holds an uprising.'],
  },
  '11.2.1.e': {
    title: 'Supply through regions',
    text: ['Combat units cannot trace supply through a region that holds nothing but uprisings.'],
  },
  '11.2.a': {
    title: 'By entering',
    text: [
      'A combat unit takes control of a space by moving into it or through it.',
      '{#39} It does so even in a space where it may not stay, if it may pass through.',
    ],
  },
  '11.2.b': {
    title: 'Regions',
    text: [
      'A combat unit takes control of a region by moving into it, if no enemy unit or uprising is there.',
    ],
  },
  '11.2.c': {
    title: 'Forts',
    text: [
      'Moving into or through a space does not give control of it if an enemy fort stands there, besieged or not.',
    ],
  },
  '11.2.d': {
    title: 'HQs and artillery',
    text: [
      'HQs and heavy artillery cannot take control of a space or region by themselves, nor can they keep up a siege {§27.0.a}.',
    ],
  },
  '11.2.e': {
    title: 'Control markers',
    text: [
      "When a unit has taken an enemy space or region, or an ally's that was in enemy hands, a control marker of the unit's nation is placed there. It stays until the enemy retakes the place by movement or attack.",
    ],
  },
  '11.2.f': {
    title: 'Home ground',
    text: [
      'When a nation retakes a space or region of its own home country, the enemy marker is removed and no other is put in its place.',
      '{#40} The marker placed is that of the unit that enters first, for a unit of two nations that of its first nation; there is none on its own home ground. It matters for home VP spaces and after the treaty {§28.0}.',
    ],
  },
  '11.2.g': {
    title: 'Several nations',
    text: [
      'If units of several nations, or a unit of two nations, take an enemy space or region, a marker of any one of these nations may be placed.',
    ],
  },
  '11.2.h': {
    title: 'VP and National Will',
    text: [
      "When a player takes an enemy VP space, or a friendly one back from the enemy, the VP and National Will markers are adjusted as well. That includes a nation's home VP space retaken by an ally.",
    ],
  },
  '11.2.i': {
    title: 'Control lasts',
    text: ['A space that has been taken or retaken stays under control when the units leave it.'],
  },
  '11.2.j': {
    title: 'Besieged forts',
    text: [
      'When a besieged fort is destroyed, it is marked as destroyed and the besiegers take control of its space.',
    ],
  },
  '11.2.k': {
    title: 'Spaces cut off',
    text: [
      'In the Attrition Phase a player takes control of unoccupied enemy spaces from which no supply line leads to an enemy supply source. Spaces with an enemy fort that stands, spaces with a supply source, and all regions are excepted.',
      "{#43} It is judged once, at the start of the Attrition Phase. After the losses all empty cut-off spaces of both sides change at once, with VP and National Will; never regions, sea spaces, own intact forts, neutral or uprising-held spaces, and of sources only those whose garrison has just perished. The marker is RU for AP and GE for CP, none on ground of the taker's allies. Surrender dice come later.",
    ],
  },
  '11.3': {
    title: 'Italian Front Mapboard Movement',
    text: ['Movement to, from and on the inset of the Italian Front.'],
  },
  '11.3.1': {
    title: 'MP Costs to Enter and Exit the Italian Front',
    text: ['How units get on to the inset and off it.'],
  },
  '11.3.1.a': {
    title: 'Carniola and Tyrol',
    text: [
      'Moving between the inset and Carniola or Tyrol costs 1 MP. Austro-Hungarian uprisings cannot be placed on the Italian Front.',
    ],
  },
  '11.3.1.b': {
    title: 'SR by sea',
    text: ['AP and CP SCUs may use SR by sea to and from the inset, through friendly ports.'],
  },
  '11.3.2': {
    title: 'On the inset',
    text: ['Moving into any space of the Italian Front inset costs 1 MP.'],
  },
}
