/** Chapter 12: cavalry reaction, its triggers and procedure. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

/** A Russian turn in which a unit (or a stack, named by its hex) marches. */
function march(units: SceneSpec['units'], mover: string, to: string, turn = 3): StagedScene {
  const scene = new StagedScene({ units, turn, side: 'RU' })
  return scene.act(mover.startsWith('RU') ? 'unit' : 'stack', mover).act('march', to)
}

/** how many reactions are offered; all are declined */
function declined(scene: StagedScene): number {
  let count = 0
  for (; scene.prompt === 'react'; count++) scene.act('stay')
  return count
}

const CAVALRY = { 'AH-3 c': '13.15' }

describe('trigger 1', () => {
  it('§12.1.1.trigger1 §12.1 an enemy moves beside cavalry that had none beside it', () => {
    const scene = march({ ...CAVALRY, 'RU-18': '13.17' }, 'RU-18', '13.16')
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AH', 'react', '12.1'])
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.14', '14.14', '14.15'])
  })

  it('§12.1.1.trigger1 not at a distance of two hexes', () => {
    expect(march({ ...CAVALRY, 'RU-18': '13.18' }, 'RU-18', '13.17').prompt).toBe('march')
  })

  it('§12.1.1.trigger1 not if an enemy was beside it already', () => {
    const units = { ...CAVALRY, 'RU-18': '13.17', 'RU-45': '14.14' }
    expect(march(units, 'RU-18', '13.16').prompt).not.toBe('react')
  })

  it('§12.1.1.trigger1 adjacency counts, not zones: also across a river', () => {
    const scene = march({ 'AH-3 c': '14.14', 'RU-18': '14.12' }, 'RU-18', '14.13')
    expect([scene.asked, scene.prompt]).toEqual(['AH', 'react'])
  })

  it('§12.1.1.trigger1 a stack that comes together is one trigger', () => {
    const scene = march({ ...CAVALRY, 'RU-18': '13.17', 'RU-45': '13.17' }, '13.17', '13.16')
    expect(scene.prompt).toBe('react')
    expect(scene.act('stay').prompt).toBe('march')
  })

  it('§12.1 infantry does not react', () => {
    expect(march({ 'AH-5': '13.15', 'RU-18': '13.17' }, 'RU-18', '13.16').prompt).not.toBe('react')
  })

  it('§12.1 nobody reacts to his own side', () => {
    const scene = new StagedScene({ units: { ...CAVALRY, 'AH-5': '13.17' } })
    scene.act('unit', 'AH-5').act('march', '13.16')
    expect(scene.prompt).toBe('march')
  })

  it('§12.1 Russian cavalry reacts in the Austro-Hungarian turn', () => {
    const scene = new StagedScene({ units: { 'RU-9+10 c': '13.15', 'AH-5': '13.17' } })
    scene.act('unit', 'AH-5').act('march', '13.16')
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'react'])
    scene.act('react', '12.14')
    expect(scene.where('RU-9+10 c')).toBe('12.14')
  })

  it('§12.1 hidden under infantry it reacts all the same', () => {
    const scene = march({ ...CAVALRY, 'AH-5': '13.15', 'RU-18': '13.17' }, 'RU-18', '13.16')
    expect(scene.prompt).toBe('react')
    scene.act('react', '13.14')
    expect([scene.where('AH-3 c'), scene.where('AH-5')]).toEqual(['13.14', '13.15'])
  })
})

describe('trigger 2', () => {
  it('§12.1.1.trigger2 §12.1.2 §12.1.3.example the enemy beside it moves to another hex beside it', () => {
    const scene = march({ ...CAVALRY, 'RU-18': '14.15' }, 'RU-18', '14.14')
    expect(scene.seen('moved')).toMatchObject([{ cost: 3 }])
    expect([scene.asked, scene.prompt]).toEqual(['AH', 'react'])
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.14', '13.16'])
    expect(scene.refusal('react', '14.15')).toMatchObject({ code: 'reaction-vacated-hex', rule: '12.1.2' })
    expect(scene.refusal('react', '14.14')).toMatchObject({ code: 'enemy-in-hex', rule: '4.1' })
  })

  it('§12.1.1.trigger2 or to a hex beside another unit of its side', () => {
    const away = { ...CAVALRY, 'RU-18': '14.15' }
    expect(march(away, 'RU-18', '15.15').prompt).not.toBe('react')
    const scene = march({ ...away, 'AH-5': '16.15' }, 'RU-18', '15.15')
    expect([scene.asked, scene.prompt]).toEqual(['AH', 'react'])
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.14', '13.16', '14.14'])
  })

  it('§12.1.1.trigger2 even with other enemies beside it', () => {
    const scene = march({ ...CAVALRY, 'RU-18': '14.15', 'RU-45': '12.14' }, 'RU-18', '14.14')
    expect(scene.prompt).toBe('react')
    expect(scene.offers('react')).toEqual(['13.16'])
  })

  it('§12.1.1.trigger2 not if the enemy only moves beside a friend of it from elsewhere', () => {
    const units = { ...CAVALRY, 'AH-5': '16.15', 'RU-18': '17.14' }
    expect(march(units, 'RU-18', '16.14').prompt).not.toBe('react')
  })
})

