import type { ChapterTexts } from '../shape.ts'

export const card: ChapterTexts<'card'> = {
  'aid.tec': {
    title: 'Terrain effects chart',
    text: [
      'What a step costs: the hex entered, plus the hexside crossed. A bridge replaces the cost of its river. Attacks across rivers and ridges are halved {§7.7}; clear ground and forest have no effect on combat.',
      '{#9} For combat and zones of control a bridged hexside is a river.',
    ],
  },
  'aid.mp-summary': {
    title: 'Movement points at a glance',
    text: ['What else costs MPs, beside the ground: enemy zones of control {§6.3} and recovery {§10.3.1}.'],
  },
  'aid.procedure': {
    title: 'A combat at a glance',
    text: [
      '- 1. Compare the strengths and find the ratio {§8.1}.',
      '- 2. Apply column shifts {§8.2}.',
      '- 3. The attacker rolls 2d6 on the CRT; retreat and advance {§8.3}.',
      '- 4. Count the steps of both sides: small or large {§8.4}.',
      '- 5. Both sides roll 1d6 on the LRT with their modifiers {§8.5}.',
    ],
  },
  'aid.column-shifts': {
    title: 'Column shifts',
    text: [
      '- Flank attack: 2 to the right {§7.8}.',
      '- A-H units defend next to Przemysl: 2 to the left {§13.0.c}.',
      '- Russian units defend next to Przemysl against A-H: 2 to the right {§13.0.c}.',
    ],
  },
  'aid.crt': {
    title: 'Combat results table',
    text: [
      'Find the final ratio at the top and the sum of 2d6 at the left. How to read a result: {§9.1}.',
      '{#1} The head of the third column is printed as 1.5:2, which cannot be; we read 1:1.5.',
      '{#2} On a roll of 9 the step from 3:1 to 4:1 is a little worse for the attacker. We keep it as printed.',
    ],
  },
  'aid.lrt': {
    title: 'Loss results table',
    text: [
      'Find the modified roll in the column of the magnitude {§8.4} and read the CE reductions. The modifiers: {§9.4.1}.',
      '{#6} A garbled line of the card is taken as the +1 for each ratio above 4:1, not as a modifier of its own.',
    ],
  },
  'aid.vp': {
    title: 'Victory points on the card',
    text: [
      'The card repeats the points for towns and eliminations.',
      '{#4} It forgets the points for attacks and gives 1 instead of 2 for holding Chelm. The rule governs {§15.1}.',
    ],
  },
  'schedule.russian': {
    title: 'Russian reinforcements',
    text: [
      'Units and entry hexes in order of arrival.',
      '{#62} The turn headings of the list are lost to us. We set them by the dates on which the corps arrived, GT2 to GT7. As an option agreed before the game each group of the list is one turn, GT2 to GT6.',
    ],
  },
  'schedule.austro-hungarian': {
    title: 'A-H reinforcements',
    text: [
      'Of this list one note survives: certain units enter on GT6 at 1.01 or, if their owner prefers, on GT7 at 1.03, 1.05 or 1.07. The rest is our reconstruction.',
      '{#47} Each of these units chooses for itself on GT6. If the enemy holds 1.01 it waits for GT7.',
    ],
  },
  'aid.counter-abbreviations': {
    title: 'Letters on the counters',
    text: [
      '- c: cavalry',
      '- comb: combined',
      '- Russian: cn Caucasian, cs Cossack, d Don, gd Guard, gn Grenadier, r reserve, rf rifle',
      '- Austro-Hungarian and German: ls Landsturm, lw Landwehr (German), m Marsch, sch Kaiserschützen',
    ],
  },
  bibliography: {
    title: 'Further reading',
    text: [
      'The rulebook names one source: N. N. Golovine, “The Great Battle of Galicia (1914)”, The Slavonic Review, vol. 5, 1926–27, pp. 25–47.',
    ],
  },
}
