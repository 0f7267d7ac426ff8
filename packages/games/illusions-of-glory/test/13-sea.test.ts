/** §13.3 strategic redeployment by sea. */
import { describe, expect, it } from 'vitest'
import { type SceneSpec } from './stage.ts'
import { cp, ap, places, bySea } from './redeploying.ts'

describe('redeployment by sea', () => {
  const italy: SceneSpec = { status: { IT: 'at-war' }, turn: 5 }

  it('§13.3.a §13.3.b SCUs go from the port they are in to a friendly one', () => {
    const spec = { ...italy, pieces: { 'IT_inf_SCU.1': 'SouthernItaly' }, control: { Durres: 'AP' as const } }
    expect(bySea(spec, 'IT_inf_SCU.1').sort()).toEqual(['Durres', 'Lemnos', 'Venice'])
    const scene = ap(spec)
    scene.act('redeploy', 'IT_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Vlore')).toMatchObject({ code: 'not-a-port', rule: '13.3.b' })
    scene.act('redeploy-to', 'Durres')
    expect(scene.seen('redeployed')).toMatchObject([{ way: 'sea', cost: 1 }])
  })

  it('§13.3.a HQs and heavy artillery count as SCUs', () => {
    const spec: SceneSpec = {
      pieces: { 'GE_HeavyArtillery.1': 'Danzig', GE_I: 'Danzig', GE_II: 'Memel' },
      turn: 5,
    }
    expect(bySea({ ...spec, side: 'CP' }, 'GE_HeavyArtillery.1')).toContain('Memel')
  })

  it('§13.3.c Lemnos is a port, but not for the Central Powers', () => {
    expect(bySea({ ...italy, pieces: { 'IT_inf_SCU.1': 'Venice' } }, 'IT_inf_SCU.1')).toContain('Lemnos')
    const scene = cp({ pieces: { 'AH_inf_SCU.1': 'Fiume' }, turn: 5 })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({ code: 'not-to-lemnos', rule: '13.3.c' })
  })

  it('§13.3.d whoever was redeployed overland this round sails in a later one', () => {
    const scene = cp({ pieces: { 'AH_inf_SCU.1': 'Vienna' }, control: { Mostar: 'AP' }, turn: 5 })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Cattaro')).toMatchObject({ code: 'port-first', rule: '13.3.d' })
    scene.act('redeploy-to', 'Fiume').act('redeploy', 'AH_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Cattaro')).toMatchObject({ code: 'port-first', rule: '13.3.d' })
    const later = cp({ pieces: { 'AH_inf_SCU.1': 'Fiume' }, control: { Mostar: 'AP' }, turn: 5 })
    expect(places(later, 'AH_inf_SCU.1')).toContain('Cattaro')
  })

  it('§13.3.e from a port on the Black Sea to others on the Black Sea only', () => {
    const spec: SceneSpec = { pieces: { 'RU_inf_SCU.1': 'Odessa' }, status: { RO: 'at-war' }, turn: 5 }
    expect(bySea(spec, 'RU_inf_SCU.1').sort()).toEqual(['Constanta', 'Nikolaev', 'Rostov'])
    const scene = ap(spec)
    scene.act('redeploy', 'RU_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({ code: 'other-sea', rule: '13.3.e' })
  })

  it('§13.3.f LCUs do not', () => {
    expect(bySea({ ...italy, pieces: { IT_I: 'Venice' } }, 'IT_I')).toEqual([])
    const scene = ap({ ...italy, pieces: { IT_I: 'Venice' } })
    scene.act('redeploy', 'IT_I')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({ code: 'no-lcu-by-sea', rule: '13.3.f' })
  })

  it('§13.3.g nobody does in winter', () => {
    const spec: SceneSpec = { status: { IT: 'at-war' }, pieces: { 'IT_inf_SCU.1': 'Venice' } }
    expect([3, 5, 7].map((turn) => bySea({ ...spec, turn }, 'IT_inf_SCU.1').length > 0)).toEqual([
      false,
      true,
      false,
    ])
    const scene = ap({ ...spec, turn: 3 })
    scene.act('redeploy', 'IT_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({
      code: 'no-sr-by-sea-in-winter',
      rule: '13.3.g',
    })
  })

  it('§11.3.1.b ports of the Italian Front are ports like the others', () => {
    const spec: SceneSpec = { ...italy, side: 'CP', pieces: { 'AH_inf_SCU.1': 'Trieste' } }
    expect(bySea(spec, 'AH_inf_SCU.1')).toEqual(expect.arrayContaining(['Fiume', 'Cattaro']))
    expect(bySea({ ...spec, pieces: { 'AH_inf_SCU.1': 'Cattaro' } }, 'AH_inf_SCU.1')).toContain('Trieste')
  })

  it('§4.3.f but nobody comes on to the Italian Front before Italy is at war, by sea or overland', () => {
    const scene = cp({ pieces: { 'AH_inf_SCU.1': 'Fiume', 'AH_inf_SCU.2': 'Carniola' }, turn: 5 })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.offers('redeploy-to')).toContain('Cattaro')
    expect(scene.offers('redeploy-to')).not.toContain('Trieste')
    expect(scene.refusal('redeploy-to', 'Trieste')).toMatchObject({ code: 'neutral-closed', rule: '4.3.f' })
    scene.act('redeploy-to', 'Cattaro').act('redeploy', 'AH_inf_SCU.2')
    expect(scene.offers('redeploy-to')).toContain('Graz')
    for (const id of ['Trieste', 'Gorizia', 'Caporetto', 'Toblach'])
      expect(scene.refusal('redeploy-to', id).code).toBe('neutral-closed')
  })

  it('§26.1.1.c Albanian ports serve who controls them', () => {
    const spec: SceneSpec = { side: 'CP', pieces: { 'AH_inf_SCU.1': 'Cattaro' }, turn: 5 }
    expect(bySea({ ...spec, control: { Durres: 'CP' } }, 'AH_inf_SCU.1')).toContain('Durres')
    expect(bySea(spec, 'AH_inf_SCU.1')).not.toContain('Durres')
    expect(bySea({ ...spec, control: { Durres: 'AP' } }, 'AH_inf_SCU.1')).not.toContain('Durres')
  })

  it('§9.7.1.a submarines keep the Allied Powers off the Mediterranean until convoys sail', () => {
    const spec = { ...italy, pieces: { 'IT_inf_SCU.1': 'Venice' } }
    expect(bySea({ ...spec, flags: ['uBoats'] }, 'IT_inf_SCU.1')).toEqual([])
    expect(bySea({ ...spec, flags: ['uBoats', 'convoys'] }, 'IT_inf_SCU.1')).toContain('Lemnos')
  })
})
