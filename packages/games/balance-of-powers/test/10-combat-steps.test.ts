/** Chapter 10 step by step, with 9.14, 9.32, 9.62, 9.63 and 2.8. */
import { describe, expect, it } from 'vitest'
import { facing, stack } from './combat-scene.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

const THREE = 'DE-inf-2 DE-inf-3 DE-inf-7'
const modifier = (scene: StagedScene, name: string): number =>
  scene
    .seen('combat-modified')
    .at(-1)
    ?.modifiers.find((each) => each.name === name)?.value ?? 0

/** one against one; the modified roll is what is asked for */
function duel(die: readonly number[], more: SceneSpec = {}): StagedScene {
  const scene = stack('DE-inf-2', 'FR-inf-1', more)
  return scene.dice(...die).act('nation', 'DE')
}
/** two against two, equal, so that the dice stand as they fall, less 2 for trenches */
function battle(die: readonly number[], more: SceneSpec = {}): StagedScene {
  const scene = stack('DE-inf-2 DE-inf-3', 'FR-inf-1 FR-inf-2', more)
  return scene
    .act('nation', 'DE')
    .act('point', 'DE-inf-2')
    .dice(...die)
    .act('point', 'FR-inf-1')
}
const TRENCH = { trench: 'FR-inf-1 FR-inf-2' }

describe('declaring an attack', () => {
  it('§9.14 §10.01 the price of the place is paid, and the force waits where it is', () => {
    const scene = stack('DE-inf-2', 'FR-inf-1')
    expect(scene.where('DE-inf-2')).toBe('1024')
    expect(scene.prompt).toBe('pay-attack')
    scene.dice(3, 4).act('nation', 'DE')
    expect([scene.prompt, scene.asked]).toEqual(['pay-or-lose', 'CP'])
    scene.act('nation', 'DE').act('nation', 'FR')
    expect(scene.offers('attack')).toEqual(['1025'])
    scene.act('attack', '1025').dice(3, 4).act('nation', 'DE')
  })

  it('§9.14 only where an enemy is', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1').act('unit', 'DE-inf-2')
    expect(scene.refusal('attack', '0924')).toMatchObject({ code: 'nobody-to-attack', rule: '9.14' })
    expect(scene.refusal('march', '1025')).toMatchObject({ code: 'enemy-there' })
  })

  it('§9.14 cavalry not against trenches', () => {
    const scene = facing('DE-cav-1 DE-inf-2', 'FR-inf-1', TRENCH).act('stack', '1024')
    expect(scene.refusal('attack', '1025')).toMatchObject({ code: 'cavalry-trench', rule: '9.14' })
    scene.act('leave', 'DE-cav-1')
    expect(scene.offers('attack')).toContain('1025')
  })

  it('§9.32 not where the railway has brought it beside the enemy', () => {
    const scene = new StagedScene({
      units: { '1722': 'DE-inf-2', '1025': 'FR-inf-1' },
      control: { '1124': 'DE' },
      rp: { DE: 5 },
    })
    scene.act('unit', 'DE-inf-2').act('rail', '1124')
    expect(scene.refusal('attack', '1025')).toMatchObject({ code: 'railed-up', rule: '9.32' })
  })

  it('§10.533 siege corps do not attack alone', () => {
    const scene = facing('DE-siege-1 DE-siege-2', 'FR-inf-1').act('stack', '1024')
    expect(scene.refusal('attack', '1025')).toMatchObject({ code: 'siege-alone', rule: '10.533' })
  })

  it('§2.92 a nation in crisis only with a tank or with air superiority', () => {
    const weary = facing('DE-inf-2', 'FR-inf-1', { crisis: 'DE' }).act('unit', 'DE-inf-2')
    expect(weary.refusal('attack', '1025')).toMatchObject({ code: 'in-crisis', rule: '2.92' })
    const tank = facing('DE-inf-2 DE-tank-A7V', 'FR-inf-1', { crisis: 'DE' }).act('stack', '1024')
    expect(tank.offers('attack')).toContain('1025')
    const air = { crisis: 'DE', patrols: 'DE-air-EINDKR', units: { '1025': 'FR-inf-1 DE-air-EINDKR' } }
    expect(facing('DE-inf-2', '', air).act('unit', 'DE-inf-2').offers('attack')).toContain('1025')
  })

  it('§10.84 into a forest with all movement points, so that nothing follows', () => {
    const units = { '0922': 'DE-inf-2', '0823': 'FR-inf-1' }
    const scene = new StagedScene({
      month: '1915-03',
      units,
      control: { '0922': 'DE', '1022': 'DE', '0921': 'DE' },
      fortresses: { '0922': 2, '1022': 2 },
      rp: { DE: 9, FR: 9 },
    })
    scene.act('unit', 'DE-inf-2').act('attack', '0823').dice(4, 4).act('nation', 'DE')
    scene.act('nation', 'DE').act('nation', 'FR')
    expect(scene.prompt).toBe('pick-force')
  })

  it('§10.84 also for those who are faster than the rest', () => {
    const scene = new StagedScene({ units: { '1821': 'DE-inf-2 DE-cav-1' } }).act('stack', '1821')
    scene.act('march', '1920')
    expect(scene.prompt).toBe('pick-force')
  })

  it('§1.25 across a canal an empty place defends itself, with 1', () => {
    const scene = new StagedScene({
      side: 'EP',
      month: '1915-03',
      units: { '1813': 'FR-inf-1 FR-inf-2' },
      control: { '1813': 'FR' },
      rp: { FR: 9 },
    })
    scene.act('stack', '1813')
    expect(scene.refusal('march', '1812')).toMatchObject({ code: 'inherent-defence', rule: '1.25' })
    scene.act('attack', '1812').act('nation', 'FR').dice(6, 5).act('point', 'FR-inf-1')
    expect(scene.seen('points-named')[0]).toMatchObject({ inherent: 1 })
    expect(scene.control('1812')).toBe('FR')
  })
})

