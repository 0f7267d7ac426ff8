/** Chapter 4: what terrain costs (the terrain effects chart). */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

/** what one step cost a lone division */
function price(from: string, to: string): number {
  const scene = new StagedScene({ units: { 'AH-5': from } })
  scene.act('unit', 'AH-5').act('march', to)
  const [step, ...more] = scene.seen('moved')
  expect(more).toEqual([])
  expect(scene.of('AH-5').spent).toBe(step?.cost)
  return step?.cost ?? -1
}

describe('the terrain effects chart', () => {
  it.each([
    ['clear', '13.23', '13.24', 1],
    ['forest', '9.15', '9.14', 2],
    ['out of forest into clear', '9.14', '9.15', 1],
    ['clear across a river', '12.08', '13.09', 3],
    ['the same river the other way', '13.09', '12.08', 3],
    ['forest across a river', '8.20', '9.20', 4],
    ['clear across a bridged river', '12.16', '12.17', 2],
    ['forest across a bridged river', '8.22', '9.22', 3],
    ['clear across a ridge', '8.05', '9.05', 3],
    ['clear down the same ridge', '9.05', '8.05', 3],
    ['forest across a ridge', '9.11', '8.11', 4],
  ])('§4.2 §aid.tec %s: %s to %s costs %i', (_, from, to, cost) => {
    expect(price(from, to)).toBe(cost)
  })

  it('§4.2 §aid.tec marsh is prohibited, also for a minimum move and for cavalry', () => {
    const scene = new StagedScene({ units: { 'AH-5': '3.08', 'AH-3 c': '3.08' } })
    for (const mover of ['AH-5', 'AH-3 c']) {
      scene.act('unit', mover)
      expect(scene.offers('march')).not.toContain('3.09')
      expect(scene.refusal('march', '3.09')).toMatchObject({ code: 'marsh', rule: 'aid.tec' })
      scene.act('halt')
    }
  })

  it('§4.2 §aid.tec costs along a path add up, and the cheapest way is taken', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '12.16' } })
    scene.act('unit', 'AH-3 c').act('march', '12.19')
    expect(scene.seen('moved').map(({ cost }) => cost)).toEqual([2, 1, 1])
    expect(scene.of('AH-3 c').spent).toBe(4)
  })

  it('§4.2 units go only to adjacent hexes, not off the map', () => {
    const scene = new StagedScene({ units: { 'AH-5': '1.20' } })
    scene.act('unit', 'AH-5').act('march', '2.20')
    const [step] = scene.seen('moved')
    expect(step).toMatchObject({ cost: 3, minimum: false })
    expect(scene.refusal('march', '9.20')).toMatchObject({ code: 'out-of-reach', rule: '4.2' })
  })
})
