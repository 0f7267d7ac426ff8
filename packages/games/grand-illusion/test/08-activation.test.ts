/** §8.2 §8.5 §8.6 §9.1.2 what an activated hex may do. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { beginActivation } from '../rules/08-action/activation.ts'
import { DUE, MARK, mark } from '../state.ts'
import { activated } from './activated.ts'
import { StagedScene } from './scene.ts'

const metz = { 'g-xvi': '76', 'g-v': '76', 'g-3c': '76', 'g-hq5': '76', 'g-ha420': '76' }
const atVerdun = { side: 'GE', control: { '75': 'GE', '66': 'GE' } } as const

describe('an activation', () => {
  it('§8.2.1 only units of the activated hex act', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'f-xiii': '68' } })
    expect(scene.offers('unit')).toEqual(['f-viii'])
    expect(scene.refusal('unit', 'f-xiii')).toMatchObject({ code: 'not-in-active-hex', rule: '8.2.1' })
    expect(scene.refusal('stack', '68')).toMatchObject({ code: 'hex-not-active', rule: '8.2.1' })
    expect(scene.refusal('unit', 'f-xxi')).toMatchObject({ code: 'not-on-the-map', rule: '8.2.1' })
  })

  it('§8.2.1 a hex needs a unit: a fort alone does not act', () => {
    const scene = new StagedScene({ pieces: { 'f-viii': '69', 'fort-toul': '87' }, turn: 2 })
    expect(scene.offers('activate')).toEqual(['69'])
    for (const hex of ['87', '68'])
      expect(scene.refusal('activate', hex)).toMatchObject({ code: 'no-unit-there', rule: '8.2.1' })
  })

  it('§8.2.2 units act as they like, or not at all', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'f-xiii': '69', 'f-xxi': '69' } })
    scene.act('unit', 'f-viii').act('march', '68').act('halt')
    scene.act('unit', 'f-xiii').act('march', '79').act('halt')
    scene.act('done')
    expect(['f-viii', 'f-xiii', 'f-xxi'].map((id) => scene.where(id))).toEqual(['68', '79', '69'])
  })

  it('§8.2.2 once movement has ended nobody moves any more', () => {
    const pieces = { 'g-xvi': '85', 'g-v': '85', 'f-ii': '75' }
    const scene = activated('85', { pieces, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75').act('done')
    expect(scene.prompt).not.toBe('activation')
    expect(scene.can('unit')).toBe(false)
  })

  it('§8.2.3 the same units may be activated again', () => {
    const scene = activated('69', {
      pieces: { 'f-viii': '69', 'f-xiii': '69' },
      prepare: (s) => {
        mark(s, piece('f-viii'), MARK.moved | MARK.entered | MARK.attacks)
        s.spent.set(piece('f-viii'), 2)
        s.battle.set(hex('69'), DUE.optional)
      },
    })
    expect(scene.offers('unit')).toEqual(['f-xiii'])
    beginActivation(scene.play.umpire, hex('69'))
    expect([scene.state.spent.get(piece('f-viii')), scene.state.battle.get(hex('69'))]).toEqual([0, DUE.none])
    scene.act('unit', 'f-xiii').act('halt')
    expect(scene.offers('unit')).toEqual(['f-viii', 'f-xiii'])
  })
})

describe('attackers in the activated hex', () => {
  it('§9.1.2.a §8.5 those chosen attack there and do not move; the others may leave', () => {
    const scene = activated('76', { pieces: { ...metz, 'f-iv': '76' }, ...atVerdun })
    scene.act('attack', 'g-xvi')
    expect(scene.isMarked('g-xvi', 'attacks')).toBe(true)
    expect(scene.state.battle.get(hex('76'))).toBe(DUE.forced)
    expect(scene.refusal('unit', 'g-xvi')).toMatchObject({ code: 'already-attacking', rule: '8.5' })
    expect(scene.offers('unit')).toContain('g-v')
    scene.act('unit', 'g-v').act('march', '75').act('halt')
    expect(scene.refusal('attack', 'g-v')).toMatchObject({ code: 'not-in-active-hex' })
  })

  it('§9.1.2.a all at once', () => {
    const scene = activated('76', { pieces: { ...metz, 'f-iv': '76', 'fort-verdun-e': '76' }, ...atVerdun })
    expect(scene.offers('attack')).toEqual(['g-3c', 'g-ha420', 'g-v', 'g-xvi'])
    scene.act('attack-all')
    expect(scene.offers('attack')).toEqual([])
    expect(scene.offers('unit')).toEqual(['g-hq5'])
  })

  it('§9.1.2.a without enemies there is nobody to attack', () => {
    const scene = activated('76', { pieces: metz, ...atVerdun })
    expect(scene.can('attack')).toBe(false)
    expect(scene.refusal('attack', 'g-xvi')).toMatchObject({ code: 'no-enemy-here', rule: '9.1.2.a' })
  })

  it('§8.5 §9.5.4.b heavy artillery is chosen to bombard forts, unfired, and makes no battle by itself', () => {
    const scene = activated('76', { pieces: { ...metz, 'fort-verdun-e': '76' }, ...atVerdun })
    scene.act('attack', 'g-ha420')
    expect(scene.state.battle.get(hex('76'))).toBe(DUE.none)
    expect(scene.refusal('unit', 'g-ha420')).toMatchObject({ code: 'already-attacking' })
    const fired = activated('76', {
      pieces: { ...metz, 'g-ha420': { hex: '76', back: true }, 'fort-verdun-e': '76' },
      ...atVerdun,
    })
    expect(fired.refusal('attack', 'g-ha420')).toMatchObject({ code: 'guns-fired', rule: '9.5.4.b' })
    const field = activated('76', { pieces: { ...metz, 'f-iv': '76' }, ...atVerdun })
    expect(field.refusal('attack', 'g-ha420')).toMatchObject({ code: 'guns-need-fort' })
  })

  it('§2.4.paren §9.6.1 units that only defend, HQs, and cavalry against forts cannot be chosen', () => {
    const scene = activated('76', { pieces: { ...metz, 'g-or': '76', 'fort-verdun-e': '76' }, ...atVerdun })
    expect(scene.refusal('attack', 'g-or')).toMatchObject({ code: 'only-defends', rule: '2.4.paren' })
    expect(scene.refusal('attack', 'g-hq5')).toMatchObject({ code: 'never-attacks' })
    expect(scene.refusal('attack', 'g-3c')).toMatchObject({ code: 'cavalry-against-forts', rule: '9.6.1' })
  })
})

describe('battles elsewhere', () => {
  it('§8.6 §9.1.2.b units that come upon the enemy alone must fight, all of them', () => {
    const scene = activated('85', {
      pieces: { 'g-xvi': '85', 'g-v': { hex: '85', back: true }, 'g-6c': '85', 'f-ii': '75' },
      side: 'GE',
    })
    scene.act('stack', '85').act('leave', 'g-6c').act('march', '75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.forced)
    expect(['g-xvi', 'g-v', 'g-6c'].map((id) => scene.isMarked(id, 'entered'))).toEqual([true, true, false])
    expect(scene.seen('battle-due')).toMatchObject([{ rule: '9.1.2.b', isForced: true }])
  })

  it('§9.1.2.b an unbesieged fort is enough, a besieged one is not', () => {
    const open = activated('85', { pieces: { 'g-xvi': '85', 'fort-verdun-e': '76' }, side: 'GE' })
    open.act('unit', 'g-xvi').act('march', '76')
    expect(open.state.battle.get(hex('76'))).toBe(DUE.forced)
    const pieces = { 'g-xvi': '85', 'g-v': '76', 'fort-verdun-e': { hex: '76', besieged: true } }
    const shut = activated('85', { pieces, side: 'GE', control: { '76': 'GE' } })
    shut.act('unit', 'g-xvi').act('march', '76')
    expect(shut.state.battle.get(hex('76'))).toBe(DUE.none)
  })

  it('§8.6 §9.1.2.c where friends stand already the battle is optional, for those that came', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'g-v': '75', 'f-ii': '75' }, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.optional)
    expect(['g-xvi', 'g-v'].map((id) => scene.isMarked(id, 'entered'))).toEqual([true, false])
  })

  it('§9.1.2.b a second group does not make a forced battle optional', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'g-v': '85', 'f-ii': '75' }, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75')
    scene.act('unit', 'g-v').act('march', '75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.forced)
  })

  it('§9.1.2.c an HQ that joins its troops makes no battle', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-v': '75', 'f-ii': '75' }, side: 'GE' })
    scene.act('unit', 'g-hq5').act('march', '75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.none)
  })
})
