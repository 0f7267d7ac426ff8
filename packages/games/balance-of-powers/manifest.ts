import { type Manifest, ours } from '@sandtable/manifest'
import { SETUP } from './lesson/setup.ts'

export const balanceOfPowers: Manifest = {
  id: 'balance-of-powers',
  title: { en: 'Balance of Powers', ja: '列強の均衡' },
  blurb: {
    en: 'The Great War at 27 miles a hex. Money, railways and trenches decide how far an army gets.',
    ja: '1ヘクス27マイルの大戦。資金と鉄道と塹壕が、軍の進める距離を決める。',
  },
  players: { en: '2', ja: '2人' },
  length: { en: '3 to 12 months of war, 2 to 24 hours', ja: '3～12か月分（2～24時間）' },
  complexity: 5,
  badges: [ours('Map, counters and set-ups: our edition', '地図・コマ・配置は復元版')],
  game: async () => (await import('./game.ts')).balanceOfPowers,
  presentation: async () => (await import('./table/index.ts')).balanceOfPowers,
  mind: async () => (await import('./bot/index.ts')).MIND,
  ruleTables: async () => (await import('./reader/tables.ts')).tablesBelow,
  about: async () => (await import('./about/index.ts')).balanceOfPowersAbout,
  lesson: { setup: SETUP, plan: async () => (await import('./lesson/index.ts')).balanceOfPowersLesson },
  terminalMap: async () => (await import('./terminal/index.ts')).balanceOfPowersTerminal,
  drawnMap: async () => (await import('./drawn-map/index.ts')).balanceOfPowersMap,
}
