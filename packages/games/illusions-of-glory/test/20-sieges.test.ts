/** §20.1.1 §20.3 forts are entered, besieged and left. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { groupOf } from '../rules/11-movement/ready.ts'
import { supplyOf } from '../rules/14-supply/supply.ts'
import { noteBrokenSieges } from '../rules/20-forts/broken-siege.ts'
import { besiegers, isBesieged, isEnoughForSiege, spareBesiegers } from '../rules/20-forts/siege.ts'
import { mustStop } from '../rules/20-forts/stopping.ts'
import { CP } from '../sides.ts'
import { GROUND, hasGround } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** Brest-Litovsk and Lutsk have 2, Dubno 1, Kovno 3 */
const movement = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'movement', turn: 4, side: 'CP', ...spec })
const cavalry = (n: number): string => `GE_cav_SCU.${n}`

describe('besieging', () => {
  it('§20.3.1.a one LCU, or as many SCUs as the fort has CF', () => {
    const enough = (...ids: string[]): boolean => isEnoughForSiege(ids.map(piece), space('Lutsk'))
    expect(enough('GE_I')).toBe(true)
    expect(enough('GE_inf_SCU.1')).toBe(false)
    expect(enough('GE_inf_SCU.1', 'GE_inf_SCU.2')).toBe(true)
    expect(enough('GE_HQ_Mackensen', 'GE_inf_SCU.1')).toBe(false)
  })
  it('§20.3.1.a the fort is besieged as soon as they are in', () => {
    const scene = movement({ pieces: { GE_I: 'Brody' }, orders: { Brody: 'move' } })
    scene.act('unit', 'GE_I').act('march', 'Lutsk')
    expect(isBesieged(scene.state, space('Lutsk'))).toBe(true)
    expect(scene.seen('besieged')).toMatchObject([{ rule: '20.3.1.a', space: space('Lutsk') }])
  })
  it('§25.5.d the Black Sea division besieges any fort alone', () => {
    expect(isEnoughForSiege([piece('RU_BlackSea')], space('Przemysl'))).toBe(true)
    const s = stateFor({
      pieces: { RU_BlackSea: 'Silistra' },
      status: { RO: 'at-war' },
      control: { Silistra: 'CP' },
    })
    expect(isBesieged(s, space('Silistra'))).toBe(true)
  })
  it('§25.5.d others then pass through it', () => {
    const scene = movement({
      side: 'AP',
      pieces: { RU_BlackSea: 'Silistra', RU_XX: 'Constanta', RU_V: 'Constanta' },
      status: { RO: 'at-war', BU: 'at-war' },
      control: { Silistra: 'CP' },
      orders: { Constanta: 'move' },
    })
    scene.act('unit', 'RU_XX')
    expect(scene.offers('march')).toContain('Ruschuk')
  })
  it('§20.1.1.a who is too few may not enter', () => {
    const scene = movement({ pieces: { 'GE_inf_SCU.1': 'Brody' }, orders: { Brody: 'move' } })
    scene.act('unit', 'GE_inf_SCU.1')
    expect(scene.refusal('march', 'Lutsk')).toMatchObject({ code: 'too-few-to-besiege', rule: '20.1.1.a' })
    expect(scene.offers('march')).toContain('Dubno')
  })
  it('§20.3.1.b §20.1.1.b nobody has to stop at a fort of his own, a besieged one or elsewhere', () => {
    const stops = (place: string, pieces: Record<string, string> = {}): boolean => {
      const s = stateFor({ turn: 4, side: 'CP', pieces: { AH_I: 'Brody', ...pieces } })
      return mustStop(s, groupOf(s, [piece('AH_I')]), space(place))
    }
    expect(stops('Lutsk')).toBe(true)
    expect([stops('Przemysl'), stops('Zhitomir'), stops('Lutsk', { AH_II: 'Lutsk' })]).toEqual([
      false,
      false,
      false,
    ])
  })
  it('§20.1.1.b an unbesieged fort ends the march of those who are needed', () => {
    const scene = movement({ pieces: { AH_I: 'Brody' }, orders: { Brody: 'move' } }).act('unit', 'AH_I')
    expect(scene.offers('march')).not.toContain('Rovno')
    scene.act('march', 'Lutsk')
    expect(scene.prompt).toBe('action')
  })
  it('§20.1.1.b §20.3.1.b who is not needed goes on', () => {
    const scene = movement({ pieces: { GE_I: 'Brody', GE_X: 'Brody' }, orders: { Brody: 'move' } })
    scene.act('stack', 'Brody').act('march', 'Lutsk')
    expect(scene.offers('march')).toEqual([])
    expect(scene.refusal('march', 'Rovno')).toMatchObject({ code: 'siege-must-hold', rule: '20.1.1.b' })
    scene.act('leave', 'GE_I').act('march', 'Rovno').act('halt')
    expect([scene.where('GE_I'), scene.where('GE_X')]).toEqual(['Lutsk', 'Rovno'])
  })
  it('§20.3.2.b past a besieged fort nobody has to stop', () => {
    const scene = movement({ pieces: { GE_I: 'Lutsk', GE_X: 'Brody' }, orders: { Brody: 'move' } })
    scene.act('unit', 'GE_X')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['Lutsk', 'Rovno', 'Kowel']))
  })
  it('§20.1.1.a §20.3.1.d too few may enter if others can complete the siege; then these must come', () => {
    const scene = movement({
      pieces: { 'GE_inf_SCU.1': 'Brody', 'GE_inf_SCU.2': 'Tarnopol', GE_I: 'Lemberg' },
      orders: { Brody: 'move', Tarnopol: 'move' },
    })
    scene.act('unit', 'GE_inf_SCU.1').act('march', 'Lutsk')
    expect(scene.state.siegeDebt).toBe(space('Lutsk'))
    expect(scene.offers('unit')).toEqual(['GE_inf_SCU.2'])
    expect(scene.refusal('done')).toMatchObject({ code: 'siege-waits', rule: '20.3.1.d' })
    scene.act('unit', 'GE_inf_SCU.2')
    expect(scene.offers('march')).toEqual(['Lutsk'])
    expect(scene.refusal('march', 'Lemberg').code).toBe('siege-waits')
    scene.act('march', 'Lutsk')
    expect([scene.state.siegeDebt, isBesieged(scene.state, space('Lutsk'))]).toEqual([-1, true])
  })
  it('§20.1.1.a §20.3.1.d SCUs of one space come one after the other', () => {
    const scene = movement({
      pieces: { [cavalry(1)]: 'Gumbinnen', [cavalry(2)]: 'Gumbinnen', [cavalry(3)]: 'Gumbinnen' },
      orders: { Gumbinnen: 'move' },
    })
    for (const n of [1, 2, 3]) scene.act('unit', cavalry(n)).act('march', 'Kovno')
    expect(isBesieged(scene.state, space('Kovno'))).toBe(true)
  })
  it('§20.3.1.d not if those who could come have moved already', () => {
    const scene = movement({
      pieces: { 'GE_inf_SCU.1': 'Brody', 'GE_inf_SCU.2': { at: 'Tarnopol', marks: ['moved'] } },
      orders: { Brody: 'move', Tarnopol: 'move' },
    })
    scene.act('unit', 'GE_inf_SCU.1')
    expect(scene.refusal('march', 'Lutsk').code).toBe('too-few-to-besiege')
  })
})