describe('supply and bombardment', () => {
  it('§10.1 out of supply: one less', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '0621': 'DE-inf-2', '0520': 'FR-inf-1' },
      rp: { DE: 9, FR: 9 },
    })
    scene.act('unit', 'DE-inf-2').act('attack', '0520').dice(3, 3).act('nation', 'DE')
    expect(modifier(scene, 'effectiveness')).toBe(-1)
    expect(scene.seen('combat-unsupplied')).toHaveLength(1)
  })

  const walls = (fortress: 0 | 1, guns: string): StagedScene =>
    new StagedScene({
      month: '1915-03',
      units: { '0921': `DE-inf-2 ${guns}` },
      control: { '0921': 'DE', '1022': 'DE' },
      fortresses: { '0922': fortress, '1022': 2 },
      rp: { DE: 9, FR: 9 },
    }).act('stack', '0921')

  it('§10.21 red: a step if the die is below the number of siege corps', () => {
    const hit = walls(0, 'DE-siege-1 DE-siege-2').dice(1).act('attack', '0922')
    expect(hit.fortress('0922')).toBe('reduced')
    const miss = walls(0, 'DE-siege-1 DE-siege-2').dice(2).act('attack', '0922')
    expect(miss.fortress('0922')).toBe('intact')
  })

  it('§10.22 destroyed with nobody else there: the attacker enters, without payment or roll', () => {
    const scene = walls(1, 'DE-siege-1 DE-siege-2').dice(1).act('attack', '0922')
    expect(scene.where('DE-inf-2')).toBe('0922')
    expect([scene.control('0922'), scene.rp('DE')]).toEqual(['DE', 9])
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.21 black: destroyed at once', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '1122': 'DE-inf-2 DE-siege-1' },
      rp: { DE: 9 },
    })
    scene.act('stack', '1122').act('attack', '1022')
    expect([scene.fortress('1022'), scene.where('DE-siege-1')]).toEqual(['destroyed', '1022'])
  })

  it('§1.332 steps count for odds, §10.712 and are lost', () => {
    const scene = walls(0, 'DE-inf-3 DE-inf-7 DE-inf-8 DE-inf-9')
    scene.act('attack', '0922').act('nation', 'DE').dice(5, 4).act('point', 'DE-inf-2')
    scene.act('nation', 'DE')
    expect([modifier(scene, 'odds'), modifier(scene, 'effectiveness')]).toEqual([0, 0])
    expect(scene.fortress('0922')).toBe('reduced')
  })
})

