import type { ChapterTexts } from '../shape.ts'

export const notes: ChapterTexts<'29'> = {
  '29.0': {
    title: 'Extended Example of Play',
    text: [
      'The rulebook plays through one whole turn, Turn 10 (Fall 1916), from the Mandatory Offensives to the drawing of cards.',
      '{#127} The example moves and reduces units in ways the rules forbid, and raises an uprising in Austria-Hungary at Will 3. We follow the rules.',
    ],
  },
  '31.0': {
    title: 'Strategy Tips',
    text: ['Advice for both sides.'],
  },
  '31.1': {
    title: 'Advice for AP',
    text: [
      '- Attack early in East Prussia and Galicia, before Germany has closed the gaps.',
      '- A drive through Austria-Hungary as far as Pécs cuts CP in two: AH units south of it lose their home sources, Turkey gets no more German RPs, and Bulgaria is isolated.',
      '- Keep the Russian VP spaces, or make up for those lost: demoralization brings uprisings, and uprisings bring the revolution.',
      '- Wear down the Austro-Hungarians, whose Troop Quality goes quickly. Their uprisings tie down troops, and their collapse can win the war in the East.',
      '- Bring Italy and Romania in as soon as possible, so that CP has to fight on several fronts at once.',
    ],
  },
  '31.2': {
    title: 'Advice for CP',
    text: [
      '- Pinch off the Polish salient and take the VP spaces there, then those near the front.',
      '- Drive Russian Will down to 2 and wear out Russian Troop Quality: AP has to take good troops from the front against uprisings, or risk the revolution.',
      '- Take Cetinje or Belgrade, though the Russians will call for the same troops. Bring Bulgaria in early, to make Serbia collapse and to bring Turkey into play.',
      '- Use Bulgarians and Turks to guard the south of Austria-Hungary, and turn them north when Romania enters the war.',
      '- Against Italy just hold the line until Russia is out of the way; then attack.',
    ],
  },
  '32.0': {
    title: 'Strategy Card Histories & Notes',
    text: ['The history behind the cards.'],
  },
  '32.1': {
    title: 'The AP cards',
    text: ['The rulebook tells the history behind the cards AP1 to AP55; these notes have no rules.'],
  },
  '32.2': {
    title: 'The CP cards',
    text: ['The rulebook tells the history behind the cards CP1 to CP55; these notes have no rules.'],
  },
  'aid.1': {
    title: 'Player aid 1',
    text: ['The set-up of 1914 and of the neutral entries, the combat sequence and the armistice chart.'],
  },
  'aid.2': {
    title: 'Player aid 2',
    text: [
      'The fire tables, terrain effects, the sequence of play, the restrictions of Summer 1914, the VP table and the costs of replacements.',
    ],
  },
  'aid.3': {
    title: 'Player aid 3',
    text: ['The Brusilov scenario and its set-up.'],
  },
}
