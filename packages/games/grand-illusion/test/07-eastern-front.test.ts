import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

const WING = {
  'g-hq1': '72',
  'g-ii': '72',
  'g-iii': '62',
  'g-2c': '72',
  'g-4c': '62',
  'g-or': '72',
  'g-v': '85',
  'g-3c': '85',
  'g-hq5': '85',
} as const
const control = { '72': 'GE', '73': 'GE', '62': 'GE' } as const

const call = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({ stage: 'arrivals', turn: 3, side: 'GE', pieces: WING, control, ...spec })

describe('§7.3 the Eastern front', () => {
  it('§7.3 takes infantry that can attack and cavalry, in or next to the hexes of the 1st to 3rd Army HQs', () => {
    const scene = call()
    expect([scene.prompt, scene.asked]).toEqual(['eastern-front', 'GE'])
    expect(scene.offers('send')).toEqual(['g-2c', 'g-4c', 'g-ii', 'g-iii'])
    expect(scene.refusal('send', 'g-or').rule).toBe('7.3')
    expect(scene.refusal('send', 'g-v').rule).toBe('7.3')
  })

  it('§7.3 nine points and a cavalry division leave for good, without loss of VP', () => {
    const scene = call().act('send', 'g-ii').act('send', 'g-2c')
    expect(scene.refusal('done').code).toBe('not-enough-sent')
    scene.act('send', 'g-iii').act('done')
    expect(['g-ii', 'g-iii', 'g-2c', 'g-4c'].map((id) => scene.where(id))).toEqual([
      'removed',
      'removed',
      'removed',
      '62',
    ])
    expect([scene.points('GE'), scene.seen('sent-east')[0]?.points]).toEqual([0, 10])
  })

  it('§7.3 a disrupted corps counts with what is left of it', () => {
    const pieces = { ...WING, 'g-iii': { hex: '62', back: true }, 'g-ii': { hex: '72', back: true } }
    const scene = call({ pieces })
    expect(scene.seen('east-refused')).toHaveLength(1)
  })

  it('§7.3 or he sends nobody and loses two VP', () => {
    const scene = call().act('refuse-east')
    expect([scene.points('GE'), scene.where('g-ii')]).toEqual([-2, '72'])
  })

  it('§7.3 who has too few to send loses the points', () => {
    const scene = call({ pieces: { 'g-hq1': '72', 'g-ii': '72', 'g-2c': '72' } })
    expect([scene.points('GE'), scene.where('g-ii')]).toEqual([-2, '72'])
  })

  it('§7.3 only on turn 3', () => {
    for (const turn of [2, 4]) expect(call({ turn }).seen('east-refused')).toEqual([])
    for (const turn of [2, 4]) expect(call({ turn }).prompt).not.toBe('eastern-front')
  })

  it('§14.3.1.d.1 §14.3.4 never in scenario 3', () => {
    const scene = call({ scenario: 'what-if' })
    expect([scene.prompt === 'eastern-front', scene.points('GE')]).toEqual([false, 0])
  })

  it('§7.3 §9.4.4.with an HQ left alone with the enemy by it does not stay', () => {
    const pieces = { ...WING, 'g-hq3': '62', 'be-i': '62', 'g-4c': '72' }
    const scene = call({ pieces, control: { '72': 'GE', '73': 'GE' } })
    scene.act('send', 'g-ii').act('send', 'g-iii').act('send', 'g-2c').act('done')
    expect(scene.where('g-hq3')).toBe('72')
  })
})
