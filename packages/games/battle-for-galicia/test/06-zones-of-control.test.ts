/** Chapter 6: zones of control. */
import { describe, expect, it } from 'vitest'
import { GRID } from '../map.ts'
import { isInOpenEnemyZone, zoneCost } from '../rules/06-zones-of-control.ts'
import { AH, RU, type Side } from '../sides.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

/** what one step of the first unit costs */
function price(units: SceneSpec['units'], from: string, to: string): number {
  const scene = new StagedScene({ units: { 'AH-3 c': from, ...units } })
  scene.act('unit', 'AH-3 c').act('march', to)
  const [step, ...more] = scene.seen('moved')
  expect(more).toEqual([])
  return step?.cost ?? -1
}

/** clear ground without rivers or ridges: 14.22 with the six hexes around it, each with a hex farther out */
const AROUND = [
  ['14.21', '14.20'],
  ['14.23', '14.24'],
  ['13.22', '12.21'],
  ['13.23', '12.23'],
  ['15.22', '16.21'],
  ['15.23', '16.23'],
] as const

describe('zones of control', () => {
  it('§6.0 §6.3 reach into all six hexes around a unit and no farther', () => {
    for (const [inner, outer] of AROUND) {
      expect([outer, price({ 'RU-18': '14.22' }, inner, outer)]).toEqual([outer, 2])
      expect([inner, price({ 'RU-18': '14.22' }, outer, inner)]).toEqual([inner, 2])
    }
    expect(price({ 'RU-18': '14.22' }, '14.20', '14.19')).toBe(1)
  })

  it.each([
    ['a division', { 'RU-18': '14.22' }],
    ['a reduced division', { 'RU-18': { hex: '14.22', steps: 1, ce: 2 } }],
    ['a brigade', { 'RU-2 rf': '14.22' }],
    ['cavalry', { 'RU-comb cs': '14.22' }],
    ['a cavalry corps', { 'RU-9+10 c': '14.22' }],
    ['a unit out of supply', { 'RU-2 rf': { hex: '14.22', supply: 'out' } }],
    ['a whole stack, but only once', { 'RU-18': '14.22', 'RU-45': '14.22', 'RU-41': '14.22' }],
  ] as const)('§6.0 belong to every unit: %s', (_, units) => {
    expect(price(units, '14.20', '14.21')).toBe(2)
    expect(price(units, '14.21', '14.20')).toBe(2)
    expect(price(units, '14.21', '13.22')).toBe(3)
  })

  it('§6.0 Austro-Hungarian and German units have them too', () => {
    for (const holder of ['AH-5', 'AH-1 m', 'G-3 lw']) {
      const scene = new StagedScene({ units: { 'RU-18': '14.20', [holder]: '14.22' }, turn: 3, side: 'RU' })
      scene.act('unit', 'RU-18').act('march', '14.21')
      expect([holder, scene.of('RU-18').spent]).toEqual([holder, 2])
    }
  })

  it('§6.0 friendly zones cost nothing', () => {
    expect(price({ 'AH-5': '14.22' }, '14.20', '14.21')).toBe(1)
    const { state } = new StagedScene({ units: { 'AH-5': '14.22' } })
    const cost = (side: Side): number => zoneCost(state, side, GRID.indexOf('14.20'), GRID.indexOf('14.21'))
    expect([cost(AH), cost(RU)]).toEqual([0, 1])
  })
})

describe('zones and terrain', () => {
  it('§6.1 do not cross a river', () => {
    expect(price({ 'RU-18': '14.13' }, '14.15', '14.14')).toBe(1)
    expect(price({ 'RU-18': '15.14' }, '14.15', '14.14')).toBe(2)
  })

  it('§6.1 do not cross a bridged river either', () => {
    expect(price({ 'RU-18': '14.13' }, '13.15', '13.14')).toBe(1)
  })

  it('§6.1 nor the other way: facing each other over a river, neither is in the other’s zone', () => {
    expect(price({ 'RU-18': '14.13' }, '14.14', '14.15')).toBe(1)
    const back = new StagedScene({ units: { 'RU-18': '14.13', 'AH-5': '14.14' }, turn: 3, side: 'RU' })
    back.act('unit', 'RU-18').act('march', '15.13')
    expect(back.of('RU-18').spent).toBe(1)
  })

  it('§6.1 §7.0 units adjacent across a river may still attack each other', () => {
    const scene = new StagedScene({ units: { 'RU-18': '14.13', 'AH-5': '14.14' }, stage: 'combat' })
    expect(scene.offers('attack')).toEqual(['14.13'])
  })

  it('§6.1 cross a ridge', () => {
    expect(price({}, '7.05', '8.05')).toBe(1)
    expect(price({ 'RU-18': '9.05' }, '7.05', '8.05')).toBe(2)
  })

  it('§6.1 reach into forest and out of it', () => {
    expect(price({ 'RU-18': '9.16' }, '9.14', '9.15')).toBe(2)
    expect(price({ 'RU-18': '9.15' }, '8.13', '9.14')).toBe(3)
    expect(price({ 'RU-18': '9.14' }, '8.15', '9.15')).toBe(2)
  })
})

