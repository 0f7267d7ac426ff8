import type { ChapterTexts } from '../shape.ts'

export const stacking: ChapterTexts<'5'> = {
  '5.0': { title: 'Stacks', text: ['Two or more units in one hex form a stack.'] },
  '5.1': {
    title: 'Stacking limit',
    text: [
      'A hex holds at most 6 steps of one side. The limit counts at the end of your movement phase, at the end of a retreat and at the end of an advance after combat. Until then units may pass through your stacks, or stop in them, without regard to it.',
      'A full infantry division or cavalry corps has 2 steps, reduced it has 1. Infantry brigades and cavalry divisions have 1. Markers count nothing.',
    ],
  },
  '5.2': {
    title: 'Too many in a hex',
    text: [
      'If a hex of yours holds more than 6 steps at the end of your movement phase, or of an advance after combat, you must remove units until it fits. You choose which. After a retreat the surplus runs on instead {§9.2.a}.',
      '{#38} Units removed in this way count as eliminated, and the enemy scores them unless they are Ersatz.',
    ],
  },
  '5.3': {
    title: 'Who lies on top',
    text: [
      'On top of a stack lies the unit with the highest attack strength printed on its upward side. The order means nothing otherwise, except that the enemy sees the top unit {§5.4}.',
      '{#56} Among equals the first in the list of units lies on top. A moving stack shows the enemy its top unit and that others go with it, not how many. A unit that moves alone shows itself, and so do reacting cavalry and a reinforcement that is placed.',
    ],
  },
  '5.4': {
    title: 'What you cannot see',
    text: [
      'You may not look into enemy stacks: you see the top unit only, until you attack that hex. CE and supply markers lie hidden beneath their units. Strengths and markers in a hex are laid open only when an attack on it has been declared and is being resolved.',
      '{#57} From the moment the ratio is found until the combat ends, the strengths and markers of all who take part and of everyone in the defending hex are open, and so are their losses. Attackers who are withheld are known by name only. Outside combat, CE, attrition and supply are their owner’s secret. An eliminated unit is always announced with its name, hex and cause.',
      '{#50} Supply states and attrition are told to the owner alone. If attrition turns over or removes the top unit of a stack, the enemy sees that.',
      '{#60} Odds shown to you rest on what you can see. Hidden enemy units are left out; those you see are taken to be fresh and in supply unless their markers are open. The panel says what was assumed.',
    ],
  },
}
