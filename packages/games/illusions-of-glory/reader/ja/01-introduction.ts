import type { ChapterTexts } from '../shape.ts'

export const introduction: ChapterTexts<'1'> = {
  '1.0': {
    title: 'はじめに',
    text: [
      'TODO Game subject; rules differing from Paths/Pursuit of Glory carry an icon in print (lost in the text).',
    ],
  },
  '2.0': {
    title: '用語',
    text: ['TODO heading'],
  },
}
