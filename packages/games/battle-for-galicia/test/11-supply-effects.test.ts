/** Chapter 11: what supply does, how long it lasts, and attrition. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import { strengths } from './strengths.ts'

describe('supply states', () => {
  it('§11.1 low supply takes 1 from attack and defence', () => {
    expect(strengths({}, {})).toEqual({ attack: 5, defense: 6, artillery: [1, 1] })
    expect(strengths({ supply: 'low' }, { supply: 'low' })).toEqual({
      attack: 4,
      defense: 5,
      artillery: [1, 1],
    })
  })

  it('§11.1 out of supply takes 2 and silences the artillery', () => {
    expect(strengths({ supply: 'out' }, {})).toEqual({ attack: 3, defense: 6, artillery: [1, 0] })
    expect(strengths({}, { supply: 'out', ce: 1 })).toEqual({ attack: 5, defense: 3, artillery: [0, 1] })
  })

  it('§11.1 §10.1 supply and CE markers add up', () => {
    expect(strengths({ supply: 'low', ce: 1 }, { supply: 'low', ce: 2 })).toMatchObject({
      attack: 3,
      defense: 3,
    })
  })

  it('§11.1 §7.4.attack attack 4, CE -2, out of supply: nothing is left to attack with', () => {
    const units = { 'AH-4': { hex: '14.21', ce: 2, supply: 'out' }, 'RU-18': '14.22' } as const
    const scene = new StagedScene({ units, stage: 'combat', turn: 3 })
    expect(scene.refusal('attack', '14.22')).toMatchObject({ code: 'no-attack-strength', rule: '7.4.attack' })
  })

  it('§11.1 §7.4.defense defence 4, CE -2, out of supply: alone it defends with 1 and no artillery', () => {
    const units = { 'AH-88 sch': '14.21', 'RU-2 rf': { hex: '14.22', ce: 2, supply: 'out' } } as const
    const scene = new StagedScene({ units, stage: 'combat', turn: 3 }).dice(6, 6, 1, 1)
    scene.act('attack', '14.22').act('fight')
    expect(scene.seen('ratio-found')).toMatchObject([{ attack: 3, defense: 1 }])
    expect(scene.seen('losses-rolled')[0]?.modifiers).toEqual([{ rule: '9.1', what: 'crt', drm: 1 }])
  })

  it('§11.1 movement is not affected', () => {
    const march = (supply: 'in' | 'low' | 'out'): string[] =>
      new StagedScene({ units: { 'AH-5': { hex: '14.22', supply } } }).act('unit', 'AH-5').offers('march')
    expect(march('low')).toEqual(march('in'))
    expect(march('out')).toEqual(march('in'))
  })
})

describe('the supply phase', () => {
  it('§11.0 §3.2.1 judges all units of the player; markers that no longer apply go', () => {
    const units = {
      'AH-5': { hex: '1.20', supply: 'out' },
      'AH-12': { hex: '17.22', supply: 'in' },
    } as const
    const scene = new StagedScene({ units, stage: 'supply', turn: 3 })
    expect([scene.of('AH-5').supply, scene.of('AH-12').supply]).toEqual(['in', 'low'])
    expect(scene.seen('supply-changed')).toHaveLength(2)
  })

  it('§11.0 its verdict lasts until the owner’s next one, whatever happens in between', () => {
    const scene = new StagedScene({ units: { 'AH-5': '17.22', 'RU-18': '18.05' }, stage: 'supply', turn: 3 })
    expect(scene.of('AH-5').supply).toBe('low')
    scene.act('unit', 'AH-5').act('march', '16.22').act('halt').act('done').act('done')
    expect([scene.asked, scene.of('AH-5').supply]).toEqual(['RU', 'low'])
    scene.act('done').act('done')
    expect([scene.asked, scene.of('AH-5').supply]).toEqual(['AH', 'in'])
  })

  it('§11.0 reinforcements count as in supply until they are judged', () => {
    const units = { 'RU-Pavlov': 'to-come', 'AH-5': '3.02', 'AH-12': '2.02', 'AH-46': '1.02' }
    const scene = new StagedScene({ units, stage: 'supply', turn: 7, side: 'RU' })
    scene.act('enter', '1.01')
    expect(scene.of('RU-Pavlov').supply).toBe('in')
  })
})

/** Russians on both lines to Rozwadow: 19.22 is 13 hexes from supply, 18.22 is 12. */
const RAILS_CUT = { 'RU-18': '7.21', 'RU-45': '7.24' }

