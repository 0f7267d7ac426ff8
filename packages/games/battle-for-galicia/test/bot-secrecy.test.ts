import type { Level } from '@sandtable/bots'
import { otherSecrets } from '@sandtable/bots/testing'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'

/** level, positions to compare, one decision in so many */
type Trial = readonly [level: Level, positions: number, every: number]

/** `npm run secrecy` compares many more */
const many = Number(process.env.SANDTABLE_POSITIONS ?? 0)
const FEW: readonly Trial[] = [
  ['easy', 300, 2],
  ['normal', 12, 40],
]
const MANY: readonly Trial[] = [
  ['easy', many, 2],
  ['normal', many, 7],
  ['hard', Math.ceil(many / 10), 40],
]

describe('a bot whose enemies hide something else', () => {
  it.each(many > 0 ? MANY : FEW)(
    'chooses the same: %s, %i positions',
    (level, positions, every) => {
      const trial = { scenario: 'campaign', level, positions, every, seed: 5 }
      const { compared, differing } = otherSecrets(MIND, trial)
      expect(differing).toEqual([])
      expect(compared).toBe(positions)
    },
    many > 0 ? 3_600_000 : 60_000,
  )
})
