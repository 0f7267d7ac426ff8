import type { ChapterTexts } from '../shape.ts'

export const entry: ChapterTexts<'8.4.4'> = {
  '8.4.4.a': {
    title: 'Sharing a hex',
    text: [
      'Units of both sides can be in the same hex; they have to be, in order to fight. Who controls the hexes decides who may go where.',
    ],
  },
  '8.4.4.b': {
    title: 'Entering and leaving',
    text: [
      'Whether a unit may go from one hex to another depends on who controls them and who is in them {§8.4.4.table}. Besides, no unit crosses an impassable hexside {§2.2.diamond3} or one that is blocked to it {§8.4.5.a}.',
    ],
  },
  '8.4.4.table': {
    title: 'Table of entry',
    text: [
      'The table below is read by the hex you leave and the hex you enter. Everything is subject to supply {§8.4.3.d}.',
      '- You may go on from a friendly hex without enemies, and from an empty enemy hex. In all other cases you must stop.',
      '- An empty enemy hex becomes yours at once, if a supplied combat unit enters {§8.3.3}.',
      '- To enter an occupied enemy hex in which you have no units forces a battle {§9.1.2.b}. HQs, HA and disrupted units go there only in a group with an undisrupted combat unit.',
      '- Disrupted units need such company in an enemy-controlled contested hex too {§9.8.2}.',
      '- From a contested hex under enemy control you cannot go on into another enemy-controlled hex with enemies in it.',
      '- A friendly hex in which the only enemies are besieged forts is uncontested.',
    ],
  },
  '8.4.5.a': {
    title: 'Blocked hexsides',
    text: [
      'When active units leave a friendly-controlled hex and enter a neighbouring hex with enemy units, the side they crossed is blocked to the enemy. His units can neither move nor retreat across it, unless units of his own had crossed it before.',
    ],
  },
  '8.4.5.b': {
    title: 'Blocked hexside markers',
    text: [
      'Markers show blocked hexsides: blue for the Allies, grey for the Germans. They are most useful when the hex behind is friendly but empty, for it still counts in a concentric attack {§9.2.3.b}.',
    ],
  },
  '8.4.5.c': {
    title: 'End of a block',
    text: [
      'A block ends when its owner wishes, when he has no combat unit left in the hex that was entered, or when the enemy gains control of the hex from which it was entered.',
      '{#89} The owner takes a block away in his own activations only.',
    ],
  },
  '8.4.6.a': {
    title: 'Stacking limit',
    text: [
      'In one hex each side may have at most 8 corps, no more than 6 of them infantry. A division or brigade counts as half a corps. HQs are unlimited (but see {§8.4.1.twohq}); forts and HA do not count.',
      'The limit holds where a move or retreat ends; units may pass through a full hex. In 102 and 103 it is lower {§8.4.6.a.vosges}.',
    ],
  },
  '8.4.6.a.allied': {
    title: 'Allies together',
    text: [
      'Units of different Allied nations may share a hex and move together. But only an HQ of its own nation lends a unit its MA {§8.4.1.bonus}.',
    ],
  },
  '8.4.6.a.vosges': {
    title: 'Stacking in the Vosges',
    text: [
      'In 102 and 103 each side may have 3 infantry corps and one division or brigade more.',
      '{#60} Two divisions may stand for a corps. The one more may be infantry or cavalry.',
    ],
  },
  '8.4.6.b': {
    title: 'Open stacks',
    text: ['All stacks are open: both players may look through the units in any hex at any time.'],
  },
  '8.4.6.c': {
    title: 'Force markers',
    text: [
      'To save room, units may be put in a holding box and shown on the map by a force marker. It changes no rule, and the box is open too, unless both players have agreed to play with hidden forces.',
    ],
  },
}
