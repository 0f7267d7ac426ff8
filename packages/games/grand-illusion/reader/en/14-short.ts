import type { ChapterTexts } from '../shape.ts'

export const short: ChapterTexts<'14.2'> = {
  '14.2.setup': {
    title: 'Scenario 2',
    text: ['The short historical campaign: 7 turns, set up as described in {§13.1.1}.'],
  },
  '14.2.1.1': {
    title: 'The Belgians withdraw',
    text: ['As in scenario 1 {§14.1.1.a.1}: on turn 1 the Belgians of 62 may leave for Antwerp, for 1 CAP.'],
  },
  '14.2.1.2': {
    title: 'Allied command on turn 1',
    text: [
      'As in scenario 1 {§14.1.1.a.2}: 66 and 76 are closed, and of 62, 54, 46 and 45 one may be activated.',
    ],
  },
  '14.2.1.3': {
    title: 'Maubeuge on turns 1 and 2',
    text: [
      'As in scenario 1 {§14.1.1.a.3}: closed to Germans on turn 1, and to newcomers of the Allies on turns 1 and 2.',
    ],
  },
  '14.2.1.4': {
    title: 'Plan XVII battles',
    text: ['As in scenario 1 {§14.1.1.a.4}: 1, 2, 1 and 1 mandated battles on turns 1 to 4.'],
  },
  '14.2.1.5': {
    title: 'German HQs on turn 6',
    text: [
      'As in scenario 1 {§14.1.1.b.1}: an arriving detachment HQ may take the place of a numbered army HQ.',
    ],
  },
  '14.2.2.a': {
    title: 'Allied VPs',
    text: ['As in scenario 1: Plan XVII hexes {§14.1.2.a.1} and Plan XVII battles {§14.1.2.a.2}.'],
  },
  '14.2.2.b.1': {
    title: 'German VPs: hexes',
    text: ['Paris and the same 15 hexes, 76 and 87 double {§14.1.2.b}.'],
  },
  '14.2.2.b.2': {
    title: 'German VPs: Maubeuge and Namur',
    text: [
      '3 VPs at the end of turn 7, if 54 and 64 are German-controlled and both forts are eliminated.',
      '{#70} The VPs of this rule and of {§14.2.2.b.3} to {§14.2.2.b.5} are given at the end of their turn: those of turn 5 after attrition, those of turn 7 just before the final comparison.',
    ],
  },
  '14.2.2.b.3': {
    title: 'German VPs: Antwerp',
    text: [
      '2 VPs at the end of turn 7, if Antwerp (52) is still Allied but masked by 2 or more German corps {§12.5.2}.',
      '{#70} Position alone decides: two German corps in 53 and 62 together, although the ban on activating 52 is over by turn 7.',
    ],
  },
  '14.2.2.b.4': {
    title: 'German VPs: French losses',
    text: [
      '3 VPs at the end of turn 5, if 7 or more French corps have been eliminated by then, those since replaced included.',
    ],
  },
  '14.2.2.b.5': {
    title: 'German VPs: British losses',
    text: [
      '3 VPs at the end of turn 5, if British units have taken 6 or more hits by then.',
      '{#134} Steps lost in a crowded retreat or by attrition do not count.',
    ],
  },
  '14.2.2.c': {
    title: 'Losing VPs',
    text: ['As in scenario 1 {§14.1.2.c}: mandated battles, withdrawals, the BEF, the Eastern Front.'],
  },
  '14.2.2.d': {
    title: 'Supply and VPs',
    text: ['As in scenario 1: {§14.1.2.d.1}, {§14.1.2.d.2} and {§14.1.2.d.3} apply.'],
  },
  '14.2.3.a': {
    title: 'Immediate German victory',
    text: ['As in scenario 1 {§14.1.3.a}: tested once, on the turn Paris first falls.'],
  },
  '14.2.3.b': {
    title: 'Sudden death',
    text: ['As in scenario 1 {§14.1.3.b}: the Allies win at once if they take Trier (94).'],
  },
  '14.2.3.c': {
    title: 'Who wins',
    text: [
      'At the end of turn 7, by the same test as in scenario 1 {§14.1.3.c}: the Germans need 6 VPs and twice the Allied total.',
    ],
  },
}
