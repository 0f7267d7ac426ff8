import { describe, expect, it } from 'vitest'
import { stormOfTrier } from '../bot/storm.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const GARRISON = { 'g-v': '94', 'g-xiii': '94', 'g-xvi': '94' }
const ARMY = { 'f-xv': '94', 'f-xvi': '94', 'f-xx': '94', 'f-viii': '94' }

const storm = (pieces: SceneSpec['pieces']): number =>
  stormOfTrier(new StagedScene({ scenario: 'marne', turn: 2, pieces }).state)

describe('§14.1.3.b the chance that Trier is stormed', () => {
  it('is nothing while nobody is near', () => {
    expect(storm({ ...GARRISON, 'f-xv': '36' })).toBe(0)
  })

  it('is real once an army stands in it, and greater the fewer of the garrison are fresh', () => {
    const fresh = storm({ ...GARRISON, ...ARMY })
    const tired = storm({
      ...GARRISON,
      ...ARMY,
      'g-v': { hex: '94', back: true },
      'g-xiii': { hex: '94', back: true },
    })
    expect(fresh).toBeGreaterThan(0.05)
    expect(tired).toBeGreaterThan(fresh + 0.1)
  })

  it('is less for those who must march first, and nothing for the disrupted', () => {
    const beside = Object.fromEntries(Object.keys(ARMY).map((id) => [id, '95']))
    const tired = Object.fromEntries(Object.keys(ARMY).map((id) => [id, { hex: '94', back: true }]))
    expect(storm({ ...GARRISON, ...beside })).toBeLessThan(storm({ ...GARRISON, ...ARMY }))
    expect(storm({ ...GARRISON, ...beside })).toBeGreaterThan(0)
    expect(storm({ ...GARRISON, ...tired })).toBe(0)
  })
})
