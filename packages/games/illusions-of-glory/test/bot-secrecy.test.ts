import { otherSecrets, secrecyTrials } from '@sandtable/bots/testing'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'

/** `npm run secrecy` compares many more */
const many = Number(process.env.SANDTABLE_POSITIONS ?? 0)

describe('a bot whose enemies hold other cards', () => {
  it.each(secrecyTrials(many))(
    'chooses the same: %s, %i positions',
    (level, positions, every) => {
      const { compared, differing } = otherSecrets(MIND, {
        scenario: 'mobilization',
        level,
        positions,
        every,
        seed: 5,
      })
      expect(differing).toEqual([])
      expect(compared).toBe(positions)
    },
    many > 0 ? 3_600_000 : 120_000,
  )
})
