/** §10.3 §13.2 redeployment: full spaces, places one leaves, regions nobody controls. */
import { describe, expect, it } from 'vitest'
import { HOMES, idOfSpace } from '../map.ts'
import { AH, BU, GR, type Nation, SB } from '../sides.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const sr = (spec: SceneSpec, points: number): StagedScene =>
  new StagedScene({ side: 'CP', stage: 'redeployment', turn: 4, points, ...spec })

/** whole countries in the hands of a side */
const held = (side: 'AP', ...nations: readonly Nation[]): Record<string, 'AP'> =>
  Object.fromEntries(nations.flatMap((nation) => HOMES[nation] ?? []).map((x) => [idOfSpace(x), side]))

describe('full spaces', () => {
  const full: SceneSpec['pieces'] = {
    GE_I: 'Breslau',
    GE_II: 'Breslau',
    'GE_inf_SCU.1': 'Breslau',
    GE_X: 'Posen',
    GE_XI: 'Posen',
    'GE_cav_SCU.1': 'Posen',
  }
  it('§10.3.a §10.3.b two SCUs of full stacks change places', () => {
    const scene = sr({ pieces: full }, 2).act('redeploy', 'GE_inf_SCU.1')
    expect(scene.offers('redeploy-to')).toContain('Posen')
    scene.act('redeploy-to', 'Posen')
    expect(scene.refusal('done')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
    expect(scene.offers('redeploy')).toEqual(['GE_cav_SCU.1', 'GE_inf_SCU.1'])
    scene.act('redeploy', 'GE_cav_SCU.1').act('redeploy-to', 'Breslau')
    expect([scene.where('GE_inf_SCU.1'), scene.where('GE_cav_SCU.1')]).toEqual(['Posen', 'Breslau'])
    expect(scene.prompt).not.toBe('overstacked')
  })
  it('§10.3.a §20.3.4.a a besieger is relieved: with the newcomer there are enough without him', () => {
    const pieces = { 'GE_inf_SCU.1': 'Warsaw', 'GE_inf_SCU.2': 'Warsaw', 'GE_inf_SCU.3': 'Warsaw' }
    const control = { Kalisz: 'CP', Lodz: 'CP' } as const
    const scene = sr({ pieces: { ...pieces, 'GE_cav_SCU.1': 'Lodz' }, control }, 2)
    expect(scene.offers('redeploy')).toEqual(['GE_cav_SCU.1'])
    scene.act('redeploy', 'GE_cav_SCU.1').act('redeploy-to', 'Warsaw')
    expect(scene.refusal('done')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
    scene.act('redeploy', 'GE_inf_SCU.2').act('redeploy-to', 'Lodz')
    expect(scene.at('Warsaw')).toEqual(['GE_inf_SCU.1', 'GE_inf_SCU.3', 'GE_cav_SCU.1'])
  })
  it('§10.3.a §4.4.2.a.11 §4.4.1.a.11 of a partner too, whom the newcomer’s player commands as soon as they are stacked', () => {
    const four = { scenario: 'campaign-four', round: 2 }
    const vienna = { 'AH_inf_SCU.1': 'Vienna', 'AH_inf_SCU.2': 'Vienna', 'AH_inf_SCU.3': 'Vienna' }
    const scene = sr({ ...four, pieces: { ...vienna, 'GE_inf_SCU.1': 'Krakow' } }, 2)
    expect(scene.offers('redeploy')).toEqual(['GE_inf_SCU.1'])
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Vienna')
    scene.act('redeploy', 'AH_inf_SCU.2').act('redeploy-to', 'Krakow')
    expect(scene.at('Vienna')).toEqual(['GE_inf_SCU.1', 'AH_inf_SCU.1', 'AH_inf_SCU.3'])
    const odessa = { 'RO_inf_SCU.1': 'Odessa', 'RO_inf_SCU.2': 'Odessa', 'RO_inf_SCU.3': 'Odessa' }
    const east = { ...four, side: 'AP', round: 1, status: { RO: 'at-war' } } as const
    const russian = sr({ ...east, pieces: { ...odessa, 'RU_inf_SCU.1': 'Kiev' } }, 2)
    expect(russian.act('redeploy', 'RU_inf_SCU.1').offers('redeploy-to')).toContain('Odessa')
  })
  it('§10.3.b not without the points for who makes room', () => {
    const scene = sr({ pieces: full }, 1).act('redeploy', 'GE_inf_SCU.1')
    expect(scene.offers('redeploy-to')).not.toContain('Posen')
    expect(scene.refusal('redeploy-to', 'Posen')).toMatchObject({ code: 'no-room-for-sr' })
  })
  it('§10.3.b §13.2.d nor if the way of who makes room leads through the siege that is given up', () => {
    const riga = { 'GE_inf_SCU.2': 'Riga', 'GE_inf_SCU.3': 'Riga', 'GE_inf_SCU.4': 'Riga' }
    const control = { Riga: 'CP', Sventsyany: 'CP', Vilna: 'CP', Olita: 'CP', Suwalki: 'CP' } as const
    const pieces = { ...riga, 'GE_inf_SCU.1': 'Dvinsk' }
    const winter: SceneSpec = { turn: 7, pieces, control, destroyed: ['Olita'] }
    const scene = sr(winter, 2).act('redeploy', 'GE_inf_SCU.1')
    expect(scene.offers('redeploy-to')).toContain('Sventsyany')
    expect(scene.offers('redeploy-to')).not.toContain('Riga')
    const held = { ...winter, pieces: { ...pieces, GE_I: 'Dvinsk' } }
    expect(sr(held, 2).act('redeploy', 'GE_inf_SCU.1').offers('redeploy-to')).toContain('Riga')
  })
  it('§10.3.b §26.3.1.d nor to a space of neutral Greece that is nobody’s when it is left', () => {
    const salonika = { 'FR_inf_SCU.2': 'Salonika', 'FR_inf_SCU.3': 'Salonika', 'FR_inf_SCU.4': 'Salonika' }
    const pieces = { ...salonika, 'FR_inf_SCU.1': 'Larissa', 'FR_inf_SCU.5': 'Kavalla' }
    const scene = sr({ side: 'AP', turn: 7, pieces: { ...pieces, BR_XII: 'Kavalla', BR_XVI: 'Kavalla' } }, 2)
    expect(scene.offers('redeploy')).not.toContain('FR_inf_SCU.1')
    expect(sr({ side: 'AP', turn: 7, pieces }, 2).offers('redeploy')).toContain('FR_inf_SCU.1')
  })
  it('§10.3.a §20.3.4 §10.2.b a siege is handed over, and goes on feeding who has left it', () => {
    const pieces = { RU_XXIX: 'Breslau', 'FR_inf_SCU.1': 'Kalisz' }
    const control = { ...held('AP', AH, SB), Glogau: 'AP' } as const
    const scene = sr({ side: 'AP', turn: 12, pieces, control }, 5)
    expect(scene.act('redeploy', 'FR_inf_SCU.1').offers('redeploy-to')).toContain('Breslau')
    scene.act('redeploy-to', 'Breslau').act('redeploy', 'RU_XXIX')
    expect([scene.where('RU_XXIX'), scene.at('Breslau')]).toEqual(['Glogau', ['FR_inf_SCU.1']])
  })
  it('§27.0.b §10.2.b an HQ does not come to troops that have to leave because of it', () => {
    const sarrail: SceneSpec = {
      ...{ side: 'AP', turn: 13, greece: 'AP', status: { BU: 'at-war', RO: 'at-war' } },
      control: held('AP', BU, GR),
      pieces: {
        FR_HQ_Sarrail: 'Salonika',
        FR_2ndGroup: 'Salonika',
        'RU_inf_SCU.1': 'Sofia',
        RU_I: 'Bucharest',
      },
    }
    expect(sr(sarrail, 2).offers('redeploy')).not.toContain('FR_HQ_Sarrail')
    const company = { ...sarrail, pieces: { ...sarrail.pieces, 'BR_inf_SCU.1': 'Varna' } }
    expect(sr(company, 2).offers('redeploy')).toContain('FR_HQ_Sarrail')
  })
  it('§10.3.b while there are too many somewhere nobody else goes', () => {
    const scene = sr({ pieces: { ...full, 'GE_inf_SCU.2': 'Berlin' } }, 3)
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Posen')
    expect(scene.refusal('redeploy', 'GE_inf_SCU.2')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
  })
})

describe('the place left behind', () => {
  it('§13.2.b a destination whose line the unit itself has held open is none', () => {
    // Linz has a line only through Tyrol, which is open only while Italians are there
    const spec: SceneSpec = {
      side: 'AP',
      status: { IT: 'at-war' },
      pieces: { 'IT_inf_SCU.1': 'Tyrol', AH_I: 'Tyrol' },
      control: { Trento: 'AP', Linz: 'AP', Tyrol: 'CP' },
    }
    const scene = sr(spec, 1)
    scene.act('redeploy', 'IT_inf_SCU.1')
    expect(scene.offers('redeploy-to')).not.toContain('Linz')
    expect(scene.refusal('redeploy-to', 'Linz')).toMatchObject({ code: 'no-source-there', rule: '13.2.b' })
  })
})

describe('regions', () => {
  it('§13.2.e into a region held by both sides, where own units are', () => {
    const scene = sr(
      {
        side: 'AP',
        status: { IT: 'at-war' },
        pieces: { IT_I: 'Tyrol', AH_I: 'Tyrol', 'IT_inf_SCU.1': 'Verona' },
        control: { Trento: 'AP', Tyrol: 'CP' },
      },
      1,
    )
    expect(scene.act('redeploy', 'IT_inf_SCU.1').offers('redeploy-to')).toContain('Tyrol')
  })
  it('§13.2.f not where the enemy stands alone', () => {
    const scene = sr(
      {
        side: 'AP',
        status: { IT: 'at-war' },
        pieces: { AH_I: 'Tyrol', 'IT_inf_SCU.1': 'Verona' },
        control: { Trento: 'AP' },
      },
      1,
    )
    expect(scene.act('redeploy', 'IT_inf_SCU.1').refusal('redeploy-to', 'Tyrol')).toMatchObject({
      code: 'region-not-ours',
      rule: '13.2.f',
    })
  })
})
