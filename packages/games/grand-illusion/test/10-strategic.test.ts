import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { QUIET, withOptions } from './turns.ts'

/** the side given is the first of the phase */
const phase = (pieces: SceneSpec['pieces'], spec: Partial<SceneSpec> = {}): StagedScene => {
  const side = spec.side ?? 'AL'
  return new StagedScene({
    stage: 'strategic',
    side,
    initiative: side === 'AL' ? 'GE' : 'AL',
    turn: 5,
    ...spec,
    pieces,
  })
}
const goals = (scene: StagedScene, unit: string): string[] =>
  scene
    .act('transport', unit)
    .offers('rail-to')
    .sort((a, b) => Number(a) - Number(b))

describe('§10.1 strategic movement', () => {
  it('§10.1 §4.0 the player without the initiative first, a CAP a unit, until he has done', () => {
    const scene = phase({ ...QUIET, 'g-ii': '91' }, { side: 'GE' })
    expect(scene.asked).toBe('GE')
    scene.act('transport', 'g-i-b').act('rail-to', '100')
    expect([scene.where('g-i-b'), scene.caps('GE')]).toEqual(['100', 4])
    expect(scene.act('done').asked).toBe('AL')
  })

  it('§10.1 units of any size and HQs, but no siege guns and no forts', () => {
    const pieces = { 'g-i-b': '101', 'g-2c': '101', 'g-hq6': '101', 'g-ha420': '101', 'fort-metz-3': '101' }
    const scene = phase(pieces, { side: 'GE' })
    expect(scene.offers('transport')).toEqual(['g-2c', 'g-hq6', 'g-i-b'])
    expect(scene.refusal('transport', 'g-ha420').code).toBe('ha-never-by-rail')
  })

  it('§10.1 nobody without CAPs is asked', () => {
    const scene = phase(QUIET, { caps: { AL: 0 } })
    expect(scene.asked).toBe('GE')
  })
})

describe('§10.2 by rail', () => {
  it('§10.2 along friendly rail hexes, at most ten', () => {
    const far = goals(phase({ 'f-i': '1' }), 'f-i')
    expect(far).toContain('19')
    expect(far).not.toContain('21')
    const scene = phase({ 'f-i': '1', 'f-ii': '19' }).act('transport', 'f-i')
    expect(scene.refusal('rail-to', '104').code).toBe('too-far-by-rail')
    scene.act('rail-to', '39')
    expect(scene.seen('moved-by-rail')[0]?.hexes).toBe(5)
  })

  it('§10.2 ten hexes are within reach, eleven are not', () => {
    const scene = phase({ 'f-i': '1' }).act('transport', 'f-i')
    // 1 8 9 19 29 39 50 59 69 79 88 98
    expect(scene.offers('rail-to')).toContain('88')
    expect(scene.offers('rail-to')).not.toContain('98')
  })

  it('§10.2 not from, through or to a hex that is not friendly or has no railway', () => {
    const control = { '9': 'GE', '17': 'GE' } as const
    expect(goals(phase({ 'f-i': '1' }, { control }), 'f-i')).toEqual(['7', '8'])
    const off = phase({ 'f-i': '41', 'f-ii': '19' })
    expect(off.refusal('transport', 'f-i').code).toBe('not-on-friendly-rail')
  })

  it('§10.2 enemy units on the way do not matter', () => {
    const scene = phase({ 'f-i': '1', 'f-ii': '8', 'g-ii': '8' })
    expect(goals(scene, 'f-i')).toContain('19')
  })

  it('§10.2 the line must lead on to a French or German source', () => {
    const control = Object.fromEntries(['1', '4', '13', '61', '80', '89'].map((id) => [id, 'GE' as const]))
    const idle = phase({ ...QUIET, 'b-1-div': '17' }, { control })
    expect([idle.asked, idle.offers('transport')]).toEqual(['GE', ['g-i-b']])
    const cut = { '8': 'GE', '10': 'GE', '20': 'GE', '39': 'GE', '28': 'GE', '18': 'GE' } as const
    expect(phase({ 'f-i': '19', 'f-ii': '80' }, { control: cut }).offers('transport')).toEqual(['f-ii'])
  })

  it('§10.2 §8.4.3.h German trains do not run beyond 56 while the railhead is in force', () => {
    const control = Object.fromEntries(
      ['72', '73', '64', '65', '56', '46', '36'].map((id) => [id, 'GE' as const]),
    )
    const spec = { side: 'GE', control } as const
    expect(goals(phase({ 'g-ii': '64' }, { ...spec, set: { railhead: 2 } }), 'g-ii')).toContain('56')
    expect(goals(phase({ 'g-ii': '64' }, { ...spec, set: { railhead: 2 } }), 'g-ii')).not.toContain('46')
    expect(phase({ 'g-ii': '46' }, { ...spec, set: { railhead: 2 } }).offers('transport')).toEqual([])
    expect(goals(phase({ 'g-ii': '64' }, spec), 'g-ii')).toContain('46')
  })

  it('§10.2 §8.4.3.a a besieged fort cuts the line', () => {
    const control = Object.fromEntries(['72', '73', '64', '54'].map((id) => [id, 'GE' as const]))
    const pieces = { 'g-ii': '73', 'g-vii': '64', 'fort-namur': { hex: '64', besieged: true } }
    expect(goals(phase(pieces, { side: 'GE', control }), 'g-ii')).not.toContain('54')
  })

  it('§10.2 §8.4.6.a stacking counts where the journey ends', () => {
    const corps = ['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-vii']
    const pieces = { 'f-i': '1', ...Object.fromEntries(corps.map((id) => [id, '8'])) }
    const reached = goals(phase(pieces), 'f-i')
    expect(reached).not.toContain('8')
    expect(reached).toContain('9')
  })

  it('§2.4.hq an HQ that ends its journey with another turns both over', () => {
    const scene = phase({ 'f-hq1': '19', 'f-hq2': '28' }).act('transport', 'f-hq1').act('rail-to', '28')
    expect([scene.face('f-hq1'), scene.face('f-hq2')]).toEqual([1, 1])
  })
})

