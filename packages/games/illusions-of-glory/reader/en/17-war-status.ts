import type { ChapterTexts } from '../shape.ts'

export const warStatus: ChapterTexts<'17'> = {
  '17.0': {
    title: 'War Status',
    text: ['How the war grows, which cards that brings, and how the war ends.'],
  },
  '17.1': {
    title: 'Commitment Levels',
    text: ['There are three levels of war commitment: Mobilization, Limited War and Total War.'],
  },
  '17.1.1': {
    title: 'At the start',
    text: [
      'Both players begin Turn 1 at Mobilization, with their war status markers and the combined war status marker at 0.',
    ],
  },
  '17.1.2': {
    title: 'Moving the markers',
    text: [
      "When a card with war status points in parentheses is played as an event, its player's war status and the combined war status advance by that number.",
    ],
  },
  '17.2': {
    title: 'Changing War Commitment Levels',
    text: [
      'When a player reaches the next level, and what it brings.',
      '{#82} Commitment rises by one level at most in a phase. Hands and cards on the table are not shuffled in.',
    ],
  },
  '17.2.1': {
    title: 'From Mobilization to Limited War',
    text: ['The first rise.'],
  },
  '17.2.1.a': {
    title: 'To Limited War',
    text: [
      'A player at Mobilization whose war status is 4 or more on Turn 2 or later rises to Limited War in the War Status Phase of that turn.',
    ],
  },
  '17.2.1.b': {
    title: 'New cards',
    text: [
      'He then shuffles his Limited War cards together with his draw and discard piles into a new draw pile. Cards permanently removed stay out.',
    ],
  },
  '17.2.2': {
    title: 'From Limited War to Total War',
    text: ['The second rise.'],
  },
  '17.2.2.a': {
    title: 'To Total War',
    text: [
      'A player at Limited War whose war status is 11 or more by the War Status Phase rises to Total War.',
    ],
  },
  '17.2.2.b': {
    title: 'New cards',
    text: [
      'He then shuffles his Total War cards together with his draw and discard piles into a new draw pile. Cards permanently removed stay out.',
    ],
  },
  '17.2.3': {
    title: 'Never down',
    text: ['War status cannot fall, so commitment levels never fall either.'],
  },
  '17.2.a': {
    title: 'Not on Turn 1',
    text: ['Commitment levels cannot change on Turn 1, though the war status markers may move.'],
  },
  '17.2.b': {
    title: 'From Turn 2',
    text: [
      'From Turn 2 on levels can change. Both players check theirs in the War Status Phase, after the checks for the end of the war.',
    ],
  },
  '17.3': {
    title: 'Ending the War',
    text: ['The war ends by automatic victory or by armistice.'],
  },
  '17.3.1': {
    title: 'Automatic Victory',
    text: ['When one side has won outright.'],
  },
  '17.3.1.a': {
    title: 'Check',
    text: [
      "The game ends by a player's automatic victory or by armistice. Players check for it from step 1 of the War Status Phase on.",
    ],
  },
  '17.3.1.b': {
    title: 'CP wins',
    text: ['If the VP total is 30 or more, CP has won an automatic victory.'],
  },
  '17.3.1.c': {
    title: 'AP wins',
    text: ['If the VP total has come down to 0, AP has won an automatic victory.'],
  },
  '17.3.2': {
    title: 'Armistice',
    text: ['When the war ends without an automatic victory.'],
  },
  '17.3.2.a': {
    title: 'Turn 18',
    text: [
      'There is an armistice at the end of Turn 18 (fall 1918) if nobody has won an automatic victory by then.',
    ],
  },
  '17.3.2.b': {
    title: 'The markers meet',
    text: [
      'There is an armistice also when the combined war status marker is in the space of the armistice marker. This is checked in step 2 of the War Status Phase.',
      '{#83} Reaching or passing it ends the war.',
    ],
  },
  '17.3.2.c': {
    title: 'Where the marker goes',
    text: ['The armistice marker begins at 40. It can move down and up again, but never above 40.'],
  },
  '17.3.2.d': {
    title: 'By events',
    text: ['RUSSIAN WAR WEARINESS moves the armistice marker down, LONG LIVE THE TSAR! moves it up.'],
  },
  '17.3.2.e.1': {
    title: 'Serbian Collapse',
    text: ['When Serbia collapses the armistice marker moves down by 2 {§26.6.2}.'],
  },
  '17.3.2.e.2': {
    title: 'Romanian Collapse',
    text: ['When Romania collapses the armistice marker moves down by 2 {§26.5.3}.'],
  },
  '17.3.2.e.3': {
    title: 'Bulgarian Collapse',
    text: ['When Bulgaria collapses the armistice marker moves down by 3 {§26.2.3}.'],
  },
  '17.3.2.e.4': {
    title: 'Austro-Hungarian Collapse',
    text: ['When Austria-Hungary collapses the armistice marker moves down by 4 {§23.5}.'],
  },
}