describe('payment', () => {
  it('§10.3 1 RP, in bad weather 2; before that the attacker may stop', () => {
    const cost = (month: string): number => 9 - duel([3, 3], { month }).rp('DE')
    expect([cost('1915-03'), cost('1915-02')]).toEqual([1, 2])
    const off = stack('DE-inf-2', 'FR-inf-1').act('call-off')
    expect([off.rp('DE'), off.prompt]).toEqual([9, 'move-force'])
    expect(off.seen('trench-battle')).toHaveLength(0)
  })

  it('§2.44 who has nothing does not attack', () => {
    const poor = facing('DE-inf-2', 'FR-inf-1', { rp: { DE: 0 } }).act('unit', 'DE-inf-2')
    expect(poor.refusal('attack', '1025')).toMatchObject({ code: 'no-rp-attack', rule: '10.3' })
  })

  it('§10.3 a minor alone attacks once a year for nothing', () => {
    const scene = new StagedScene({
      side: 'EP',
      month: '1915-03',
      joined: { BE: 'EP' },
      units: { '0819': 'BE-inf-1 BE-inf-2', '0820': 'DE-inf-2 DE-inf-3' },
      rp: { FR: 0, RU: 0, GB: 0, DE: 9 },
      control: { '0820': 'DE' },
    })
    scene.act('unit', 'BE-inf-1').act('attack', '0820').act('free').dice(1, 1).act('point', 'DE-inf-2')
    scene.act('unit', 'BE-inf-2')
    expect(scene.refusal('attack', '0820')).toMatchObject({ code: 'no-rp-attack' })
  })

  it('§2.42 a major pays for a minor whose capital its lines reach', () => {
    const payers = (control: Record<string, string>): string[] => {
      const scene = new StagedScene({
        side: 'EP',
        month: '1915-03',
        joined: { BE: 'EP' },
        units: { '0819': 'BE-inf-1', '0820': 'DE-inf-2' },
        rp: { FR: 3, RU: 0, GB: 0, DE: 9 },
        control: { '0820': 'DE', ...control },
      })
      return scene.act('unit', 'BE-inf-1').act('attack', '0820').offers('nation')
    }
    expect(payers({})).toEqual(['FR'])
    expect(payers({ '0423': 'DE' })).toEqual([])
  })
})

describe('reserves', () => {
  const behind: SceneSpec = { ...TRENCH, units: { '0925': 'FR-inf-20' } }

  it('§10.42 below its effectiveness, one less where mobile and one less where quiet; it digs in, −1', () => {
    const scene = stack('DE-inf-2', 'FR-inf-1', behind).act('nation', 'DE')
    scene.dice(4, 3, 3).act('reserve', 'FR-inf-20')
    expect(scene.seen('reserve-rolled')[0]).toMatchObject({ roll: 2, below: 3 })
    expect([scene.where('FR-inf-20'), scene.isTrench('FR-inf-20')]).toEqual(['1025', true])
    expect([modifier(scene, 'reserves'), modifier(scene, 'odds')]).toEqual([-1, -2])
    // §10.531 it is no point unit
    expect(scene.seen('points-named')[0]?.defender).toBeGreaterThanOrEqual(0)
  })

  it('§10.41 not without trenches, not against innovation', () => {
    const open = stack('DE-inf-2', 'FR-inf-1', { units: { '0925': 'FR-inf-20' } })
      .dice(3, 3)
      .act('nation', 'DE')
    expect(open.seen('combat-rolled')).toHaveLength(1)
    const modern = stack('DE-inf-2', 'FR-inf-1', { ...behind, innovative: 'CP' })
      .dice(3, 3)
      .act('nation', 'DE')
    expect(modern.seen('combat-rolled')).toHaveLength(1)
  })
})

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

  it('§10.5 never more than 6', () => {
    const guns = 'DE-siege-1 DE-siege-2 DE-siege-3 DE-siege-4'
    const scene = stack(`DE-inf-2 ${guns}`, 'BE-inf-1').dice(1, 1).act('nation', 'DE')
    expect(scene.seen('combat-modified')[0]?.net).toBe(6)
    expect(scene.seen('combat-rolled')[0]?.line).toBe(8)
  })
})

