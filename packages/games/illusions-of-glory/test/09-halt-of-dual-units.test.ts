/** Chapters 7.2.4 and 9.4.2.c: the halt of the western allies, and units of two nations. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

/** Greece fights for the Allied Powers, BR and FR are not to attack, one point is left */
const halted = (others: Readonly<Record<string, string>> = {}): StagedScene =>
  new StagedScene({
    stage: 'activation',
    side: 'AP',
    turn: 5,
    points: 1,
    greece: 'AP',
    status: { BU: 'at-war' },
    tracks: { offensive: { AP: 'BR-FR-halt' } },
    pieces: { BR_GR_NationalDefence: 'Salonika', FR_1stGroup: 'Salonika', BU_1stArmy: 'Doiran', ...others },
  })
const target = (scene: StagedScene): StagedScene =>
  scene.act('attack-without', 'Salonika').act('target', 'Doiran')

describe('the National Defence Corps', () => {
  it('§9.4.2.c §3.2.1.h attacks as a Greek unit, without the French and for one point', () => {
    const scene = halted()
    expect([scene.offers('attack'), scene.offers('attack-without')]).toEqual([[], ['Salonika']])
    target(scene)
    expect(scene.offers('join')).toEqual(['BR_GR_NationalDefence'])
    expect(scene.refusal('join', 'FR_1stGroup').code).toBe('left-out-of-activation')
  })
  it('§9.4.2.c §3.2.1.h goes along with other Greeks', () => {
    expect(target(halted({ GR_I: 'Salonika' })).offers('join')).toContain('BR_GR_NationalDefence')
  })
  it('§7.2.4 §3.2.1.h does not break the halt', () => {
    const scene = target(halted()).dice(1, 1).act('join', 'BR_GR_NationalDefence').act('engage')
    expect(scene.seen('halt-broken')).toEqual([])
  })
})
