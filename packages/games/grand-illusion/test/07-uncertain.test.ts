import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { ARRIVAL } from '../state.ts'
import { arrivals, due, places } from './arrivals.ts'
import type { StagedScene } from './scene.ts'
import { type SceneSpec } from './scene.ts'
import { withOptions } from './turns.ts'

describe('§7.1.1 uncertain reinforcements', () => {
  const pieces = { 'f-hq5': '46', 'b-hq': '45', 'f-xxxi': due(6), 'g-i-b': '101' }

  it('§7.1.1 §7.1.3 with a supplied HQ of their nationality, or in a friendly source, or in Paris', () => {
    expect(places(arrivals({ turn: 6, pieces }), 'f-xxxi')).toEqual(['4', '13', '19', '46', '61', '80', '89'])
  })

  it('§7.1.1 not in a source the enemy holds, nor with an HQ out of supply', () => {
    const control = Object.fromEntries(
      ['36', '45', '47', '55', '56', '37', '35', '80'].map((id) => [id, 'GE' as const]),
    )
    expect(places(arrivals({ turn: 6, pieces, control }), 'f-xxxi')).toEqual(['4', '13', '19', '61', '89'])
  })

  it('§7.1.1 §8.4.7.c before turn 7 no French or British unit in a Schlieffen Plan hex', () => {
    expect(places(arrivals({ turn: 7, pieces }), 'f-xxxi')).toContain('1')
    const british = { 'b-hq': '16', 'b-6-div': due(6) }
    expect(places(arrivals({ turn: 6, pieces: british }), 'b-6-div')).toEqual(['4'])
    expect(places(arrivals({ turn: 7, pieces: british }), 'b-6-div')).toEqual(['1', '4', '14', '16'])
    const scene = arrivals({ turn: 6, pieces: british }).act('arrive', 'b-6-div')
    expect(scene.refusal('place-in', '16').code).toBe('schlieffen-before-turn-7')
  })

  it('§14.3.1.d.4 but in scenario 3 they may', () => {
    const british = { 'b-hq': '16', 'b-6-div': due(6) }
    expect(places(arrivals({ turn: 6, pieces: british, scenario: 'what-if' }), 'b-6-div')).toEqual([
      '1',
      '4',
      '14',
      '16',
    ])
    expect(places(arrivals({ turn: 6, pieces: british }), 'b-6-div')).not.toContain('16')
  })

  it('§7.1.1 the British have their own sources, and no German is barred from anything', () => {
    const german = { 'g-lw': due(5), 'g-hq1': '72' }
    const control = { '72': 'GE', '73': 'GE' } as const
    expect(places(arrivals({ turn: 5, side: 'GE', pieces: german, control }), 'g-lw')).toEqual([
      '72',
      '91',
      '94',
      '100',
      '105',
      '107',
    ])
  })
})

describe('§7.1.2 uncertain HQs', () => {
  const pieces = { 'f-hq5': '46', 'b-hq': '45', 'f-hq9': due(4), 'f-mor2': due(4) }

  it('§7.1.2 in any supplied friendly hex without another HQ of the nationality', () => {
    const scene = arrivals({ turn: 4, pieces, control: { '58': 'GE' } }).act('arrive', 'f-hq9')
    expect(scene.offers('place-in')).toEqual(expect.arrayContaining(['45', '59', '19']))
    expect(scene.offers('place-in')).not.toContain('46')
    expect(scene.offers('place-in')).not.toContain('58')
    expect(scene.refusal('place-in', '46').code).toBe('another-hq-there')
  })

  it('§7.1.2 and on that turn it receives nobody', () => {
    const scene = arrivals({ turn: 4, pieces }).act('arrive', 'f-hq9').act('place-in', '59')
    expect(scene.act('arrive', 'f-mor2').offers('place-in')).not.toContain('59')
    expect(scene.refusal('place-in', '59').code).toBe('hq-just-placed')
    const next = arrivals({ turn: 5, pieces: { 'f-hq9': '59', 'f-mor2': due(4) } })
    expect(places(next, 'f-mor2')).toContain('59')
  })

  it('§7.1.2 §9.4.4.with it does not come where it would be alone with enemies', () => {
    const fort = { ...pieces, 'fort-toul': '87', 'g-v': '87' }
    const scene = arrivals({ turn: 4, pieces: fort }).act('arrive', 'f-hq9')
    expect(scene.refusal('place-in', '87').code).toBe('alone-with-enemies')
    expect(places(arrivals({ turn: 4, pieces: { ...fort, 'f-xx': '87' } }), 'f-hq9')).toContain('87')
  })

  it('§7.1.2 a choice can be taken back', () => {
    const scene = arrivals({ turn: 4, pieces }).act('arrive', 'f-hq9').act('put-back')
    expect([scene.prompt, scene.where('f-hq9')]).toEqual(['arrivals', 'to-come'])
  })
})

