import type { ChapterTexts } from '../shape.ts'

export const minor: ChapterTexts<'26.6'> = {
  '26.6': {
    title: 'Serbia and Montenegro',
    text: ['Serbia and Montenegro fight for AP from the start.'],
  },
  '26.6.1': {
    title: 'General Rules',
    text: ['The units of Serbia and Montenegro, and their supply.'],
  },
  '26.6.1.a': {
    title: 'SB and MN units',
    text: ['SB and MN units are on the map from the start of the game.'],
  },
  '26.6.1.b': {
    title: 'Supply of SB units',
    text: [
      'SB units that trace supply to friendly Belgrade or Cetinje, or to Lemnos, may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.6.1.c': {
    title: 'Supply of MN units',
    text: [
      'MN units that trace supply to friendly Belgrade or Cetinje, or to Lemnos, may be activated for movement or attack and use SR, but never receive RPs.',
    ],
  },
  '26.6.1.d': {
    title: 'Sources of other nations',
    text: [
      'SB and MN units that can trace supply only to friendly sources of other AP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
  '26.6.2': {
    title: 'Serbian Collapse',
    text: ['When Serbia collapses, what that means, and how it ends.'],
  },
  '26.6.2.a': {
    title: 'The conditions',
    text: [
      'Serbia collapses if CP controls both Serbian VP spaces in the collapse step of the War Status Phase {§6.0.E.4.a}, or if there is no SB LCU in Serbia or Montenegro, or if AP declares it collapsed. This can happen only once in a game. The Armistice marker goes down by 2 {§17.3.2.e.1}.',
      '{#120} All three are looked at in the collapse step only, once a game. LCUs on the map at home count, reduced ones too. Units removed go to the Replaceable Units box; the Yugoslav division stays.',
      '{#224} The two VP spaces are Belgrade and Cetinje, here and for KING CONSTANTINE {§26.3.2.b}.',
    ],
  },
  '26.6.2.b.1': {
    title: 'Who stays',
    text: [
      'SB and MN units that can trace supply to AP-controlled Cetinje or Belgrade, or to Lemnos, stay on the map; all other SB and MN units are removed.',
    ],
  },
  '26.6.2.b.2': {
    title: 'RPs only on Lemnos',
    text: ['Until THE SERBS RETURN is played, only SB units on Lemnos may receive RPs.'],
  },
  '26.6.2.b.3': {
    title: 'No rebuilding',
    text: [
      'Until THE SERBS RETURN is played, destroyed SB units in the Replaceable Units box cannot be rebuilt.',
    ],
  },
  '26.6.2.c': {
    title: 'Afterwards',
    text: [
      'AP and CP units may still move into SB and MN spaces and attack enemy units in Serbia and Montenegro.',
    ],
  },
  '26.6.2.e': {
    title: 'Not for good',
    text: [
      'The collapse of Serbia is not final: its effects end when AP units retake control of Belgrade.',
      '{#270} Cards that ask for a collapse then find a Serbia that has not collapsed. A Romania that has collapsed is not at war for them. The armistice marker does not go back.',
    ],
  },
  '26.7': {
    title: 'Turkey',
    text: ['Turkey is on the side of CP from the start.'],
  },
  '26.7.1': {
    title: 'General Rules',
    text: ['The units of Turkey, and their supply.'],
  },
  '26.7.1.a': {
    title: 'TU units',
    text: ['TU units are on the map from the start of the game.'],
  },
  '26.7.1.b': {
    title: 'Supply of TU units',
    text: [
      'TU units that trace supply to friendly Constantinople, Rodosto or Anatolia may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.7.1.c': {
    title: 'Sources of other nations',
    text: [
      'TU units that can trace supply only to friendly sources of other CP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
  '26.7.2': {
    title: 'Turkish Collapse',
    text: [
      'What happens when Turkey loses its VP spaces.',
      '{#121} The rulebook heads this section "Serbian"; it is about Turkey.',
    ],
  },
  '26.7.2.a': {
    title: 'Turkey does not collapse',
    text: ['Turkey never collapses, even if AP holds both its VP spaces.'],
  },
  '26.7.2.b.1': {
    title: 'Rodosto and Anatolia: supply',
    text: [
      'If AP controls both Turkish VP spaces, but not both Rodosto and Anatolia, TU units that trace supply to Rodosto or Anatolia may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.7.2.b.2': {
    title: 'Rodosto and Anatolia: reinforcements',
    text: [
      'In the same case TU reinforcements may be placed in Rodosto or Anatolia, if AP does not control it.',
    ],
  },
}
