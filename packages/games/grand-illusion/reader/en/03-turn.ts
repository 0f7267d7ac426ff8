import type { ChapterTexts } from '../shape.ts'

export const setupAndVictory: ChapterTexts<'3'> = {
  '3.0': {
    title: 'Set-up and victory',
    text: ['Both are described with the scenarios.'],
  },
  '3.1': {
    title: 'Set-up',
    text: ['How to set up any scenario is told in {§13.1.1} and the rules that follow it.'],
  },
  '3.2': {
    title: 'Victory',
    text: [
      'Both players win and lose victory points (VPs). What counts, and how many are needed, depends on the scenario: {§14.1.3.c}, {§14.2.3.c}, {§14.3.5.c}.',
    ],
  },
}

export const sequence: ChapterTexts<'4'> = {
  '4.0': {
    title: 'The turn',
    text: [
      '- CAPs Phase: both players roll for their CAPs {§5.1.1}.',
      '- Initiative: who goes first this turn {§6.0.t4-15}.',
      '- Mutual Reinforcement and Replacement Phase: first the player without the initiative places arrivals and buys replacements, then the other {§7.1}.',
      '- Action Phase: segments of up to two CAPs in turn {§4.0.action}.',
      '- Strategic Movement Phase: first the player without the initiative, then the other {§10.1}.',
      '- Administrative Phase {§11.0}: A. VPs for mandated battles not fought {§9.1.1.b}; B. immediate German victory {§11.1}; C. interim VPs on turn 9 {§14.1.3.d}; D. victory at the end of the game {§14.1.3.c}; E. supply {§11.2.1}; F. attrition and surrender {§11.3.units}; G. recovery {§11.4}; H. trenches {§11.5}; I. next turn {§11.6}.',
      '{#29} The rulebook refers to some rules by numbers of an older edition. We cite the numbers as they are now.',
    ],
  },
  '4.0.action': {
    title: 'What a CAP does in the Action Phase',
    text: [
      'In your segment you pass, or spend one CAP, or two one after the other. Each of them is one of these:',
      '- activate a hex: its units move and fight {§8.2.1};',
      '- entrench a hex {§9.7.2};',
      '- let the units of a hex recover {§9.8.3.a}, which may end the segment.',
      'Then it is your opponent’s turn. So it goes on until both pass in a row or nobody has CAPs left {§8.1.2}.',
    ],
  },
}
