import { otherSecrets } from '@sandtable/bots/testing'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'

describe('a bot whose enemies hide something else', () => {
  it.each([
    ['easy', 300, 2],
    ['normal', 12, 40],
  ] as const)(
    'chooses the same: %s, %i positions',
    (level, positions, every) => {
      const trial = { scenario: 'marne', level, positions, every, seed: 5 }
      const { compared, differing } = otherSecrets(MIND, trial)
      expect(differing).toEqual([])
      expect(compared).toBe(positions)
    },
    60_000,
  )
})
