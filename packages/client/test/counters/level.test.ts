import { GAMES } from '@sandtable/games'
import { describe, expect, it } from 'vitest'
import { legibleScale, levelOf } from '../../counters/level.ts'

describe('the scale a game opens at', () => {
  it.each(GAMES.map(({ id }) => id))('shows the figures of counters: %s', async (id) => {
    const presentation = await GAMES.find((game) => game.id === id)?.presentation()
    const { counterWidth } = presentation?.sheet ?? { counterWidth: 0 }
    expect(levelOf(counterWidth * legibleScale(counterWidth))).toBe('near')
  })
})