describe('results', () => {
  it('§10.711 an RP or a loss; minors have none to pay', () => {
    const paid = duel([3, 4]).act('nation', 'DE').act('nation', 'FR')
    expect([paid.rp('DE'), paid.rp('FR')]).toEqual([7, 8])
    const lost = duel([3, 4]).act('nation', 'DE').act('take-loss')
    expect(lost.where('FR-inf-1')).toBe('pool')
    expect(lost.where('DE-inf-2')).toBe('1025')
    const minor = stack('DE-inf-2', 'BE-inf-1', { trench: 'BE-inf-1' })
      .dice(3, 3)
      .act('nation', 'DE')
      .act('nation', 'DE')
    expect(minor.where('BE-inf-1')).toBe('pool')
  })

  it('§2.7 §10.62 a 7 in a major battle costs both a corps', () => {
    const scene = battle([3, 4])
    expect([scene.where('DE-inf-2'), scene.where('FR-inf-1')]).toEqual(['pool', 'pool'])
    expect(scene.rp('FR')).toBe(9)
  })

  it('§10.713 attrition: second loss only, trenches, no innovation, no crisis', () => {
    const asked = (more: SceneSpec): string[] => battle([3, 3], more).offers('attrition')
    expect(asked(TRENCH)).toEqual(['DE'])
    expect(asked({})).toEqual([])
    expect(asked({ ...TRENCH, innovative: 'CP' })).toEqual([])
    const scene = battle([3, 3], TRENCH).dice(2)
    scene.act('attrition', 'DE')
    expect([scene.where('DE-inf-3'), scene.demoralization('DE'), scene.rp('DE')]).toEqual(['1024', 1, 7])
  })

  it('§10.74 a leader may fall with the morale of his force', () => {
    const units = { '1024': 'DE-inf-2 DE-inf-3 DE-ldr-KLUCK' }
    const scene = facing('', 'FR-inf-1 FR-inf-2', { ...TRENCH, units })
    scene.act('stack', '1024').act('attack', '1025').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(6, 1, 2).act('point', 'FR-inf-1')
    scene.dice(4, 4).act('lose', 'DE-inf-3')
    expect(scene.seen('combat-rolled')[0]?.line).toBe(2)
    expect([scene.demoralization('DE'), scene.where('DE-ldr-KLUCK')]).toEqual([1, 'gone'])
  })

  it('§10.74 the table asks in major battles only', () => {
    const scene = duel([1, 1], TRENCH)
    expect(scene.seen('combat-rolled')[0]?.line).toBe(2)
    expect(scene.seen('morale-rolled')).toHaveLength(0)
  })
})