describe('§9.4.4.with HQs and strategic movement', () => {
  it('§9.4.4.with an HQ does not go where it would be alone with enemies', () => {
    const pieces = { 'f-hq1': '19', 'g-ii': '28', 'fort-paris': '28' }
    const scene = phase(pieces).act('transport', 'f-hq1')
    expect(scene.refusal('rail-to', '28').code).toBe('alone-with-enemies')
    expect(goals(phase({ ...pieces, 'f-i': '28' }), 'f-hq1')).toContain('28')
  })

  it('§9.4.4.with one whose last troops go by rail goes to others', () => {
    const pieces = { 'f-hq1': '28', 'f-i': '28', 'g-ii': '28', 'f-iii': '37' }
    const scene = phase(pieces).act('transport', 'f-i').act('rail-to', '9')
    expect([scene.where('f-hq1'), scene.face('f-hq1')]).toEqual(['37', 1])
  })
})

describe('who may use the railways', () => {
  it('§10.3.all nobody on turns 1 and 2', () => {
    for (const turn of [1, 2]) {
      // ships run from the first turn on
      const pieces = { ...QUIET, 'b-1-div': '14', 'b-2-div': '1' }
      const scene = phase(pieces, { turn, side: 'GE' })
      expect([scene.asked, scene.offers('transport')]).toEqual(['AL', ['b-1-div']])
    }
    const scene = phase({ 'f-i': '19', 'b-1-div': '14' }, { turn: 2 })
    expect(scene.refusal('transport', 'f-i').rule).toBe('10.3.all')
  })

  it('§10.3.fb French and British from turn 3 on', () => {
    expect(phase({ 'f-i': '19', 'b-1-div': '14' }, { turn: 3 }).offers('transport')).toEqual([
      'b-1-div',
      'f-i',
    ])
  })

  it('§10.3.ger Germans in Germany from turn 3, in hexes with German markers from turn 5', () => {
    const control = Object.fromEntries(['72', '73', '62'].map((id) => [id, 'GE' as const]))
    const reach = (turn: number): string[] =>
      goals(phase({ 'g-ii': '82' }, { side: 'GE', turn, control }), 'g-ii')
    expect(reach(4)).toEqual(expect.arrayContaining(['91', '85']))
    expect(reach(4)).not.toContain('73')
    expect(reach(5)).toEqual(expect.arrayContaining(['72', '73', '62']))
    const abroad = phase({ 'g-ii': '73', 'g-iii': '82' }, { side: 'GE', turn: 4, control })
    expect(abroad.refusal('transport', 'g-ii').rule).toBe('10.3.ger')
  })

  it('§10.3.bel Belgians never', () => {
    const scene = phase({ 'be-i': '33', 'f-i': '19', 'be-hq': '14' })
    expect(scene.offers('transport')).toEqual(['f-i'])
    expect(scene.refusal('transport', 'be-i').rule).toBe('10.3.bel')
  })

  it('§10.3.brit the British pass through Paris but do not stop', () => {
    const scene = phase({ 'b-1-div': '8' }, { control: { '17': 'GE' } })
    const reached = goals(scene, 'b-1-div')
    expect(reached).not.toContain('19')
    expect(reached).toContain('29')
    expect(scene.refusal('rail-to', '19').rule).toBe('10.3.brit')
  })
})

