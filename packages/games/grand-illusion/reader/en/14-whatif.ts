import type { ChapterTexts } from '../shape.ts'

export const whatIf: ChapterTexts<'14.3'> = {
  '14.3.setup': {
    title: 'Scenario 3',
    text: [
      'The what-if campaign: 15 turns, set up as described in {§13.1.1}, with secret options for both sides {§14.3.6}.',
    ],
  },
  '14.3.omitted': {
    title: 'Rules of scenario 1 not repeated',
    text: [
      'The one Allied activation at the start and the fixed initiative of turns 1 to 3 do not apply {§14.3.1.d.8}.',
      '{#55} The limits around Maubeuge {§14.1.1.a.3} are off too. The supply conditions for VPs stay: {§14.1.2.d.1} to {§14.1.2.d.3}.',
    ],
  },
  '14.3.1.a.1': {
    title: 'The Belgians withdraw',
    text: ['As in scenario 1 {§14.1.1.a.1}, but not if the Allies have chosen option 5 {§14.3.6.a.5}.'],
  },
  '14.3.1.a.2': {
    title: 'Allied command on turn 1',
    text: [
      'The French 3rd and 4th Armies may be activated. But in the hexes 1 to 66 the Allies have at most 2 activations on turn 1; the withdrawal of the Belgians counts as one.',
    ],
  },
  '14.3.1.a.3': {
    title: 'Plan XVII battles',
    text: ['As in scenario 1 {§14.1.1.a.4}: 1, 2, 1 and 1 mandated battles on turns 1 to 4.'],
  },
  '14.3.1.a.4': {
    title: 'BEF replacement on turn 8',
    text: ['As in scenario 1 {§14.1.1.a.5}: one eliminated BEF infantry unit may return.'],
  },
  '14.3.1.a.5': {
    title: 'Replacements on turn 12',
    text: ['As in scenario 1 {§14.1.1.a.6}: one BEF and one Belgian infantry unit may return, disrupted.'],
  },
  '14.3.1.b.1': {
    title: 'German HQs on turn 6',
    text: [
      'As in scenario 1 {§14.1.1.b.1}: an arriving detachment HQ may take the place of a numbered army HQ.',
    ],
  },
  '14.3.1.b.2': {
    title: 'German mandated battles',
    text: ['As in scenario 1 {§14.1.1.b.2}: one on each of the turns 12 to 15.'],
  },
  '14.3.1.c.1': {
    title: 'Disrupted replacements',
    text: ['As in scenario 1 {§14.1.1.c.1}: from turn 8 for 1 CAP, from turn 10 for 2 CAPs.'],
  },
  '14.3.1.c.2': {
    title: 'Exhaustion',
    text: ['As in scenario 1 {§14.1.1.c.2}: from turn 12 on only half the disrupted units of a hex recover.'],
  },
  '14.3.1.d.1': {
    title: 'No Eastern Front',
    text: ['{§7.3} is not used: nothing is sent to the East, and no VPs are lost.'],
  },
  '14.3.1.d.2': {
    title: 'The BEF is free',
    text: ['{§12.1} is not used: British units in SP hexes cost no VPs.'],
  },
  '14.3.1.d.3': {
    title: 'Antwerp',
    text: [
      'Hex 43 may be entered and taken, so that the Belgians can be cut off. The rulebook adds that masking Antwerp takes more units, without a number.',
      '{#49} {§12.5.2} and {§12.5.3} are off; Antwerp is watched with ordinary means.',
    ],
  },
  '14.3.1.d.4': {
    title: 'Arrivals in SP hexes',
    text: [
      '{§8.4.7.c} is not used: Allied uncertain reinforcements and replacements may use SP hexes from the start.',
    ],
  },
  '14.3.1.d.5': {
    title: 'No Schlieffen Plan',
    text: ['{§8.4.8} is not used: the Germans may go for the Channel ports early.'],
  },
  '14.3.1.d.6': {
    title: 'Paris in danger',
    text: [
      'The Allied withdrawal is no longer compulsory {§8.4.9.b}. The other events still happen {§8.4.9.c}.',
    ],
  },
  '14.3.1.d.7': {
    title: 'CAPs on turn 1',
    text: ['Both players roll for CAPs from turn 1 on {§5.1.1}; the fixed 4 and 6 are not used.'],
  },
  '14.3.1.d.8': {
    title: 'Initiative',
    text: [
      'Both players roll for the initiative on every turn, from turn 1 on; on a tie the Germans have it {§6.0.t4-15}.',
    ],
  },
  '14.3.2': {
    title: 'Allied VPs',
    text: ['As in scenario 1: Plan XVII hexes {§14.1.2.a.1} and Plan XVII battles {§14.1.2.a.2}.'],
  },
  '14.3.3': {
    title: 'German VPs',
    text: ['As in scenario 1 {§14.1.2.b}: Paris and 15 hexes, 76 and 87 double.'],
  },
  '14.3.4': {
    title: 'Losing VPs',
    text: [
      'For mandated battles not fought {§9.1.1.b}, for withdrawals {§8.7.2} {§8.7.3}, and for the options chosen {§14.3.6}. Totals may fall below zero.',
      '{#28} The rulebook lists the Eastern Front and the BEF here as well, but both rules are cancelled in this scenario.',
    ],
  },
  '14.3.5.a': {
    title: 'Immediate German victory',
    text: ['As in scenario 1 {§14.1.3.a}: tested once, on the turn Paris first falls.'],
  },
  '14.3.5.b': {
    title: 'Sudden death',
    text: ['As in scenario 1 {§14.1.3.b}: the Allies win at once if they take Trier (94).'],
  },
  '14.3.5.c': {
    title: 'Who wins',
    text: [
      'As in scenario 1, at the end of turn 15 {§14.1.3.c}: the Germans need 6 VPs and twice the Allied total.',
    ],
  },
  '14.3.5.d': {
    title: 'Interim VPs on turn 9',
    text: ['As in scenario 1 {§14.1.3.d}: German markers are drawn face up, and the game goes on.'],
  },
}
