/** Chapter 10: who pays for an attack, and the reserves it calls up. */
import { describe, expect, it } from 'vitest'
import { duel, facing, modifier, stack, TRENCH } from './combat-scene.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

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
