import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { fight, type FightSpec, fortune, shots } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const battle = (hex: string, attackers: readonly string[], defenders: readonly string[]): FightSpec => ({
  hex,
  attackers,
  turn: 6,
  pieces: Object.fromEntries([...attackers, ...defenders].map((id): [string, Placed] => [id, hex])),
})
const rolled = (roll: number, spec: FightSpec, ...dice: number[]): StagedScene =>
  fight(spec)
    .dice(...fortune(roll), ...dice)
    .act('battle', spec.hex)

/** Germans stand in all hexes around 27. */
const ring: FightSpec = {
  ...battle('27', ['g-ii', 'g-iii'], ['f-i']),
  control: { 17: 'GE', 18: 'GE', 26: 'GE', 28: 'GE', 36: 'GE', 37: 'GE' },
}
const besetBy = (ids: readonly string[]): FightSpec => ({
  ...ring,
  pieces: {
    ...ring.pieces,
    ...Object.fromEntries(['17', '18', '26', '28', '36', '37'].map((at, i) => [ids[i] as string, at])),
  },
})

describe('7: what the tactical advantage allows', () => {
  it('§9.1.4 §9.4.2 nobody retires who has no way to go', () => {
    const scene = rolled(7, besetBy(['g-v', 'g-vi', 'g-vii', 'g-viii', 'g-ix', 'g-x']))
    expect([scene.can('retire'), scene.can('skirmish'), scene.can('counterattack')]).toEqual([
      false,
      true,
      true,
    ])
    expect(scene.refusal('retire')).toMatchObject({ code: 'no-way-to-retire', rule: '9.4.2' })
  })

  it('§9.1.4 §9.4.3.a a way through enemy cavalry is a way, at its price', () => {
    const scene = rolled(7, besetBy(['g-2c', 'g-vi', 'g-vii', 'g-viii', 'g-ix', 'g-x'])).act('retire')
    expect([scene.where('f-i'), scene.face('f-i')]).toEqual(['17', 1])
  })

  it('§9.1.4 forts alone cannot leave or strike back, but make it a skirmish', () => {
    const scene = rolled(7, battle('87', ['g-ii', 'g-iii', 'g-iv', 'g-v'], ['fort-nancy', 'fort-toul']))
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'tactical-advantage'])
    expect([scene.can('retire'), scene.can('counterattack')]).toEqual([false, false])
    expect(scene.refusal('counterattack')).toMatchObject({ code: 'nobody-to-act', rule: '9.2.4.a' })
    scene.act('skirmish').act('by-the-book')
    if (scene.prompt === 'choose-skirmish') scene.dice(6, 6).act('engage', 'g-ii')
    expect([shots(scene).length, scene.caps('AL')]).toEqual([2, 4])
  })

  it('§9.1.4 nobody is asked where the guns have left nobody', () => {
    const scene = fight({
      ...battle('79', ['g-ii', 'g-ha420'], []),
      pieces: { 'g-ii': '79', 'g-ha420': '79', 'fort-langres': { hex: '79', lost: 3 } },
    }).act('battle', '79')
    scene.dice(1, ...fortune(7)).act('bombard', 'g-ha420')
    expect(scene.seen('nobody-to-fight')).toHaveLength(1)
    expect(scene.caps('AL')).toBe(5)
  })

  it('§9.1.4 retiring takes HQs along and leaves the fort to a siege (§9.5.3.a)', () => {
    const scene = rolled(7, battle('79', ['g-ii', 'g-iii'], ['f-i', 'f-hq1', 'fort-langres'])).act('retire')
    scene.act('retreat', '69').act('halt-here')
    expect([scene.where('f-i'), scene.where('f-hq1'), scene.face('f-hq1')]).toEqual(['69', '69', 1])
    expect(scene.isMarked('fort-langres', 'besieged')).toBe(true)
  })
})

describe('10: the roles exchanged', () => {
  it('§9.2.4.b §9.2.6 cavalry that was to attack may withdraw from the counterattack', () => {
    const scene = rolled(10, battle('27', ['g-2c'], ['f-i']))
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'withdraw-cavalry'])
  })

  it('§9.2.4.b §12.2 British who defend against it have their red circle, those who strike have not', () => {
    const struck = rolled(10, battle('27', ['b-1-div'], ['g-ii']), 5, 5)
    expect(shots(struck).map(({ strength }) => strength)).toEqual([5, 4])
    const strikes = rolled(10, battle('27', ['g-ii'], ['b-1-div']), 5, 5)
    expect(shots(strikes).map(({ strength }) => strength)).toEqual([3, 5])
  })

  it('§9.2.4.a §2.4.paren who can only defend does not strike back', () => {
    const scene = rolled(10, battle('27', ['f-i'], ['g-or']))
    expect(scene.seen('no-counterattack')).toHaveLength(1)
    expect(scene.state.phasing).toBe(1)
  })

  it('§9.2.4.b a besieged fort of the former attacker defends; no −1 from it, no trench, no ground', () => {
    const scene = rolled(10, {
      ...battle('79', ['f-i', 'f-iii'], ['g-ii', 'g-iii', 'g-iv']),
      trenches: { 79: 2 },
      pieces: {
        ...battle('79', ['f-i', 'f-iii'], ['g-ii', 'g-iii', 'g-iv']).pieces,
        'fort-langres': { hex: '79', besieged: true },
      },
    })
    scene.dice(...Array.from({ length: 6 }, () => 5)).act('by-the-book')
    const drms = scene.seen('fired').map(({ side, modifiers }) => [side, modifiers.map(({ drm }) => drm)])
    expect(drms).toEqual([
      [1, [1]],
      [0, []],
      [1, [1]],
      [0, []],
      [1, []],
      [0, []],
    ])
  })

  it('§9.1.3.d other battles are off after it, but not after a counterattack by tactical advantage', () => {
    const spec: FightSpec = {
      hex: '36',
      attackers: ['f-i', 'f-iii'],
      entered: true,
      turn: 6,
      pieces: { 'f-i': '36', 'f-iii': '47', 'g-ii': '36', 'g-iii': '47' },
      set: { activeHex: hex('46'), waived: 3 },
      prepare: (state) => {
        state.battle.set(hex('47'), DUE.forced)
      },
    }
    const ten = rolled(10, spec, 6, 6).act('stay')
    expect([ten.asked, ten.seen('battles-cancelled').length]).toEqual(['GE', 1])
    const seven = rolled(7, spec).dice(6, 6).act('counterattack').act('stay')
    expect([seven.asked, seven.offers('battle')]).toEqual(['AL', ['47']])
  })
})

describe('a defender without CAPs', () => {
  const poor = { ...battle('27', ['f-i'], ['g-ii']), caps: { GE: 0, AL: 3 }, set: { waived: 3 } }

  it.each([3, 10])('§8.1.1.b §9.1.3.d %i hands over to him and straight back', (roll) => {
    const scene = rolled(roll, poor, 6, 6)
    if (scene.prompt === 'retreat-or-stay') scene.act('stay')
    expect([scene.asked, scene.prompt, scene.state.activations]).toEqual(['AL', 'activity', 0])
  })
})