describe('§7.1.3 Paris', () => {
  it('§7.1.3 takes French units and HQs, even beside another HQ', () => {
    const pieces = { 'f-hq5': '19', 'f-hq9': due(4) }
    expect(places(arrivals({ turn: 4, pieces }), 'f-hq9')).toContain('19')
  })

  it('§7.1.3 no British, nobody when it is German or out of supply', () => {
    const pieces = { 'b-6-div': due(7), 'f-xxxi': due(6), 'g-i-b': '101' }
    expect(places(arrivals({ turn: 7, pieces }), 'b-6-div')).not.toContain('19')
    const lost = arrivals({ turn: 7, pieces, control: { '19': 'GE' } })
    expect(places(lost, 'f-xxxi')).not.toContain('19')
    const ring = Object.fromEntries(['9', '10', '18', '20', '28', '29'].map((id) => [id, 'GE' as const]))
    expect(places(arrivals({ turn: 7, pieces, control: ring }), 'f-xxxi')).not.toContain('19')
  })
})

describe('§12.3 Rule Britannia', () => {
  const pieces = { 'b-7-div': due(10), 'b-rn-div': due(9), 'b-8-div': due(10), 'be-i': '52' }

  it('§12.3 the 7th and the Royal Naval Division may come to any supplied friendly coast, the latter to Antwerp, too', () => {
    const scene = (): StagedScene => arrivals({ turn: 10, pieces })
    expect(places(scene(), 'b-7-div')).toEqual(['1', '4', '7', '14', '15', '16', '23', '32', '42'])
    expect(places(scene(), 'b-rn-div')).toEqual(['1', '4', '7', '14', '15', '16', '23', '32', '42', '52'])
    expect(places(scene(), 'b-8-div')).toEqual(['1', '4', '14'])
  })

  it('§12.3 not to a coast that is cut off or in enemy hands', () => {
    const control = { '33': 'GE', '43': 'GE', '23': 'GE', '52': 'GE' } as const
    expect(places(arrivals({ turn: 10, pieces: { 'b-rn-div': due(9) }, control }), 'b-rn-div')).toEqual([
      '1',
      '4',
      '7',
      '14',
      '15',
      '16',
    ])
  })
})

describe('§12.6 the Belgian 4th Division', () => {
  it('§12.6 comes back at a friendly Belgian source on the coast, at full strength', () => {
    const pieces = { 'be-4': due(6, ARRIVAL.fourthDivision), 'be-hq': '52', 'be-i': '52' }
    expect(places(arrivals({ turn: 6, pieces }), 'be-4')).toEqual(['1', '14'])
    expect(places(arrivals({ turn: 6, pieces, control: { '1': 'GE' } }), 'be-4')).toEqual(['14'])
    const scene = arrivals({ turn: 6, pieces }).act('arrive', 'be-4').act('place-in', '14')
    expect([scene.where('be-4'), scene.face('be-4')]).toEqual(['14', 0])
  })
})

