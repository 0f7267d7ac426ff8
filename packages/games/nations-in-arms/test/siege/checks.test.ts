/** §9.1 §9.2 Sieges begin, and are checked. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../../codes.ts'
import { placeAt } from '../../places.ts'
import { siegeModifiers } from '../../rules/09-siege/besiegers.ts'
import { siegeResult } from '../../rules/09-siege/table.ts'
import { space } from '../../spaces.ts'
import { type SceneSpec, stateFor, type StagedScene } from '../scene.ts'
import { bleed, round } from '../battle/fight.ts'
import { before, besieging, BESIDE_ULM, INGOLSTADT, ULM } from './siege.ts'

const duration = (scene: StagedScene, at = ULM): number => scene.state.besieged.get(placeAt(space(at))) - 1

/** into Ingolstadt with the sixth MP left */
function entering(stack: string, more: SceneSpec = {}): StagedScene {
  const scene = before(stack, { ...more, units: { [BESIDE_ULM]: '', '3726': stack, ...more.units } })
  for (const to of [BESIDE_ULM, '3526', BESIDE_ULM, '3726', INGOLSTADT]) scene.act('march', to)
  return scene
}

describe('a siege begins', () => {
  it('§9.1.1(2) when a force enters that is strong enough', () => {
    const scene = before('moreau france-i').act('march', ULM)
    expect([scene.seen('siege-began').length, duration(scene)]).toEqual([1, 0])
  })

  it('§9.1(2) §9.1.1(1)a a weaker one may not even enter, §9.1(2) unless friends besiege it', () => {
    const alone = before('suchet france-i:1', { units: { [BESIDE_ULM]: '', '3726': 'suchet france-i:1' } })
    expect(alone.refusal('march', INGOLSTADT).rule).toBe('6.2.4(2)')
    const beside = before('suchet france-i:1', {
      units: { [BESIDE_ULM]: '', '3726': 'suchet france-i:1', [INGOLSTADT]: 'moreau france-ii' },
      sieges: { [INGOLSTADT]: 0 },
    })
    expect(beside.offers('march')).toContain(INGOLSTADT)
  })

  it('§9.1.1(1)a a fortress of level 3 needs an army', () => {
    const at = (stack: string): StagedScene => before(stack, { units: { [BESIDE_ULM]: '', '3631': stack } })
    expect(at('moreau france-i france-ii').refusal('march', '3732').rule).toBe('6.2.4(2)')
    expect(at('france-armee-du-rhin[moreau france-i]').offers('march')).toContain('3732')
  })
})

describe('what a check costs', () => {
  it('§9.1.2(1) as many MP as the fortress has levels; §9.1.2(3) as often as they last', () => {
    const scene = besieging('france-i')
    const { left } = scene
    scene.dice(2, 2).act('besiege')
    expect(scene.seen('besieged')).toMatchObject([{ cost: 1 }])
    expect(scene.left).toBe(left - 1)
    scene.dice(1, 2).act('besiege')
    expect([scene.left, duration(scene)]).toEqual([left - 2, 2])
  })

  it('§9.1.2(1) the MP have to be there', () => {
    const scene = besieging('moreau france-i france-ii', 'austria-i', INGOLSTADT)
    for (let i = 0; i < 3; i++) scene.dice(1, 5 - i).act('besiege')
    expect([scene.left, scene.refusal('besiege').rule]).toEqual([0, '9.1.2(1)'])
  })

  it('§9.1.2(2)b E29 who enters and ends his move may check once without the MP', () => {
    const scene = entering('moreau france-i france-ii france-iii')
    expect(scene.left).toBe(1)
    scene.dice(2, 2).act('besiege')
    expect(scene.seen('besieged')).toMatchObject([{ cost: 0 }])
    // that was the end of the move
    expect(scene.seen('activation-ended')).toHaveLength(1)
    expect(duration(scene, INGOLSTADT)).toBe(1)
  })

  it('§9.1.2(3) §9.1.2(4) E30 a second activation: two checks, a march, and attrition before the battle', () => {
    const scene = besieging('moreau france-i france-ii france-iii', '', INGOLSTADT, {
      sieges: { [INGOLSTADT]: 1 },
      levels: { 1: 'france-i france-ii france-iii' },
      units: { '3726': 'kray austria-i' },
    })
    scene.dice(1, 2).act('besiege')
    expect(scene.seen('siege-rolled')[0]?.modifiers).toContainEqual({
      name: 'duration',
      value: 1,
      rule: '9.2(2)e',
    })
    scene.dice(4, 3).act('besiege').act('raze')
    expect([scene.holder(INGOLSTADT), scene.left]).toEqual(['france', 2])
    scene.dice(1, 1, 3, 3).act('march', '3726')
    scene.act('avoid', scene.offers('avoid')[0])
    const order = scene.events.map(({ type }) => type)
    expect(order.filter((type) => type === 'attrition-rolled')).toHaveLength(1)
    expect(order.indexOf('attrition-rolled')).toBeGreaterThan(order.indexOf('captured'))
    expect(order.indexOf('battle-began')).toBeGreaterThan(order.indexOf('attrition-rolled'))
  })

  it('§9.1.2(2)a who has won a battle there checks once for nothing, and may go on', () => {
    const stack = 'moreau france-i france-ii france-iii'
    const scene = before(stack, {
      units: { [BESIDE_ULM]: '', '3726': stack, [INGOLSTADT]: 'austria-i' },
    })
    for (const to of [BESIDE_ULM, '3526', BESIDE_ULM, '3726']) scene.act('march', to)
    scene.act('march', INGOLSTADT)
    bleed(round(scene, 6, 6, 1, 1, 1, 1))
    expect([scene.prompt, scene.left]).toEqual(['march', 0])
    scene.dice(2, 2).act('besiege')
    expect(scene.seen('besieged')).toMatchObject([{ cost: 0 }])
    // neither a second one, nor §9.1.2(2)b after a battle
    expect([scene.prompt, scene.refusal('besiege').rule]).toEqual(['march', '9.1.2(1)'])
  })

  it('§9.1.2(2)b who has paid for a check there has had it', () => {
    const stack = 'moreau france-i france-ii france-iii'
    const scene = before(stack, { units: { [BESIDE_ULM]: '', '3726': stack } })
    for (const to of [BESIDE_ULM, '3726', INGOLSTADT]) scene.act('march', to)
    scene.dice(1, 2).act('besiege')
    expect([scene.left, scene.refusal('besiege').rule]).toEqual([1, '9.1.2(1)'])
  })

  it('§9.1.2(2)b not a second time, and not who was there before', () => {
    const scene = besieging('lefebvre france-i', 'austria-i:1', INGOLSTADT)
    while (scene.left >= 2) scene.dice(1, 4).act('besiege')
    expect(scene.refusal('besiege').rule).toBe('9.1.2(1)')
  })

  it('§9.1.2(4) no attrition check before it', () => {
    const scene = besieging('moreau france-i', '', ULM, { levels: { 1: 'france-i' } })
    scene.dice(2, 2).act('besiege')
    expect(scene.seen('attrition-rolled')).toEqual([])
  })

  it('§9.1(3) only before a besieged enemy fortress', () => {
    expect(before('moreau france-i').refusal('besiege').rule).toBe('9.1(3)')
  })
})

