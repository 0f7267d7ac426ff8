/** Chapter 10: the roll and what it costs, with 2.8 and the re-roll of 12.1. */
import { describe, expect, it } from 'vitest'
import { battle, duel, facing, stack, TRENCH } from './combat-scene.ts'
import type { StagedScene } from './scene.ts';
import { type SceneSpec } from './scene.ts'

describe('results', () => {
  it('§10.711 an RP or a loss; minors have none to pay', () => {
    const paid = duel([3, 4]).act('nation', 'DE').act('nation', 'FR')
    expect([paid.rp('DE'), paid.rp('FR')]).toEqual([7, 8])
    const lost = duel([3, 4]).act('nation', 'DE').act('take-loss')
    expect(lost.where('FR-inf-1')).toBe('pool')
    expect(lost.where('DE-inf-2')).toBe('1025')
    const minor = stack('DE-inf-2', 'BE-inf-1', { trench: 'BE-inf-1' })
      .dice(3, 3)
      .act('nation', 'DE')
      .act('nation', 'DE')
    expect(minor.where('BE-inf-1')).toBe('pool')
  })

  it('§2.7 §10.62 a 7 in a major battle costs both a corps', () => {
    const scene = battle([3, 4])
    expect([scene.where('DE-inf-2'), scene.where('FR-inf-1')]).toEqual(['pool', 'pool'])
    expect(scene.rp('FR')).toBe(9)
  })

  it('§10.713 attrition: second loss only, trenches, no innovation, no crisis', () => {
    const asked = (more: SceneSpec): string[] => battle([3, 3], more).offers('attrition')
    expect(asked(TRENCH)).toEqual(['DE'])
    expect(asked({})).toEqual([])
    expect(asked({ ...TRENCH, innovative: 'CP' })).toEqual([])
    const scene = battle([3, 3], TRENCH).dice(2)
    scene.act('attrition', 'DE')
    expect([scene.where('DE-inf-3'), scene.demoralization('DE'), scene.rp('DE')]).toEqual(['1024', 1, 7])
  })

  it('§10.74 a leader may fall with the morale of his force', () => {
    const units = { '1024': 'DE-inf-2 DE-inf-3 DE-ldr-KLUCK' }
    const scene = facing('', 'FR-inf-1 FR-inf-2', { ...TRENCH, units })
    scene.act('stack', '1024').act('attack', '1025').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(6, 1, 2).act('point', 'FR-inf-1')
    scene.dice(4, 4).act('lose', 'DE-inf-3')
    expect(scene.seen('combat-rolled')[0]?.line).toBe(2)
    expect([scene.demoralization('DE'), scene.where('DE-ldr-KLUCK')]).toEqual([1, 'gone'])
  })

  it('§10.74 the table asks in major battles only', () => {
    const scene = duel([1, 1], TRENCH)
    expect(scene.seen('combat-rolled')[0]?.line).toBe(2)
    expect(scene.seen('morale-rolled')).toHaveLength(0)
  })
})

describe('innovation and re-roll', () => {
  it('§2.82 a low roll against trenches brings innovation: below 8 in major, 6 in minor battles', () => {
    const ti = (scene: StagedScene): number => scene.state.ti.get(0)
    expect([ti(battle([3, 4], TRENCH)), ti(battle([4, 4], TRENCH)), ti(battle([3, 4]))]).toEqual([1, 0, 0])
    expect([ti(duel([2, 3], TRENCH)), ti(duel([3, 3], TRENCH))]).toEqual([1, 0])
  })

  it('§2.83 from level 50 a die may bring the benefits', () => {
    const roll = (die: number): number => {
      const scene = duel([2, 3, die], { ...TRENCH, ti: [50, 0] })
      return scene.state.sideMarks.get(0) & 1
    }
    expect([roll(2), roll(3)]).toEqual([1, 0])
  })

  it('§12.1.special.reroll CP has one roll again, in the first fortnight of the game', () => {
    const first: SceneSpec = { month: '1914-08', fortnight: 1 }
    const scene = duel([3, 3], first)
    expect([scene.prompt, scene.asked]).toEqual(['roll-again', 'CP'])
    scene.dice(4, 4).act('yes')
    expect(scene.seen('combat-rolled').map(({ line }) => line)).toEqual([7, 9])
    expect(duel([3, 3], { ...first, fortnight: 2 }).prompt).not.toBe('roll-again')
  })
})
