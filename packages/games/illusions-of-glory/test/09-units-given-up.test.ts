/** Events that cost units or give points, and who decides. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

describe('units given up', () => {
  const revolt = (scus: number, corps: boolean): StagedScene => {
    const divisions = Array.from({ length: scus }, (_, n) => [`TU_inf_SCU.${n + 1}`, 'Rodosto'] as const)
    const pieces = {
      ...(corps ? { TU_I: 'Rodosto', TU_II: 'Anatolia' } : {}),
      ...Object.fromEntries(divisions),
    }
    return new StagedScene({ turn: 10, stage: 'event', playing: 'AP38', pieces })
  }
  it('§9.7.1.a two SCUs in place of an LCU, not one', () => {
    expect(revolt(1, true).offers('give-up')).toEqual(['TU_I', 'TU_II'])
    expect(revolt(2, true).offers('give-up')).toContain('TU_inf_SCU.1')
  })
  it('§9.7.1.a who has no LCU gives what he has', () => {
    expect(revolt(1, false).where('TU_inf_SCU.1')).toBe('replaceable')
  })
})

it('§4.4.2.a.8 §4.4.2.a.10 of two CP players the one who plays the card divides its points', () => {
  const scene = (round: number): StagedScene =>
    new StagedScene({ scenario: 'campaign-two-cp', stage: 'event', playing: 'CP54', side: 'CP', round })
  expect([scene(1).asked, scene(2).asked]).toEqual(['AH', 'GE'])
})
