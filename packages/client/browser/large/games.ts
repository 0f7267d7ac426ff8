/** The list of games with the large made-up one, for measuring. */
import type { Manifest } from '@sandtable/manifest'
import { GAMES as REAL } from '../../../games/index.ts'

const nothing = { en: '', ja: '' }

const large: Manifest = {
  id: 'large-game',
  title: { en: 'A large game', ja: '大型ゲーム' },
  blurb: nothing,
  players: nothing,
  length: nothing,
  complexity: 5,
  badges: [],
  game: async () => (await import('@sandtable/presentation/large-game')).largeGame,
  presentation: async () => (await import('@sandtable/presentation/large-game')).largeTable,
}

export { ANNOUNCED } from '../../../games/index.ts'
export const GAMES: readonly Manifest[] = [...REAL, large]
export const manifestOf = (id: string): Manifest | undefined => GAMES.find((game) => game.id === id)
