/** Chapter 10: combat, with the worked examples of the rulebook. */
import { describe, expect, it } from 'vitest'
import { stack } from './combat-scene.ts'
import { StagedScene } from './scene.ts'
import { counterattack, february, march, VERDUN } from './verdun.ts'
import { oddsModifier } from '../rules/10-land-combat/modifiers.ts'

const modifiers = (scene: StagedScene): Record<string, number> =>
  Object.fromEntries(
    (scene.seen('combat-modified').at(-1)?.modifiers ?? []).map(({ name, value }) => [name, value]),
  )
const net = (scene: StagedScene): number | undefined => scene.seen('combat-modified').at(-1)?.net
const line = (scene: StagedScene): number | undefined => scene.seen('combat-rolled').at(-1)?.line

describe('the worked examples', () => {
  it('§10.9 Verdun, February 1916', () => {
    const scene = february()
    scene.dice(4).act('attack', '0922')
    expect(scene.seen('bombarded')[0]).toMatchObject({ roll: 4, below: 3 })
    expect(scene.fortress('0922')).toBe('reduced')
    scene.act('nation', 'DE')
    expect(scene.rp('DE')).toBe(7)
    expect(scene.offers('reserve')).toEqual(['FR-inf-20'])
    scene.dice(3).act('reserve', 'FR-inf-20')
    expect(scene.seen('reserve-rolled')[0]).toMatchObject({ roll: 4, below: 3 })
    expect(scene.refusal('point', 'DE-siege-1')).toMatchObject({ code: 'siege-no-point', rule: '10.533' })
    scene.act('point', 'DE-inf-3').dice(3).act('point-fortress')
    scene.dice(4, 4).act('yes')
    expect(modifiers(scene)).toEqual({
      air: 1,
      artillery: 3,
      effectiveness: 1,
      river: -1,
      trenches: -2,
      infrastructure: 1,
    })
    expect([net(scene), line(scene)]).toEqual([3, 11])
    expect(scene.where('DE-inf-3')).toBe('pool')
    expect(scene.fortress('0922')).toBe('destroyed')
    scene.dice(3).act('attrition', 'FR').dice(5).act('lose', 'FR-inf-30')
    expect([scene.rp('FR'), scene.demoralization('FR')]).toEqual([8, 1])
    expect([scene.where('FR-inf-1'), scene.where('FR-inf-30')]).toEqual(['0922', 'pool'])
    expect(scene.state.infrastructure.count).toBe(0)
    expect(scene.breach('0921', '0922')).toBe(1)
    expect(scene.seen('trench-battle')).toHaveLength(1)
    expect(scene.asked).toBe('CP')
  })

  it('§10.9 Verdun, March 1916: out of the breach, and the river does not matter', () => {
    const scene = march()
    scene.act('attack', '0922').act('nation', 'DE')
    expect(scene.rp('DE')).toBe(8)
    scene.act('point', 'DE-inf-18').dice(3, 3, 2, 3).act('point', 'FR-inf-20')
    expect(modifiers(scene)).toEqual({
      air: 1,
      artillery: 3,
      'defence-leader': -1,
      trenches: -2,
      breach: -1,
    })
    expect([net(scene), line(scene)]).toEqual([0, 5])
    expect(scene.offers('attrition')).toEqual(['DE'])
    scene.act('lose', 'DE-siege-3')
    expect(['DE-inf-18', 'DE-siege-3', 'FR-inf-20'].map((u) => scene.where(u))).toEqual([
      'pool',
      'pool',
      'pool',
    ])
    expect(scene.seen('trench-battle')).toHaveLength(1)
    expect(scene.seen('morale-rolled')).toHaveLength(0)
  })

  it('§10.592 the counterattack on the breach adds its value, and no reserve may come (§10.41)', () => {
    const scene = counterattack()
    scene.act('attack', '0921').act('nation', 'FR')
    expect(scene.prompt).toBe('point-unit')
    scene.act('point', 'FR-inf-1').dice(3, 3).act('point', 'DE-inf-3')
    expect(modifiers(scene)).toEqual({ trenches: -2, counterattack: 1 })
  })

  it('§10.531 effectiveness: attacker less defender', () => {
    const [strong, weak] = [stack('DE-inf-2', 'BE-inf-1'), stack('DE-inf-10RS', 'FR-inf-1')]
    expect(modifiers(strong.dice(3, 3).act('nation', 'DE')).effectiveness).toBe(2)
    const value = modifiers(weak.dice(3, 3).act('nation', 'DE')).effectiveness
    expect(value).toBe(-1)
  })

  it('§10.55 odds', () => {
    expect(
      [
        [2, 3],
        [1, 2],
        [2, 1],
        [3, 1],
        [5, 1],
        [1, 3],
        [9, 2],
      ].map(([a, d]) => oddsModifier(a ?? 0, d ?? 0)),
    ).toEqual([0, -2, 0, 1, 2, -2, 1])
  })

  it('§10.593 §10.723 breaches in other directions do not matter, and a second one is opened', () => {
    const scene = new StagedScene({
      ...VERDUN,
      side: 'EP',
      control: { '0921': 'DE', '1021': 'DE', '1121': 'DE' },
      units: { '0921': 'DE-inf-3 DE-inf-7 DE-inf-8', '1022': 'FR-inf-1 FR-inf-2' },
      trench: 'DE-inf-3 DE-inf-7 DE-inf-8 FR-inf-1 FR-inf-2',
      breaches: { '0921/0922': 1 },
    })
    scene.act('stack', '1022').act('attack', '0921').act('nation', 'FR')
    scene.act('point', 'FR-inf-1').dice(6, 5).act('point', 'DE-inf-3')
    expect(modifiers(scene)).toEqual({ trenches: -2 })
    scene.act('lose', 'DE-inf-7')
    expect([scene.breach('1022', '0921'), scene.breach('0921', '0922')]).toEqual([1, 1])
  })

  it('§10.712 the enemy cannot meet his second loss point: no loss', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-inf-7', 'BE-inf-1', { month: '1915-03' })
    scene.act('nation', 'DE').dice(3, 3).act('point', 'DE-inf-2')
    expect(net(scene)).toBe(3)
    expect(line(scene)).toBe(9)
    expect(scene.seen('losses-excused')).toHaveLength(1)
    expect(scene.seen('corps-lost').map(({ unit }) => unit)).toHaveLength(1)
    expect(scene.where('DE-inf-2')).toBe('1025')
  })
})
