import { type Manifest, ours, WHOLE_RULES } from '@sandtable/manifest'
import { SETUP } from './lesson/setup.ts'

export const illusionsOfGlory: Manifest = {
  id: 'illusions-of-glory',
  title: { en: 'Illusions of Glory', ja: '栄光の幻影' },
  blurb: {
    en: 'The Eastern Front, the Balkans, Italy. Cards move armies until a nation’s will is spent.',
    ja: '東部戦線、バルカン、イタリア。カードで軍を動かし、国の意志が尽きるまで戦う。',
  },
  players: { en: '2 to 4', ja: '2～4人' },
  length: { en: '4 to 18 turns', ja: '4～18ターン' },
  complexity: 4,
  badges: [
    WHOLE_RULES,
    ours('Map, counters, cards and tables: our edition', '地図・コマ・カード・表は復元版'),
  ],
  game: async () => (await import('./game.ts')).illusionsOfGlory,
  presentation: async () => (await import('./table/index.ts')).illusionsOfGlory,
  mind: async () => (await import('./bot/index.ts')).MIND,
  ruleTables: async () => (await import('./reader/tables.ts')).tablesBelow,
  about: async () => (await import('./about/index.ts')).illusionsOfGloryAbout,
  lesson: { setup: SETUP, plan: async () => (await import('./lesson/index.ts')).illusionsOfGloryLesson },
  drawnMap: async () => (await import('./drawn-map/index.ts')).illusionsOfGloryMap,
  settledSpaces: async () => (await import('./drawn-map/settle.ts')).settledSpaces(),
}
