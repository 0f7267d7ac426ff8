import type { ChapterTexts } from '../shape.ts'

export const supply: ChapterTexts<'11'> = {
  '11.0': {
    title: 'Supply',
    text: [
      'A unit is in supply, low on supply or out of supply. Its state is found in your supply phase and lasts until your next one, through the whole of the enemy’s turn, whatever happens in between. Low and out are shown by a marker under the unit.',
      '{#44} Units not yet judged, those set up and fresh reinforcements, are in supply.',
    ],
  },
  '11.1': {
    title: 'Effects of supply',
    text: [
      'Supply acts on combat alone. In supply a unit has its full strength; low on supply it attacks and defends with 1 less; out of supply with 2 less, and its AV is 0 in combat. Movement is not affected, but only a unit in supply recovers {§10.3.1}.',
      '{#31} The reduction is added to that for lost CE {§10.1}.',
    ],
  },
  '11.2': {
    title: 'Sources of supply',
    text: [
      'There are two kinds:',
      '- hexes with a supply symbol on a friendly map edge;',
      '- railway hexes joined to such a hex by an unbroken line of railway hexes. An enemy unit breaks the line, and so does an EZOC unless a unit of yours stands there.',
      'Friendly edges of Russia: the top, the right-hand side, and the left-hand side above 15.26. Of A-H: the bottom, and the left-hand side below 6.25. Railways belong to nobody; whoever’s edge they reach uses them.',
      '{#30} 15.26 and 6.25 themselves belong to neither edge. 1.01 lies on an edge of both sides and serves both, unless an enemy stands in it.',
    ],
  },
  '11.3': {
    title: 'Tracing a path',
    text: [
      'The path runs from the unit to a source through neighbouring hexes. It may not pass through a hex with an enemy, and through one hex in EZOC at most. A unit of yours cancels the EZOC in its hex for this purpose.',
      '{#29} The one hex in EZOC may be anywhere on the path. An edge hex held by the enemy is no source.',
      '{#45} Terrain does not matter, not even marsh and unbridged rivers. To the Russians 3.15 is closed for paths and railways even when it is empty.',
    ],
  },
  '11.4': {
    title: 'Length of the path',
    text: [
      'Up to 8 hexes: in supply. 9 to 12 hexes: low on supply. More than 12, or no path at all: out of supply.',
      '{#29} The unit’s own hex is not counted, the source is. A unit on a source has a path of 0.',
    ],
  },
  '11.5': {
    title: 'Attrition',
    text: [
      'A unit that was out of supply in your last supply phase and is so again suffers attrition, and again in each further phase in which that goes on.',
      '{#63} The states of all units are found first and attrition is applied afterwards, so that a unit lost to it cannot cut off its neighbour in the same phase.',
    ],
  },
  '11.5.1': {
    title: 'What attrition costs',
    text: [
      'The unit takes 2 CE reductions as if lost in combat, with all that may follow: a lost step, or elimination, which the enemy scores {§15.1.3}.',
    ],
  },
}
