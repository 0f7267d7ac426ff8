import type { ChapterTexts } from '../shape.ts'

export const introduction: ChapterTexts<'1'> = {
  '1.0': {
    title: 'Introduction',
    text: [
      'Illusions of Glory is a card-driven game of the First World War on the Eastern Front, in Italy and in the Balkans. The Allied Powers (AP) throw huge armies against Germany, Austria-Hungary and their allies and try to avoid revolution in Russia. The Central Powers (CP) must beat Russia, hold Italy and prevail in the Balkans before their own peoples lose heart.',
      'Losses in the field wear down the Troop Quality of the armies {§24.0}. Losses of territory drain the National Will and lead to uprisings and, in Russia, to revolution {§23.0}.',
    ],
  },
  '2.0': {
    title: 'Terminology',
    text: ['The terms of the game are explained one by one in the glossary at the end of these rules.'],
  },
}
