/** Chapter 10: the modifiers of the combat roll. */
import { describe, expect, it } from 'vitest'
import { unit } from '../units.ts'
import { duel, facing, modifier, stack, TRENCH } from './combat-scene.ts'
import { StagedScene } from './scene.ts'

describe('modifiers', () => {
  it('§10.51 air superiority, for either side', () => {
    const with_ = (air: string): number =>
      modifier(duel([3, 3], { patrols: air, units: { '1025': `FR-inf-1 ${air}` } }), 'air')
    expect([with_('DE-air-EINDKR'), with_('FR-air-MS3'), with_('DE-air-EINDKR FR-air-MS3')]).toEqual([
      1, -1, 0,
    ])
  })

  it('§10.532 yellow infantry attacks with 4 in 1914, defends with 3', () => {
    const year = (month: string): number => modifier(duel([3, 4], { month }), 'effectiveness')
    expect([year('1914-09'), year('1915-03')]).toEqual([1, 0])
  })

  it('§10.532 §1.321 a tank attacks with its first value and defends with its second', () => {
    const attack = stack('DE-tank-A7V', 'FR-inf-30').dice(3, 3).act('nation', 'DE')
    const defence = stack('DE-inf-2', 'FR-tank-SCHNDR').dice(3, 3).act('nation', 'DE')
    expect([modifier(attack, 'effectiveness'), modifier(defence, 'effectiveness')]).toEqual([1, 2])
  })

  it('§10.54 command checks of both', () => {
    const units = { '1024': 'DE-inf-2 DE-ldr-KLUCK', '1025': 'FR-inf-1 FR-ldr-JOFFRE' }
    const scene = facing('', '', { units }).act('stack', '1024').act('attack', '1025')
    scene.dice(3, 4, 3, 3).act('nation', 'DE')
    expect([modifier(scene, 'attack-leader'), modifier(scene, 'defence-leader')]).toEqual([1, 0])
  })

  it('§10.562 mountains; §10.564 rivers', () => {
    const river = new StagedScene({
      month: '1915-03',
      units: { '1025': 'DE-inf-2', '0924': 'FR-inf-1' },
      control: { '1025': 'DE', '1124': 'DE' },
      rp: { DE: 9, FR: 9 },
    })
    river.act('unit', 'DE-inf-2').act('attack', '0924').dice(3, 3).act('nation', 'DE')
    expect(modifier(river, 'river')).toBe(-1)
    const uphill = (corps: string): StagedScene => {
      const scene = new StagedScene({
        month: '1915-03',
        units: { '3326': corps, '3325': 'RU-inf-1' },
        rp: { DE: 9, AH: 9, RU: 9 },
      })
      return scene.act('unit', corps).act('attack', '3325').dice(4, 4).act('nation', corps.slice(0, 2))
    }
    expect(modifier(uphill('DE-inf-2'), 'mountain')).toBe(-2)
    const [plain, alpine] = [uphill('DE-inf-2'), uphill('DE-mtn-ALPEN')].map((s) =>
      modifier(s, 'effectiveness'),
    )
    expect(Number(alpine) - Number(plain)).toBe(1)
  })

  it('§10.571 trenches by nation', () => {
    expect(modifier(duel([5, 5], TRENCH), 'trenches')).toBe(-2)
    const belgian = stack('DE-inf-2', 'BE-inf-1', { trench: 'BE-inf-1' }).dice(3, 3).act('nation', 'DE')
    expect(modifier(belgian, 'trenches')).toBe(-1)
  })

  it('§10.572 infrastructure, only out of the trenches against trenches', () => {
    const more = { ...TRENCH, infrastructure: { '1024': 'DE' } }
    const mobile = stack('DE-inf-2', 'FR-inf-1', more).dice(3, 3).act('nation', 'DE')
    expect(mobile.state.infrastructure.count).toBe(1)
    const dug = stack('DE-inf-2', 'FR-inf-1', { ...more, trench: 'FR-inf-1 DE-inf-2' })
    dug.act('nation', 'DE').dice(3, 3).act('no')
    expect(dug.state.infrastructure.count).toBe(1)
  })

  it('§10.572 it is worth 1 and used up after the roll; without a marker nobody is asked', () => {
    const dug = { trench: 'FR-inf-1 DE-inf-2' }
    const used = stack('DE-inf-2', 'FR-inf-1', { ...dug, infrastructure: { '1024': 'DE' } }).act(
      'nation',
      'DE',
    )
    expect([used.prompt, used.asked]).toEqual(['use-infrastructure', 'CP'])
    used.dice(3, 3).act('yes')
    expect([modifier(used, 'infrastructure'), used.state.infrastructure.count]).toEqual([1, 0])
    const none = stack('DE-inf-2', 'FR-inf-1', { ...dug, infrastructure: { '1123': 'DE' } })
    expect(none.dice(3, 3).act('nation', 'DE').seen('combat-rolled')).toHaveLength(1)
    const open = stack('DE-inf-2', 'FR-inf-1', { trench: 'DE-inf-2', infrastructure: { '1024': 'DE' } })
    expect(open.dice(3, 3).act('nation', 'DE').seen('combat-rolled')).toHaveLength(1)
  })

  it('§10.572 not out of a marsh', () => {
    const scene = new StagedScene({
      side: 'EP',
      month: '1915-03',
      units: { '4516': 'RU-inf-1', '4515': 'DE-inf-2' },
      trench: 'DE-inf-2 RU-inf-1',
      infrastructure: { '4516': 'RU' },
      rp: { RU: 9 },
    })
    scene.act('unit', 'RU-inf-1').act('attack', '4515').dice(3, 3).act('nation', 'RU')
    expect([scene.seen('combat-rolled').length, scene.state.infrastructure.count]).toEqual([1, 1])
  })

  it('§10.531 the attacker names his point unit first; a reserve is none while others defend', () => {
    const more = { ...TRENCH, units: { '0925': 'FR-inf-20' } }
    const scene = stack('DE-inf-2 DE-inf-3', 'FR-inf-1 FR-inf-2', more)
      .act('nation', 'DE')
      .dice(1)
      .act('reserve', 'FR-inf-20')
    expect([scene.asked, scene.offers('point')]).toEqual(['CP', ['DE-inf-2', 'DE-inf-3']])
    expect(scene.refusal('point', 'FR-inf-1')).toMatchObject({ code: 'not-in-combat', rule: '10.02' })
    scene.act('point', 'DE-inf-3')
    expect([scene.asked, scene.offers('point'), scene.can('point-fortress')]).toEqual([
      'EP',
      ['FR-inf-1', 'FR-inf-2'],
      false,
    ])
    expect(scene.refusal('point', 'FR-inf-20')).toMatchObject({ code: 'reserve-no-point', rule: '10.531' })
    scene.dice(3, 3).act('point', 'FR-inf-2')
    expect(scene.seen('points-named')[0]).toMatchObject({
      attacker: unit('DE-inf-3'),
      defender: unit('FR-inf-2'),
    })
  })

  it('§10.533 a siege corps is no point unit, and with a leader alone it does not attack either', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1', 'FR-inf-1').act('nation', 'DE')
    expect(scene.offers('point')).toEqual(['DE-inf-2', 'DE-inf-3'])
    expect(scene.refusal('point', 'DE-siege-1')).toMatchObject({ code: 'siege-no-point', rule: '10.533' })
    const led = facing('DE-siege-1 DE-ldr-KLUCK', 'FR-inf-1').act('stack', '1024')
    expect(led.refusal('attack', '1025')).toMatchObject({ code: 'siege-alone', rule: '10.533' })
  })

  it('§10.5 never more than 6', () => {
    const guns = 'DE-siege-1 DE-siege-2 DE-siege-3 DE-siege-4'
    const scene = stack(`DE-inf-2 ${guns}`, 'BE-inf-1').dice(1, 1).act('nation', 'DE')
    expect(scene.seen('combat-modified')[0]?.net).toBe(6)
    expect(scene.seen('combat-rolled')[0]?.line).toBe(8)
  })
})
