import type { ChapterTexts } from '../shape.ts'

export const introduction: ChapterTexts<'1'> = {
  '1.0': {
    title: 'Introduction',
    text: ['What the game is about {§1.1} and what its pieces and turns stand for {§1.2}.'],
  },
  '1.1': {
    title: 'What it is about',
    text: [
      'Two players fight the opening campaign in the West, August to November 1914. The German player tries to end the war in one great sweep through Belgium; the Allied player leads the French, the British and the Belgians and tries to survive it.',
      'Neither has the means to direct such masses of men. Command Administration Points, CAPs for short, measure what headquarters can do in a turn, and there are never enough of them {§5.2}.',
    ],
  },
  '1.2': {
    title: 'Scale',
    text: [
      '- A hex is 30 miles across.',
      '- Most units are corps, some are divisions or brigades. There are also forts, which never move, heavy siege artillery and army headquarters.',
      '- A turn is six days.',
    ],
  },
}
