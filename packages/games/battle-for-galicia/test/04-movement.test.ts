/** Chapter 4: movement. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

describe('the movement allowance', () => {
  it('§4.1 infantry spends up to 4 MPs and no more', () => {
    const scene = new StagedScene({ units: { 'AH-5': '13.23' } })
    scene.act('unit', 'AH-5')
    expect(scene.offers('march')).toContain('13.19')
    expect(scene.refusal('march', '13.18')).toMatchObject({ code: 'out-of-reach', rule: '4.2' })
    scene.act('march', '13.19')
    expect(scene.of('AH-5').spent).toBe(4)
    expect(scene.prompt).toBe('move')
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({
      code: 'no-way-out',
      rule: '4.1',
      facts: { left: 0 },
    })
  })

  it('§4.1 cavalry spends up to 6 MPs', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '13.23' } })
    scene.act('unit', 'AH-3 c')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['13.18', '12.17', '11.18']))
    expect(scene.offers('march')).not.toContain('14.17')
    scene.act('march', '12.17')
    expect(scene.of('AH-3 c').spent).toBe(6)
  })

  it('§4.1 §4.2 MPs spent in several marches are added together', () => {
    const scene = new StagedScene({ units: { 'AH-5': '13.23', 'AH-12': '14.21' } })
    scene.act('unit', 'AH-5').act('march', '13.21').act('halt')
    scene.act('unit', 'AH-12').act('march', '14.20').act('halt')
    scene.act('unit', 'AH-5')
    expect(scene.offers('march')).toContain('13.19')
    expect(scene.offers('march')).not.toContain('13.18')
    scene.act('march', '13.20').act('march', '13.19')
    expect(scene.of('AH-5').spent).toBe(4)
  })

  it('§4.1 MPs not spent are lost: the next turn begins with the full allowance and no more', () => {
    const scene = new StagedScene({ units: { 'AH-5': '13.23', 'RU-18': '18.05' }, turn: 3 })
    scene.act('unit', 'AH-5').act('march', '13.22').act('halt').act('done').act('done')
    expect(scene.asked).toBe('RU')
    scene.act('done').act('done').act('unit', 'AH-5')
    expect(scene.of('AH-5').spent).toBe(0)
    expect(scene.offers('march')).toContain('13.26')
    expect(scene.offers('march')).not.toContain('13.17')
  })

  it('§4.1 no unit enters a hex with an enemy unit', () => {
    const scene = new StagedScene({ units: { 'AH-5': '13.23', 'RU-comb cs': { hex: '13.24', ce: 2 } } })
    scene.act('unit', 'AH-5')
    expect(scene.offers('march')).not.toContain('13.24')
    expect(scene.refusal('march', '13.24')).toMatchObject({ code: 'enemy-in-hex', rule: '4.1' })
  })

  it('§4.1 §4.3 enemies in all adjacent hexes hold a unit fast', () => {
    const scene = new StagedScene({ units: { 'AH-5': '1.01', 'RU-18': '1.02', 'RU-45': '2.01' } })
    expect(scene.offers('unit')).toEqual([])
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'no-way-out', rule: '4.1' })
  })
})

describe('stacks on the march', () => {
  const stack = { 'AH-5': '13.23', 'AH-12': '13.23', 'AH-3 c': '13.23' }

  it('§4.2 units move singly or stacked; a stack goes no farther than its slowest unit', () => {
    const scene = new StagedScene({ units: stack })
    expect(scene.offers('stack')).toEqual(['13.23'])
    scene.act('stack', '13.23')
    expect(scene.offers('march')).toContain('13.19')
    expect(scene.refusal('march', '13.18')).toMatchObject({ code: 'out-of-reach', rule: '4.2' })
    scene.act('march', '13.19')
    expect(['AH-5', 'AH-12', 'AH-3 c'].map((id) => scene.where(id))).toEqual(['13.19', '13.19', '13.19'])
    expect(['AH-5', 'AH-12', 'AH-3 c'].map((id) => scene.of(id).spent)).toEqual([4, 4, 4])
  })

  it('§4.2 units are left on the way and keep their own count of MPs', () => {
    const scene = new StagedScene({ units: stack })
    scene.act('stack', '13.23').act('march', '13.22').act('leave', 'AH-5').act('march', '13.21')
    scene.act('leave', 'AH-12')
    expect(scene.offers('march')).toContain('13.18')
    scene.act('march', '13.18')
    expect(['AH-5', 'AH-12', 'AH-3 c'].map((id) => scene.where(id))).toEqual(['13.22', '13.21', '13.18'])
    expect(['AH-5', 'AH-12', 'AH-3 c'].map((id) => scene.of(id).spent)).toEqual([1, 2, 5])
    scene.act('halt').act('unit', 'AH-5')
    expect(scene.offers('march')).toContain('13.19')
    expect(scene.offers('march')).not.toContain('13.18')
  })

  it('§4.2 a lone unit is no stack, an empty hex or an enemy one neither', () => {
    const scene = new StagedScene({ units: { 'AH-5': '13.23', 'RU-18': '18.20', 'RU-45': '18.20' } })
    expect(scene.offers('stack')).toEqual([])
    expect(scene.refusal('stack', '13.23')).toMatchObject({ code: 'no-stack-to-move', rule: '4.2' })
    expect(scene.refusal('stack', '18.20')).toMatchObject({ code: 'no-unit-of-yours', rule: '4.2' })
  })
})

/** 8.20 and 9.20 lie in enemy zones; between them an unbridged river, then forest: 2 + 2 + 2 */
const FORBIDDING = { 'RU-18': '8.19', 'RU-45': '10.19' }

