/** Chapters 12.7.4 and 27.0.f: an HQ shortens the retreat of its stack, then pays for the defeat. */
import { describe, expect, it } from 'vitest'
import { type Frozen, frozen, resumed } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** all losses of the fire have been taken */
function decided(by: number, spec: Frozen): StagedScene {
  const { s } = frozen({
    ...spec,
    set: { attackLn: by, defenceLn: 0 },
  })
  return resumed(s, 'result')
}
const rovno = (reduced: boolean): Frozen => ({
  at: 'Rovno',
  side: 'CP',
  attackers: { GE_XI: 'Dubno', GE_XX: 'Dubno' },
  defenders: { RU_XX: false, RU_HQ_Brusilov: reduced },
  destroyed: ['Dubno'],
})

describe('the HQ of the beaten', () => {
  it('§12.7.4.d §27.0.f a reduced one still saves its stack, and is gone afterwards', () => {
    const scene = decided(1, rovno(true))
    expect(scene.can('hq-stand')).toBe(true)
    scene.act('hq-stand')
    expect([scene.where('RU_XX'), scene.where('RU_HQ_Brusilov')]).toEqual(['Rovno', 'eliminated'])
  })
  it('§12.7.4.d §27.0.f as in the example: one space back together, then the step', () => {
    const scene = decided(2, rovno(false))
    scene.act('hq-stand')
    expect(scene.isReduced('RU_HQ_Brusilov')).toBe(false)
    scene.act('retreat-to', 'Sarny')
    expect([scene.where('RU_XX'), scene.where('RU_HQ_Brusilov')]).toEqual(['Sarny', 'Sarny'])
    expect(scene.isReduced('RU_HQ_Brusilov')).toBe(true)
  })
  it('§12.7.4.e so does Mackensen', () => {
    const scene = decided(1, {
      at: 'Lublin',
      attackers: { RU_II: 'BrestLitovsk' },
      defenders: { GE_XI: false, GE_HQ_Mackensen: true },
    })
    scene.act('hq-stand')
    expect(scene.seen('retreat-shortened')).toMatchObject([{ rule: '12.7.4.e', by: 1 }])
    expect([scene.where('GE_XI'), scene.where('GE_HQ_Mackensen')]).toEqual(['Lublin', 'eliminated'])
  })
  it('§27.0.f without a retreat the step is lost at once', () => {
    const scene = decided(1, { ...rovno(false), attackers: { GE_XI: { at: 'Dubno', reduced: true } } })
    expect(scene.isReduced('RU_HQ_Brusilov')).toBe(true)
    expect(scene.state.combat).toBe(-1)
  })
  it('§27.0.g the HQ of the victor regains its step before the retreat', () => {
    const spec = rovno(false)
    const scene = decided(2, {
      ...spec,
      attackers: { ...spec.attackers, GE_HQ_Mackensen: { at: 'Dubno', reduced: true } },
    })
    expect(scene.isReduced('GE_HQ_Mackensen')).toBe(false)
  })
})
