/** §16 §6.0.G the Replacement Phase. */
import { describe, expect, it } from 'vitest'
import { idOfSpace } from '../map.ts'
import { piece } from '../pieces.ts'
import { poolNamed } from '../pools.ts'
import { canPay, pay, replacementPriceOf } from '../rules/16-replacements/costs.ts'
import { whyNotReplace } from '../rules/16-replacements/eligible.ts'
import { placesForRebuilt } from '../rules/16-replacements/placing.ts'
import { poolsFor } from '../rules/16-replacements/pools.ts'
import { PILE, type State } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** no cards to draw afterwards; dice for the offensives of the next turn */
const phase = (rp: Record<string, number>, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({
    ...spec,
    stage: 'replacement',
    round: 0,
    tracks: { rp },
    prepare: (state) => {
      state.card.fill(PILE.out)
    },
  }).dice(1, 1, 1)
const worn = (at: string): { at: string; reduced: true } => ({ at, reduced: true })
const why = (spec: SceneSpec, id: string): unknown => whyNotReplace(stateFor(spec), piece(id))
const pools = (id: string, spec: SceneSpec = {}): number[] => poolsFor(stateFor(spec), piece(id))
const rebuiltIn = (id: string, spec: SceneSpec = {}): string[] =>
  placesForRebuilt(stateFor({ ...spec, pieces: { [id]: 'replaceable', ...spec.pieces } }), piece(id))
    .map(idOfSpace)
    .sort()

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
    expect(scene.where('RU_I')).toBe('Riga')
    scene.act('rebuild', 'RU_II').act('place-in', 'Minsk')
    expect([scene.where('RU_II'), scene.isReduced('RU_II'), scene.rp('RU')]).toEqual(['Minsk', false, 0])
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

describe('who receives nothing', () => {
  it('§9.6.1.f §16.5.a §14.2.1.e §14.2.2.e §glossary.special-unit special units of either side', () => {
    const pieces = { RU_BlackSea: worn('Odessa'), GE_AH_SudArmy: worn('Vienna'), RU_I: worn('Kiev') }
    for (const id of ['RU_BlackSea', 'GE_AH_SudArmy'])
      expect(why({ pieces }, id)).toMatchObject({ code: 'no-rp-for-special', rule: '16.5.a' })
    const scene = phase({ RU: 3 }, { pieces })
    expect(scene.offers('repair')).toEqual(['RU_I'])
    expect(scene.refusal('repair', 'RU_BlackSea').rule).toBe('16.5.a')
  })

  it('§16.5.a §27.0.g §27.1.b HQs and heavy artillery', () => {
    const pieces = {
      GE_I: 'Berlin',
      GE_HQ_Mackensen: worn('Berlin'),
      'GE_HeavyArtillery.1': worn('Berlin'),
    }
    for (const id of ['GE_HQ_Mackensen', 'GE_HeavyArtillery.1'])
      expect(why({ pieces }, id)).toMatchObject({ code: 'no-rp-for-special' })
  })

  it('§9.6.1.g §16.5.b uprisings', () => {
    expect(why({ pieces: { 'RU_uprising.1': worn('Kiev') } }, 'RU_uprising.1')).toMatchObject({
      code: 'no-rp-for-uprising',
      rule: '16.5.b',
    })
  })

  it('§26.6.1.c Montenegrins', () => {
    expect(why({ pieces: { 'MN_inf_SCU.1': worn('Cetinje') } }, 'MN_inf_SCU.1')).toMatchObject({
      code: 'mn-no-rp',
      rule: '26.6.1.c',
    })
  })

  const turkeyLost = { Constantinople: 'AP', Rodosto: 'AP', Anatolia: 'AP' } as const
  it('§16.3 a nation all of whose sources are occupied', () => {
    const garrisons = { BR_XII: 'Constantinople', BR_XVI: 'Rodosto', FR_1stGroup: 'Anatolia' }
    const taken = { pieces: { ...garrisons, TU_I: 'replaceable' }, control: turkeyLost }
    expect(why(taken, 'TU_I')).toMatchObject({ code: 'sources-taken', rule: '16.3' })
    const left = { ...taken, control: { ...turkeyLost, Anatolia: 'CP' } } as const
    expect(why(left, 'TU_I')).toBeUndefined()
    const deserted = { pieces: { TU_I: 'replaceable', BR_XII: 'Constantinople', BR_XVI: 'Rodosto' } }
    expect(why({ ...deserted, control: turkeyLost }, 'TU_I')).toBeUndefined()
  })

  it('§16.3 §16.4 §16.6.a sources the enemy has left: SCUs are rebuilt into the reserve box, nobody on the map', () => {
    const scene = phase(
      { 'CP-A': 3 },
      {
        pieces: { 'TU_inf_SCU.1': 'replaceable', TU_I: 'replaceable', TU_II: worn('Adrianople') },
        control: turkeyLost,
      },
    )
    expect(scene.offers('rebuild-to-reserve')).toEqual(['TU_inf_SCU.1'])
    expect([...scene.offers('rebuild'), ...scene.offers('repair')]).toEqual([])
    expect(scene.refusal('rebuild', 'TU_I')).toMatchObject({ code: 'no-place-for-rebuilt' })
    expect(scene.refusal('repair', 'TU_II')).toMatchObject({ code: 'no-line-to-source', rule: '16.4' })
  })

  it('§16.3 §13.5 Lemnos is no source of a Greece that fights for the Central Powers', () => {
    const pieces = {
      GR_I: 'replaceable',
      'GR_inf_SCU.1': 'replaceable',
      BR_XII: 'Athens',
      FR_1stGroup: 'Salonika',
    }
    const taken: SceneSpec = { greece: 'CP', pieces }
    expect(why(taken, 'GR_inf_SCU.1')).toMatchObject({ code: 'sources-taken', rule: '16.3' })
    expect(why({ ...taken, pieces: { ...pieces, FR_1stGroup: 'Lemnos' } }, 'GR_inf_SCU.1')).toBeUndefined()
  })

  it('§16.3 besiegers occupy a source, though its fort still holds it', () => {
    const taken: SceneSpec = {
      status: { RO: 'at-war' },
      pieces: { 'RO_inf_SCU.1': 'replaceable', GE_I: 'Bucharest', GE_X: 'Constanta', GE_XI: 'Odessa' },
    }
    expect(why(taken, 'RO_inf_SCU.1')).toMatchObject({ code: 'sources-taken', rule: '16.3' })
    const relieved = { ...taken, pieces: { ...taken.pieces, GE_I: 'Craiova' } }
    expect(why(relieved, 'RO_inf_SCU.1')).toBeUndefined()
  })

  it('§16.4 §14.2.2.d units without a line to a source of their own', () => {
    expect(why({ pieces: { RU_I: worn('Stryj') } }, 'RU_I')).toMatchObject({
      code: 'no-line-to-source',
      rule: '16.4',
    })
    expect(why({ pieces: { RU_I: worn('Salonika') } }, 'RU_I')).toMatchObject({ code: 'no-line-to-source' })
  })
})

describe('rebuilt units', () => {
  it('§16.6.a LCUs come on to the map at once; SCUs there or into the reserve box', () => {
    const scene = phase({ RU: 3 }, { pieces: { RU_I: 'replaceable', 'RU_inf_SCU.1': 'replaceable' } })
    expect(scene.offers('rebuild-to-reserve')).toEqual(['RU_inf_SCU.1'])
    expect(scene.refusal('rebuild-to-reserve', 'RU_I')).toMatchObject({
      code: 'lcu-not-to-reserve',
      rule: '16.6.a',
    })
    scene.act('rebuild-to-reserve', 'RU_inf_SCU.1')
    expect([scene.where('RU_inf_SCU.1'), scene.rp('RU')]).toEqual(['reserve', 2])
    scene.act('rebuild', 'RU_I')
    expect(scene.prompt).toBe('rebuilt-where')
    expect(scene.refusal('place-in', 'Riga')).toMatchObject({ code: 'not-a-source', rule: '16.6.b' })
  })

  it('§16.6.b on friendly sources of the nation', () => {
    expect(rebuiltIn('TU_I')).toEqual(['Anatolia', 'Constantinople', 'Rodosto'])
    expect(rebuiltIn('TU_I', { control: { Constantinople: 'AP' } })).toEqual(['Anatolia', 'Rodosto'])
    expect(rebuiltIn('IT_I', { status: { IT: 'at-war' }, control: { Vlore: 'AP' } })).toEqual([
      'SouthernItaly',
      'Venice',
      'Vlore',
    ])
    expect(rebuiltIn('BU_1stArmy', { status: { BU: 'at-war' } })).toEqual(['Burgas', 'Sofia'])
    expect(rebuiltIn('RO_1stArmy', { status: { RO: 'at-war' } })).toEqual([
      'Bucharest',
      'Constanta',
      'Odessa',
    ])
  })

  it('§16.6.c §16.6.d Germans and Austrians on their own, and both at Krakow', () => {
    expect(rebuiltIn('GE_I')).toEqual(['Berlin', 'Brandenburg', 'Breslau', 'Danzig', 'Konigsberg', 'Krakow'])
    expect(rebuiltIn('AH_II')).toEqual(['Budapest', 'Carniola', 'Krakow', 'Prague', 'Tyrol', 'Vienna'])
  })

  it('§16.6.e British and French on Lemnos, and in Southern Italy once Italy is in the war', () => {
    expect(rebuiltIn('BR_XII')).toEqual(['Lemnos'])
    expect(rebuiltIn('FR_XII', { status: { IT: 'at-war' } })).toEqual(['Lemnos', 'SouthernItaly'])
  })

  it('§16.6.f Serbs at home; after the collapse nowhere until they return, then on Lemnos', () => {
    expect(rebuiltIn('SB_1stArmy')).toEqual(['Belgrade', 'Cetinje'])
    const gone: SceneSpec = { status: { SB: 'collapsed' }, control: { Belgrade: 'CP', Cetinje: 'CP' } }
    expect(rebuiltIn('SB_1stArmy', gone)).toEqual([])
    expect(why({ ...gone, pieces: { SB_1stArmy: 'replaceable' } }, 'SB_1stArmy')).toMatchObject({
      code: 'serbs-not-yet',
      rule: '16.6.f',
    })
    const back: SceneSpec = { ...gone, flags: ['serbsReturned'] }
    expect(rebuiltIn('SB_1stArmy', back)).toEqual(['Lemnos'])
    expect(why({ ...back, pieces: { SB_1stArmy: 'replaceable' } }, 'SB_1stArmy')).toBeUndefined()
    expect(rebuiltIn('SB_1stArmy', { ...back, control: { Cetinje: 'AP', Belgrade: 'CP' } })).toContain(
      'Cetinje',
    )
  })

  it('§26.6.2.b.2 until then only Serbs on Lemnos are repaired', () => {
    const gone: SceneSpec = { status: { SB: 'collapsed' }, control: { Belgrade: 'CP', Cetinje: 'CP' } }
    const pieces = { SB_1stArmy: worn('Lemnos'), SB_2ndArmy: worn('Salonika') }
    expect(why({ ...gone, pieces }, 'SB_1stArmy')).toBeUndefined()
    expect(why({ ...gone, pieces }, 'SB_2ndArmy')).toMatchObject({
      code: 'serbs-not-yet',
      rule: '26.6.2.b.2',
    })
  })

  it('§15.1.e §10.1.a not in a besieged fort, not above the limit', () => {
    expect(rebuiltIn('GE_I', { pieces: { RU_I: 'Danzig' } })).not.toContain('Danzig')
    const pieces = { GE_II: 'Berlin', GE_X: 'Berlin', GE_XX: 'Berlin' }
    expect(rebuiltIn('GE_I', { pieces })).not.toContain('Berlin')
  })

  it('§16.6.c §15.1.e §10.1.a what is refused is refused for its own reason', () => {
    const full = { GE_II: 'Berlin', GE_X: 'Berlin', GE_XX: 'Berlin' }
    const scene = phase({ GE: 3 }, { pieces: { GE_I: 'replaceable', RU_I: 'Danzig', ...full } })
    scene.act('rebuild', 'GE_I')
    expect(['Berlin', 'Danzig', 'Posen', 'Vienna'].map((id) => scene.refusal('place-in', id))).toMatchObject([
      { code: 'no-room-to-place', rule: '10.1.a' },
      { code: 'source-besieged', rule: '15.1.e' },
      { code: 'not-a-source', rule: '16.6.c' },
      { code: 'not-a-source', rule: '16.6.c' },
    ])
  })
})

describe('conversion', () => {
  const turk = { pieces: { TU_I: worn('Constantinople') } }

  it('§16.7.1.a one German point a turn for Turkey, while there is no blockade', () => {
    const scene = phase({ GE: 2 }, turk)
    expect(scene.offers('convert')).toEqual(['GE'])
    scene.act('convert', 'GE')
    expect([scene.rp('GE'), scene.rp('TU')]).toEqual([1, 1])
    expect(scene.refusal('convert', 'GE')).toMatchObject({ code: 'no-conversion' })
    scene.act('repair', 'TU_I')
    expect([scene.isReduced('TU_I'), scene.rp('TU')]).toEqual([false, 0])
  })

  it('§16.7.1.a §16.1.e a Turkish unit may be paid from both pools', () => {
    const scene = phase({ GE: 1, 'CP-A': 1 }, { pieces: { TU_I: 'replaceable' } })
    scene.act('convert', 'GE').act('rebuild', 'TU_I').act('place-in', 'Constantinople')
    expect([scene.isReduced('TU_I'), scene.rp('TU'), scene.rp('CP-A')]).toEqual([false, 0, 0])
  })

  it('§16.7.1.b under the blockade only along a line from Berlin to Constantinople', () => {
    const spec: SceneSpec = { pieces: { ...turk.pieces, GE_I: worn('Berlin') }, flags: ['blockade'] }
    const cut = phase({ GE: 2 }, spec)
    expect(cut.offers('convert')).toEqual([])
    expect(cut.refusal('convert', 'GE')).toMatchObject({ code: 'no-conversion', rule: '16.7.1.b' })
    const control = { Belgrade: 'CP', Kragujevac: 'CP', Nish: 'CP' } as const
    const open = phase({ GE: 2 }, { ...spec, control, destroyed: ['Belgrade'], status: { BU: 'at-war' } })
    expect(open.offers('convert')).toEqual(['GE'])
  })

  it('§16.7.2 one allied point a turn for Russia, after KITCHENER', () => {
    const pieces = { RU_I: worn('Kiev'), BR_XII: worn('Lemnos') }
    const before = phase({ 'AP-A': 2 }, { pieces })
    expect(before.refusal('convert', 'AP-A')).toMatchObject({ code: 'no-conversion', rule: '16.7.2' })
    const scene = phase({ 'AP-A': 2 }, { pieces, flags: ['apAlliesRpToRu'] })
    scene.act('convert', 'AP-A')
    expect([scene.rp('AP-A'), scene.rp('RU'), scene.can('convert')]).toEqual([1, 1, false])
    // one player spends the points of all nations, in any order
    expect(scene.offers('repair')).toEqual(['BR_XII', 'RU_I'])
    scene.act('repair', 'RU_I')
    expect(scene.isReduced('RU_I')).toBe(false)
  })
})
