import type { ChapterTexts } from '../shape.ts'

export const movement: ChapterTexts<'8.4'> = {
  '8.4.basic': {
    title: 'Moving',
    text: [
      'Units move singly or in groups from hex to neighbouring hex, as far as their MA allows. A group may drop units on its way but never pick up others.',
      'Disrupted units and HA have an allowance of exactly 1 hex, whatever the hex costs {§8.4.2}.',
      '{#82} A unit moves once in an activation. One that was dropped on the way, or has halted, does not start again.',
      '{#96} A group passes a hex in which not all of it may stop in one march; a unit that is to stay there marches on its own.',
    ],
  },
  '8.4.1.bonus': {
    title: 'Moving with an HQ',
    text: [
      'Infantry and cavalry, disrupted or not, that begin their move with an HQ of their own nation and stay with it may use its MA instead of their own.',
      'When the move is done the HQ is turned to its back, if one of the units with it was disrupted or if it gave any unit an MA of 3 or 4 {§2.4.hq}.',
      '{#33} Only if units really used the HQ’s MA beyond their own. A disrupted unit that comes along for its own 1 hex turns nothing, nor does an HQ that moves alone.',
    ],
  },
  '8.4.1.ha': {
    title: 'HA and HQs',
    text: ['HA never moves more than 1 hex, whether an HQ is with it or not.'],
  },
  '8.4.1.twohq': {
    title: 'Two HQs in one hex',
    text: [
      'If an HQ ends its move in a hex with another friendly HQ, both are turned to their backs: two supply columns block each other’s roads.',
      '{#33} Passing through such a hex has no effect.',
    ],
  },
  '8.4.2': {
    title: 'Terrain and movement',
    text: [
      'Every hex costs 1 MP, and 1 more across a side with one red diamond. Impassable sides cannot be crossed.',
      'Disrupted units and HA can always enter a neighbouring hex, whether it costs 1 MP or 2.',
    ],
  },
}