describe('the check', () => {
  it('§9.2(2)a to §9.2(2)e what counts', () => {
    const values = (spec: Parameters<typeof stateFor>[0]) =>
      Object.fromEntries(
        siegeModifiers(stateFor(spec), space(INGOLSTADT)).map(({ name, value }) => [name, value]),
      )
    const army = 'france-armee-du-rhin[moreau france-i france-ii]'
    // two corps and the army against one corps and level 2
    expect(values({ units: { [INGOLSTADT]: `${army}!hiller austria-i` } })).toEqual({
      ...{ artillery: 1, commander: 1, armies: 1 },
    })
    expect(values({ units: { [INGOLSTADT]: 'suchet france-i france-engineer-1' } })).toEqual({
      ...{ commander: 2, engineers: 1 },
    })
    expect(values({ units: { [INGOLSTADT]: 'france-i france-ii' }, sieges: { [INGOLSTADT]: 3 } })).toEqual({
      duration: 3,
    })
  })

  it('§9.2(2)c §9.2(2)d engineers and armies out of supply count nothing', () => {
    const state = stateFor({
      units: { [INGOLSTADT]: 'france-i france-engineer-1' },
      marks: { [MARK.unsupplied]: 'france-engineer-1' },
    })
    expect(siegeModifiers(state, space(INGOLSTADT))).toEqual([])
  })

  it('§9.2(3) in the column of the level', () => {
    expect([siegeResult(1, 9), siegeResult(2, 9), siegeResult(3, 9)]).toEqual(['H', 'A', 'NE'])
    expect([siegeResult(1, 1), siegeResult(2, -3), siegeResult(2, 40)]).toEqual(['R*', 'R', 'B'])
  })

  it('§9.2.1(1) R takes a step of the besiegers, R* on a die of 4', () => {
    const repulsed = besieging('france-i france-vii', '', INGOLSTADT)
    repulsed.dice(1, 2).act('besiege')
    expect(repulsed.steps('france-i') + repulsed.steps('france-vii')).toBe(4)
    expect(repulsed.prompt).toBe('siege-loss')
    repulsed.act('lose', 'france-vii')
    expect([repulsed.steps('france-vii'), duration(repulsed, INGOLSTADT)]).toEqual([1, 1])
    const star = (die: number): number =>
      besieging('france-i', '', ULM).dice(1, 2, die).act('besiege').steps('france-i')
    expect([star(3), star(4)]).toEqual([2, 1])
  })

  it('§9.2.1(2) §9.2.2(1) no effect but the duration, §9.2.2(2) up to four', () => {
    const scene = besieging('france-i', '', ULM, { sieges: { [ULM]: 4 } })
    scene.dice(1, 1, 1).act('besiege')
    expect(duration(scene)).toBe(4)
  })

  it('§9.2.1(4) §9.4(3)a §9.4(4) honours of war: the place falls, its units come back in spring', () => {
    const scene = besieging('moreau france-i', 'hiller austria-i:1')
    scene.dice(4, 5).act('besiege').act('raze')
    expect(scene.holder(ULM)).toBe('france')
    expect([scene.where('austria-i'), scene.where('hiller')]).toEqual(['captured', 'spring'])
  })
})
