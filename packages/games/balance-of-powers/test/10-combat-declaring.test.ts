/** Chapter 10: attacks are declared, supply is checked and fortresses are bombarded, with 9.14 and 9.32. */
import { describe, expect, it } from 'vitest'
import { idOfUnit } from '../units.ts'
import { facing, modifier, stack, TRENCH } from './combat-scene.ts'
import { StagedScene } from './scene.ts'

describe('declaring an attack', () => {
  it('§9.14 §10.01 the price of the place is paid, and the force waits where it is', () => {
    const scene = stack('DE-inf-2', 'FR-inf-1')
    expect(scene.where('DE-inf-2')).toBe('1024')
    expect(scene.prompt).toBe('pay-attack')
    scene.dice(3, 4).act('nation', 'DE')
    expect([scene.prompt, scene.asked]).toEqual(['pay-or-lose', 'CP'])
    scene.act('nation', 'DE').act('nation', 'FR')
    expect(scene.offers('attack')).toEqual(['1025'])
    expect(scene.left).toBe(2)
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

  it('§10.1 §10.711 each side is checked where it stands: who is out of supply pays no RP, the other may', () => {
    const cut = { month: '1915-03', rp: { DE: 9, FR: 9 } }
    const attacker = new StagedScene({ ...cut, units: { '0621': 'DE-inf-2', '0520': 'FR-inf-30' } })
    attacker.act('unit', 'DE-inf-2').act('attack', '0520').dice(3, 4).act('nation', 'DE')
    expect(attacker.seen('combat-unsupplied').map(({ units }) => units.map(idOfUnit))).toEqual([['DE-inf-2']])
    expect([attacker.prompt, attacker.asked]).toEqual(['pay-or-lose', 'EP'])
    expect(attacker.act('nation', 'FR').where('DE-inf-2')).toBe('pool')
    const defender = new StagedScene({
      ...cut,
      side: 'EP',
      units: { '0621': 'DE-inf-2', '0520': 'FR-inf-1' },
    })
    defender.act('unit', 'FR-inf-1').act('attack', '0621').dice(3, 4).act('nation', 'FR')
    expect(modifier(defender, 'effectiveness')).toBe(1)
    expect([defender.prompt, defender.asked]).toEqual(['pay-or-lose', 'EP'])
    expect(defender.act('nation', 'FR').where('DE-inf-2')).toBe('pool')
    expect(stack('DE-inf-2', 'FR-inf-1').seen('combat-unsupplied')).toHaveLength(0)
  })

  const walls = (fortress: 0 | 1, guns: string): StagedScene =>
    new StagedScene({
      month: '1915-03',
      units: { '0921': `DE-inf-2 ${guns}` },
      control: { '0921': 'DE', '1022': 'DE' },
      fortresses: { '0922': fortress, '1022': 2 },
      rp: { DE: 9, FR: 9 },
    }).act('stack', '0921')

  it('§10.21 §10.23 red: a step if the die is below the number of siege corps, and of nothing else', () => {
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
