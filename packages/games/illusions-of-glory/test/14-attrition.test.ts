/** §6.0.C §14.3.2 §11.2.k what the Attrition Phase takes. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** a game that stands before its Attrition Phase; nobody can buy anything afterwards */
const starved = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'attrition', round: 0, ...spec })
const lost = (scene: StagedScene): string[] => scene.seen('step-lost').map(({ rule }) => rule)

describe('the Attrition Phase', () => {
  it('§6.0.C §14.3.2.a §14.3.2.b all units out of supply lose a step, the others nothing', () => {
    const scene = starved({
      pieces: { RU_I: 'Stryj', 'RU_inf_SCU.1': 'Stryj', RU_II: 'Kiev', AH_II: 'Lemberg' },
    })
    expect(['RU_I', 'RU_inf_SCU.1', 'RU_II', 'AH_II'].map((id) => scene.isReduced(id))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(lost(scene)).toEqual(['14.3.2.a', '14.3.2.b'])
    expect(scene.where('RU_I')).toBe('Stryj')
  })

  it('§14.3.2.a §12.6.6.c an LCU that was reduced before is gone for good, without an SCU in its place', () => {
    const scene = starved({
      pieces: { RU_I: { at: 'Stryj', reduced: true }, 'RU_inf_SCU.1': 'reserve' },
      tracks: { quality: { RU: 8 } },
    })
    expect(scene.where('RU_I')).toBe('eliminated')
    expect(scene.where('RU_inf_SCU.1')).toBe('reserve')
    expect(scene.quality('RU')).toBe(7)
    expect(scene.seen('unit-eliminated').map(({ rule }) => rule)).toEqual(['12.6.6.c'])
  })

  it('§14.3.2.b §12.6.5.d an SCU that was reduced before is destroyed, and may be rebuilt', () => {
    const scene = starved({
      pieces: { 'RU_inf_SCU.1': { at: 'Stryj', reduced: true }, 'RU_uprising.1': 'Uman' },
    })
    expect(scene.where('RU_inf_SCU.1')).toBe('replaceable')
    expect(scene.isReduced('RU_uprising.1')).toBe(false)
  })

  it('§14.3.2.c the space falls to the enemy when nobody is left in it', () => {
    const spec: SceneSpec = { pieces: { 'RU_inf_SCU.1': { at: 'Stryj', reduced: true } } }
    expect(starved(spec).control('Stryj')).toBe('CP')
    const held = starved({ pieces: { 'RU_inf_SCU.1': 'Stryj' } })
    expect([held.control('Stryj'), held.marker('Stryj')]).toEqual(['AP', 'RU'])
  })

  it('§14.3.2.c §20.5.a §20.5.c not where an own fort stands', () => {
    const control = { Dubno: 'CP', Rovno: 'CP', Sarny: 'CP', Kowel: 'CP', Brody: 'CP' } as const
    const spec: SceneSpec = { pieces: { 'RU_inf_SCU.1': { at: 'Lutsk', reduced: true } }, control }
    const scene = starved(spec)
    expect([scene.where('RU_inf_SCU.1'), scene.control('Lutsk')]).toEqual(['replaceable', 'AP'])
    expect(starved({ ...spec, destroyed: ['Lutsk'] }).control('Lutsk')).toBe('CP')
  })

  it('§14.3.2.d the fall of one side’s units opens no line for the other’s', () => {
    // starving besiegers of Przemysl close the only road to an Austrian corps
    const scene = starved({
      pieces: { RU_I: { at: 'Przemysl', reduced: true }, AH_II: { at: 'Uzsok', reduced: true } },
      control: { Stryj: 'AP', Munkacs: 'AP' },
    })
    expect([scene.where('RU_I'), scene.where('AH_II')]).toEqual(['eliminated', 'eliminated'])
  })

  it('§11.2.k an empty space without a line to its sources changes hands, and VP with it', () => {
    const scene = starved({ markers: { Lemberg: 'RU', Uman: 'GE' }, tracks: { vp: 14 } })
    expect([scene.control('Lemberg'), scene.control('Uman')]).toEqual(['CP', 'AP'])
    expect([scene.marker('Lemberg'), scene.marker('Uman')]).toEqual(['none', 'none'])
    expect(scene.state.vp).toBe(15)
    expect(scene.seen('spaces-cut-off').map(({ rule }) => rule)).toEqual(['11.2.k', '11.2.k'])
  })

  it('§11.2.k neither forts, nor sources, nor regions, nor what has a line or a garrison', () => {
    const scene = starved({
      pieces: { 'GE_inf_SCU.1': 'Kamenets', AH_II: 'Stanislau' },
      control: { Warsaw: 'AP', Kiev: 'CP', Kharkov: 'CP', Brody: 'AP', Dvinsk: 'CP', Tarnopol: 'CP' },
      markers: { Kamenets: 'GE' },
    })
    expect(['Kiev', 'Kharkov', 'Dvinsk', 'Brody', 'Kamenets'].map((id) => scene.control(id))).toEqual([
      'CP',
      'CP',
      'CP',
      'AP',
      'CP',
    ])
  })

  it('§27.0.c support goes with the last troops beside it', () => {
    const scene = starved({ pieces: { RU_I: { at: 'Stryj', reduced: true }, RU_HQ_Brusilov: 'Stryj' } })
    expect(scene.where('RU_HQ_Brusilov')).toBe('eliminated')
  })
})
