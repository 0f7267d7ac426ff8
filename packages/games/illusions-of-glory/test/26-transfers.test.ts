/** Neutral entries: Austro-Hungarian corps sent to a new front. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const italy = (spec: SceneSpec): StagedScene =>
  new StagedScene({ turn: 6, ...spec, tracks: { vp: 15 }, stage: 'event', playing: 'AP21' })

describe('an Austro-Hungarian transfer', () => {
  it('§27.0.b §errata.entry.italy.4 an HQ it leaves alone goes to the nearest troops', () => {
    const scene = italy({ pieces: { AH_III: 'Graz', GE_HQ_Mackensen: 'Graz', GE_I: 'Vienna' } })
    expect([scene.where('AH_III'), scene.where('GE_HQ_Mackensen')]).toEqual(['Gorizia', 'Vienna'])
  })
  it('§27.0.b with nobody nearer it follows its own corps', () => {
    const scene = italy({ pieces: { AH_III: 'Graz', GE_HQ_Mackensen: 'Graz' } })
    expect(scene.where('GE_HQ_Mackensen')).toBe('Gorizia')
  })
  it('§13.2.a §27.0.b so does the HQ of a Turkish corps sent by the summit with Enver', () => {
    const scene = new StagedScene({
      turn: 9,
      side: 'CP',
      stage: 'event',
      playing: 'CP37',
      status: { BU: 'at-war' },
      pieces: { TU_I: 'Constantinople', GE_HQ_Mackensen: 'Constantinople', TU_II: 'Rodosto' },
    })
    scene.act('redeploy', 'TU_I')
    const [to = ''] = scene.offers('redeploy-to')
    scene.act('redeploy-to', to)
    expect([to, scene.where('GE_HQ_Mackensen')]).toEqual(['Anatolia', 'Anatolia'])
  })
  it('§4.4.2.a.11 of two CP players the Austrian one says who goes and where, also out of stacks with Germans', () => {
    const scene = italy({
      scenario: 'campaign-two-cp',
      control: { Gorizia: 'AP' },
      pieces: { AH_III: 'Graz', GE_I: 'Graz', AH_II: 'Vienna' },
    })
    expect([scene.prompt, scene.asked]).toEqual(['transfer', 'AH'])
    scene.act('transfer', 'AH_III')
    expect(scene.asked).toBe('AH')
  })
  it('§23.5.a §errata.entry.romania.4 a collapsed Austria-Hungary sends nobody: its units of two nations are German', () => {
    const romania: SceneSpec = {
      turn: 12,
      tracks: { vp: 15 },
      stage: 'event',
      playing: 'AP39',
      pieces: { GE_AH_SudArmy: 'Budapest' },
    }
    expect(new StagedScene(romania).where('GE_AH_SudArmy')).toBe('Hermannstadt')
    expect(new StagedScene({ ...romania, status: { AH: 'collapsed' } }).where('GE_AH_SudArmy')).toBe(
      'Budapest',
    )
  })
  it('§13.2.c §errata.entry.italy.4 the way through an own fort is not open while it is besieged', () => {
    const control = { Lemberg: 'AP', Stanislau: 'AP', Munkacs: 'AP', Uzsok: 'AP' } as const
    const corps = { AH_III: 'Stryj' }
    expect(italy({ control, pieces: corps }).where('AH_III')).toBe('Gorizia')
    expect(italy({ control, pieces: { ...corps, RU_I: 'Przemysl' } }).where('AH_III')).toBe('Stryj')
  })
  it('§errata.entry.romania.4 nobody leaves a pocket for the space that takes the place of a lost goal', () => {
    const romania = (spec: SceneSpec): StagedScene =>
      new StagedScene({ turn: 10, ...spec, tracks: { vp: 15 }, stage: 'event', playing: 'AP39' })
    const ring = { Klausenburg: 'AP', Kronstadt: 'AP', Bistritz: 'AP' } as const
    const pieces = { AH_III: 'Schlossberg', RU_I: 'Hermannstadt' }
    expect(romania({ pieces, control: ring }).where('AH_III')).toBe('Schlossberg')
    expect(romania({ pieces, control: { Kronstadt: 'AP' } }).where('AH_III')).toBe('Arad')
  })
})