describe('zones and movement', () => {
  it('§6.3 §aid.mp-summary entering costs +1, leaving +1, from zone to zone +2 in all', () => {
    const units = { 'RU-18': '14.22' }
    expect(price(units, '14.20', '14.21')).toBe(1 + 1)
    expect(price(units, '14.21', '14.20')).toBe(1 + 1)
    expect(price(units, '14.21', '13.22')).toBe(1 + 2)
  })

  it('§6.3 from the zone of one unit into that of another also costs +2', () => {
    expect(price({ 'RU-18': '14.22', 'RU-45': '14.18' }, '14.20', '14.19')).toBe(1 + 1)
    expect(price({ 'RU-18': '14.23', 'RU-45': '14.19' }, '14.22', '14.21')).toBe(1 + 1)
    expect(price({ 'RU-18': '14.23', 'RU-45': '14.20' }, '14.22', '14.21')).toBe(1 + 2)
  })

  it('§6.3 several zones on one hex cost no more than one', () => {
    expect(price({ 'RU-18': '14.22', 'RU-45': '13.21' }, '14.20', '14.21')).toBe(3)
    expect(price({ 'RU-18': '14.22', 'RU-45': '15.22' }, '14.20', '14.21')).toBe(2)
  })

  it('§6.3 §4.6 never stop a unit: it may go on if it can pay', () => {
    const scene = new StagedScene({ units: { 'AH-5': '14.20', 'RU-18': '14.22' } })
    scene.act('unit', 'AH-5').act('march', '14.21')
    expect(scene.of('AH-5').spent).toBe(2)
    scene.act('march', '14.20')
    expect(scene.of('AH-5').spent).toBe(4)
  })

  it('§4.6 §6.3 they shorten a march: the refusal names the price', () => {
    const scene = new StagedScene({ units: { 'AH-5': '14.20', 'RU-18': '14.22' } })
    scene.act('unit', 'AH-5').act('march', '14.21')
    expect(scene.refusal('march', '13.22')).toMatchObject({
      code: 'too-expensive',
      rule: '6.3',
      facts: { needs: 3, left: 2, ground: 1, zone: 2 },
    })
  })

  it('§6.3 friendly units in the hex do not negate a zone for movement', () => {
    const units = { 'RU-18': '14.22', 'AH-12': '14.21', 'AH-5': '13.22' }
    expect(price(units, '14.20', '14.21')).toBe(2)
    expect(price(units, '14.21', '13.22')).toBe(3)
  })
})

/** Russians around 14.22: every way out leads through 13.23, which lies in their zones, and then 12.23, which does not. */
const GATE = { 'RU-18': '15.23', 'RU-45': '14.23', 'RU-41': '15.21', 'RU-47': '13.22' }
/** a fifth one whose zone covers 12.23 too */
const SHUT = { ...GATE, 'RU-1 gn': '11.23' }

function supplyAt1422(units: SceneSpec['units']): string {
  return new StagedScene({ units: { 'AH-14': '14.22', ...units }, stage: 'supply', turn: 3 }).of('AH-14')
    .supply
}

describe('zones and supply', () => {
  it('§6.2 §11.3 two hexes in enemy zones bar a supply path, one does not', () => {
    expect(supplyAt1422(GATE)).toBe('in')
    expect(supplyAt1422(SHUT)).toBe('out')
  })

  it('§6.2 §11.3 for supply a friendly unit negates the zone in its hex, though not for movement (§6.3)', () => {
    expect(supplyAt1422({ ...SHUT, 'AH-33': '13.23' })).toBe('in')
    expect(supplyAt1422({ ...SHUT, 'AH-33': '12.23' })).toBe('in')
    const isBarred = (units: SceneSpec['units']): boolean =>
      isInOpenEnemyZone(new StagedScene({ units }).state, AH, GRID.indexOf('14.21'))
    expect([isBarred({ 'RU-18': '14.22' }), isBarred({ 'RU-18': '14.22', 'AH-33': '14.21' })]).toEqual([
      true,
      false,
    ])
    expect(isBarred({ 'AH-33': '14.21' })).toBe(false)
    expect(price({ ...SHUT, 'AH-33': '13.23' }, '14.22', '13.23')).toBe(3)
  })

  it('§6.1 §6.2 a zone does not reach a railway across a river, bridged or not', () => {
    const at = (hex: string, enemy: string): string =>
      new StagedScene({ units: { 'AH-14': hex, 'RU-18': enemy }, stage: 'supply', turn: 3 }).of('AH-14')
        .supply
    expect(at('16.25', '9.23')).toBe('in')
    expect(at('16.19', '9.22')).toBe('in')
    expect(at('16.25', '8.22')).toBe('low')
  })
})
