import type { ChapterTexts } from '../shape.ts'

export const fullVictory: ChapterTexts<'14.1.2'> = {
  '14.1.2.a.1': {
    title: 'Plan XVII hexes',
    text: [
      'When hex 85, 86, 95, 96, 100, 103, 105 or 107 becomes Allied-controlled, a Plan XVII marker is drawn and scored at once. In Metz (86) and Strasbourg (105) it counts double. These VPs are kept even if the Germans come back.',
      '{#52} Each hex scores once in the game. If its Allied units are not supplied, the draw waits until they are {§14.1.2.d.2}.',
    ],
  },
  '14.1.2.a.2': {
    title: 'Plan XVII battles',
    text: ['On turns 1 to 4, 1 VP for each mandated battle in a Plan XVII hex {§14.1.1.a.4}.'],
  },
  '14.1.2.b': {
    title: 'German VP hexes',
    text: [
      'Paris (19), worth 10, and the 15 hexes of the table below. For Verdun (76) and Toul and Nancy (87) the marker counts double.',
    ],
  },
  '14.1.2.c': {
    title: 'Losing VPs',
    text: [
      '- 1 VP for each mandated battle not fought {§9.1.1.b}.',
      '- A General Withdrawal {§8.7.2} {§8.7.3}.',
      '- British units in SP hexes {§12.1}.',
      '- No troops for the Eastern Front {§7.3}.',
      'Totals may fall below zero.',
    ],
  },
  '14.1.2.d.1': {
    title: 'Supply and Plan XVII battles',
    text: [
      'A mandated battle scores only if the attackers can trace supply from the battle hex.',
      '{#26} This is checked when the battle is declared.',
    ],
  },
  '14.1.2.d.2': {
    title: 'Supply and Plan XVII hexes',
    text: ['To score a Plan XVII hex, the Allied units in it must be able to trace supply.'],
  },
  '14.1.2.d.3': {
    title: 'Supply and German VP hexes',
    text: [
      'A German-controlled VP hex counts only if a line can be traced from it to a German supply source.',
      '{#27} Supply is judged at that moment, although the supply check of the turn comes later {§11.2.1}.',
    ],
  },
  '14.1.3.a': {
    title: 'Immediate German victory',
    text: [
      'Tested once in the game, at the end of the turn in which Paris first becomes German-controlled. A marker is drawn for every other supplied VP hex in German hands and added to the German total, and 10 for Paris, if supplied. If the Plan XVII total is then less than half the German total, the Germans win.',
      'If not, play goes on. The 10 VPs of Paris stay until the Allies control it again; the markers drawn go back to the cup and their VPs are taken off.',
      '{#51} Only the markers drawn for this test go back. Interim markers {§14.1.3.d} stay.',
      '{#69} Paris, too, counts only while it can trace supply {§14.1.2.d.3}. If its 10 VPs are lost or were never scored, they are added at the final count, provided Paris is German and supplied then {§14.1.3.c}. The immediate victory is tested if Paris is German at the end of the turn it fell, supplied or not; without supply the 10 VPs do not count. It is not tested a second time.',
    ],
  },
  '14.1.3.b': {
    title: 'Sudden death',
    text: ['The moment the Allies control Trier (94), the game ends and they have won.'],
  },
  '14.1.3.c': {
    title: 'Who wins',
    text: [
      'At the end of turn 15 a marker is drawn for every supplied German VP hex other than Paris and added. The Germans win if their total is at least 6 and at least twice the Allied total. Otherwise the Allies win. There is no draw.',
      '{#51} Hexes that still carry a marker of the interim count {§14.1.3.d} draw none.',
    ],
  },
  '14.1.3.d': {
    title: 'Interim VPs on turn 9',
    text: [
      'On turn 9 a marker is drawn, face up, for every supplied German VP hex and added to the German total. The game goes on whatever the totals are. If such a hex later becomes Allied, its marker goes back to the cup and its VPs are taken off.',
    ],
  },
}