describe('German detachment HQs on turn 6', () => {
  const pieces = { 'g-hq-strantz': due(6), 'g-hq7': { hex: '105', back: true }, 'g-xv': '105' }
  const start = (turn: number, scenario: SceneSpec['scenario'] = 'campaign'): StagedScene =>
    arrivals({ turn, side: 'GE', pieces, scenario })

  it('§14.1.1.b.1 §14.2.1.5 §14.3.1.b.1 may take the place of an army HQ, which comes in a turn later', () => {
    for (const scenario of ['campaign', 'marne', 'what-if'] as const) {
      const scene = start(6, scenario).act('arrive', 'g-hq-strantz').act('place-in', '105')
      expect([scene.where('g-hq-strantz'), scene.where('g-hq7')]).toEqual(['105', 'to-come'])
      expect(scene.seen('hq-relieved')).toHaveLength(1)
      const relieved = piece('g-hq7')
      expect([scene.face('g-hq7'), scene.state.arrival.get(relieved)]).toEqual([0, 7])
      expect(scene.state.arrivalKind.get(relieved)).toBe(ARRIVAL.uncertain)
    }
    const later = arrivals({ turn: 7, side: 'GE', pieces: { 'g-hq7': due(7, ARRIVAL.uncertain) } })
    expect(places(later, 'g-hq7')).toEqual(expect.arrayContaining(['84', '106']))
  })

  it('§14.1.1.b.1 but only on turn 6, and only from an army', () => {
    expect(places(start(7), 'g-hq-strantz')).not.toContain('105')
    const beside = { 'g-hq-strantz': due(6), 'g-hq-gaede': '106' }
    expect(places(arrivals({ turn: 6, side: 'GE', pieces: beside }), 'g-hq-strantz')).not.toContain('106')
  })
})

describe('options that change where units arrive', () => {
  it('§14.3.6.a.4 a port taken by the landing is a British source', () => {
    const pieces = { 'b-8-div': due(11), 'b-1-div': '32', 'b-2-div': '45' }
    const spec = { turn: 11, scenario: 'what-if', pieces, prepare: withOptions([4]) } as const
    expect(places(arrivals({ ...spec, set: { landingPort: 31 } }), 'b-8-div')).toContain('32')
    expect(places(arrivals(spec), 'b-8-div')).not.toContain('32')
  })

  it('§14.3.6.b.5 Antwerp, a German source, takes uncertain units and those meant for 81', () => {
    const pieces = { 'g-6br': due(12), 'g-marine': due(3), 'g-ii': '52', 'g-hq1': '72' }
    const control = { '52': 'GE', '72': 'GE', '73': 'GE' } as const
    const spec = { turn: 12, side: 'GE', scenario: 'what-if', pieces, control } as const
    const open = (): StagedScene =>
      arrivals({ ...spec, prepare: withOptions([], [5]), set: { antwerpSource: 6 } })
    expect(places(open(), 'g-6br')).toContain('52')
    expect(places(open(), 'g-marine')).toEqual(['52', '81'])
    expect(places(arrivals(spec), 'g-6br')).not.toContain('52')
  })

  it('§14.3.6.b.5 with the Scheldt no longer neutral the 7th Division may come to Antwerp', () => {
    const pieces = { 'b-7-div': due(10), 'be-i': '52' }
    const spec = { turn: 10, scenario: 'what-if', pieces } as const
    expect(places(arrivals({ ...spec, prepare: withOptions([], [5]) }), 'b-7-div')).toContain('52')
    const taken = arrivals({ ...spec, prepare: withOptions([], [5]), control: { '52': 'GE' } })
    expect(places(taken, 'b-7-div')).not.toContain('52')
  })

  it('§14.3.6.b.2 extra siege guns come in like other uncertain units', () => {
    const pieces = { 'g-haopt1': due(5), 'g-hq1': '92', 'g-ii': '92' }
    expect(places(arrivals({ turn: 5, side: 'GE', pieces, scenario: 'what-if' }), 'g-haopt1')).toEqual([
      '91',
      '92',
      '94',
      '100',
      '105',
      '107',
    ])
  })
})
