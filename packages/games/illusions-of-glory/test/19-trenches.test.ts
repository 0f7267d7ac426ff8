/** §19 §4.3.b §9.4.3.b trenches are dug and lost. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { whyNotDig } from '../rules/19-trenches/digging.ts'
import { loseTrench, trenchOwner } from '../rules/19-trenches/losing.ts'
import { AP, CP } from '../sides.ts'
import { type Camp, GREEKS, REBELS, trenchLevel } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })
const at = (unit: string, place: string, spec: SceneSpec = {}): StagedScene =>
  movement({
    ...spec,
    pieces: { [unit]: place, RU_II: 'Vilna', ...spec.pieces },
    orders: { [place]: 'move', Vilna: 'move' },
  })

describe('digging', () => {
  it('§9.4.3.b §19.1.c §19.3.a §glossary.activate instead of moving a space with an LCU digs in: level 1', () => {
    const scene = at('RU_XX', 'Rovno').act('dig', 'Rovno')
    expect(trenchLevel(scene.state, space('Rovno'))).toBe(1)
    expect(trenchOwner(scene.state, space('Rovno'))).toBe(AP)
    expect(scene.seen('trench-dug')).toMatchObject([{ rule: '19.1.c', level: 1 }])
  })
  it('§19.1.d nobody there moves in that round', () => {
    const scene = at('RU_XX', 'Rovno', { pieces: { RU_V: 'Rovno' } }).act('dig', 'Rovno')
    expect(scene.offers('unit')).toEqual(['RU_II'])
    expect(scene.refusal('unit', 'RU_V')).toMatchObject({ code: 'has-moved', rule: '19.1.d' })
    const mixed = at('RU_XX', 'Rovno', { pieces: { 'RU_inf_SCU.1': 'Rovno' } })
    expect(mixed.offers('unit')).toContain('RU_inf_SCU.1')
    mixed.act('dig', 'Rovno')
    expect(mixed.offers('unit')).toEqual(['RU_II'])
    expect(mixed.refusal('unit', 'RU_inf_SCU.1')).toMatchObject({ code: 'has-moved', rule: '19.1.d' })
    const late = at('RU_XX', 'Rovno', { pieces: { RU_V: 'Rovno' } })
    late.act('unit', 'RU_V').act('march', 'Zhitomir').act('halt')
    expect(late.refusal('dig', 'Rovno')).toMatchObject({ code: 'has-moved', rule: '19.1.d' })
  })
  it('§4.3.b not in the first turn', () => {
    const scene = at('RU_XX', 'Rovno', { turn: 1 })
    expect(scene.offers('dig')).toEqual([])
    expect(scene.refusal('dig', 'Rovno')).toMatchObject({ code: 'no-trench-in-1914', rule: '4.3.b' })
  })
  it('§19.1.a in clear and mountain spaces only', () => {
    const places = ['Rovno', 'Sarny', 'Kowel', 'Kharkov']
    const codes = places.map((place) => {
      const s = stateFor({
        turn: 4,
        pieces: { RU_XX: place },
        orders: { [place]: 'move' },
        set: { moving: -1 },
      })
      return whyNotDig(s, space(place))?.code
    })
    expect(codes).toEqual([undefined, 'no-trench-here', 'no-trench-here', 'no-trench-here'])
    expect(at('AH_I', 'Dukla', { side: 'CP' }).offers('dig')).toEqual(['Dukla'])
  })
  it('§19.1.a never at sea or on Lemnos', () => {
    const s = stateFor({
      turn: 4,
      pieces: { BR_XII: 'SeaSalonika', BR_XVI: 'Lemnos' },
      landing: ['SeaSalonika'],
      orders: { SeaSalonika: 'move', Lemnos: 'move' },
    })
    expect(whyNotDig(s, space('SeaSalonika'))).toMatchObject({ code: 'no-trench-here', rule: '19.1.a' })
    expect(whyNotDig(s, space('Lemnos'))?.code).toBe('no-trench-here')
  })
  it('§19.1.b only where an LCU stands, §19.2.b full or reduced', () => {
    expect(at('RU_inf_SCU.1', 'Rovno').refusal('dig', 'Rovno')).toMatchObject({
      code: 'needs-lcu',
      rule: '19.1.b',
    })
    const reduced = movement({ pieces: { RU_XX: { at: 'Rovno', reduced: true } }, orders: { Rovno: 'move' } })
    expect(reduced.offers('dig')).toEqual(['Rovno'])
  })
  it('§14.3.1.a.5 not out of supply', () => {
    const scene = at('RU_XX', 'Glogau')
    expect(scene.refusal('dig', 'Glogau')).toMatchObject({ code: 'out-of-supply', rule: '14.3.1.a.5' })
  })
  it('§19.1.c two a turn, §19.1.e one a round', () => {
    const scene = at('RU_XX', 'Rovno').act('dig', 'Rovno')
    expect(scene.refusal('dig', 'Vilna')).toMatchObject({ code: 'one-trench-a-round', rule: '19.1.e' })
    const later = at('RU_XX', 'Rovno', { prepare: (s) => s.trenches.set(AP, 2) })
    expect(later.refusal('dig', 'Rovno')).toMatchObject({ code: 'trenches-used-up', rule: '19.1.c' })
    const second = at('RU_XX', 'Rovno', { prepare: (s) => s.trenches.set(AP, 1) }).act('dig', 'Rovno')
    expect(second.state.trenches.get(AP)).toBe(2)
  })
  it('§19.1.c the space must have been activated for movement', () => {
    const scene = at('RU_XX', 'Rovno', { pieces: { RU_IV: 'Zhitomir' } })
    expect(scene.refusal('dig', 'Zhitomir')).toMatchObject({ code: 'not-activated', rule: '19.1.c' })
  })
  it('§19.1.f §20.1.4.c in the space of a fort by its defenders or by besiegers, not by the fort', () => {
    expect(at('RU_XX', 'Kovno').offers('dig')).toEqual(['Kovno', 'Vilna'])
    const scene = at('GE_I', 'Kovno', { side: 'CP' }).act('dig', 'Kovno')
    expect(trenchOwner(scene.state, space('Kovno'))).toBe(CP)
    expect(at('RU_XX', 'Rovno').refusal('dig', 'Kovno').code).toBe('not-activated')
  })
  it('§19.1.g uprisings do not dig', () => {
    const scene = movement({
      pieces: { 'RU_uprising.1': 'Rovno', RU_II: 'Vilna' },
      orders: { Rovno: 'move', Vilna: 'move' },
    })
    expect(scene.refusal('dig', 'Rovno')).toMatchObject({ code: 'needs-lcu', rule: '19.1.b' })
  })
  it('§19.2.a one OPS will do, without a card', () => {
    const scene = new StagedScene({ stage: 'activation', turn: 4, points: 1, pieces: { RU_XX: 'Rovno' } })
    scene.act('move', 'Rovno')
    expect(scene.state.points).toBe(0)
    scene.act('dig', 'Rovno')
    expect(trenchLevel(scene.state, space('Rovno'))).toBe(1)
  })
  it('§19.3.a one marker in a space, §19.3.b level 2 nowhere but at Doiran', () => {
    const scene = at('RU_XX', 'Rovno', { trenches: { Rovno: ['AP', 1] } })
    expect(scene.refusal('dig', 'Rovno')).toMatchObject({ code: 'trench-there', rule: '19.3.a' })
    const start = stateFor({ turn: 4 })
    expect(trenchOwner(start, space('Doiran'))).toBe(GREEKS)
    const levels = Array.from(start.ground, (_, x) => trenchLevel(start, x))
    expect(levels.indexOf(2)).toBe(space('Doiran'))
    expect(levels.filter((level) => level === 2)).toHaveLength(1)
  })
  it('§19.2.c a trench is of a side, that of Doiran of Greece and its allies', () => {
    const owner = (spec: SceneSpec, id: string): number => trenchOwner(stateFor(spec), space(id))
    expect(owner({ trenches: { Rovno: ['AP', 1] } }, 'Rovno')).toBe(AP)
    expect(owner({ trenches: { Rovno: ['CP', 1] } }, 'Rovno')).toBe(CP)
    const greek = { trenches: { Doiran: ['GR', 2] } } as const
    expect([owner(greek, 'Doiran'), owner({ ...greek, greece: 'CP' }, 'Doiran')]).toEqual([GREEKS, CP])
  })
  it("§19.2.c a trench is its side's, whoever comes to stand there", () => {
    const scene = at('RU_XX', 'Zhitomir', { trenches: { Rovno: ['AP', 1] } })
    scene.act('unit', 'RU_XX').act('march', 'Rovno')
    expect([trenchLevel(scene.state, space('Rovno')), trenchOwner(scene.state, space('Rovno'))]).toEqual([
      1,
      AP,
    ])
  })
})

describe('losing trenches', () => {
  it('§19.4.a it stays when everybody leaves', () => {
    const scene = at('RU_XX', 'Rovno', { trenches: { Rovno: ['AP', 1] } })
    scene.act('unit', 'RU_XX').act('march', 'Zhitomir')
    expect(trenchLevel(scene.state, space('Rovno'))).toBe(1)
  })
  it('§19.4.b it goes when an enemy enters', () => {
    const scene = at('AH_I', 'Brody', { side: 'CP', trenches: { Dubno: ['AP', 1] }, destroyed: ['Dubno'] })
    scene.act('unit', 'AH_I').act('march', 'Dubno')
    expect(trenchLevel(scene.state, space('Dubno'))).toBe(0)
    expect(scene.seen('trench-lost')).toMatchObject([{ rule: '19.4.b' }])
  })
  it('§19.4.b also that of a fort he besieges', () => {
    const scene = at('AH_I', 'Brody', { side: 'CP', trenches: { Dubno: ['AP', 1] } })
    scene.act('unit', 'AH_I').act('march', 'Dubno')
    expect(trenchLevel(scene.state, space('Dubno'))).toBe(0)
  })
  it('§19.4.c it goes when an uprising is placed there', () => {
    const scene = new StagedScene({ trenches: { Rovno: ['AP', 1] } })
    loseTrench(scene.play.umpire, space('Rovno'), REBELS)
    expect(trenchLevel(scene.state, space('Rovno'))).toBe(0)
    expect(scene.seen('trench-lost')).toMatchObject([{ rule: '19.4.c' }])
  })
  it('§19.4.d level 2 at Doiran becomes a trench of level 1 of who enters', () => {
    const scene = at('SB_1stArmy', 'Skopje')
    expect(trenchOwner(scene.state, space('Doiran'))).toBe(GREEKS)
    scene.act('unit', 'SB_1stArmy').act('march', 'Doiran')
    expect([trenchLevel(scene.state, space('Doiran')), trenchOwner(scene.state, space('Doiran'))]).toEqual([
      1,
      AP,
    ])
  })
  it('§19.4.d but no other trench, and not when an uprising is placed there', () => {
    const left = (trenches: NonNullable<SceneSpec['trenches']>, id: string, by: Camp): number => {
      const scene = new StagedScene({ stage: 'draw', trenches })
      loseTrench(scene.play.umpire, space(id), by)
      return trenchLevel(scene.state, space(id))
    }
    expect([left({ Rovno: ['CP', 1] }, 'Rovno', AP), left({ Rovno: ['AP', 1] }, 'Rovno', CP)]).toEqual([0, 0])
    const doiran = { Doiran: ['GR', 2] } as const
    expect(([AP, CP, REBELS] as const).map((by) => left(doiran, 'Doiran', by))).toEqual([1, 1, 0])
  })
})
