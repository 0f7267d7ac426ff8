/** §16.3-§16.7 which units receive replacements, where rebuilt ones come, and points converted. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { poolNamed } from '../pools.ts'
import { whyNotConvert } from '../rules/16-replacements/converting.ts'
import { whyNotRebuiltIn } from '../rules/16-replacements/placing.ts'
import { phase, rebuiltIn, why, worn } from './replacing.ts'
import { type SceneSpec, stateFor } from './stage.ts'

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
    const why = (x: string): string =>
      whyNotRebuiltIn(stateFor({ pieces: { TU_I: 'replaceable' } }), piece('TU_I'), space(x)).code
    expect([why('Berlin'), why('Adrianople'), why('Anatolia')]).toEqual([
      'not-a-source',
      'not-a-source',
      'no-room-to-place',
    ])
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
  it('§16.1.c §16.7 no other points are converted', () => {
    const s = stateFor({ tracks: { rp: { RU: 2, GE: 2, AH: 2, 'AP-A': 2 } } })
    const why = (pool: string): string | undefined => whyNotConvert(s, poolNamed(pool))?.rule
    expect([why('RU'), why('AH'), why('AP-A'), why('GE')]).toEqual(['16.1.c', '16.1.c', '16.7.2', undefined])
  })

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
