import type { ChapterTexts } from '../shape.ts'

export const effectiveness: ChapterTexts<'10'> = {
  '10.0': {
    title: 'Combat effectiveness and steps',
    text: [
      'CE stands for all that wears a unit down: casualties and stragglers, order, training, leadership, morale. Units lose it in combat {§9.4}, in bad retreats {§9.2.2} {§9.2.3} and by attrition {§11.5}. How many steps a unit has: {§5.1}.',
    ],
  },
  '10.1': {
    title: 'Effect of lost CE',
    text: [
      'A unit at CE −1 has 1 less, at CE −2 has 2 less of attack and of defence strength, counted from the side that lies upward. Its AV does not change.',
      '{#31} Lost CE and lack of supply add up {§11.1}.',
    ],
  },
  '10.2': {
    title: 'Losing a step',
    text: [
      'The third CE reduction costs a step: the CE marker comes off and the unit is turned over. A unit of 2 steps is removed when it loses the second, a unit of 1 step at once.',
      'A unit with a white symbol loses its step, and with it its life, at the second reduction {§2.1.white-symbol}.',
      '{#27} On its reduced side the unit begins again without CE reductions.',
    ],
  },
  '10.3': {
    title: 'Recovery',
    text: [
      'Infantry can win back CE and steps. One recovery is one of these:',
      '- take off a −1 marker;',
      '- turn a −2 marker to −1;',
      '- turn a reduced unit without marker to its full side, with a −2 marker.',
      'The conditions: {§10.3.1}.',
    ],
  },
  '10.3.1': {
    title: 'Conditions of recovery',
    text: [
      'The infantry unit must be in supply, not merely low on it, and spend 4 MPs without moving. The nearest enemy must be 3 hexes away or more, so that two hexes lie between; or 2 hexes, if your units stand in all hexes between.',
      '{#28} This is judged at the moment of recovery, for a unit that has spent nothing in this phase, once a phase. An adjacent enemy always forbids it. One two hexes away does unless friends stand in every hex that touches both: one hex on a straight line, two otherwise.',
    ],
  },
  '10.3.1.example': {
    title: 'Example of recovery',
    text: [
      'Two divisions want to recover with enemies two hexes away. The 25th may, because friends hold all the hexes between. The 41st may not, because one of those hexes is empty.',
    ],
  },
  '10.3.2': {
    title: 'Ersatz units',
    text: [
      'Units with an Ersatz dot never recover, neither CE nor steps. All A-H Marsch brigades (m) and some of the Landsturm (ls) are of this kind.',
    ],
  },
  '10.3.3': { title: 'Cavalry', text: ['Cavalry never recovers, neither CE nor steps.'] },
  '10.3.4': { title: 'Eliminated units', text: ['A unit that is eliminated never comes back into play.'] },
}
