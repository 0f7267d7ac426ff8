import { type Manifest, ours, WHOLE_RULES } from '@sandtable/manifest'
import { SETUP } from './lesson/setup.ts'

export const battleForGalicia: Manifest = {
  id: 'battle-for-galicia',
  title: { en: 'Battle for Galicia 1914', ja: 'ガリシアの戦い 1914' },
  blurb: {
    en: 'Austria-Hungary attacks in the north, Russia in the east. Two offensives cross within twelve turns.',
    ja: '北ではオーストリアが、東ではロシアが攻める。12ターンの間に二つの攻勢が交差する。',
  },
  players: { en: '2', ja: '2人' },
  length: { en: '5 to 12 turns, 30 minutes to 3 hours', ja: '5～12ターン（30分～3時間）' },
  complexity: 2,
  badges: [WHOLE_RULES, ours('Map and counters: our edition', '地図とコマは復元版')],
  game: async () => (await import('./game.ts')).battleForGalicia,
  presentation: async () => (await import('./table/index.ts')).battleForGalicia,
  mind: async () => (await import('./bot/index.ts')).MIND,
  ruleTables: async () => (await import('./reader/tables.ts')).tablesBelow,
  about: async () => (await import('./about/index.ts')).battleForGaliciaAbout,
  lesson: { setup: SETUP, plan: async () => (await import('./lesson/index.ts')).battleForGaliciaLesson },
  drawnMap: async () => (await import('./drawn-map/index.ts')).battleForGaliciaMap,
  terminalMap: async () => (await import('./terminal/index.ts')).battleForGaliciaTerminal,
}
