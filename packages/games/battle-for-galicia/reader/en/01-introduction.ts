import type { ChapterTexts } from '../shape.ts'

export const introduction: ChapterTexts<'1'> = {
  '1.0': {
    title: 'What the game is about',
    text: [
      'A game for two about August and September 1914 in Galicia and Russian Poland. One of you leads the Austro-Hungarian army (A-H) and the few German units beside it, the other the Imperial Russian army. Whoever has more victory points at the end wins {§15.0}.',
      'A hex is 12 km from side to side and a game turn (GT) covers two days.',
      'The printed game has a map of 33 by 21 inches, one and a half half-sheets of 5/8-inch counters, a rulebook, a player card and two six-sided dice. Here the program keeps all of them.',
    ],
  },
  '1.1': {
    title: 'Getting ready',
    text: [
      'Each counter states where its unit begins: in a set-up hex, or off the map until a certain GT. The program puts the units of the first kind on the map and keeps the others for their turn {§14.0}.',
      'The A-H player opens the game. GT1 has no Russian player turn; from GT2 on every game turn runs in its normal order {§3.0}.',
      '{#61} The rulebook has only the campaign of twelve turns. We add two short scenarios: "Krasnik and Komarow", GT1 to GT5 in the north, and "The Fall of Lemberg", GT2 to GT7 in the east, which the Russians open. All rules are the same.',
      '{#55} A short scenario uses part of the map. No unit leaves that part, by move, retreat, reaction or entry. Supply may be traced outside it, and sources there count for retreats. Its border is no map edge: a defender on it can be flanked.',
    ],
  },
  '1.2': {
    title: 'Abbreviations',
    text: [
      '- A-H: Austria-Hungary',
      '- AV: artillery value',
      '- CE: combat effectiveness',
      '- CRT: combat results table',
      '- DRM: die roll modifier',
      '- GT: game turn',
      '- ID: name of a unit',
      '- LRT: loss results table',
      '- MA: movement allowance, in MPs',
      '- MP: movement point',
      '- RR: railway',
      '- TEC: terrain effects chart',
      '- VP: victory point',
      '- ZOC, EZOC: zone of control, enemy zone of control',
      '- 1d6, 2d6: one or two six-sided dice',
      'What the letters on the counters mean: {§aid.counter-abbreviations}.',
    ],
  },
}