describe('leaving', () => {
  it('§20.3.4.a enough must stay', () => {
    const s = stateFor({ pieces: { GE_I: 'Lutsk', 'GE_inf_SCU.1': 'Lutsk' } })
    expect(spareBesiegers(s, CP, space('Lutsk'))).toEqual([piece('GE_inf_SCU.1')])
    const scene = movement({
      pieces: { GE_I: 'Lutsk', 'GE_inf_SCU.1': { at: 'Lutsk', marks: ['moved'] } },
      orders: { Lutsk: 'move' },
    })
    expect(scene.offers('unit')).toEqual([])
    const open = movement({
      pieces: { GE_I: 'Lutsk', 'GE_inf_SCU.1': { at: 'Lutsk', marks: ['moved'] }, GE_X: 'Brody' },
      orders: { Lutsk: 'move', Brody: 'move' },
    })
    expect(open.refusal('unit', 'GE_I')).toMatchObject({ code: 'siege-must-hold', rule: '20.3.4.a' })
  })
  it('§20.3.4.b or everybody leaves: the others must follow before anything else', () => {
    const scene = movement({
      pieces: { GE_I: 'Lutsk', 'GE_inf_SCU.1': 'Lutsk', GE_X: 'Brody' },
      orders: { Lutsk: 'move', Brody: 'move' },
    })
    scene.act('unit', 'GE_I').act('march', 'Rovno').act('halt')
    expect(isBesieged(scene.state, space('Lutsk'))).toBe(false)
    expect(scene.seen('siege-lifted')).toMatchObject([{ rule: '20.3.4.b' }])
    expect(scene.offers('unit')).toEqual(['GE_inf_SCU.1'])
    expect(scene.refusal('done')).toMatchObject({ code: 'siege-must-hold', rule: '20.3.4.b' })
    expect(scene.refusal('unit', 'GE_X')).toMatchObject({ code: 'siege-must-hold', rule: '20.3.4.b' })
    scene.act('unit', 'GE_inf_SCU.1').act('march', 'Rovno').act('halt')
    expect(besiegers(scene.state, CP, space('Lutsk'))).toEqual([])
    expect(scene.offers('unit')).toEqual(['GE_X'])
  })
})

