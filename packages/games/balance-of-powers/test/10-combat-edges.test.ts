/** Chapter 10 at its edges: who may not, who need not, and what is left alone. */
import { describe, expect, it } from 'vitest'
import { DEED, GROUND_MARK, MARK, STANDING } from '../codes.ts'
import { CP, DE, nation } from '../nations.ts'
import { place } from '../places.ts'
import { modifiersOf } from '../rules/10-land-combat/modifiers.ts'
import { renewFreeAttacks } from '../rules/10-land-combat/payment.ts'
import { CROSSINGS } from '../terrain.ts'
import { unit } from '../units.ts'
import { battle, facing, FRENCH, modifier, stack, THREE, TRENCH } from './combat-scene.ts'
import { type SceneSpec, StagedScene, stateFor } from './scene.ts'

describe('reserves', () => {
  const prompted = (change: (scene: StagedScene) => void, more: SceneSpec = {}): boolean => {
    const units = { '0925': 'FR-inf-20', ...more.units }
    const scene = facing('DE-inf-2', 'FR-inf-1', { ...TRENCH, ...more, units }).act('unit', 'DE-inf-2')
    change(scene)
    scene.act('attack', '1025').dice(3, 3).act('nation', 'DE')
    return scene.prompt === 'commit-reserve'
  }

  it('§10.41 §10.42 one a half, none out of a trench battle, none without room', () => {
    expect(prompted(() => undefined)).toBe(true)
    expect(prompted((s) => s.state.ground.add(place('1025'), GROUND_MARK.reserveSpent))).toBe(false)
    expect(prompted((s) => s.state.ground.add(place('0925'), GROUND_MARK.trenchBattle))).toBe(false)
  })

  it('§10.41 §2.62 none into a full place', () => {
    const six = 'FR-inf-1 FR-inf-2 FR-inf-3 FR-inf-4 FR-inf-5 FR-inf-6'
    const scene = stack('DE-inf-2', six, { trench: 'FR-inf-1', units: { '0925': 'FR-inf-20' } })
    expect(scene.act('nation', 'DE').prompt).toBe('point-unit')
  })

  it('§12.1 §10.41 no British corps to French ones', () => {
    const scene = stack('DE-inf-2', 'FR-inf-1', { ...TRENCH, units: { '0925': 'GB-inf-1' } })
    expect(scene.dice(3, 3).act('nation', 'DE').prompt).not.toBe('commit-reserve')
  })
})

describe('who cannot pay or wear down', () => {
  /** Germans at St. Quentin, cut off */
  const cut = (die: readonly number[], more: SceneSpec): StagedScene => {
    const scene = new StagedScene({ month: '1915-03', rp: { DE: 9, FR: 9 }, ...more }).act('stack', '0621')
    return scene
      .act('attack', '0520')
      .act('nation', 'DE')
      .dice(...die)
      .act('point', 'DE-inf-2')
  }

  it('§10.711 §10.713 a force out of supply', () => {
    const worn = cut([3, 4], {
      units: { '0621': 'DE-inf-2 DE-inf-3', '0520': 'FR-inf-1' },
      trench: 'FR-inf-1',
    })
    worn.act('nation', 'FR')
    expect([worn.where('DE-inf-2'), worn.where('DE-inf-3')]).toEqual(['pool', 'pool'])
    expect(worn.seen('attrition')).toHaveLength(0)
  })

  it('§10.711 a force out of supply pays no RP', () => {
    const units = { '0621': 'DE-inf-2 DE-inf-3', '0520': 'FR-inf-30' }
    const scene = cut([5, 4], { units })
    expect(scene.seen('combat-rolled')[0]?.line).toBe(8)
    expect([scene.where('DE-inf-2'), scene.seen('loss-paid').length]).toEqual(['pool', 0])
  })

  it('§2.92 §10.713 in a mixed force only the nation that is not in crisis pays', () => {
    const mixed = 'FR-inf-1 GB-inf-1 GB-inf-2'
    const scene = battle([5, 6], { trench: mixed, crisis: 'FR', rp: { GB: 9 } }, mixed)
    expect(scene.offers('attrition')).toEqual(['GB'])
    expect(scene.refusal('attrition', 'FR')).toMatchObject({ code: 'no-attrition-crisis', rule: '2.92' })
  })

  it('§2.92 §10.713 a nation in crisis does not wear down, nor sink any further', () => {
    const scene = battle([6, 6], { ...TRENCH, crisis: 'FR' })
    expect([scene.where('FR-inf-1'), scene.where('FR-inf-2')]).toEqual(['pool', 'pool'])
    expect(scene.seen('morale-rolled')).toHaveLength(0)
  })

  it('§10.713 two corps of majors must have begun the combat', () => {
    const scene = battle([5, 6], { trench: 'FR-inf-1 BE-inf-1' }, 'FR-inf-1 BE-inf-1')
    expect(scene.where('BE-inf-1')).toBe('pool')
  })

  it('§10.712 nor does a lonely attacker’s enemy lose, if the modifiers are his', () => {
    const scene = stack('DE-inf-2', 'FR-inf-1', TRENCH).dice(3, 3).act('nation', 'DE')
    expect(scene.seen('losses-excused')).toHaveLength(1)
    expect([scene.where('DE-inf-2'), scene.where('FR-inf-1')]).toEqual(['pool', '1025'])
  })
})

