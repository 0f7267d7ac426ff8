import type { ChapterTexts } from '../shape.ts'

export const quality: ChapterTexts<'24'> = {
  '24.0': {
    title: 'Troop Quality',
    text: [
      'As casualties mount, RU, IT, GE and AH run out of men and officers: their Troop Quality (TQ) falls. There are also ways to raise it.',
    ],
  },
  '24.1': {
    title: 'Tracking Troop Quality',
    text: ['What lowers and raises Troop Quality.'],
  },
  '24.1.a': {
    title: 'The markers',
    text: [
      'Each of the four nations has a TQ marker on the General Records Track. All start at 16 and move down and up.',
    ],
  },
  '24.1.b': {
    title: 'A GE, AH or RU LCU lost',
    text: [
      'When a GE, AH or RU LCU is destroyed or permanently eliminated, the TQ of its nation goes down by 1.',
      '{#106} Of the units of two nations the Sud Army counts as AH, the Army of the Bug, LXI and LXII as GE.',
      '{#107} Losses by combat and attrition count, once for each LCU; those by events, revolution and collapse do not.',
    ],
  },
  '24.1.c': {
    title: 'An IT LCU lost',
    text: ['When an IT LCU is destroyed or permanently eliminated, IT TQ goes down by 2.'],
  },
  '24.1.d': {
    title: 'RU and GE reinforcements',
    text: [
      'Each card played to bring RU or GE reinforcements to the map lowers the TQ of that nation by 2.',
      '{#109} Not if all its units are exempt {§24.2.a.2}, as on AP12, AP27, AP37, CP20 and CP21. One other unit costs the full amount.',
    ],
  },
  '24.1.e': {
    title: 'AH reinforcements',
    text: ['Each card played to bring AH reinforcements to the map lowers AH TQ by 5.'],
  },
  '24.1.f': {
    title: 'IT reinforcements',
    text: ['Each card played to bring IT reinforcements to the map lowers IT TQ by 7.'],
  },
  '24.1.g': {
    title: 'The lowest level',
    text: ['The TQ of RU, IT, GE and AH never goes below 1; whatever would lower it further is ignored.'],
  },
  '24.1.h': {
    title: 'LCUs rebuilt',
    text: [
      'Each time a destroyed LCU of RU, IT, GE or AH is rebuilt to full strength, the TQ of its nation goes up by 1.',
      '{#108} Only a rebuild to full strength at once counts: not one to reduced strength that is repaired later, and not assembly. How the unit came to the box does not matter. There is no upper limit for quality and Will.',
    ],
  },
  '24.2': {
    title: 'Effect on Reinforcements and Replacements',
    text: ['What changes for a nation whose Troop Quality has become Poor, that is, has sunk to 1.'],
  },
  '24.2.a.1': {
    title: 'Poor: reinforcements',
    text: [
      'While the TQ of a nation is Poor (1), its infantry reinforcements of the Action Phase arrive with a step lost, as their card says.',
    ],
  },
  '24.2.a.2': {
    title: 'Exempt units',
    text: [
      'Exempt are, as their cards say too, the Sud Army, the Army of the Bug, RU and GE elite infantry, RU regional infantry (Caucasus, Siberia, Turkestan, Finland), and RU, AH and GE cavalry.',
    ],
  },
  '24.2.a.3': {
    title: 'Poor: RPs for LCUs',
    text: [
      'While TQ is Poor, it costs 2 RPs a step to repair an LCU on the map or to rebuild a destroyed one in the Replacement Phase.',
    ],
  },
  '24.2.a.4': {
    title: 'Poor: RPs for SCUs',
    text: [
      'While TQ is Poor, it costs 1 RP a step to repair an SCU on the map or to rebuild a destroyed one in the Replacement Phase.',
    ],
  },
  '24.2.b': {
    title: 'By the same card',
    text: [
      'If TQ becomes Poor by the play of a reinforcement card, the units of that very card already arrive with a step lost, as the card says.',
    ],
  },
}
