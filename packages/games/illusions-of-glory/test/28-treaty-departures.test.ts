/** §28.0.d.3 §28.0.d.8 the redeployments of the treaty: those who leave do not cut the line of those who must. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const started = (spec: SceneSpec): StagedScene =>
  new StagedScene({ turn: 14, set: { treatyTurn: 14 }, stage: 'treaty', round: 0, ...spec }).dice(1, 1, 1)

describe('German corps behind a fort that is besieged', () => {
  const kovno = (besieger: string, beyond: string): StagedScene =>
    started({
      flags: ['cpRailroads'],
      markers: { Vilna: 'GE' },
      pieces: { [besieger]: 'Kovno', [beyond]: 'Vilna', GE_HQ_Mackensen: 'Vilna' },
    })
  it.each([
    ['GE_I', 'GE_XX'],
    ['GE_XX', 'GE_I'],
  ])('§28.0.d.8 all in supply go at once: %s besieges, %s is beyond', (besieger, beyond) => {
    const scene = kovno(besieger, beyond)
    const ends = [besieger, beyond, 'GE_HQ_Mackensen'].map((id) => scene.where(id))
    expect(ends).toEqual(['Brandenburg', 'Brandenburg', 'Brandenburg'])
  })
})

it('§28.0.d.3 Russians who besiege a fort abroad go home last, after those beyond it', () => {
  const scene = started({
    flags: ['apRailroads'],
    markers: { Lemberg: 'RU', Brody: 'RU' },
    pieces: { RU_I: 'Przemysl', 'RU_inf_SCU.1': 'Gorlice' },
  })
  scene.act('redeploy-to', 'Kiev').act('redeploy-to', 'Odessa')
  expect([scene.where('RU_inf_SCU.1'), scene.where('RU_I')]).toEqual(['Kiev', 'Odessa'])
})

describe('an HQ of another nation that Russians leave behind', () => {
  const constanta = (pieces: NonNullable<SceneSpec['pieces']>): StagedScene =>
    started({
      status: { RO: 'at-war' },
      pieces: { 'RU_2-4Special': 'Constanta', FR_HQ_dEsperey: 'Constanta', ...pieces },
    }).act('redeploy-to', 'Odessa')
  it('§28.0.d.3 §27.0.b goes to the nearest troops it may join', () => {
    const scene = constanta({ FR_XII: 'Galatz' })
    expect([scene.where('RU_2-4Special'), scene.where('FR_HQ_dEsperey')]).toEqual(['Odessa', 'Galatz'])
  })
  it('§28.0.d.3 §27.0.c is lost if there are none', () => {
    expect(constanta({}).where('FR_HQ_dEsperey')).toBe('eliminated')
  })
})