describe('free attacks', () => {
  it('§10.3 Germany after its revolution has one a season', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1', { rp: { DE: 0 } })
    scene.state.standing.add(DE, STANDING.revolution)
    scene.act('unit', 'DE-inf-2').act('attack', '1025').dice(3, 3).act('free')
    expect(scene.state.standing.has(DE, STANDING.freeAttackSpent)).toBe(true)
  })

  it('§10.3 they come again with the season, and for minors with the year', () => {
    const state = stateFor({})
    const both = [DE, nation('BE')]
    const spent = (): boolean[] => both.map((n) => state.standing.has(n, STANDING.freeAttackSpent))
    for (const n of both) state.standing.add(n, STANDING.freeAttackSpent)
    renewFreeAttacks(state, false, true)
    expect(spent()).toEqual([false, true])
    renewFreeAttacks(state, true, false)
    expect(spent()).toEqual([false, false])
  })
})

describe('units of one minor alone', () => {
  const belgians = (leader: string): StagedScene => {
    const scene = new StagedScene({
      side: 'EP',
      month: '1915-03',
      joined: { BE: 'EP' },
      units: { '0819': `BE-inf-1 ${leader}`, '0820': 'DE-inf-2' },
      rp: { FR: 0, RU: 0, GB: 0, DE: 9 },
      control: { '0820': 'DE' },
    })
    return scene.act(leader ? 'stack' : 'unit', leader ? '0819' : 'BE-inf-1')
  }

  it('§10.3 a leader of another nation takes part too, so that nothing is free', () => {
    expect(belgians('').act('attack', '0820').can('free')).toBe(true)
    const led = belgians('FR-ldr-JOFFRE')
    expect(led.refusal('attack', '0820')).toMatchObject({ code: 'no-rp-attack', rule: '10.3' })
    // §10.54 he leads from where he stands, too
    led.act('leave', 'FR-ldr-JOFFRE')
    expect(led.refusal('attack', '0820')).toMatchObject({ code: 'no-rp-attack', rule: '10.3' })
  })
})

describe('ground and arrows', () => {
  it('§10.563 marsh', () => {
    const units = { '4515': 'DE-inf-2', '4516': 'RU-inf-1' }
    const scene = new StagedScene({ month: '1915-03', units, control: { '4515': 'DE' }, rp: { DE: 9 } })
    scene.act('unit', 'DE-inf-2').act('attack', '4516').dice(3, 3).act('nation', 'DE')
    expect(modifier(scene, 'marsh')).toBe(-1)
  })

  it('§2.84 §10.591 innovation comes out of a breach without loss', () => {
    const more = { ...TRENCH, breaches: { '1024/1025': 2 } } as const
    const value = (extra: SceneSpec): number =>
      modifier(
        stack('DE-inf-2', 'FR-inf-1', { ...more, ...extra })
          .dice(3, 3)
          .act('nation', 'DE'),
        'breach',
      )
    expect([value({}), value({ innovative: 'CP' })]).toEqual([-2, 0])
  })

  it('§10.561 §10.52 §6.453 out of a landing counter −2, and its ships are worth one siege corps', () => {
    const units = { '0516': 'GB-inf-1', '0517': 'DE-inf-2' }
    const state = stateFor({ units, side: 'EP', joined: { GB: 'EP' }, control: { '0517': 'DE' } })
    const [from, target] = [place('0516'), place('0517')]
    Object.assign(state, { from, target, attackPoint: unit('GB-inf-1'), defencePoint: unit('DE-inf-2') })
    state.marks.add(unit('GB-inf-1'), MARK.inForce)
    state.landings.set(CROSSINGS.between(from, target), 2)
    const found = Object.fromEntries(modifiersOf(state).map(({ name, value }) => [name, value]))
    expect([found.coast, found.artillery]).toEqual([-2, 1])
  })

  it('§10.723 a fortress alone is enough for a breach', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '0921': THREE, '0922': 'FR-inf-1' },
      control: { '0921': 'DE', '1022': 'DE' },
      fortresses: { '0922': 0, '1022': 2 },
      rp: { DE: 9, FR: 9 },
    }).act('stack', '0921')
    scene.act('attack', '0922').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(5, 5).act('point-fortress').act('lose', 'FR-inf-1')
    expect([scene.fortress('0922'), scene.breach('0921', '0922')]).toEqual(['reduced', 1])
  })
})

