/** §28.0.d.3 §28.0.d.8 the redeployments of the treaty: those who leave do not cut the line of those who must. */
import { describe, expect, it } from 'vitest'
import { Scene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const started = (spec: SceneSpec): Scene =>
  new Scene({ turn: 14, set: { treatyTurn: 14 }, phase: 'treaty', round: 0, ...spec }).dice(1, 1, 1)

describe('German corps behind a fort that is besieged', () => {
  const kovno = (besieger: string, beyond: string): Scene =>
    started({
      flags: ['cpRailroads'],
      markers: { Vilna: 'GE' },
      pieces: { [besieger]: 'Kovno', [beyond]: 'Vilna', GE_HQ_Mackensen: 'Kovno' },
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
