/** §16.1 §16.2 §6.0.G spending, pools and costs of replacement points. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { poolNamed } from '../pools.ts'
import { canPay, pay, replacementPriceOf } from '../rules/16-replacements/costs.ts'
import type { State } from '../state.ts'
import { phase, pools, worn } from './replacing.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

describe('spending', () => {
  it('§6.0.G §16.1.a §glossary.rp AP spends first, then CP', () => {
    const pieces = { RU_I: worn('Kiev'), GE_I: worn('Berlin') }
    const scene = phase({ RU: 1, GE: 1 }, { pieces })
    expect([scene.prompt, scene.rule, scene.offers('repair')]).toEqual(['replacements', '16.1.a', ['RU_I']])
    scene.act('repair', 'RU_I')
    expect(scene.offers('repair')).toEqual(['GE_I'])
    scene.act('repair', 'GE_I')
    expect([scene.isReduced('RU_I'), scene.isReduced('GE_I')]).toEqual([false, false])
  })

  it('§16.1.a §16.1.c a single player spends the points of all nations together', () => {
    const pieces = { GE_I: worn('Berlin'), AH_II: worn('Vienna'), AH_III: worn('Vienna') }
    const scene = phase({ GE: 1, AH: 1 }, { pieces })
    expect(scene.offers('repair')).toEqual(['AH_II', 'AH_III', 'GE_I'])
    scene.act('repair', 'GE_I')
    expect(scene.offers('repair')).toEqual(['AH_II', 'AH_III'])
    expect(scene.act('repair', 'AH_II').prompt).not.toBe('replacements')
  })

  it('§4.4.2.a.12 partners spend those of their own nations, the Austrian first', () => {
    const pieces = { GE_I: worn('Berlin'), AH_II: worn('Vienna') }
    const scene = phase({ GE: 1, AH: 1 }, { pieces, scenario: 'campaign-two-cp' })
    expect(scene.offers('repair')).toEqual(['AH_II'])
    expect(scene.refusal('repair', 'GE_I')).toMatchObject({ code: 'partners-rp', rule: '4.4.2.a.12' })
    expect(scene.act('repair', 'AH_II').offers('repair')).toEqual(['GE_I'])
  })

  it('§4.4.1.a.12 Allied partners as well, the western player first; their single enemy spends all together', () => {
    const pieces = { RU_I: worn('Kiev'), IT_I: worn('Verona'), GE_I: worn('Berlin'), AH_II: worn('Vienna') }
    const spec = { pieces, scenario: 'campaign-two-ap', status: { IT: 'at-war' }, turn: 9 } as const
    const scene = phase({ RU: 1, IT: 1, GE: 1, AH: 1 }, spec)
    expect([scene.asked, scene.offers('repair')]).toEqual(['WA', ['IT_I']])
    expect(scene.refusal('repair', 'RU_I')).toMatchObject({ code: 'partners-rp', rule: '4.4.1.a.12' })
    scene.act('repair', 'IT_I')
    expect([scene.asked, scene.offers('repair')]).toEqual(['RU', ['RU_I']])
    expect(scene.act('repair', 'RU_I').offers('repair')).toEqual(['AH_II', 'GE_I'])
  })

  it('§16.1.c a refusal names the pool it is about', () => {
    const pieces = { GE_I: worn('Berlin'), AH_II: worn('Vienna') }
    const scene = phase({ GE: 1 }, { pieces })
    expect(scene.refusal('repair', 'AH_II')).toMatchObject({ facts: { pool: poolNamed('AH') } })
  })

  it('§16.2.1 what is not spent is lost', () => {
    const pieces = { RU_I: worn('Kiev'), GE_I: worn('Berlin') }
    const prepare = (s: State): void => s.halves.fill(1)
    const scene = phase({ RU: 3, GE: 2 }, { pieces, set: { converted: 1 }, prepare })
    scene.act('done').act('done')
    expect([scene.rp('RU'), scene.rp('GE'), scene.state.converted]).toEqual([0, 0, 0])
    expect([...scene.state.halves].every((half) => half === 0)).toBe(true)
    expect(scene.isReduced('RU_I')).toBe(true)
  })

  it('§16.1.b damaged units are repaired where they are, destroyed ones rebuilt', () => {
    const scene = phase({ RU: 3 }, { pieces: { RU_I: worn('Riga'), RU_II: 'replaceable', RU_III: 'Kiev' } })
    expect([scene.offers('repair'), scene.offers('rebuild')]).toEqual([['RU_I'], ['RU_II']])
    expect(scene.refusal('repair', 'RU_III')).toMatchObject({ code: 'not-damaged', rule: '16.1.b' })
    scene.act('repair', 'RU_I')
    expect([scene.where('RU_I'), scene.isReduced('RU_I')]).toEqual(['Riga', false])
    expect(scene.seen('repaired')).toMatchObject([{ piece: piece('RU_I'), rule: '16.1.b' }])
    scene.act('rebuild', 'RU_II').act('place-in', 'Minsk')
    expect([scene.where('RU_II'), scene.isReduced('RU_II'), scene.rp('RU')]).toEqual(['Minsk', false, 0])
  })

  it('§16.1.a what cannot be bought is refused for its own reason', () => {
    const spec = { pieces: { RU_I: worn('Riga'), RU_II: 'replaceable', 'RU_inf_SCU.1': 'replaceable' } }
    const scene = phase({ RU: 1 }, spec)
    expect(scene.refusal('rebuild-to-reserve', 'RU_II').code).toBe('lcu-not-to-reserve')
    expect(scene.offers('rebuild-to-reserve')).toEqual(['RU_inf_SCU.1'])
    expect(scene.refusal('rebuild-to-reserve', 'RU_inf_SCU.2').code).not.toBe('lcu-not-to-reserve')
    expect(scene.refusal('rebuild', 'RU_II').code).toBe('no-rp')
  })

  it('§16.1.g never from the Eliminated box', () => {
    const scene = phase({ RU: 3 }, { pieces: { RU_I: worn('Riga'), RU_II: 'eliminated' } })
    expect(scene.refusal('rebuild', 'RU_II')).toMatchObject({ code: 'never-rebuilt', rule: '16.1.g' })
  })
})

describe('events', () => {
  it('§9.6.2.c points that an event halves are halved once, before anything is spent', () => {
    const pieces = {
      BR_XII: worn('Lemnos'),
      BR_XVI: worn('Lemnos'),
      RU_I: worn('Kiev'),
      GE_I: worn('Berlin'),
    }
    const scene = new StagedScene({
      stage: 'replacement',
      round: 0,
      pieces,
      cards: { table: ['CP25', 'AP45'] },
      tracks: { rp: { 'AP-A': 2, RU: 5, GE: 4 } },
    })
    scene.act('repair', 'BR_XII').act('repair', 'BR_XVI')
    expect([scene.rp('RU'), scene.rp('GE')]).toEqual([2, 2])
    expect(scene.seen('rp-lost').map(({ points }) => points)).toEqual(expect.arrayContaining([3, 2]))
  })
})

describe('pools', () => {
  it('§16.1.c RU, GE, AH and IT points serve their own units', () => {
    expect(['RU_I', 'GE_I', 'AH_II', 'IT_I'].map((id) => pools(id))).toEqual(
      ['RU', 'GE', 'AH', 'IT'].map((id) => [poolNamed(id)]),
    )
    const scene = phase({ GE: 2 }, { pieces: { GE_I: worn('Berlin'), AH_II: worn('Vienna') } })
    expect(scene.offers('repair')).toEqual(['GE_I'])
    expect(scene.refusal('repair', 'AH_II')).toMatchObject({ code: 'no-rp', rule: '16.1.c' })
  })

  it('§16.1.d AP-A points serve BR, FR, RO, SB and Greeks of the Allied Powers', () => {
    const allied = [poolNamed('AP-A')]
    expect(['BR_XII', 'FR_XII', 'RO_1stArmy', 'SB_1stArmy'].map((id) => pools(id))).toEqual([
      allied,
      allied,
      allied,
      allied,
    ])
    expect(pools('GR_I', { greece: 'AP' })).toEqual(allied)
    expect(pools('GR_I')).toEqual([])
  })

  it('§16.1.e CP-A points serve TU, BU and Greeks of the Central Powers', () => {
    const allied = poolNamed('CP-A')
    expect(pools('BU_1stArmy')).toEqual([allied])
    expect(pools('TU_I')).toContain(allied)
    expect(pools('GR_I', { greece: 'CP' })).toEqual([allied])
  })
})

describe('costs', () => {
  it('§16.2.a an LCU costs a point for each step', () => {
    const state = stateFor({})
    expect([1, 2].map((steps) => replacementPriceOf(state, piece('RU_I'), steps).rp)).toEqual([1, 2])
    const scene = phase({ RU: 1 }, { pieces: { RU_I: 'replaceable' } })
    expect([scene.offers('rebuild'), scene.offers('rebuild-reduced')]).toEqual([[], ['RU_I']])
    scene.act('rebuild-reduced', 'RU_I').act('place-in', 'Kiev')
    expect([scene.isReduced('RU_I'), scene.rp('RU')]).toEqual([true, 0])
  })

  it('§16.2.b an SCU costs a point for two steps, also of two SCUs', () => {
    const pieces = { 'RU_inf_SCU.1': worn('Kiev'), 'RU_cav_SCU.1': worn('Kiev'), RU_I: worn('Kiev') }
    const scene = phase({ RU: 1 }, { pieces })
    scene.act('repair', 'RU_inf_SCU.1')
    // half a point is left: enough for a division, not for a corps
    expect(scene.offers('repair')).toEqual(['RU_cav_SCU.1'])
    scene.act('repair', 'RU_cav_SCU.1')
    expect(scene.prompt).not.toBe('replacements')
    const rebuilt = phase({ RU: 1 }, { pieces: { 'RU_inf_SCU.1': 'replaceable' } })
    rebuilt.act('rebuild', 'RU_inf_SCU.1').act('place-in', 'Kiev')
    expect(rebuilt.isReduced('RU_inf_SCU.1')).toBe(false)
  })

  it('§16.2.b a last half is lost with the phase', () => {
    const scene = phase({ RU: 1 }, { pieces: { 'RU_inf_SCU.1': worn('Kiev'), GE_I: worn('Berlin') } })
    scene.act('repair', 'RU_inf_SCU.1')
    expect(scene.state.halves.get(poolNamed('RU'))).toBe(0)
  })

  it('§24.2.a.3 §24.2.a.4 Poor troops cost twice as much', () => {
    const state = stateFor({ tracks: { quality: { RU: 1 }, rp: { RU: 1 } } })
    expect(replacementPriceOf(state, piece('RU_I'), 1)).toEqual({ rp: 2, halves: 0 })
    expect(replacementPriceOf(state, piece('RU_inf_SCU.1'), 1)).toEqual({ rp: 1, halves: 0 })
    expect(canPay(state, [poolNamed('RU')], replacementPriceOf(state, piece('RU_I'), 1))).toBe(false)
    expect(replacementPriceOf(state, piece('GE_I'), 1).rp).toBe(1)
  })

  it('§16.2.b halves pay for SCU steps first', () => {
    const state = stateFor({ tracks: { rp: { RU: 2 } } })
    const pool = [poolNamed('RU')]
    const step = replacementPriceOf(state, piece('RU_inf_SCU.1'), 1)
    expect([pay(state, pool, step), state.halves.get(0)]).toEqual([1, 1])
    expect(canPay(state, pool, { rp: 2, halves: 0 })).toBe(false)
    expect([pay(state, pool, step), state.halves.get(0), state.rp.get(0)]).toEqual([0, 0, 1])
  })
})
