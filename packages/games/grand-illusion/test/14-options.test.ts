import { describe, expect, it } from 'vitest'
import { begun, chosen, fromTheStart } from './turns.ts'

describe('§14.3.6 choosing', () => {
  it('§14.3.6 each player chooses none, one or two of five, in secret and at once, after the set-up', () => {
    const scene = fromTheStart('what-if').act('done')
    expect(scene.play.pending.map(({ seat }) => seat)).toEqual([0, 1])
    expect(scene.offers('options')).toHaveLength(1 + 5 + 10)
    expect(scene.offers('options')).toEqual(expect.arrayContaining(['none', '3', '2+5']))
    scene.act('options', '1+2')
    expect([...scene.state.options]).toEqual([0, 0])
  })

  it('§14.3.6 they are revealed together and paid for, the Allied ones first; totals may be negative', () => {
    const scene = chosen('2+5', '4+5')
    expect(scene.seen('options-revealed').map(({ side, options }) => [side, options])).toEqual([
      [0, [2, 5]],
      [1, [4, 5]],
    ])
    expect([scene.points('AL'), scene.points('GE')]).toEqual([-1, -8])
  })

  it('§14.3.4 §14.3.6 every option has its price', () => {
    const price = (side: 'AL' | 'GE', n: string): number =>
      side === 'AL' ? 3 - begun(n, 'none').points('AL') : -begun('none', n).points('GE')
    expect(['1', '2', '3', '4', '5'].map((n) => price('AL', n))).toEqual([2, 1, 2, 1, 3])
    expect(['1', '2', '3', '4', '5'].map((n) => price('GE', n))).toEqual([3, 3, 2, 4, 4])
  })

  it('§14.3.6 nobody is asked in the other scenarios', () => {
    for (const id of ['campaign', 'marne'] as const)
      expect(fromTheStart(id).act('done').prompt).toBe('activity')
  })
})
