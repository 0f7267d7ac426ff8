import { describe, expect, it } from 'vitest'
import { assault, combat, finish, last, refused, trail, unitIds } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

/** I Corps against a reserve division stacked with cavalry; the Russians choose who defends. */
function attack(dice: readonly number[], more: Readonly<Record<string, Placed>> = {}): StagedScene {
  const units = {
    'AH-5': '13.15',
    'AH-12': '13.15',
    'AH-46': '13.15',
    'RU-82 r': '14.14',
    'RU-7 c': '14.14',
    ...more,
  }
  return assault(combat(units).dice(...dice), '14.14', 'AH-5', 'AH-12', 'AH-46')
}

describe('withheld defenders', () => {
  it('§7.6.defense retreat with the stack', () => {
    const scene = attack([3, 4, 1, 1]).act('defend', 'RU-82 r')
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R1')
    scene.act('retreat', '15.15')
    expect(unitIds(last(scene, 'retreated').units)).toEqual(['RU-7 c', 'RU-82 r'])
    expect(scene.where('RU-7 c')).toBe('15.15')
  })

  it('§7.6.defense take no part in the losses', () => {
    const scene = attack([6, 6, 1, 6]).act('defend', 'RU-82 r')
    expect(last(scene, 'combat-rolled').cell).toBe('+1/-2')
    finish(scene)
    expect(scene.of('RU-82 r').ce).toBe(2)
    expect(scene.of('RU-7 c')).toMatchObject({ steps: 1, ce: 0 })
  })

  it('§7.6.defense §9.4.2 take none even when the defenders cannot take them all', () => {
    const scene = attack([6, 5, 1, 6]).act('defend', 'RU-7 c')
    expect(last(scene, 'losses-rolled').losses).toBe(4)
    scene.act('retreat', '15.15')
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(scene.of('RU-82 r')).toMatchObject({ steps: 2, ce: 0 })
  })

  it('§7.6.defense §9.2.2 suffer what the retreat itself costs', () => {
    const scene = attack([3, 4, 1, 1]).act('defend', 'RU-82 r').act('retreat', '14.13')
    expect(scene.of('RU-7 c').ce).toBe(1)
    expect(scene.of('RU-82 r').ce).toBe(1)
  })

  it('§7.6.defense §7.0 count as attacked, wherever they are afterwards', () => {
    const scene = attack([6, 6, 1, 1], { 'AH-14': '15.14' }).act('defend', 'RU-82 r')
    finish(scene)
    expect(refused(scene, 'attack', '14.14')).toBe('already-attacked §7.0')
  })

  it('§7.6.defense §7.0 count as attacked when the defenders beside them are gone', () => {
    const scene = attack([6, 5, 1, 6], { 'AH-14': '15.14' }).act('defend', 'RU-7 c')
    finish(scene)
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(scene.where('RU-82 r')).toBe('14.13')
    expect(refused(scene, 'attack', '14.13')).toBe('already-attacked §7.0')
  })
})

describe('withheld defenders left alone', () => {
  it('§7.6.exception retreat one hex when all defenders are eliminated without a retreat result', () => {
    const scene = attack([6, 5, 1, 6]).act('defend', 'RU-7 c')
    expect(last(scene, 'combat-rolled').cell).toBe('-/-1')
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(scene.asked).toBe('RU')
    expect(scene.prompt).toBe('retreat')
    expect(scene.offers('retreat')).toEqual(['14.13', '15.14', '15.15'])
    expect(refused(scene, 'retreat', '14.15')).toBe('retreat-priorities §9.2.1')
    scene.act('retreat', '15.14')
    expect(trail(scene, 'RU-82 r')).toEqual(['15.14'])
  })

  it('§7.6.exception §9.3.2 the attackers may then advance', () => {
    const scene = attack([6, 5, 1, 6]).act('defend', 'RU-7 c').act('retreat', '15.15')
    expect(scene.asked).toBe('AH')
    expect(scene.offers('advance')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    scene.act('advance', 'AH-12').act('halt')
    expect(scene.where('AH-12')).toBe('14.14')
    expect(scene.prompt).toBe('attack')
  })

  it('§7.6.exception does not apply while a defender is left', () => {
    const scene = attack([6, 5, 1, 1]).act('defend', 'RU-7 c')
    expect(scene.where('RU-7 c')).toBe('14.14')
    expect(scene.seen('retreated')).toEqual([])
    expect(scene.prompt).toBe('attack')
  })

  it('§7.6.exception does not send them a second time when they retreated with the stack', () => {
    const scene = attack([3, 4, 1, 6]).act('defend', 'RU-7 c').act('retreat', '15.15').act('halt')
    finish(scene)
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(trail(scene, 'RU-82 r')).toEqual(['15.15'])
  })

  /** Six Austro-Hungarian divisions all around 14.14; the 5th alone attacks, the cavalry defends. */
  function surrounded(...dice: number[]): StagedScene {
    const ring = { 'AH-41': '14.15', 'AH-14': '15.15', 'AH-33': '15.14', 'AH-2': '14.13', 'AH-24': '13.14' }
    const units = { ...ring, 'AH-5': '13.15', 'RU-82 r': '14.14', 'RU-7 c': { hex: '14.14', ce: 1 } }
    const scene = combat(units)
      .act('attack', '14.14')
      .act('from', '13.15')
      .act('declare')
      .dice(...dice)
    return scene.act('fight').act('defend', 'RU-7 c')
  }

  it('§7.6.exception §9.2.3 where they cannot go they stay, with one CE less, and nobody advances', () => {
    const scene = surrounded(6, 5, 1, 6)
    expect(last(scene, 'combat-rolled').cell).toBe('-/-1')
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(scene.where('RU-82 r')).toBe('14.14')
    expect(scene.of('RU-82 r').ce).toBe(1)
    expect(scene.prompt).toBe('attack')
  })

  it('§7.6.exception not after a retreat result, though it could not be carried out', () => {
    const scene = surrounded(3, 4, 1, 6)
    expect(last(scene, 'combat-rolled').cell).toBe('-/R1')
    expect(scene.where('RU-7 c')).toBe('eliminated')
    // one CE for the hex not retreated, and no second attempt
    expect(scene.of('RU-82 r').ce).toBe(1)
    expect(scene.seen('retreat-failed')).toHaveLength(1)
  })
})
