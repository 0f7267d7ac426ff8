/** §25.1.a §25.4.b §27.0.b sea lanes: who never takes them, and where those are who come back from a landing. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { Placed, SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'movement', turn: 5, landing, ...spec })
const landing = ['SeaSalonika']
const onLemnos: Placed = { at: 'Lemnos', marks: ['toMove'], stack: 1 }

describe('an HQ and the sea', () => {
  it('§25.1.a §27.0.b it does not follow its corps from Lemnos to a landing: the last one stays with it', () => {
    const alone = movement({
      pieces: { FR_3rdGroup: onLemnos, FR_HQ_Sarrail: onLemnos, FR_1stGroup: 'Larissa' },
      orders: { Larissa: 'move' },
    })
    expect(alone.offers('unit')).toEqual(['FR_1stGroup'])
    const scene = movement({
      pieces: { FR_3rdGroup: onLemnos, FR_HQ_Sarrail: onLemnos, 'FR_inf_SCU.1': onLemnos },
    })
    scene.act('unit', 'FR_3rdGroup').act('march', 'SeaSalonika')
    expect([scene.where('FR_3rdGroup'), scene.where('FR_HQ_Sarrail')]).toEqual(['SeaSalonika', 'Lemnos'])
  })
  it('§25.2.3.d §27.0.b nor from the port', () => {
    const scene = movement({
      pieces: { BR_XII: 'Salonika', FR_HQ_Sarrail: 'Salonika' },
      orders: { Salonika: 'move' },
    }).act('unit', 'BR_XII')
    expect(scene.offers('march')).not.toContain('SeaSalonika')
    expect(scene.refusal('march', 'SeaSalonika')).toMatchObject({ code: 'support-alone', rule: '27.0.b' })
  })
  it('§25.3.b it does not withdraw by sea: who sails for Lemnos gives it up', () => {
    const scene = movement({
      pieces: { BR_XII: 'SeaSalonika', FR_HQ_Sarrail: 'SeaSalonika', GE_X: 'Salonika' },
      orders: { SeaSalonika: 'move' },
    })
    scene.act('unit', 'BR_XII').act('march', 'Lemnos')
    expect(scene.where('FR_HQ_Sarrail')).toBe('eliminated')
  })
  it('§27.0.b §25.2.5.d left alone by a redeployment it joins troops overland, not those on Lemnos', () => {
    const scene = new StagedScene({
      stage: 'redeployment',
      turn: 3,
      points: 3,
      landing,
      greece: 'AP',
      control: { Doiran: 'AP', Salonika: 'AP' },
      pieces: { BR_XVI: 'Salonika', FR_HQ_Sarrail: 'Salonika', FR_2ndGroup: 'Lemnos' },
    })
    scene.act('redeploy', 'BR_XVI').act('redeploy-to', 'Belgrade')
    expect(scene.where('FR_HQ_Sarrail')).toBe('Belgrade')
  })
})

describe('back in the port', () => {
  const toSea = (spec: SceneSpec): StagedScene =>
    movement({
      side: 'CP',
      status: { BU: 'at-war' },
      ...spec,
      pieces: { BU_1stArmy: 'Doiran', GE_X: 'Salonika', ...spec.pieces },
      orders: { Doiran: 'move', ...spec.orders },
    }).act('unit', 'BU_1stArmy')
  it('§25.4.b whoever takes a landing is there at once', () => {
    const scene = toSea({}).act('march', 'SeaSalonika').act('gain', 'GE')
    expect(scene.where('BU_1stArmy')).toBe('Salonika')
  })
  it('§25.4.b §10.3.b so the port must have room for him', () => {
    const scene = toSea({ pieces: { GE_I: 'Salonika', GE_II: 'Salonika' } })
    expect(scene.offers('march')).not.toContain('SeaSalonika')
    expect(scene.refusal('march', 'SeaSalonika').code).toBe('stack-full')
  })
  it('§25.4.b §11.1.3.b and no Attack marker', () => {
    const scene = toSea({ pieces: { BR_XVI: 'Larissa' }, orders: { Salonika: 'attack' } })
    expect(scene.refusal('march', 'SeaSalonika')).toMatchObject({ code: 'attack-space', rule: '11.1.3.b' })
  })
  it('§25.4.a §11.2.d an HQ takes no landing', () => {
    const scene = movement({
      side: 'CP',
      status: { BU: 'at-war' },
      pieces: { GE_X: 'Salonika', GE_HQ_Mackensen: 'Salonika', GE_I: 'Doiran' },
      orders: { Salonika: 'move' },
    }).act('unit', 'GE_HQ_Mackensen')
    expect(scene.offers('march')).not.toContain('SeaSalonika')
    expect(scene.refusal('march', 'SeaSalonika').code).toBe('support-alone')
  })
})
