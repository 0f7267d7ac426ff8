import { describe, expect, it } from 'vitest'
import { fight, fortune, PLAIN, settle, shots } from './fight.ts'
import { fought } from './retreating.ts'

describe('a rout', () => {
  it('§9.4.1.b counts everybody in the hex, those too who came before and do not attack', () => {
    const pieces = { 'g-ii': '57', 'g-iii': '57', 'g-2c': '57', 'f-i': '57', 'f-iii': '57' }
    const scene = fought({ hex: '57', entered: true, optional: true, attackers: ['g-ii'], pieces }, 2)
    expect(scene.seen('retreat-forced')).toMatchObject([{ side: 0, why: 'rout' }])
  })

  it('§9.4.1.b has nobody to drive out of a fort', () => {
    const pieces = { 'g-ii': '79', 'fort-langres': '79' }
    const scene = fought({ hex: '79', attackers: ['g-ii'], pieces }, 2)
    expect(scene.seen('retreat-forced')).toEqual([])
    expect(scene.isMarked('fort-langres', 'besieged')).toBe(true)
  })
})

describe('a pair of cavalry charges a pair of divisions', () => {
  const pieces = { 'g-2c': '57', 'g-4c': '57', 'f-71r': '57', 'f-45': '57' }

  it('§9.6.1 §9.3.3.unit the first shot hits both, and they fire disrupted before the second kills both', () => {
    const scene = fight({ hex: '57', attackers: ['g-2c', 'g-4c'], pieces })
      .dice(...PLAIN, 1, 1, 1)
      .act('battle', '57')
      .act('pair', 'f-45')
      .act('place', 'g-2c')
      .act('pair', 'g-4c')
    expect(shots(scene).map(({ moment, strength }) => [moment, strength])).toEqual([
      ['free', 6],
      ['front', 2],
      ['front', 6],
    ])
    expect(['g-2c', 'g-4c'].map((id) => scene.where(id))).toEqual(['dead', 'dead'])
    expect(['f-71r', 'f-45'].map((id) => scene.face(id))).toEqual([1, 1])
  })
})

describe('a counterattack against the garrison of a fort', () => {
  it('§9.2.4.b §9.4.1.a §9.5.3.a drives the former attacker out with HQ and guns, and shuts his fort in', () => {
    const pieces = { 'g-iii': '86', 'g-hq5': '86', 'g-ha420': '86', 'fort-metz-5': '86', 'f-i': '86' }
    const scene = fight({ hex: '86', attackers: ['g-iii'], pieces })
      .dice(...fortune(10), 1, 6, 6, 1)
      .act('battle', '86')
    scene.act('retreat', '95').act('halt-here')
    settle(scene)
    expect(['g-iii', 'g-hq5', 'g-ha420'].map((id) => scene.where(id))).toEqual(['95', '95', '95'])
    expect([scene.face('g-hq5'), scene.face('g-ha420')]).toEqual([1, 0])
    expect(scene.isMarked('fort-metz-5', 'besieged')).toBe(true)
    expect([scene.control('86'), scene.asked]).toEqual(['AL', 'AL'])
  })
})
