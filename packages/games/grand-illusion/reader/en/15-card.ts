import type { ChapterTexts } from '../shape.ts'

export const card: ChapterTexts<'card'> = {
  'aid.sequence': {
    title: 'Sequence of play',
    text: ['The card repeats the sequence of {§4.0} without changes of substance.'],
  },
  'aid.large-garrisons': {
    title: 'Forts with large garrisons',
    text: [
      'Metz, both forts (86); Maubeuge (54); Verdun (67 and 76); Toul (87); the stronger fort of Épinal (98); Belfort (104); and the optional Antwerp (52) of scenario 3 {§9.5.2}.',
      '{#2} The list prints Maubeuge as 45; it is 54.',
    ],
  },
  'aid.ix-minus': {
    title: 'Stacking of IX(−)',
    text: [
      'The French IX(−) Corps bears the sign of a corps but counts as a division for stacking {§8.4.6.a}, and for stacking only.',
    ],
  },
  'aid.playnotes': {
    title: 'Advice',
    text: [
      '- Keep a reserve, of units and of CAPs. A player with one CAP or none against four is lost.',
      '- Your units matter more than ground. To rebuild one costs a CAP or two; for the same CAP a whole hex recovers.',
      '- Let disrupted units retreat to undisrupted ones.',
      '- Guard your supply lines {§8.4.3.a}.',
      '- Against trenches, surround the hex first {§9.2.3.b}.',
    ],
  },
  'aid.devnotes': {
    title: 'About some units',
    text: [
      'Most French corps have a CS of 4. The Colonial, II, XIV and XX Corps have 5, the III, VI and XVIII Corps 6, because they had a third division or extra brigades. Some counters, such as the groups of reserve divisions, the Vosges Corps and the 2nd Moroccan Division, stand for several smaller formations. The German Landwehr corps stands for the brigades behind the 1st and 2nd Armies.',
    ],
  },
}