describe('minimum movement', () => {
  it('§4.3 §6.3 an infantry division may always make a minimum move of one hex, and then nothing more', () => {
    const scene = new StagedScene({ units: { 'AH-5': { hex: '8.20', ce: 1 }, ...FORBIDDING } })
    scene.act('unit', 'AH-5').act('march', '9.20')
    expect(scene.seen('moved')).toMatchObject([{ cost: 6, minimum: true }])
    expect(scene.where('AH-5')).toBe('9.20')
    expect(scene.prompt).toBe('move')
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'minimum-move-made', rule: '4.3' })
  })

  it('§4.3 not after MPs have been spent', () => {
    const scene = new StagedScene({ units: { 'AH-5': '8.21', ...FORBIDDING } })
    scene.act('unit', 'AH-5').act('march', '8.20')
    expect(scene.of('AH-5').spent).toBe(3)
    expect(scene.can('march')).toBe(false)
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({
      code: 'no-way-out',
      rule: '4.1',
      facts: { left: 1 },
    })
  })

  it('§4.3 §4.2 the refusal after a first step tells the price of the next', () => {
    const scene = new StagedScene({ units: { 'AH-5': '7.19', 'RU-45': '10.19', 'AH-12': '8.18' } })
    scene.act('unit', 'AH-5').act('march', '8.19')
    expect(scene.of('AH-5').spent).toBe(1)
    expect(scene.refusal('march', '9.20')).toMatchObject({
      code: 'too-expensive',
      rule: '6.3',
      facts: { needs: 5, left: 3, ground: 4, zone: 1, spent: 1 },
    })
    expect(scene.refusal('march', '9.19')).toMatchObject({
      code: 'too-expensive',
      facts: { needs: 5, left: 3 },
    })
  })

  it('§4.3 afterwards no recovery either', () => {
    const scene = new StagedScene({ units: { 'AH-5': { hex: '8.20', ce: 1 }, 'RU-18': '8.19' } })
    scene.act('unit', 'AH-5').act('march', '9.20')
    expect(scene.seen('moved')).toMatchObject([{ cost: 5, minimum: true }])
    expect(scene.refusal('recover', 'AH-5')).toMatchObject({ code: 'recovery-needs-mp', rule: '10.3.1' })
  })

  it('§4.3 in a stack each unit for itself: cavalry pays what it can, infantry makes its minimum move', () => {
    const scene = new StagedScene({ units: { 'AH-5': '8.20', 'AH-3 c': '8.20', 'RU-18': '8.19' } })
    scene.act('stack', '8.20').act('march', '9.20')
    expect(scene.seen('moved')).toMatchObject([{ cost: 5, minimum: true }])
    expect(scene.offers('unit')).toEqual([])
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'minimum-move-made' })
    expect(scene.of('AH-3 c').spent).toBe(5)
    expect(scene.refusal('unit', 'AH-3 c')).toMatchObject({ code: 'no-way-out', facts: { left: 1 } })
  })

  it('§4.3 it lifts costs, not bans', () => {
    const scene = new StagedScene({ units: { 'AH-5': '3.08', 'RU-18': '3.07', 'RU-45': '2.14' }, turn: 3 })
    scene.act('unit', 'AH-5')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['4.08']))
    expect(scene.refusal('march', '3.07')).toMatchObject({ code: 'enemy-in-hex' })
    expect(scene.refusal('march', '3.09')).toMatchObject({ code: 'marsh' })
    const russian = new StagedScene({ units: { 'RU-45': '2.14' }, turn: 3, side: 'RU' })
    russian.act('unit', 'RU-45')
    expect(russian.refusal('march', '3.15')).toMatchObject({ code: 'fortress-closed' })
  })
})

describe('recovery instead of movement', () => {
  const tired = { 'AH-5': { hex: '5.13', ce: 1 }, 'RU-18': '9.13' } as const

  it('§4.4 §10.3.1 §aid.mp-summary takes 4 MPs in place, so that infantry does not move any more', () => {
    const scene = new StagedScene({ units: tired })
    scene.act('recover', 'AH-5')
    expect(scene.of('AH-5')).toMatchObject({ ce: 0, spent: 4 })
    expect(scene.where('AH-5')).toBe('5.13')
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'has-recovered', rule: '10.3.1' })
  })

  it('§4.4 is not possible after a single MP of movement', () => {
    const scene = new StagedScene({ units: tired })
    expect(scene.offers('recover')).toEqual(['AH-5'])
    scene.act('unit', 'AH-5').act('march', '5.14').act('halt')
    expect(scene.offers('recover')).toEqual([])
    expect(scene.refusal('recover', 'AH-5')).toMatchObject({
      code: 'recovery-needs-mp',
      rule: '10.3.1',
      facts: { needs: 4, left: 3 },
    })
  })
})
