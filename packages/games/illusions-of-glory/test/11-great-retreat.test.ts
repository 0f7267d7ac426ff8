import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { isFreelyActivated } from '../rules/11-movement/barriers.ts'
import { ACTION } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec } from './stage.ts'

describe('card AP24, the Great Retreat', () => {
  const spec: SceneSpec = {
    stage: 'activation',
    turn: 4,
    points: 3,
    playing: 'AP24',
    set: { action: ACTION.event, freeActivations: 3 },
  }
  it('three spaces are activated free of charge, and their Russians go home', () => {
    const scene = new StagedScene({
      ...spec,
      points: 1,
      pieces: { RU_XX: 'Brody', RU_V: 'Lutsk' },
      control: { Lemberg: 'AP' },
    })
    scene.act('free-move', 'Brody')
    expect([scene.state.points, scene.state.freeActivations]).toEqual([1, 2])
    scene.act('done').act('unit', 'RU_XX')
    expect(scene.prompt).toBe('march')
    expect(scene.refusal('march', 'Lemberg')).toMatchObject({ code: 'only-home' })
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['Lutsk', 'Rovno']))
  })
  it('§9.4.3.a a sea-invasion space is activated once, free or not', () => {
    const scene = new StagedScene({
      ...spec,
      landing: ['SeaSalonika'],
      pieces: { 'RU_2-4Special': 'SeaSalonika', BR_XVI: 'SeaSalonika' },
    })
    expect(scene.offers('free-move')).toEqual(['SeaSalonika'])
    scene.act('move', 'SeaSalonika')
    expect(scene.offers('free-move')).toEqual([])
  })
  it('no digging there, and no assembling', () => {
    const scene = new StagedScene({
      ...spec,
      pieces: {
        RU_XX: 'Rovno',
        RU_V: 'Lutsk',
        'RU_inf_SCU.1': 'Rovno',
        RU_II: { at: 'Rovno', reduced: true },
      },
    })
    scene.act('free-move', 'Rovno').act('move', 'Lutsk')
    expect(scene.refusal('dig', 'Rovno').code).toBe('not-activated')
    expect(scene.offers('assemble')).toEqual([])
    expect(scene.offers('dig')).toEqual(['Lutsk'])
  })
  it('§18.1.1.b in a region a stack of Russians, others of the region are not bound', () => {
    const scene = new StagedScene({ ...spec, pieces: { RU_XX: 'Kharkov', RU_V: 'Kharkov' } })
    scene.act('free-move', 'Kharkov').act('add', 'RU_XX').act('formed')
    expect(scene.state.points).toBe(3)
    expect(scene.offers('free-move')).toEqual(['Kharkov'])
    scene.act('move-stack', 'Kharkov')
    expect(
      ['RU_XX', 'RU_V'].map((id) => isFreelyActivated(scene.state, piece(id), space('Kharkov'))),
    ).toEqual([true, false])
  })
})
