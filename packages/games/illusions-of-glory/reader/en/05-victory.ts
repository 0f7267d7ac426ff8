import type { ChapterTexts } from '../shape.ts'

export const victory: ChapterTexts<'5'> = {
  '5.0': {
    title: 'Who wins',
    text: ['Victory is decided by the level of the VP marker when the game ends {§5.2}.'],
  },
  '5.1': {
    title: 'Victory points',
    text: [
      'The VP level changes when players gain or lose control of VP spaces (marked red) and by events. The game may end before the last turn by automatic victory {§5.1.2} or armistice {§5.1.3}.',
    ],
  },
  '5.1.1': {
    title: 'VP Marker Movement',
    text: ['A low VP level is good for AP, a high one for CP.'],
  },
  '5.1.1.a': {
    title: 'AP takes a VP space',
    text: [
      'The VP marker moves by −1 when AP takes control of a CP or neutral Greek VP space, or retakes an AP VP space from the enemy.',
    ],
  },
  '5.1.1.b': {
    title: 'CP takes a VP space',
    text: [
      'The VP marker moves by +1 when CP takes control of an AP or neutral Greek VP space, or retakes a CP VP space from the enemy.',
      '{#15} The text says “CP or neutral Greek” here; we read “AP or neutral Greek”. An uprising that takes an AP space gives +1, one that takes a CP space −1.',
    ],
  },
  '5.1.1.c': {
    title: 'An uprising takes a VP space',
    text: [
      'When an uprising takes control of a VP space, the side that loses it loses 1 VP: the marker moves by +1 for an AP space (RU uprising), by −1 for a CP space (GE or AH uprising) {§23.3.2.e}.',
    ],
  },
  '5.1.1.d': {
    title: 'Events',
    text: ['Events can move the VP marker too, as their texts say.'],
  },
  '5.1.2': {
    title: 'Automatic Victory',
    text: [
      'The game can be won before its last turn.',
      '{#16} VPs below 0 and above 30 are counted on and read as 0 and 30. As automatic victory is checked only in the War Status Phase, the marker may come back before.',
    ],
  },
  '5.1.2.a': {
    title: 'When',
    text: ['Automatic victory is checked in step 1 of the War Status Phase {§6.0.E.1.b}.'],
  },
  '5.1.2.b': {
    title: 'At which level',
    text: ['AP wins automatically if the VP level is 0, CP if it is 30 {§17.3.1}.'],
  },
  '5.1.3': {
    title: 'Armistice',
    text: ['The game ends by armistice in one of two cases {§17.3.2}.'],
  },
  '5.1.3.a.1': {
    title: 'After Turn 18',
    text: [
      'The game ends by armistice in the War Status Phase of Fall 1918 (Turn 18) if neither player has won an automatic victory.',
    ],
  },
  '5.1.3.a.2': {
    title: 'By war status',
    text: [
      'The game ends by armistice in the War Status Phase of any turn in which the combined war status marker has reached or passed the box of the armistice marker.',
    ],
  },
  '5.1.3.b': {
    title: 'Winner',
    text: ['If the game ends by armistice, the VP level at that moment decides who has won {§5.2}.'],
  },
  '5.2': {
    title: 'Victory Point (VP) Levels',
    text: ['What the VP level at the end of the game means.'],
  },
  '5.2.a': {
    title: 'VP 0: AP automatic victory',
    text: ['AP automatic victory. The Allies rule Eastern Europe and the Balkans for a generation.'],
  },
  '5.2.b': {
    title: 'VP 1–7: AP limited victory',
    text: ['AP limited victory. The Allies gain great influence in Eastern Europe and the Balkans.'],
  },
  '5.2.c': {
    title: 'VP 8–14: AP marginal victory',
    text: [
      'AP marginal victory. Both sides are exhausted; the Allies have a little more to say for some years.',
    ],
  },
  '5.2.d': {
    title: 'VP 15: draw',
    text: ['The game is drawn. The war has ended in stalemate and neither side gains influence.'],
  },
  '5.2.e': {
    title: 'VP 16–22: CP marginal victory',
    text: [
      'CP marginal victory. Both sides are exhausted; the Central Powers have a little more to say for some years.',
    ],
  },
  '5.2.f': {
    title: 'VP 23–29: CP limited victory',
    text: ['CP limited victory. The Central Powers gain great influence in Eastern Europe and the Balkans.'],
  },
  '5.2.g': {
    title: 'VP 30 or more: CP automatic victory',
    text: ['CP automatic victory. The Central Powers rule Eastern Europe and the Balkans for a generation.'],
  },
}