describe('§8.4.9.g the free move to Paris', () => {
  const danger = (spec: Partial<SceneSpec> = {}): StagedScene =>
    phase(
      { 'f-i': '80', 'f-57r': '80', 'b-1-div': '8', 'g-i-b': '101' },
      { set: { parisDanger: 5 }, caps: { AL: 0 }, ...spec },
    )

  it('§8.4.9.g one French corps by rail to Paris without a CAP, in the turn of the event', () => {
    const scene = danger()
    expect(scene.offers('transport')).toEqual(['f-i'])
    expect(goals(scene, 'f-i')).toEqual(['19'])
    scene.act('rail-to', '19')
    expect([scene.where('f-i'), scene.caps('AL')]).toEqual(['19', 0])
    expect(scene.state.freeMoveMade).toBe(1)
  })

  it('§8.4.9.g not on another turn, and only once', () => {
    expect(danger({ set: { parisDanger: 4 } }).asked).toBe('GE')
    expect(danger({ set: { parisDanger: 5, freeMoveMade: 1 } }).asked).toBe('GE')
  })

  it('§8.4.9.g on turn 3 if it happened before there were trains', () => {
    expect(danger({ turn: 3, set: { parisDanger: 2 } }).offers('transport')).toEqual(['f-i'])
  })
})

describe('§10.4 by sea', () => {
  const sail = (scene: StagedScene, unit: string): string[] => scene.act('transport', unit).offers('sail-to')
  const all = { 'f-i': '32', 'b-1-div': '23', 'be-i': '32', 'f-ii': '7', 'f-iii': '1', 'f-iv': '15' } as const

  it('§10.4 from a friendly port to one with a lower number, for a CAP, on any turn', () => {
    expect(sail(phase(all, { turn: 1 }), 'f-i')).toEqual(['1', '14', '23', '7'])
    expect(sail(phase(all, { turn: 1 }), 'b-1-div')).toEqual(['1', '14', '7'])
    const scene = phase(all, { turn: 1 }).act('transport', 'f-i').act('sail-to', '14')
    expect([scene.where('f-i'), scene.caps('AL')]).toEqual(['14', 4])
  })

  it('§10.4 not Belgians, not from a coast without a port, not to the east', () => {
    const scene = phase(all, { turn: 1 })
    expect(scene.offers('transport')).toEqual(['b-1-div', 'f-i', 'f-ii'])
    expect(scene.act('transport', 'b-1-div').refusal('sail-to', '32').code).toBe('port-not-lower')
    expect(scene.refusal('sail-to', '16').code).toBe('not-a-port')
  })

  it('§10.4 both ports must be friendly', () => {
    expect(sail(phase(all, { turn: 1, control: { '14': 'GE', '1': 'GE' } }), 'f-i')).toEqual(['23', '7'])
    expect(
      phase({ 'f-i': '32', 'f-ii': '23' }, { turn: 1, control: { '32': 'GE' } }).offers('transport'),
    ).toEqual(['f-ii'])
  })

  it('§12.5.4 not from Antwerp', () => {
    const pieces = { 'b-rn-div': '52', 'be-i': '52', 'f-i': '32' }
    expect(phase(pieces, { turn: 1 }).offers('transport')).toEqual(['f-i'])
  })

  it('§14.3.6.b.5 but with the invasion of Holland British and French units may', () => {
    const pieces = { 'b-rn-div': '52', 'be-i': '52' }
    const scene = phase(pieces, { turn: 1, scenario: 'what-if', prepare: withOptions([], [5]) })
    expect(scene.offers('transport')).toEqual(['b-rn-div'])
    expect(sail(scene, 'b-rn-div')).toEqual(['1', '14', '23', '32', '7'])
  })
})
