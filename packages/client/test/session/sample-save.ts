import type { SavedGame } from '../../session/saved-game.ts'

/** A stored game with so many actions. */
export const savedGame = (actions = 0, id = 'a1'): SavedGame => ({
  id,
  record: {
    game: 'battle-for-galicia',
    edition: 1,
    scenario: 'krasnik',
    options: {},
    seed: '0'.repeat(64),
    actions: Array.from({ length: actions }, (_, i) => ({ seat: 'AH', verb: 'march', arg: `${i}` })),
  },
  seats: ['human', 'normal'],
  solo: false,
  updated: 5,
  turn: 2,
  phase: 'combat',
  toDecide: 0,
})