describe('ground', () => {
  const FRENCH = 'FR-inf-1 FR-inf-2 FR-inf-20'
  /** three against three; the dice stand as they fall, less 2 for trenches */
  function assault(die: readonly number[], more: SceneSpec = {}): StagedScene {
    const scene = stack(THREE, FRENCH, more)
    return scene
      .act('nation', 'DE')
      .act('point', 'DE-inf-2')
      .dice(...die)
      .act('point', 'FR-inf-1')
  }
  const DUG = { trench: FRENCH }

  it('§10.722 mobile defenders go one to three hexes, none of them beside the attackers', () => {
    const scene = assault([5, 4]).act('lose', 'FR-inf-2')
    expect(scene.prompt).toBe('retreat')
    expect(scene.refusal('retreat', '0924')).toMatchObject({
      code: 'retreat-beside-attacker',
      rule: '10.722',
    })
    expect(scene.offers('retreat')).toContain('1028')
    expect(scene.refusal('retreat', '1029')).toMatchObject({ code: 'no-retreat-there' })
    scene.act('retreat', '0926')
    expect([scene.where('FR-inf-20'), scene.where('DE-inf-3')]).toEqual(['0926', '1025'])
    expect(scene.control('1025')).toBe('DE')
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.722 with nowhere to go they are eliminated', () => {
    const ring = Object.fromEntries(['0925', '1026', '1125', '1124'].map((p, i) => [p, `DE-inf-${i + 8}`]))
    const scene = assault([5, 4], { units: ring, fortresses: { '1125': 2 } }).act('lose', 'FR-inf-2')
    expect(scene.where('FR-inf-20')).toBe('pool')
  })

  it('§10.723 a breach diminishes, else expands, else is made', () => {
    const after = (die: number, breaches: SceneSpec['breaches'] = {}): number[] => {
      const scene = assault([5, die], { ...DUG, breaches }).act('lose', 'FR-inf-2')
      return [scene.breach('1024', '1025'), scene.breach('1025', '1024')]
    }
    expect(after(6)).toEqual([1, 0])
    expect(after(5, { '1025/1024': 1 })).toEqual([0, 0])
    expect(after(4, { '1025/1024': 2 })).toEqual([0, 1])
    // §10.591 along the arrow: one less, so 6 + 6
    const wider = assault([6, 6], { ...DUG, breaches: { '1024/1025': 1 } }).act('lose', 'FR-inf-2')
    expect(wider.breach('1024', '1025')).toBe(2)
  })

  it('§10.723 §10.731 a breach of 2 expands: whoever is left is destroyed, and it is a breakthrough', () => {
    const scene = stack(`${THREE} DE-siege-1`, FRENCH, { ...DUG, breaches: { '1024/1025': 2 } })
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6).act('point', 'FR-inf-1')
    expect(scene.seen('combat-rolled')[0]?.line).toBe(9)
    scene.act('lose', 'FR-inf-2')
    expect([scene.where('FR-inf-20'), scene.breach('1024', '1025')]).toEqual(['pool', 0])
    expect([scene.seen('breakthrough').length, scene.where('DE-inf-3')]).toEqual([1, '1025'])
    expect(scene.isTrench('DE-inf-3')).toBe(false)
  })

  it('§9.62 §9.63 §10.82 attackers of trenches dig in, and the place is closed for the half', () => {
    const scene = assault([4, 4], DUG)
    scene.act('nation', 'FR')
    expect(scene.isTrench('DE-inf-3')).toBe(true)
    expect(scene.prompt).toBe('pick-force')
    expect(scene.seen('trench-battle')).toHaveLength(1)
  })

  it('§2.84 with innovation nobody digs in, and the attack may be repeated', () => {
    const scene = assault([4, 4], { ...DUG, innovative: 'CP' }).act('nation', 'FR')
    expect(scene.isTrench('DE-inf-3')).toBe(false)
    expect(scene.offers('attack')).toContain('1025')
  })

  it('§9.63 others cannot attack it either', () => {
    const scene = assault([4, 4], { ...DUG, units: { '1124': 'DE-inf-8' } })
    scene.act('nation', 'FR').act('unit', 'DE-inf-8')
    expect(scene.refusal('attack', '1025')).toMatchObject({ code: 'trench-battle', rule: '9.63' })
  })

  it('§10.731 §10.732 a 12 with nobody left is a breakthrough: no trenches, no trench battle', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1 DE-siege-2', 'FR-inf-1 FR-inf-2', TRENCH)
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6, 6).act('point', 'FR-inf-1')
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect(scene.seen('breakthrough')).toHaveLength(1)
    expect([scene.where('DE-inf-3'), scene.isTrench('DE-inf-3')]).toEqual(['1025', false])
    expect(scene.seen('trench-battle')).toHaveLength(0)
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.731 §10.595 a counterattack on a breach is no breakthrough; between places of one side it goes', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1', 'FR-inf-1 FR-inf-2', {
      ...TRENCH,
      breaches: { '1025/1024': 1 },
    })
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6, 6).act('point', 'FR-inf-1')
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect([scene.seen('breakthrough').length, scene.seen('trench-battle').length]).toEqual([0, 1])
    // §10.595 both places are German now
    expect(scene.breach('1025', '1024')).toBe(0)
    expect(scene.seen('breach').map(({ rule }) => rule)).toContain('10.595')
    // §9.62 §10.81 dug in, and still the entry is made
    expect([scene.where('DE-inf-3'), scene.isTrench('DE-inf-3')]).toEqual(['1025', true])
  })

  it('§10.594 a force fills a breach where it began, with all its movement points', () => {
    const scene = facing(THREE, FRENCH, { breaches: { '1024/1025': 2 } }).act('stack', '1024')
    expect(scene.offers('fill-breach')).toEqual(['1025'])
    scene.act('fill-breach', '1025')
    expect([scene.breach('1024', '1025'), scene.prompt]).toEqual([0, 'pick-force'])
    expect(scene.refusal('unit', 'DE-inf-2')).toMatchObject({ code: 'already-moved' })
  })
})

describe('innovation and re-roll', () => {
  it('§2.82 a low roll against trenches brings innovation: below 8 in major, 6 in minor battles', () => {
    const ti = (scene: StagedScene): number => scene.state.ti.get(0)
    expect([ti(battle([3, 4], TRENCH)), ti(battle([4, 4], TRENCH)), ti(battle([3, 4]))]).toEqual([1, 0, 0])
    expect([ti(duel([2, 3], TRENCH)), ti(duel([3, 3], TRENCH))]).toEqual([1, 0])
  })

  it('§2.83 from level 50 a die may bring the benefits', () => {
    const roll = (die: number): number => {
      const scene = duel([2, 3, die], { ...TRENCH, ti: [50, 0] })
      return scene.state.sideMarks.get(0) & 1
    }
    expect([roll(2), roll(3)]).toEqual([1, 0])
  })

  it('§12.1.special.reroll CP has one roll again, in the first fortnight of the game', () => {
    const first: SceneSpec = { month: '1914-08', fortnight: 1 }
    const scene = duel([3, 3], first)
    expect([scene.prompt, scene.asked]).toEqual(['roll-again', 'CP'])
    scene.dice(4, 4).act('yes')
    expect(scene.seen('combat-rolled').map(({ line }) => line)).toEqual([7, 9])
    expect(duel([3, 3], { ...first, fortnight: 2 }).prompt).not.toBe('roll-again')
  })
})
