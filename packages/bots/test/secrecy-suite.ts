/** As tests of a mind: nothing hidden from a bot changes what it chooses. */
import type { GameTypes } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { Mind } from '../mind.ts'
import { otherSecrets, secrecyTrials } from '../testing/index.ts'

/** `npm run secrecy` compares many more */
const many = Number(process.env.SANDTABLE_POSITIONS ?? 0)
const PATIENCE = many > 0 ? 3_600_000 : 120_000

export function secrecySuite<T extends GameTypes, P>(mind: Mind<T, P>, scenario: string): void {
  describe('a bot whose enemies hide something else', () => {
    it.each(secrecyTrials(many))(
      'chooses the same: %s, %i positions',
      (level, positions, every) => {
        const { compared, differing } = otherSecrets(mind, { scenario, level, positions, every, seed: 5 })
        expect(differing).toEqual([])
        expect(compared).toBe(positions)
      },
      PATIENCE,
    )
  })
}
