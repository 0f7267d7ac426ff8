/** §8.2.3 to §8.3 What is settled before the dice. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../../codes.ts'
import { ATTACKER, DEFENDER } from '../../rules/08-battle/facts.ts'
import { modifiersOf } from '../../rules/08-battle/modifiers.ts'
import type { StagedScene } from '../scene.ts'
import { begun, bleed, counted, deaf, fight, FIELD, leaderless, name, put, round, specOf } from './fight.ts'

const sized = (scene: StagedScene) => deaf(scene).seen('battle-sized')[0]

describe('the size of the battle', () => {
  it('§8.2.3(1) the steps of both sides; §8.2.3(1)a a depot is a step, and half a combat point', () => {
    const scene = fight('moreau france-i', 'kray austria-i austria-supply-1+depot')
    expect(sized(scene)).toMatchObject({ steps: [2, 3], halves: [4, 5] })
  })

  it('§8.2.3(1) those who have marched to the guns count', () => {
    const scene = fight('moreau france-i', 'kray austria-i', { units: { '3526': 'suchet france-ii' } })
    scene.dice(6, 6).act('hear', 'suchet').act('bring')
    expect(sized(scene)).toMatchObject({ steps: [4, 2] })
  })
})

describe('overall morale', () => {
  it('§8.2.4(3) the owner chooses between equal groups', () => {
    const scene = deaf(fight('moreau france-i france-vii', 'kray austria-i'))
    expect([scene.prompt, scene.asked, scene.offers('morale')]).toEqual([
      'choose-morale',
      'empire',
      ['3', '4'],
    ])
    scene.act('morale', '4')
    expect(scene.seen('morale-set')[0]?.values).toEqual([4, 3])
  })

  it('§8.2.4(1) §8.5.2(1)a anew in each round', () => {
    const scene = round(fight('moreau france-i:1 france-vii', 'kray austria-i austria-ii'), 3, 3, 3, 4)
    bleed(scene)
    expect(scene.seen('morale-set')).toHaveLength(1)
    scene.act('stand').act('stand').act('morale', '3')
    expect(scene.seen('morale-set')).toHaveLength(2)
  })
})

describe('supply', () => {
  it('§8.2.6(1) §8.3.8(3) the defender is checked before the dice', () => {
    const scene = fight('moreau france-i', 'kray austria-i', {
      held: { '3626': 'france', '3524': 'france', '3825': 'france', '3828': 'france' },
    })
    round(scene, 3, 3, 3, 3)
    expect(scene.seen('out-of-supply')).toHaveLength(1)
    expect(counted(scene, DEFENDER)).toMatchObject({ unsupplied: -4 })
  })

  it('§8.3.8(3) one step is enough (ruling 58), and §8.3.2(4) only its own guns are silent', () => {
    const state = begun(
      specOf('moreau france-i', 'kray austria-i austria-ii', { marks: { [MARK.unsupplied]: 'austria-i' } }),
    )
    expect(modifiersOf(state, DEFENDER)).toContainEqual({ name: 'unsupplied', value: -4, rule: '8.3.8(3)' })
    expect(modifiersOf(state, ATTACKER).some(({ name }) => name === 'artillery')).toBe(false)
  })
})

describe('odds', () => {
  it('§8.3.1(5) five to one: no dice, the weaker side is destroyed, its leader back in the pool', () => {
    const scene = deaf(fight('moreau france-i france-ii france-iii', 'kray austria-i:1'))
    expect(scene.seen('won-by-odds')[0]).toMatchObject({ role: ATTACKER, ratio: 6 })
    expect([scene.where('austria-i'), scene.where('kray')]).toEqual(['pool', 'pool'])
    expect(scene.seen('leader-checked')).toEqual([])
  })

  it('§8.3.1(5) for the defender too', () => {
    const scene = deaf(fight('moreau france-i:1', 'kray austria-i austria-ii austria-iii'))
    expect([scene.where('france-i'), scene.where('moreau')]).toEqual(['pool', 'pool'])
    expect(scene.where('austria-i')).toBe(FIELD)
  })

  it('§8.3.1(4) to the dice of the attacker only', () => {
    const scene = round(fight('moreau france-i france-ii', 'kray austria-i'), 3, 3, 3, 3)
    expect([counted(scene, ATTACKER).odds, counted(scene, DEFENDER).odds]).toEqual([2, undefined])
  })
})

describe('the modifiers of both sides', () => {
  const names = (spec: Parameters<typeof specOf>, role: 0 | 1): Record<string, number> =>
    Object.fromEntries(modifiersOf(begun(specOf(...spec)), role).map(({ name, value }) => [name, value]))

  it('§8.3.5(1) the commander', () => {
    expect(names(['moreau france-i', 'kray austria-i'], ATTACKER)).toMatchObject({ commander: 2 })
    expect(names(['moreau france-i', 'kray austria-i'], DEFENDER)).toMatchObject({ commander: 1 })
  })

  it('§8.3.4(1) the ground, against the attacker only', () => {
    const spec = {
      ...specOf('', ''),
      units: { '3728': 'moreau france-i kray austria-i' },
      battle: { at: '3728', from: '3628', attacker: 'moreau', defender: 'kray' },
    }
    const ground = (role: 0 | 1) =>
      modifiersOf(begun(spec), role).find(({ name }) => name === 'ground')?.value
    expect([ground(ATTACKER), ground(DEFENDER)]).toEqual([-2, undefined])
  })

  it('§8.3.8(4) demoralized', () => {
    const marks = { [MARK.demoralized]: 'france-i' }
    expect(names(['moreau france-i', 'kray austria-i', { marks }], ATTACKER)).toMatchObject({
      demoralized: -2,
    })
  })

  it('§8.3.8(1) §8.3.8(2) who has intercepted, and who has failed to avoid, in the first round', () => {
    const state = begun(specOf('moreau france-i', 'kray austria-i'))
    const told = (): Record<string, number> =>
      Object.fromEntries(modifiersOf(state, DEFENDER).map(({ name, value }) => [name, value]))
    put(state, 'round', 1)
    put(state, 'flags', 8)
    state.failedAvoidance = 1
    expect(told()).toMatchObject({ intercepted: 1, 'failed-avoidance': -1 })
    expect(modifiersOf(state, ATTACKER).map(({ name }) => name)).toEqual(['commander'])
    put(state, 'round', 2)
    expect(told()).toEqual({ commander: 1 })
  })

  it('§8.3.8(1) the interceptor is known by his mark', () => {
    const marks = { [MARK.intercepted]: 'kray austria-i' }
    const scene = round(fight('moreau france-i', 'kray austria-i', { marks }), 3, 3, 3, 3)
    expect(counted(scene, DEFENDER)).toMatchObject({ intercepted: 1 })
  })

  it('§8.3(1) §8.1.2(1)h all are added up', () => {
    const scene = round(fight('moreau france-i france-ii', 'kray austria-i'), 3, 3, 3, 4)
    // two to one, twice the guns, Moreau
    expect(scene.seen('battle-rolled')[0]).toMatchObject({ dice: 6, total: 6 + 2 + 2 + 2 })
    expect(scene.seen('battle-rolled')[1]).toMatchObject({ dice: 7, total: 7 + 1 + 1 })
  })
})

describe('subordinates and lead units', () => {
  const army = 'france-armee-du-rhin[moreau suchet lefebvre france-i france-vii:1]'

  it('§8.3.6(1) §8.3.7(1) the modifier of one subordinate, and of one unit', () => {
    const scene = deaf(fight(army, 'kray austria-i austria-ii')).dice(3, 3, 1, 1, 1)
    expect(scene.offers('subordinate')).toEqual(['lefebvre', 'suchet'])
    scene.act('subordinate', 'suchet').act('lead', 'france-i')
    leaderless(scene)
    expect(counted(scene, ATTACKER)).toMatchObject({ commander: 2, subordinate: 2, 'lead-unit': 2 })
  })

  it('§8.3.7(1) nobody has to be named; §8.3.7(1)a but a lone unit leads', () => {
    const scene = round(fight(army, 'kray austria-i:1 austria-supply-1+depot'), 3, 3, 1, 1)
    expect(counted(scene, ATTACKER)['lead-unit']).toBeUndefined()
    expect(counted(scene, DEFENDER)).toMatchObject({ 'lead-unit': 1 })
  })

  it('§8.3.6(3) §8.3.7(3) both sides name in secret, and are told together', () => {
    const scene = deaf(fight(army, 'kray austria-i austria-ii'))
    expect(scene.play.pending).toHaveLength(2)
    name(scene, 'coalition', 'lead', 'austria-ii')
    expect(scene.seen('leads-shown')).toEqual([])
    leaderless(scene.dice(3, 3, 3, 3))
    expect(scene.seen('leads-shown')[0]?.units[1]).toBeGreaterThan(0)
  })
})
