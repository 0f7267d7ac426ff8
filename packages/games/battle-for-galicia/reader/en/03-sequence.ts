import type { ChapterTexts } from '../shape.ts'

export const sequence: ChapterTexts<'3'> = {
  '3.0': {
    title: 'Sequence of play',
    text: [
      'Every game turn has two player turns, first the Russian, then the A-H one. GT1 is the exception: only the A-H player has a turn in it.',
    ],
  },
  '3.1': {
    title: 'A game turn at a glance',
    text: [
      'First the turn marker goes one space ahead. Then each player in his turn goes through the same five steps:',
      '- 1. Supply {§3.2.1}',
      '- 2. Reinforcements {§3.2.2}',
      '- 3. Movement {§3.2.3}',
      '- 4. Combat {§3.2.4}',
      '- 5. Victory points {§3.2.5}',
      'The campaign ends after GT12 {§15.0}.',
    ],
  },
  '3.2': {
    title: 'A player turn',
    text: [
      'While you go through the five steps you are the active player and your opponent is the inactive one. The order of the steps is fixed, and a step once ended does not come back in the same turn.',
    ],
  },
  '3.2.1': {
    title: 'Supply phase',
    text: [
      'The supply of each of your units is checked anew {§11.0}. Units with too long a path are marked low on supply, units without one out of supply; markers that no longer apply come off.',
      'Units found out of supply for the second time running, or more, suffer attrition {§11.5}. The program does all of this.',
    ],
  },
  '3.2.2': {
    title: 'Reinforcement phase',
    text: ['You place the units that are due this turn {§14.0}.'],
  },
  '3.2.3': {
    title: 'Movement phase',
    text: [
      'You may move as many of your units as you like, or none {§4.0}. Tired infantry may rest instead and recover {§10.3}.',
    ],
  },
  '3.2.4': {
    title: 'Combat phase',
    text: ['You may attack enemy units next to yours, one hex after the other in any order you like {§7.0}.'],
  },
  '3.2.5': {
    title: 'Recording victory points',
    text: [
      'At the end of your player turn you score the towns you hold {§15.1.2}. Your opponent scores his at the end of his own turn. Points for attacks and for destroyed units are scored the moment they are earned {§15.1.1} {§15.1.3}.',
    ],
  },
}
