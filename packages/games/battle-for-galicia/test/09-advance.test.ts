import { describe, expect, it } from 'vitest'
import { assault, combat, declare, engage, finish, last, lossRoll, refused, trail } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** Austro-Hungarians drive a reserve division out of 14.14 with a 7 at 2.5:1 to 4:1. */
function driveOut(units: Units, turn = 3, ...attackers: string[]): StagedScene {
  const scene = declare(combat({ 'RU-82 r': '14.14', ...units }, { turn }), '14.14')
  engage(scene.dice(3, 4, 1, 1), ...attackers).act('retreat', '15.15')
  return scene
}

const corps = { 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': '13.15' }

describe('advance after combat', () => {
  it('§9.3.2 units that attacked may advance into the emptied hex, some or none', () => {
    const scene = driveOut(corps)
    expect(scene.asked).toBe('AH')
    expect(scene.rule).toBe('9.3.2')
    expect(scene.offers('advance')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    scene.act('advance', 'AH-46')
    expect(refused(scene, 'advance', 'AH-46')).toBe('already-there §9.3.2')
    scene.act('halt')
    expect([scene.where('AH-5'), scene.where('AH-46')]).toEqual(['13.15', '14.14'])
    const none = driveOut(corps).act('halt')
    expect(none.seen('advanced')).toEqual([])
  })

  it('§9.3.2 from any of the attacking hexes', () => {
    const scene = driveOut({ 'AH-5': '13.15', 'AH-12': '13.14' })
    scene.act('advance', 'AH-5').act('advance', 'AH-12')
    expect([scene.where('AH-5'), scene.where('AH-12')]).toEqual(['14.14', '14.14'])
  })

  it('§9.3.2 withheld units may not', () => {
    const scene = driveOut({ ...corps, 'AH-14': '13.14' }, 3, 'AH-5', 'AH-12')
    expect(scene.offers('advance')).toEqual(['AH-12', 'AH-5'])
    expect(refused(scene, 'advance', 'AH-46')).toBe('withheld-stays §9.3.2')
    expect(refused(scene, 'advance', 'AH-14')).toBe('withheld-stays §9.3.2')
  })

  it('§9.3.2 §5.1 within the stacking limit: six steps, not eight', () => {
    const scene = driveOut({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': '13.14', 'AH-41': '13.14' })
    scene.act('advance', 'AH-5').act('advance', 'AH-12').act('advance', 'AH-46')
    expect(scene.prompt).not.toBe('advance')
    expect(scene.where('AH-41')).toBe('13.14')
  })

  it('§9.3.2 §5.1 a division does not fit where a brigade would', () => {
    const division = driveOut({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': '13.14', 'AH-88 sch': '13.14' })
    division.act('advance', 'AH-5').act('advance', 'AH-12').act('advance', 'AH-88 sch')
    expect(division.prompt).not.toBe('advance')
    expect(division.where('AH-46')).toBe('13.14')
    const worn = { hex: '13.14', steps: 1 }
    const brigade = driveOut({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': worn, 'AH-88 sch': '13.14' })
    brigade.act('advance', 'AH-5').act('advance', 'AH-12').act('advance', 'AH-88 sch')
    expect(brigade.act('advance', 'AH-46').where('AH-46')).toBe('14.14')
  })

  it('§9.3.2 §2.1.move-restriction units not yet released stay, and are told when they are', () => {
    const scene = driveOut({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-41': '13.15' }, 1)
    expect(scene.offers('advance')).toEqual(['AH-12', 'AH-5'])
    expect(refused(scene, 'advance', 'AH-41')).toBe('not-released §2.1.move-restriction')
    expect(scene.refusal('advance', 'AH-41').facts).toMatchObject({ turn: 2 })
    const later = driveOut({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-41': '13.15' }, 2)
    expect(later.offers('advance')).toEqual(['AH-12', 'AH-41', 'AH-5'])
  })

  it('§9.3.2 comes before the losses', () => {
    const scene = driveOut(corps)
    expect(scene.seen('losses-rolled')).toEqual([])
    scene.act('advance', 'AH-5').act('halt')
    expect(scene.seen('losses-rolled')).toHaveLength(2)
  })

  it('§9.3.2 not while the hex is held', () => {
    const scene = combat({ ...corps, 'RU-82 r': '14.14' }, { turn: 3 }).dice(5, 5, 1, 1)
    assault(scene, '14.14')
    expect(last(scene, 'combat-rolled').cell).toBe('-/-1')
    expect(finish(scene).seen('advanced')).toEqual([])
    expect(scene.where('RU-82 r')).toBe('14.14')
  })

  it('§9.3.2 also when the hex is emptied only by losses', () => {
    const scene = combat({ ...corps, 'RU-7 c': { hex: '14.14', ce: 1 } }, { turn: 3 }).dice(5, 6, 1, 6)
    assault(scene, '14.14')
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(scene.prompt).toBe('advance')
    expect(scene.act('advance', 'AH-5').where('AH-5')).toBe('14.14')
  })

  it('§9.3.2 is offered once: who halted before the losses is not asked again', () => {
    const scene = driveOut({ 'AH-5': '13.15', 'AH-12': '13.15' }).act('halt')
    expect(scene.prompt).toBe('attack')
  })

  it('§9.3.2 victorious defenders never advance', () => {
    const scene = combat({ 'AH-5': '13.15', 'RU-2 gd': '14.14' }).dice(5, 6, 1, 1)
    assault(scene, '14.14').act('retreat', '13.16')
    expect(scene.where('AH-5')).toBe('13.16')
    expect(scene.asked).toBe('AH')
    expect(scene.prompt).toBe('attack')
    expect(scene.seen('advanced')).toEqual([])
  })

  it('§9.3.2 attackers who were sent back are not victorious: they do not advance though the hex is empty', () => {
    // the brigade goes back to 13.16, which still touches 13.15; the defender dies of his losses
    const units = { 'AH-101 ls': '12.15', 'AH-44': '13.16', 'RU-7 c': { hex: '13.15', ce: 2 } }
    const scene = declare(combat(units, { turn: 3 }), '13.15').dice(6, 6, 1, 6)
    engage(scene, 'AH-101 ls')
    expect(last(scene, 'combat-rolled').cell).toBe('+1.R1/-1')
    scene.act('retreat', '13.16')
    expect(scene.where('RU-7 c')).toBe('eliminated')
    expect(scene.prompt).toBe('attack')
  })
})

describe('the shaded hexes', () => {
  /** Cavalry at 7.01 driven out of it by the other side, from 7.02 or 8.01. */
  function atTheEdge(attacker: 'AH' | 'RU', turn: number): StagedScene {
    const isAustrian = attacker === 'AH'
    const units: Units = isAustrian
      ? { 'AH-5': '6.01', 'AH-12': '6.01', 'RU-7 c': '7.01' }
      : { 'RU-18': '6.01', 'RU-45': '6.01', 'AH-3 c': '7.01' }
    const scene = assault(combat(units, { side: attacker, turn }).dice(3, 3, 1, 1), '7.01')
    while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
    return scene
  }

  it('§9.3.2 are closed to an Austro-Hungarian advance through GT5', () => {
    const scene = atTheEdge('AH', 5)
    expect(trail(scene, 'RU-7 c').length).toBeGreaterThan(0)
    expect(scene.prompt).toBe('attack')
    expect(lossRoll(scene, 'RU').total).toBeGreaterThan(0)
  })

  it('§9.3.2 are open from GT6, and to the Russians always', () => {
    expect(atTheEdge('AH', 6).offers('advance')).toEqual(['AH-12', 'AH-5'])
    expect(atTheEdge('RU', 5).offers('advance')).toEqual(['RU-18', 'RU-45'])
  })
})