/** plays on to the next Austro-Hungarian movement phase */
function nextTurn(scene: StagedScene): void {
  for (let phase = 0; phase < 4; phase++) scene.act('done')
}

describe('attrition', () => {
  it('§11.5 §11.5.1 §3.2.1 out in GT4, GT5 and GT6: no, two and two reductions', () => {
    const scene = new StagedScene({ units: { 'AH-5': '19.22', ...RAILS_CUT }, stage: 'supply', turn: 4 })
    expect(scene.of('AH-5')).toMatchObject({ supply: 'out', steps: 2, ce: 0 })
    nextTurn(scene)
    expect(scene.of('AH-5')).toMatchObject({ supply: 'out', steps: 2, ce: 2 })
    nextTurn(scene)
    expect(scene.of('AH-5')).toMatchObject({ supply: 'out', steps: 1, ce: 1 })
    expect(scene.seen('attrition')).toHaveLength(2)
  })

  it('§11.5 a phase in supply, even low, breaks the chain', () => {
    const scene = new StagedScene({ units: { 'AH-5': '19.22', ...RAILS_CUT }, stage: 'supply', turn: 4 })
    scene.act('unit', 'AH-5').act('march', '18.22').act('halt')
    nextTurn(scene)
    expect(scene.of('AH-5')).toMatchObject({ supply: 'low', ce: 0 })
    scene.act('unit', 'AH-5').act('march', '19.22').act('halt')
    nextTurn(scene)
    expect(scene.of('AH-5')).toMatchObject({ supply: 'out', ce: 0 })
    nextTurn(scene)
    expect(scene.of('AH-5')).toMatchObject({ supply: 'out', ce: 2 })
  })

  it.each([
    [2, 0, '2 steps, CE -2'],
    [2, 1, '1 steps, CE -0'],
    [2, 2, '1 steps, CE -1'],
    [1, 0, '1 steps, CE -2'],
    [1, 1, 'eliminated'],
    [1, 2, 'eliminated'],
  ])('§11.5.1 §10.2 takes two CE as combat would: %i steps, CE -%i becomes %s', (steps, ce, after) => {
    const units = { 'AH-5': { hex: '19.22', steps, ce, supply: 'out' }, ...RAILS_CUT } as const
    const scene = new StagedScene({ units, stage: 'supply', turn: 5 })
    const now = scene.of('AH-5')
    const found = scene.where('AH-5') === 'eliminated' ? 'eliminated' : `${now.steps} steps, CE -${now.ce}`
    expect(found).toBe(after)
    expect(scene.points('RU')).toBe(after === 'eliminated' ? 1 : 0)
  })

  it('§11.5.1 §2.1.white-symbol destroys a fresh unit with the white symbol, not another brigade', () => {
    const units = {
      'AH-101 ls': { hex: '19.22', supply: 'out' },
      'AH-88 sch': { hex: '19.22', supply: 'out' },
      ...RAILS_CUT,
    } as const
    const scene = new StagedScene({ units, stage: 'supply', turn: 5 })
    expect(scene.where('AH-101 ls')).toBe('eliminated')
    expect(scene.of('AH-88 sch')).toMatchObject({ steps: 1, ce: 2 })
  })

  it('§11.5 the units of the other player are not judged and lose nothing', () => {
    const units = { 'AH-5': { hex: '19.22', supply: 'out' }, ...RAILS_CUT } as const
    const scene = new StagedScene({ units, stage: 'supply', turn: 5, side: 'RU' })
    expect(scene.of('AH-5')).toMatchObject({ supply: 'out', steps: 2, ce: 0 })
  })
})
