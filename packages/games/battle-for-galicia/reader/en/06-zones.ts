import type { ChapterTexts } from '../shape.ts'

export const zones: ChapterTexts<'6'> = {
  '6.0': {
    title: 'Zones of control',
    text: [
      'Every unit, of whatever kind, has a ZOC in the six hexes around it. Zones of control hamper the enemy’s movement and cut his supply; they never force him to stop or to fight.',
    ],
  },
  '6.1': {
    title: 'Zones and terrain',
    text: [
      'A ZOC reaches into every kind of hex and across every kind of hexside but one: it never crosses a river, in either direction.',
      '{#9} A bridge makes no difference here: no ZOC crosses a bridged river either.',
      '{#12} Units facing each other across a river have no ZOC over each other, but they are adjacent: they may attack each other, and cavalry may react.',
    ],
  },
  '6.2': {
    title: 'Zones and supply',
    text: [
      'An EZOC blocks supply that is traced through the hex, save that a path may pass through one such hex {§11.3}; a railway may pass through none {§11.2}. For supply, a unit of yours cancels the EZOC in the hex where it stands.',
    ],
  },
  '6.3': {
    title: 'Zones and movement',
    text: [
      'Entering a hex in an EZOC costs 1 MP more, leaving one costs 1 MP more, and going straight from one to another costs 2 MPs more. Zones never stop a move.',
      'For movement your own units do not cancel the EZOC in their hex.',
      '{#11} The 2 MPs from zone to zone are the whole surcharge, not an addition to those for leaving and entering.',
    ],
  },
  '6.4': {
    title: 'Where else zones count',
    text: [
      '- flank attacks {§7.8}',
      '- the way of a retreat {§9.2.1}',
      '- supply {§11.3}',
      '- cavalry reaction {§12.1.3}',
      '- arrival of reinforcements {§14.1}',
    ],
  },
}