describe('sieges broken by losses', () => {
  const broken = (spec: SceneSpec = {}): StagedScene =>
    new StagedScene({
      turn: 4,
      side: 'AP',
      ...spec,
      pieces: { 'GE_inf_SCU.1': 'Lutsk', RU_XX: 'Kiev', GE_I: 'Lemberg', ...spec.pieces },
      markers: { Brody: 'GE' },
    })
  it('§20.3.5.a §20.3.5.b the fort is no longer besieged: no die for its surrender', () => {
    const scene = broken()
    noteBrokenSieges(scene.play.umpire)
    expect(isBesieged(scene.state, space('Lutsk'))).toBe(false)
    expect(hasGround(scene.state, space('Lutsk'), GROUND.mustLeave)).toBe(true)
    expect(scene.seen('siege-lifted')).toMatchObject([{ rule: '20.3.5.a' }])
    const attrition = broken({ stage: 'attrition' })
    expect(attrition.seen('surrender-rolled')).toEqual([])
    const held = broken({ stage: 'attrition', pieces: { GE_X: 'Lutsk' } })
    expect(held.seen('surrender-rolled')).toMatchObject([{ space: space('Lutsk') }])
  })
  it('§20.3.5.c §10.1.a where there is not room for all the owner says who goes', () => {
    const scene = new StagedScene({
      ...{ turn: 4, side: 'CP', stage: 'round-end' },
      pieces: {
        ...{ 'GE_inf_SCU.1': { at: 'Kovno', reduced: true }, 'GE_inf_SCU.2': 'Kovno' },
        ...{ GE_I: 'Gumbinnen', GE_II: 'Gumbinnen', RU_V: 'Vilna', RU_I: 'Olita', RU_II: 'Radviliskaya' },
        RU_III: 'Suwalki',
      },
      prepare: (s) => s.ground.set(space('Kovno'), GROUND.mustLeave),
    })
    expect([scene.prompt, scene.rule]).toEqual(['retreat', '20.3.5.c'])
    scene.act('retreat', 'GE_inf_SCU.2')
    expect([scene.where('GE_inf_SCU.2'), scene.where('GE_inf_SCU.1')]).toEqual(['Gumbinnen', 'Kovno'])
  })
  it('§20.3.5.c they leave in their next round', () => {
    const scene = broken({
      stage: 'round-end',
      side: 'CP',
      pieces: { RU_V: 'Kowel' },
      prepare: (s) => s.ground.set(space('Lutsk'), GROUND.mustLeave),
    })
    expect(scene.prompt).toBe('leave-siege')
    expect(scene.rule).toBe('20.3.5.c')
    expect(scene.offers('leave-to')).toEqual(['Brody', 'Dubno', 'Rovno', 'Sarny'])
    scene.act('leave-to', 'Brody')
    expect(scene.where('GE_inf_SCU.1')).toBe('Brody')
    expect(hasGround(scene.state, space('Lutsk'), GROUND.mustLeave)).toBe(false)
  })
  it('§20.3.5.c not at the end of the round in which their own attack failed', () => {
    const scene = broken({ side: 'CP', stage: 'activation', points: 0 })
    expect(scene.prompt).toBe('action')
    const acting = broken({ side: 'CP', set: { action: 1 } })
    noteBrokenSieges(acting.play.umpire)
    expect(hasGround(acting.state, space('Lutsk'), GROUND.leaveLater)).toBe(true)
    const ended = broken({
      side: 'CP',
      stage: 'round-end',
      prepare: (s) => s.ground.set(space('Lutsk'), GROUND.leaveLater),
    })
    expect(ended.where('GE_inf_SCU.1')).toBe('Lutsk')
    expect(hasGround(ended.state, space('Lutsk'), GROUND.mustLeave)).toBe(true)
  })
  it('§20.3.5.c unless enough are added', () => {
    const scene = movement({
      pieces: { 'GE_inf_SCU.1': 'Lutsk', 'GE_inf_SCU.2': 'Brody' },
      orders: { Brody: 'move' },
      prepare: (s) => s.ground.set(space('Lutsk'), GROUND.mustLeave),
    })
    scene.act('unit', 'GE_inf_SCU.2').act('march', 'Lutsk')
    expect(isBesieged(scene.state, space('Lutsk'))).toBe(true)
    expect(hasGround(scene.state, space('Lutsk'), GROUND.mustLeave)).toBe(false)
    expect(scene.prompt).toBe('action')
  })
  it('§20.3.5.d supply runs into the space of the fort, not through it', () => {
    const spec: SceneSpec = {
      markers: { Brody: 'GE', Rovno: 'GE' },
      pieces: { 'GE_inf_SCU.1': 'Lutsk', GE_X: 'Rovno' },
    }
    const few = stateFor(spec)
    expect([supplyOf(few, piece('GE_inf_SCU.1')), supplyOf(few, piece('GE_X'))]).toEqual([2, 0])
    const enough = stateFor({ ...spec, pieces: { ...spec.pieces, GE_I: 'Lutsk' } })
    expect(supplyOf(enough, piece('GE_X'))).toBe(2)
  })
  it('§20.3.5.e who comes while they are too few stops there', () => {
    const scene = movement({
      pieces: { 'GE_inf_SCU.1': 'Kovno', 'GE_inf_SCU.2': 'Gumbinnen', 'GE_inf_SCU.3': 'Gumbinnen' },
      orders: { Gumbinnen: 'move' },
    })
    scene.act('unit', 'GE_inf_SCU.2')
    expect(scene.offers('march')).toContain('Kovno')
    expect(scene.offers('march')).not.toContain('Vilna')
    scene.act('march', 'Kovno')
    expect([scene.prompt, scene.where('GE_inf_SCU.2')]).toEqual(['movement', 'Kovno'])
  })
})
