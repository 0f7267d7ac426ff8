import type { ChapterTexts } from '../shape.ts'

export const supply: ChapterTexts<'14'> = {
  '14.0': {
    title: 'Supply and Attrition',
    text: ['When units are in supply, where their supply comes from, and what happens without it.'],
  },
  '14.1.1': {
    title: 'Tracing Supply Lines',
    text: ['What a line of supply is, and who needs one.'],
  },
  '14.1.1.a': {
    title: 'In supply',
    text: [
      'To be in supply a unit must trace an unblocked line to a friendly-controlled supply source of its own nation or of an ally. If it cannot, its space gets an Out of Supply (OOS) marker.',
    ],
  },
  '14.1.1.b': {
    title: 'Supply restored',
    text: ['As soon as OOS units can trace an unblocked line again, their OOS marker is taken off.'],
  },
  '14.1.1.c': {
    title: 'Length',
    text: ['A line of supply may be of any length.'],
  },
  '14.1.1.d': {
    title: 'Uprisings',
    text: ['Uprisings are always in supply and need no line.'],
  },
  '14.1.1.e': {
    title: 'Neutral Greeks',
    text: ['As long as Greece is neutral its units are always in supply.'],
  },
  '14.1.2': {
    title: 'Limitations on Tracing Supply Lines',
    text: ['What a line of supply cannot pass through.'],
  },
  '14.1.2.a': {
    title: 'Enemy spaces and regions',
    text: [
      'A line cannot pass through a space or region under enemy control. Control by uprisings counts as enemy control.',
    ],
  },
  '14.1.2.b': {
    title: 'Neutral spaces',
    text: ['A line cannot pass through neutral spaces, except those of neutral Greece {§26.3.1}.'],
  },
  '14.1.2.c': {
    title: 'Forts',
    text: [
      'A line cannot pass through the space of a friendly fort that is besieged, or of an enemy fort that is not.',
      '{#218} Nor can it end there: a source in a besieged friendly fort supplies nobody outside it, by its port neither.',
    ],
  },
  '14.1.3': {
    title: 'Tracing Supply through Ports',
    text: ['How lines of supply cross the sea.'],
  },
  '14.1.3.a': {
    title: 'Ports',
    text: [
      'From a friendly-controlled port, a space or a region with a port, the line may cross the sea to a source, directly or through a chain of friendly-controlled ports.',
      '{#71} Only ports one controls serve; the port of a besieged enemy fort does not.',
    ],
  },
  '14.1.3.b': {
    title: 'Blockade',
    text: [
      'After ROYAL NAVY BLOCKADE has been played CP units cannot trace from port to port, except in the Baltic and the Black Sea. SR by sea is not affected.',
    ],
  },
  '14.1.4': {
    title: 'Isolated and Occupied Supply Sources',
    text: ['What sources do that are cut off, lost or retaken.'],
  },
  '14.1.4.a': {
    title: 'Isolated sources',
    text: [
      'A source that is cut off from all other friendly-controlled spaces still supplies the friendly units on it.',
    ],
  },
  '14.1.4.b': {
    title: 'Captured sources',
    text: ['A source under enemy control supplies no unit of the side that has lost it.'],
  },
  '14.1.4.c': {
    title: 'Retaken sources',
    text: ['A source retaken from the enemy supplies friendly units again.'],
  },
  '14.2': {
    title: 'Supply Sources',
    text: ['Whose sources there are, and what units may do that draw on them.'],
  },
  '14.2.1': {
    title: 'Central Powers Supply Sources',
    text: ['The sources of CP units.'],
  },
  '14.2.1.a': {
    title: 'CP sources',
    text: [
      'CP units have sources in Germany, Austria-Hungary and Turkey, in Bulgaria after its entry, and in Greece if it has entered as a CP ally.',
      '{#74} Bulgaria is meant where the rulebook prints Belgium.',
    ],
  },
  '14.2.1.b': {
    title: 'Land and ports',
    text: ['CP units trace to CP sources overland or through friendly-controlled ports.'],
  },
  '14.2.1.c': {
    title: "CP: a source of one's own",
    text: [
      'CP units that can trace to a friendly-controlled source of their own nation may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '14.2.1.d': {
    title: "CP: only an ally's source",
    text: [
      'CP units that can trace only to a source of another CP nation may be activated for movement, but not for attack. They cannot use SR or receive RPs.',
    ],
  },
  '14.2.1.e': {
    title: 'CP special units',
    text: ['CP special units (yellow symbols) never receive RPs, though they be in supply.'],
  },
  '14.2.2': {
    title: 'Allied Powers Supply Sources',
    text: ['The sources of AP units.'],
  },
  '14.2.2.a': {
    title: 'AP sources',
    text: [
      'AP units have sources in Russia, Serbia, Montenegro, Italy and on Lemnos, in Albania after the Italian entry, in Romania after its own, and in Greece if it has entered as an AP ally.',
      'British, French, Greek, Serbian and Montenegrin units use Lemnos as a source of their own {§13.5}, the British and French also Southern Italy {§26.4.3.b}.',
    ],
  },
  '14.2.2.b': {
    title: 'Land and ports',
    text: ['AP units trace to AP sources overland or through friendly-controlled ports.'],
  },
  '14.2.2.c': {
    title: "AP: a source of one's own",
    text: [
      'AP units that can trace to a friendly-controlled source of their own nation may be activated for movement or attack, use SR and receive RPs. The RU 2/4 Special SCU may be supplied from Lemnos as well.',
    ],
  },
  '14.2.2.d': {
    title: "AP: only an ally's source",
    text: [
      'AP units that can trace only to a source of another AP nation may be activated for movement, but not for attack. They cannot use SR or receive RPs.',
    ],
  },
  '14.2.2.e': {
    title: 'AP special units',
    text: ['AP special units (yellow symbols) never receive RPs, though they be in supply.'],
  },
  '14.2.3': {
    title: 'Supply Sources of Units of Two Nations',
    text: ['The sources of units of two nations.'],
  },
  '14.2.3.a': {
    title: 'Either nation',
    text: [
      'A unit of two nations is in supply if it can trace, overland or through friendly-controlled ports, to a source of either.',
    ],
  },
  '14.2.3.b': {
    title: 'What they may do',
    text: [
      'In supply it may be activated for movement or attack and use SR. Being a special unit it receives no RPs.',
    ],
  },
  '14.2.3.c': {
    title: "Only an ally's source",
    text: [
      'If it can trace only to sources of other allies it may be activated for movement, but not for attack, and it cannot use SR.',
    ],
  },
}
