import type { ChapterTexts } from '../shape.ts'

export const results: ChapterTexts<'9'> = {
  '9.0': {
    title: 'Combat results',
    text: ['How to read the two tables, how to retreat and advance, and how to share losses.'],
  },
  '9.1': {
    title: 'Reading the CRT',
    text: [
      'What stands before the stroke is for the attacker, what follows it for the defender. A number with a sign modifies that side’s loss roll. R with a number is a retreat of so many hexes. A dash means nothing happens.',
    ],
  },
  '9.2': {
    title: 'Retreat',
    text: [
      'A retreat is counted in hexes and costs no MPs. The owner of the units chooses the way, within the priorities {§9.2.1}.',
    ],
  },
  '9.2.a': {
    title: 'Retreating as a stack',
    text: [
      'Retreating units stay together. Only in the last hex may they part, so as not to exceed the stacking limit {§5.1}: as many units as necessary, not all of them, retreat further until everyone has room.',
      '{#19} Attackers retreat hex by hex, each hex as a stack of its own, in the order their owner likes. If any of them fails a priority, their common loss roll takes the +2, once.',
      '{#24} Units that run on may not enter a hex of the same retreat again. If they have nowhere left to go they are eliminated.',
    ],
  },
  '9.2.example': {
    title: 'Example of running on',
    text: [
      'Three A-H divisions of 2 steps each must retreat 1 hex, and only a hex with another 2-step division is open to them. That makes 8 steps: one of the three goes on, the other two stay.',
    ],
  },
  '9.2.b': {
    title: 'Into a full hex',
    text: [
      'Units may retreat into a hex that is full, or becomes so, if the priorities ask for it, for instance to keep out of an EZOC. The surplus then has to go further.',
      '{#59} The priorities hold for each further hex as for a retreat of 1 hex. Failing them there counts for the same single +2.',
    ],
  },
  '9.2.c': {
    title: 'Retreat makes losses heavier',
    text: [
      'Each hex of retreat the CRT demands adds 1 to the loss roll of the side that retreats, attacker or defender. Further hexes run for want of room add nothing.',
    ],
  },
  '9.2.1': {
    title: 'Priorities of a retreat',
    text: [
      'You choose the way, but in this order:',
      '- 1. Keep out of vacant hexes in EZOC if you can.',
      '- 2. Retreat towards a supply source within 12 hexes {§11.2}; which one is up to you. If you retreat 1 hex only, it is enough not to get farther from it.',
      'A stack that cannot satisfy both takes +2 on the loss roll that follows {§9.4.1}.',
      '{#22} Start and end are compared: after more than one hex you must be nearer to the source. It must be a source at that moment, railway hexes included, and lie within 12 hexes of the start as the crow flies. If there is none, the priority is failed.',
      '{#23} Ways are ranked: the longest possible retreat, then the fewest vacant hexes in EZOC, then the way towards supply. Among the best you choose freely. Hexes with friends never count as vacant. However much goes wrong, the +2 is taken once.',
    ],
  },
  '9.2.2': {
    title: 'Retreat across a river',
    text: [
      'Each unit that retreats across a river hexside without a bridge loses 1 CE, every time it does so. Across a bridge it loses nothing.',
    ],
  },
  '9.2.3': {
    title: 'No way to retreat',
    text: [
      'If enemy units leave no way to go the full distance, each unit of the stack loses 1 CE for every hex it falls short, and the loss roll that follows takes +2. It is the same +2 as in {§9.2.1}, taken once.',
      '{#25} Nobody retreats off the map, into marsh or, as a Russian, into 3.15; where that leaves too few hexes the rule applies all the same. A-H units may retreat into 3.01 to 11.01 at any time.',
    ],
  },
  '9.3.2': {
    title: 'Advance after combat',
    text: [
      'If the defender’s hex is empty, any of the attackers who won may enter it, from any hex, up to the stacking limit. Withheld units may not, and defenders never advance. Through GT5 no A-H unit advances into 3.01 to 11.01 {§4.5}.',
      '{#5} The rulebook prints this number where 9.3 is due; we keep it.',
      '{#20} The advance is offered only to units that fit, so that nothing has to be removed afterwards.',
      '{#21} If the hex becomes empty only through losses, the advance is offered then. Attackers whom the result sends back never advance.',
    ],
  },
  '9.4': {
    title: 'Reading the LRT',
    text: [
      'In stage 5 each side adds its modifiers to its die and finds the sum in the column for a small or large combat {§8.4}. The number at the end of the row is its CE reductions.',
      '{#40} A sum below the table uses the lowest row.',
    ],
  },
  '9.4.1': {
    title: 'Modifiers of the loss roll',
    text: [
      'All that apply add up:',
      '- the result on the CRT: −2 to +2;',
      '- the AV of all opposing units that took part, by the table below; a unit out of supply has 0 {§11.1}, one that attacks across a river or ridge half {§7.7};',
      '- defender under flank attack: +2;',
      '- each hex of retreat the CRT demands: +1;',
      '- retreat priorities failed, or no way to retreat: +2;',
      '- defender, for each ratio above 4:1: +1. At 6:1 that is +2.',
      '{#3} The rulebook’s example gives +2 for an AV of 5; its rule and its card say +1, and so do we.',
      '{#7} The ratio after shifts counts, unless the option says otherwise {§8.2}.',
    ],
  },
  '9.4.2': {
    title: 'Sharing losses',
    text: [
      'You share your CE reductions evenly among the units that took part: nobody takes a second before everyone has taken one, unless the reduction would eliminate the unit. Withheld units take none.',
      'The first reduction puts a −1 marker on the unit, the second turns it to −2, the third removes the marker and costs a step {§10.2}. A unit with a white symbol loses its step with the second.',
      '{#26} Even means round after round. A reduction that would remove a unit may go to another instead, as you like; the loss of a step alone is no excuse. What nobody is left to take is lost.',
    ],
  },
  '9.4.2.example': {
    title: 'A combat from start to end',
    text: [
      'Four A-H divisions stand next to the Russian 2nd Guard. The 4th and 25th are of II Corps and one other may join them: the 20th attacks with them, the 41st is withheld {§7.2}.',
      '- Ratio: 4 + 5 + 4 = 13 against 8 is 1.5:1. There is no flank attack and no shift.',
      '- Roll: a 9 gives +2/−1, no retreat.',
      '- Magnitude: four divisions of 2 steps, 8 steps, large.',
      '- A-H losses: die 5, +2 from the CRT, +1 for an AV of 5: 8, that is 3 CE, one for each division.',
      '- Russian losses: die 2, −1 from the CRT, +3 for an AV of 4 + 4 + 2 = 10: 4, that is 1 CE.',
      '{#3} The rulebook counts +2 for the Russian guns here and reaches 9. That is in the same row of the table.',
    ],
  },
}