describe('the procedure', () => {
  it('§12.1.2 §12.1 reaction is free to decline', () => {
    const scene = march({ ...CAVALRY, 'RU-18': '13.17' }, 'RU-18', '13.16').act('stay')
    expect(scene.where('AH-3 c')).toBe('13.15')
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'march'])
  })

  it('§12.1.2 it is one hex', () => {
    const scene = march({ ...CAVALRY, 'RU-18': '13.17' }, 'RU-18', '13.16')
    expect(scene.refusal('react', '13.13')).toMatchObject({ code: 'reaction-one-hex', rule: '12.1.2' })
    scene.act('react', '13.14')
    expect(scene.where('AH-3 c')).toBe('13.14')
  })

  it('§12.1.2 it happens at once: a longer march is broken off, then goes on with what is left', () => {
    const scene = march({ ...CAVALRY, 'RU-comb cs': '13.17' }, 'RU-comb cs', '12.14')
    expect([scene.prompt, scene.where('RU-comb cs')]).toEqual(['react', '12.15'])
    scene.act('react', '14.14')
    expect([scene.asked, scene.prompt, scene.of('RU-comb cs').spent]).toEqual(['RU', 'march', 3])
    expect(scene.offers('march')).toContain('12.12')
  })

  it('§12.1.2 if the cavalry stays the march goes on by itself, step by step', () => {
    const scene = march({ ...CAVALRY, 'RU-comb cs': '13.17' }, 'RU-comb cs', '12.14')
    scene.act('stay')
    expect([scene.prompt, scene.where('RU-comb cs')]).toEqual(['react', '12.14'])
    scene.act('stay')
    expect([scene.asked, scene.prompt, scene.of('RU-comb cs').spent]).toEqual(['RU', 'move', 6])
  })

  it('§12.1.2 it takes no MPs, whatever the ground', () => {
    const units = { 'AH-3 c': { hex: '8.20', spent: 6 }, 'RU-18': '8.23' }
    const scene = march(units, 'RU-18', '8.21').act('react', '9.20')
    expect([scene.where('AH-3 c'), scene.of('AH-3 c').spent]).toEqual(['9.20', 6])
  })

  it('§12.1 every triggered unit is asked, and may react again whenever it is triggered again', () => {
    const units = { ...CAVALRY, 'AH-9 c': '13.15', 'RU-18': '13.17' }
    const scene = march(units, 'RU-18', '13.16').act('react', '13.14')
    expect([scene.prompt, scene.where('AH-3 c'), scene.where('AH-9 c')]).toEqual(['react', '13.14', '13.15'])
    scene.act('react', '12.14').act('march', '13.15')
    expect(declined(scene)).toBe(2)
  })

  it('§12.1.note it is the only movement of the inactive player', () => {
    const scene = new StagedScene({ units: { ...CAVALRY, 'RU-18': '13.17' }, turn: 3, side: 'RU' })
    expect(scene.refusal('unit', 'AH-3 c', 'AH')).toMatchObject({ code: 'not-your-decision', rule: '3.2' })
    expect(scene.refusal('react', '13.14', 'AH')).toMatchObject({ code: 'not-your-decision', rule: '3.2' })
    scene.act('unit', 'RU-18').act('march', '13.16')
    expect(scene.refusal('unit', 'AH-3 c')).toMatchObject({ code: 'verb-not-now', rule: '12.1' })
  })

  it('§12.1 not in the combat phase: an advance beside cavalry triggers nothing', () => {
    const units = {
      'RU-18': '13.18',
      'RU-45': '13.18',
      'AH-88 sch': '13.17',
      'AH-3 c': '13.15',
      'AH-5': '12.14',
    }
    const scene = new StagedScene({ units, stage: 'combat', turn: 3, side: 'RU' }).dice(1, 1, 1, 1)
    scene.act('attack', '13.17').act('all').act('fight')
    while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
    scene.act('advance', 'RU-18')
    expect(scene.where('RU-18')).toBe('13.17')
    while (scene.prompt === 'advance') scene.act('halt')
    expect(scene.seen('reacted')).toEqual([])
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'attack'])
  })
})

describe('other cavalry rules', () => {
  it('§12.2 §7.5 cavalry does not attack together with infantry', () => {
    const units = { 'AH-3 c': '14.21', 'AH-5': '14.21', 'RU-18': '14.22' }
    const scene = new StagedScene({ units, stage: 'combat' }).act('attack', '14.22').act('join', 'AH-5')
    expect(scene.refusal('join', 'AH-3 c')).toMatchObject({ code: 'cavalry-with-infantry', rule: '7.5' })
  })

  it('§12.2 §10.3.3 cavalry does not recover', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': { hex: '5.13', ce: 1 } } })
    expect(scene.refusal('recover', 'AH-3 c')).toMatchObject({
      code: 'cavalry-never-recovers',
      rule: '10.3.3',
    })
  })
})
