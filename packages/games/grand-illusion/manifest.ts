import { type Manifest, ours, WHOLE_RULES } from '@sandtable/manifest'
import { SETUP } from './lesson/setup.ts'

export const grandIllusion: Manifest = {
  id: 'grand-illusion',
  title: { en: 'Grand Illusion 1914', ja: '大いなる幻影 1914' },
  blurb: {
    en: 'Eighty-nine days on the Western Front. Where to spend your command points, and which battles to fight.',
    ja: '西部戦線の89日間。指揮ポイントをどこに使い、どの戦闘を戦うか。',
  },
  players: { en: '2', ja: '2人' },
  length: { en: '7 to 15 turns', ja: '7～15ターン' },
  complexity: 3,
  badges: [WHOLE_RULES, ours('Map, counters and card tables: our edition', '地図・コマ・カードの表は復元版')],
  game: async () => (await import('./game.ts')).grandIllusion,
  presentation: async () => (await import('./table/index.ts')).grandIllusion,
  mind: async () => (await import('./bot/index.ts')).MIND,
  ruleTables: async () => (await import('./reader/tables.ts')).tablesBelow,
  about: async () => (await import('./about/index.ts')).grandIllusionAbout,
  lesson: { setup: SETUP, plan: async () => (await import('./lesson/index.ts')).grandIllusionLesson },
  drawnMap: async () => (await import('./drawn-map/index.ts')).grandIllusionMap,
}