describe('retreat', () => {
  const rout = (more: SceneSpec = {}): StagedScene => {
    const scene = stack(THREE, FRENCH, more).act('nation', 'DE').act('point', 'DE-inf-2')
    return scene
  }

  it('§1.323 the leader goes with the last of his corps', () => {
    const scene = rout({ units: { '1025': `${FRENCH} FR-ldr-JOFFRE` } })
    scene.dice(6, 5, 4).act('point', 'FR-inf-1').act('lose', 'FR-inf-2').act('retreat', '0926')
    expect(scene.where('FR-ldr-JOFFRE')).toBe('0926')
  })

  it('§10.722 §6.11 not into neutral land', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '0921': THREE, '0821': FRENCH },
      control: { '0921': 'DE', '1022': 'DE' },
      fortresses: { '1022': 2 },
      rp: { DE: 9, FR: 9 },
    })
    scene.act('stack', '0921').act('attack', '0821').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(5, 5).act('point', 'FR-inf-1').act('lose', 'FR-inf-2')
    expect(scene.prompt).toBe('retreat')
    expect(scene.offers('retreat')).not.toContain('0820')
    expect(scene.offers('retreat')).toContain('0721')
  })

  it('§10.722 §1.25 not across a canal into land of the enemy, which defends itself', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '1814': THREE, '1813': FRENCH },
      control: { '1813': 'FR' },
      rp: { DE: 9, FR: 9 },
    })
    scene.act('stack', '1814').act('attack', '1813').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(5, 4, 6).act('point', 'FR-inf-1').act('lose', 'FR-inf-2')
    expect(scene.prompt).toBe('retreat')
    expect(scene.offers('retreat')).not.toContain('1812')
    expect(scene.refusal('retreat', '1812')).toMatchObject({ code: 'no-retreat-there', rule: '10.722' })
  })

  it('§10.722 in a box they stay', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '4301': THREE, petrograd: 'RU-inf-1 RU-inf-2 RU-inf-3' },
      control: { '4301': 'DE' },
      rp: { DE: 9 },
    })
    scene.act('stack', '4301').act('attack', 'petrograd').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(5, 4).act('point', 'RU-inf-1').act('lose', 'RU-inf-2')
    expect([scene.where('RU-inf-3'), scene.prompt]).toEqual(['petrograd', 'pick-force'])
    expect(scene.state.breaches.count).toBe(0)
  })
})

describe('§12.1 what attacks count for', () => {
  it('§12.1 French corps that attack in Germany', () => {
    const scene = new StagedScene({
      side: 'EP',
      fortnight: 1,
      units: { '1124': 'FR-inf-1', '1224': 'DE-inf-2' },
      rp: { FR: 5 },
    })
    scene.act('unit', 'FR-inf-1').act('attack', '1224')
    expect(scene.state.marks.has(unit('FR-inf-1'), MARK.intoGermany)).toBe(false)
    scene.dice(4, 4).act('nation', 'FR')
    expect(scene.state.marks.has(unit('FR-inf-1'), MARK.intoGermany)).toBe(true)
  })

  it('§12.1 Germans who attack Liege', () => {
    const scene = new StagedScene({ joined: { BE: 'EP' }, units: { '1219': 'DE-inf-2', '1119': 'BE-inf-1' } })
    scene.act('unit', 'DE-inf-2').act('attack', '1119').act('nation', 'DE').dice(3, 3).act('point-fortress')
    expect(scene.state.deeds & DEED.liege).toBe(DEED.liege)
    expect(scene.state.phasing).toBe(CP)
  })
})
