/** §12.1: cavalry under a movement restriction. No such counter is in the set, so one is given a dot here. */
import { describe, expect, it, vi } from 'vitest'
import type * as Loaded from '../data/load.ts'
import { StagedScene } from './scene.ts'

vi.mock('../data/load.ts', async (original) => {
  const { DATA } = await original<typeof Loaded>()
  const units = DATA.units.map((unit) => (unit.id === 'AH-3 c' ? { ...unit, releasedOn: 6 } : unit))
  return { DATA: { ...DATA, units } }
})

describe('restricted cavalry', () => {
  it('§2.1.move-restriction does not move in its own turn before release', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '13.15' }, turn: 5 })
    expect(scene.refusal('unit', 'AH-3 c')).toMatchObject({
      code: 'not-released',
      rule: '2.1.move-restriction',
    })
  })

  it('§12.1 §2.1.move-restriction may react before release', () => {
    const units = { 'AH-3 c': '13.15', 'RU-18': '13.17' }
    const scene = new StagedScene({ units, turn: 2, side: 'RU' }).act('unit', 'RU-18').act('march', '13.16')
    expect([scene.asked, scene.prompt]).toEqual(['AH', 'react'])
    scene.act('react', '13.14')
    expect(scene.where('AH-3 c')).toBe('13.14')
  })
})
