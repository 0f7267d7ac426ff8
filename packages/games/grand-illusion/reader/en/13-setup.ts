import type { ChapterTexts } from '../shape.ts'

export const setup: ChapterTexts<'13'> = {
  '13.0': {
    title: 'Set-up',
    text: ['The set-up for all three scenarios.'],
  },
  '13.1.1': {
    title: 'Units',
    text: [
      'Each unit is placed in the hex printed on it, face up unless the number is on its back. Reinforcements wait on the turn track, PD units in their box. Counters with an orange band are used only in scenario 3.',
      'The British start in 45. The Allied player may place up to two of their infantry units in 54 instead.',
    ],
  },
  '13.1.2.a': {
    title: 'Plan XVII markers',
    text: ['The 8 Plan XVII markers go into a cup. Nobody knows which value will be drawn.'],
  },
  '13.1.2.b': {
    title: 'Trier',
    text: ['A marker on hex 94 reminds the players that the Allies win at once if they take it {§14.1.3.b}.'],
  },
  '13.1.2.c': {
    title: 'Paris',
    text: ['The German VP marker of Paris lies on hex 19, with its Allied side up. It is worth 10 VPs.'],
  },
  '13.1.2.d': {
    title: 'German markers',
    text: ['The other 15 German VP markers go into a second cup.'],
  },
  '13.1.3.a': {
    title: 'Turn marker',
    text: ['The turn marker starts on turn 1.'],
  },
  '13.1.3.b': {
    title: 'Eastern Front',
    text: ['The marker for the Eastern Front lies on turn 3 {§7.3}.'],
  },
  '13.1.3.c': {
    title: 'Commanders',
    text: [
      'The markers for the second Joffre column and for Falkenhayn lie beside the turn track. The marker for trenches shows that they are not allowed yet {§9.7.1}.',
    ],
  },
  '13.1.3.d': {
    title: 'Values at the start',
    text: [
      '- CAPs: Allies 4, Germans 6.',
      '- Mandated battles: Allies 1, Germans 0.',
      '- Plan XVII VPs 3, for Mulhouse has been freed; German VPs 0.',
    ],
  },
  '13.1.3.e': {
    title: 'Battle board',
    text: ['Hit markers and the markers of the battle board lie ready in their boxes.'],
  },
  '13.1.3.f': {
    title: 'Trench and railhead',
    text: ['A trench of level 1 in Metz (86) {§9.7.1}, and the railhead marker in 56 {§8.4.3.h}.'],
  },
  '13.1.3.g': {
    title: 'German control',
    text: ['Hexes 72 and 73 start under German control markers.'],
  },
  '13.1.4': {
    title: 'Force markers',
    text: ['They lie in their boxes {§8.4.6.c}.'],
  },
  '13.1.5': {
    title: 'Other markers',
    text: ['They lie within reach.'],
  },
  '13.1.6.a': {
    title: 'Forts at full strength',
    text: ['All forts begin with their highest step. R counters wait in their box.'],
  },
  '13.1.6.b': {
    title: 'Steps differ',
    text: ['Forts do not all lose strength at the same rate: see the table.'],
  },
  '13.1.6.c': {
    title: 'Last steps',
    text: ['Large modern forts end with a CS of 2, old or small ones with 1.'],
  },
  '13.1.6.c.1': {
    title: 'Belgian forts',
    text: [
      'Antwerp (52) and Namur (64). The fort of Liège has fallen before scenarios 1 and 2 begin; it is used with an option of scenario 3, and so is a stronger Antwerp {§14.3.6.a.5}.',
      '{#1} The fort of Liège stands in 73, although this list says 72.',
    ],
  },
  '13.1.6.c.2': {
    title: 'German forts',
    text: ['Two forts in Metz (86), one each in Trier (94) and Strasbourg (105).'],
  },
  '13.1.6.c.3': {
    title: 'French forts',
    text: [
      'Versailles (10), Paris (19), Maubeuge (54), Verdun (67 and 76), St Mihiel (77), Langres (79), Nancy and Toul (87), two at Épinal (98), Belfort (104). Hazebrouck (24) and Lille (34) come with an option of scenario 3 {§14.3.6.a.2}.',
    ],
  },
}
