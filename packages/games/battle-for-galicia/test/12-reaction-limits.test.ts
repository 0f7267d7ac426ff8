/** §12.1.3 and others: where cavalry may not react to. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

/** RU-18 comes from 13.17 to 13.16, beside Austro-Hungarian cavalry at 13.15. */
function approach(units: SceneSpec['units'] = {}): StagedScene {
  const scene = new StagedScene({
    units: { 'AH-3 c': '13.15', 'RU-18': '13.17', ...units },
    turn: 3,
    side: 'RU',
  })
  return scene.act('unit', 'RU-18').act('march', '13.16')
}

describe('enemy zones', () => {
  it('§12.1.3 the zone of the unit that triggered is open', () => {
    expect(approach().offers('react')).toEqual(['12.14', '12.15', '13.14', '14.14', '14.15'])
  })

  it('§12.1.3 the zone of any other enemy unit is closed', () => {
    const scene = approach({ 'RU-45': '12.13' })
    expect(scene.offers('react')).toEqual(['12.15', '14.14', '14.15'])
    for (const hex of ['12.14', '13.14'])
      expect(scene.refusal('react', hex)).toMatchObject({ code: 'reaction-enemy-zone', rule: '12.1.3' })
  })

  it('§12.1.3 also where the triggering unit has a zone too', () => {
    const scene = approach({ 'RU-45': '12.16' })
    expect(scene.offers('react')).toEqual(['12.14', '13.14', '14.14', '14.15'])
    expect(scene.refusal('react', '12.15')).toMatchObject({ code: 'reaction-enemy-zone', rule: '12.1.3' })
  })

  it('§12.1.3 a friend in the hex negates it', () => {
    const scene = approach({ 'RU-45': '12.13', 'AH-5': '13.14' })
    expect(scene.offers('react')).toEqual(['12.15', '13.14', '14.14', '14.15'])
  })

  it('§12.1.3 §6.1 zones that a river keeps out are none', () => {
    const scene = approach({ 'RU-45': '14.13' })
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.14', '14.14', '14.15'])
  })

  it('§12.1.3 all units of a stack that comes together are the triggering unit', () => {
    const units = { 'AH-3 c': '13.15', 'RU-18': '13.17', 'RU-45': '13.17' }
    const scene = new StagedScene({ units, turn: 3, side: 'RU' }).act('stack', '13.17').act('march', '13.16')
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.14', '14.14', '14.15'])
  })

  it('§12.1.3 a unit already standing where the enemy goes is another one', () => {
    const units = { 'AH-3 c': '13.15', 'RU-18': '14.15', 'RU-45': '14.14' }
    const scene = new StagedScene({ units, turn: 3, side: 'RU' }).act('unit', 'RU-18').act('march', '14.14')
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.16'])
    expect(scene.refusal('react', '13.14')).toMatchObject({ code: 'reaction-enemy-zone', rule: '12.1.3' })
  })

  it('§12.1.3 cavalry with nowhere to go is not asked', () => {
    const units = { 'RU-45': '12.13', 'RU-41': '15.14', 'RU-47': '11.15', 'RU-1 gn': '15.16' }
    const scene = approach(units)
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'march'])
  })
})

describe('closed hexes', () => {
  it('§12.1.2 §5.1 a full stack of friends has no room', () => {
    const scene = approach({ 'AH-5': '13.14', 'AH-12': '13.14', 'AH-46': '13.14' })
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '14.14', '14.15'])
    expect(scene.refusal('react', '13.14')).toMatchObject({ code: 'stack-full', rule: '5.1' })
    expect(approach({ 'AH-5': '13.14', 'AH-12': '13.14', 'AH-88 sch': '13.14' }).offers('react')).toContain(
      '13.14',
    )
  })

  it('§12.1.2 §aid.tec marsh is closed', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '3.08', 'RU-18': '1.08' }, turn: 3, side: 'RU' })
    scene.act('unit', 'RU-18').act('march', '2.08')
    expect(scene.prompt).toBe('react')
    expect(scene.refusal('react', '3.09')).toMatchObject({ code: 'marsh', rule: 'aid.tec' })
  })

  it('§12.1.2 §13.0.a Przemysl is closed to Russian cavalry', () => {
    const scene = new StagedScene({ units: { 'RU-comb cs': '3.14', 'AH-5': '3.11' }, turn: 3 })
    scene.act('unit', 'AH-5').act('march', '3.13')
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'react'])
    expect(scene.refusal('react', '3.15')).toMatchObject({ code: 'fortress-closed', rule: '13.0.a' })
  })
})
