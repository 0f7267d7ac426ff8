/** §8.6 Morale checks and pursuit; §8.8 demoralization. */
import { describe, expect, it } from 'vitest'
import { MARK, OUT } from '../../codes.ts'
import { piece } from '../../pieces.ts'
import { DEFENDER } from '../../rules/08-battle/facts.ts'
import { moraleNeeded } from '../../rules/08-battle/morale-check.ts'
import { doubled, pursuitLosses } from '../../rules/08-battle/pursuit.ts'
import type { StagedScene } from '../scene.ts'
import { begun, bleed, fight, put, round, specOf } from './fight.ts'

const FRENCH = 'france-armee-du-rhin[moreau france-i france-ii france-i-cav france-i-cuir]'
const AUSTRIANS = 'austria-army-of-germany[kray austria-i austria-ii austria-iii austria-vii]'
/** 10 against 3 in an engagement: two steps for none */
const lost = (die: number, more = {}): StagedScene =>
  bleed(round(fight(FRENCH, AUSTRIANS, more), 3, 3, 1, 1, die))

describe('the morale check', () => {
  it('§8.6(2) §8.6(3) §8.6(5)a §8.6(5)c E28 3, one for the commander, less two for the losses: 2 holds', () => {
    const scene = lost(2)
    expect(scene.seen('morale-checked')).toMatchObject([{ role: DEFENDER, needed: 2, die: 2, holds: 1 }])
    expect(scene.is('austria-iii', MARK.demoralized)).toBe(false)
    expect(scene.prompt).toBe('retreat')
  })

  it('§8.6(4) §8.6(4)b a higher die breaks it', () => {
    const scene = lost(3)
    expect(scene.seen('morale-checked')).toMatchObject([{ holds: 0 }])
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    bleed(scene)
    const left = ['austria-i', 'austria-ii', 'austria-iii', 'austria-vii'].filter(
      (id) => scene.where(id) !== 'pool',
    )
    expect(left.every((id) => scene.is(id, MARK.demoralized))).toBe(true)
  })

  it('§8.6(1)a not after a skirmish', () => {
    const scene = bleed(round(fight('moreau france-i france-ii', 'kray austria-i austria-ii'), 5, 6, 1, 1))
    expect(scene.seen('morale-checked')).toEqual([])
    expect(scene.prompt).toBe('retreat')
  })

  it('§8.6(5)b the original commander has been killed; §8.8.2(3) demoralized', () => {
    const state = begun(specOf(FRENCH, AUSTRIANS))
    put(state, 'morale', 3, DEFENDER)
    put(state, 'commander', 'kray', DEFENDER)
    expect(moraleNeeded(state, DEFENDER)).toBe(4)
    put(state, 'commander', 'melas', DEFENDER)
    state.where.set(piece('melas'), OUT.gone)
    expect(moraleNeeded(state, DEFENDER)).toBe(3)
    state.marks.add(piece('austria-i'), MARK.demoralized)
    expect(moraleNeeded(state, DEFENDER)).toBe(2)
  })

  it('§8.6(5)b a wounded commander is not a dead one', () => {
    const state = begun(specOf(FRENCH, AUSTRIANS))
    put(state, 'morale', 3, DEFENDER)
    put(state, 'commander', 'melas', DEFENDER)
    state.where.set(piece('melas'), OUT.spring)
    expect(moraleNeeded(state, DEFENDER)).toBe(4)
  })

  it('§8.6(5)c.1 losses of the first round do not count', () => {
    const state = begun(specOf(FRENCH, AUSTRIANS))
    put(state, 'morale', 3, DEFENDER)
    put(state, 'lost', 1, DEFENDER)
    expect(moraleNeeded(state, DEFENDER)).toBe(3)
    put(state, 'lost', 3, 0)
    expect(moraleNeeded(state, DEFENDER)).toBe(4)
  })

  it('§8.8.2(4)b a demoralized force that fails again is destroyed', () => {
    const scene = lost(3, { marks: { [MARK.demoralized]: 'austria-i austria-ii austria-iii austria-vii' } })
    expect(['austria-i', 'austria-vii', 'kray'].map((id) => scene.where(id))).toEqual([
      'pool',
      'pool',
      'pool',
    ])
  })
})

describe('pursuit', () => {
  const steps = (list: string): number => {
    const state = begun(specOf(list, AUSTRIANS))
    return pursuitLosses(
      state,
      [...state.where].flatMap((at, p) => (at >= 0 ? [p] : [])),
    )
  }

  it('§8.6.1(2)a §8.6.1(2)b each light step one, two heavy steps one', () => {
    expect([steps('moreau france-i-cav'), steps('moreau france-i-cav:1')]).toEqual([2, 1])
    expect([steps('moreau france-i-cuir'), steps('moreau france-i-cuir:1 france-ii-cuir')]).toEqual([1, 1])
    expect([steps('moreau france-guard-cavalry'), steps('moreau france-i')]).toEqual([2, 0])
    expect(steps('moreau france-i-cuir russia-cossack-1')).toBe(2)
  })

  it('§8.6.1(1) §8.6.1(3) the beaten player chooses; §8.8.1(1) before he goes', () => {
    const scene = lost(3)
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    expect(scene.seen('pursued')).toMatchObject([{ losses: 3, doubled: 0 }])
    expect([scene.prompt, scene.asked, scene.where('kray')]).toEqual(['pursued', 'coalition', '3625'])
    const before = scene.seen('step-lost').length
    bleed(scene)
    expect(scene.seen('step-lost').length - before).toBe(3)
  })

  it('§8.6.1(1) not where the morale has held', () => {
    const scene = lost(2)
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    expect(scene.seen('pursued')).toEqual([])
  })

  it('§8.6.1(2) a supply unit goes for a step', () => {
    const scene = bleed(round(fight(FRENCH, `${AUSTRIANS} austria-supply-1`), 3, 3, 1, 1, 3))
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    scene.act('lose', 'austria-supply-1')
    expect(scene.where('austria-supply-1')).toBe('pool')
  })

  it('§8.6.1(3)b doubled only over a river and without an engineer', () => {
    expect([doubled(3, true, false), doubled(3, false, false), doubled(3, true, true)]).toEqual([6, 3, 3])
  })
})
