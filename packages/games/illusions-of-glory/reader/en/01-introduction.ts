import type { ChapterTexts } from '../shape.ts'

export const introduction: ChapterTexts<'1'> = {
  '1.0': {
    title: 'Introduction',
    text: [
      'Game subject; rules differing from Paths/Pursuit of Glory carry an icon in print (lost in the text).',
    ],
  },
  '2.0': {
    title: 'Terminology',
    text: ['TODO heading'],
  },
}
