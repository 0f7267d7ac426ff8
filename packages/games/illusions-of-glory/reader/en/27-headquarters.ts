import type { ChapterTexts } from '../shape.ts'

export const headquarters: ChapterTexts<'27'> = {
  '27.0': {
    title: 'Headquarters & Heavy Artillery',
    text: ['How HQs and heavy artillery stack, fight and are lost.'],
  },
  '27.0.a': {
    title: 'Stacking and sieges',
    text: [
      'HQs and GE heavy artillery do not count against the stacking limit, and not towards the units needed for a siege.',
    ],
  },
  '27.0.b': {
    title: 'Never alone',
    text: [
      'HQs and GE heavy artillery must end their move stacked with a friendly combat unit.',
      '{#122} When its troops advance, retreat or move away, an HQ or artillery goes with them where it may join them. In movement the last troops do not leave one that has moved already; one that can still move follows before another space moves. Alone at the end of movement it goes to the nearest own troops without an Attack marker; if there are none, to those with one, but takes no part in their attack. If its troops are destroyed, or it cannot join them after an advance or a retreat, it is eliminated.',
      '{#222} It is also lost when a collapse, stage 4 of the revolution or a card takes the last troops beside it off the map, to whatever box.',
      '{#172} An HQ or heavy artillery that comes as a reinforcement arrives with troops of its own nation, those that come with it included.',
      '{#192} No HQ or artillery takes a sea lane except by SR. On Lemnos and in port the last troops stay with it; at sea they may leave for Lemnos, and an HQ that can join nobody overland is then lost.',
    ],
  },
  '27.0.c': {
    title: 'Lost with their stack',
    text: [
      'If all combat units stacked with an HQ or heavy artillery are destroyed or permanently eliminated, it is permanently eliminated too.',
      '{#177} Other own units in a region do not save it. In attack it is lost with all units of its stack, whether it took part or not; in defence the HQ that takes part is lost with all who defend.',
    ],
  },
  '27.0.d': {
    title: 'One in a space',
    text: [
      'Only one friendly HQ or one GE heavy artillery may be in a space with combat units. The one exception: a GE heavy artillery and a German HQ may be there together.',
    ],
  },
  '27.0.e': {
    title: 'HQs in combat',
    text: [
      'An HQ may take part in one attack in each action round, but may be held back from it. It must take part in the defence of its space. HQs never absorb losses.',
    ],
  },
  '27.0.f': {
    title: 'Defeat',
    text: [
      'An HQ that has lost a combat loses a step. If it is reduced already, it is permanently eliminated and goes to the Eliminated Units box.',
    ],
  },
  '27.0.g': {
    title: 'Victory',
    text: [
      'A reduced HQ that has won a combat regains its step. One at full strength gains nothing by a victory.',
    ],
  },
  '27.0.h': {
    title: 'Draw',
    text: ['A combat that ends in a draw has no effect on the HQs that took part.'],
  },
  '27.0.i': {
    title: 'Heavy artillery in combat',
    text: ['Heavy artillery may take part in one attack. It never takes part in the defence of a space.'],
  },
  '27.1': {
    title: 'Special Effects of HQs & Heavy Artillery',
    text: ['What HQs and heavy artillery add to a combat.'],
  },
  '27.1.a': {
    title: 'DRM of an HQ',
    text: [
      'An HQ that takes part in a combat adds the DRM printed in parentheses on its counter, whether it is with the attacker or the defender.',
    ],
  },
  '27.1.b': {
    title: 'DRM of heavy artillery',
    text: [
      'Heavy artillery that takes part in an attack adds the DRM printed in parentheses on its counter. It is turned over after its first use and permanently removed after its second.',
    ],
  },
}
