import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

const arriving = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'arrivals', initiative: spec.side === 'GE' ? 'AL' : 'GE', ...spec })

describe('§7.2.placement replacements and an HQ that was placed this turn', () => {
  const newHq = { hex: 'to-come', arrival: 4 } as const
  const french = (spec: Partial<SceneSpec> = {}): StagedScene =>
    arriving({
      side: 'AL',
      turn: 4,
      ...spec,
      pieces: {
        'f-i': '19',
        'g-i-b': '101',
        'f-hq9': newHq,
        'f-ii': 'dead',
        'f-mor2': newHq,
        ...spec.pieces,
      },
    })

  it('§7.2.placement none is placed with it, though the hex is a source', () => {
    const scene = french().act('arrive', 'f-hq9').act('place-in', '61').act('rebuild', 'f-ii')
    expect(scene.offers('place-in')).toEqual(['13', '19', '4', '80', '89'])
    expect(scene.refusal('place-in', '61')).toMatchObject({ code: 'hq-just-placed', rule: '7.2.placement' })
  })

  it('§7.2.placement the same for Germans', () => {
    const pieces = { 'g-i-b': '101', 'f-i': '19', 'g-hqnord': { hex: 'to-come', arrival: 5 }, 'g-ii': 'dead' }
    const scene = arriving({ side: 'GE', turn: 5, pieces })
    scene.act('arrive', 'g-hqnord').act('place-in', '91').act('rebuild', 'g-ii')
    expect(scene.offers('place-in')).toEqual(['100', '105', '107', '94'])
  })

  it('§7.1.1 §7.1.2 reinforcements do not need that HQ in a source', () => {
    const scene = french().act('arrive', 'f-hq9').act('place-in', '61').act('arrive', 'f-mor2')
    expect(scene.offers('place-in')).toContain('61')
  })

  it('§7.2.placement in Paris they always come in', () => {
    const scene = french().act('arrive', 'f-hq9').act('place-in', '19').act('rebuild', 'f-ii')
    expect(scene.offers('place-in')).toContain('19')
  })
})

describe('§7.3 the Eastern front', () => {
  const wing = {
    'g-hq1': '63',
    'g-iii': '63',
    'g-iv': '63',
    'g-2c': '63',
    'g-4c': '63',
    'f-i': '19',
  } as const
  const control = { '63': 'GE', '64': 'GE', '72': 'GE', '73': 'GE', '74': 'GE' } as const

  it('§7.3 nine points are the least: more may go', () => {
    const scene = arriving({ side: 'GE', turn: 3, control, pieces: { ...wing, 'g-ii': '63' } })
    scene.act('send', 'g-iii').act('send', 'g-iv').act('send', 'g-ii').act('send', 'g-2c')
    expect([scene.offers('send'), scene.can('done')]).toEqual([['g-4c'], true])
    expect(scene.refusal('send', 'g-ii').code).toBe('not-eligible-for-east')
    scene.act('done')
    expect(scene.seen('sent-east')[0]?.points).toBe(15)
  })

  it('§7.3 §9.5.3.b §8.3.3 §9.5.4.a besiegers who leave raise the siege; the hex goes back', () => {
    const pieces = {
      ...wing,
      'g-iv': '64',
      'g-ha420': '64',
      'be-4': '65',
      'fort-namur': { hex: '64', besieged: true },
    } as const
    const scene = arriving({ side: 'GE', turn: 3, control, pieces })
    scene.act('send', 'g-iii').act('send', 'g-iv').act('send', 'g-2c').act('done')
    expect([scene.isMarked('fort-namur', 'besieged'), scene.control('64')]).toEqual([false, 'AL'])
    // alone with a fort only: no infantry or cavalry takes the guns
    expect(scene.where('g-ha420')).toBe('64')
  })
})
