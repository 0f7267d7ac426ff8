/** Chapters 12.4, 12.5 and 21.4: where an attack comes from does not change by its losses. */
import { describe, expect, it } from 'vitest'
import { ORDER } from '../state.ts'
import { fightOf } from '../rules/12-combat/under-way.ts'
import { battle, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'
import { space } from '../map.ts'

/** a flank attack on Dubno by single gauge from Lutsk and by road from Rovno fails: the defender fires first */
function repelled(): StagedScene {
  const scene = battle({
    pieces: {
      'RU_cav_SCU.1': { at: 'Lutsk', reduced: true },
      RU_XIII: 'Rovno',
      AH_II: 'Dubno',
      AH_VI: 'Dubno',
      GE_XI: 'Zhitomir',
    },
    destroyed: ['Dubno'],
    orders: { Lutsk: 'attack', Rovno: 'attack' },
  })
  return strike(scene, 'Dubno', ['RU_XIII', 'RU_cav_SCU.1']).dice(1, 1, 3).act('pin', 'Lutsk')
}

describe('an attack whose one arm is destroyed before it fires', () => {
  it('§12.5.b §12.2.1.a.7 §21.4.c it has used the railway all the same: no DRM for roads', () => {
    const scene = repelled()
    expect(scene.where('RU_cav_SCU.1')).toBe('replaceable')
    const [, attack] = scene.seen('fired')
    expect(attack?.pieces).toHaveLength(1)
    expect(attack?.modifiers.map(({ what }) => what)).not.toContain('road')
  })
  it('§12.5.a a single arm by road has the DRM', () => {
    const scene = battle({
      pieces: { RU_XIII: 'Rovno', AH_II: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Rovno: 'attack' },
    })
    strike(scene.dice(3, 1), 'Dubno', ['RU_XIII'])
    expect(scene.seen('fired')[0]?.modifiers.map(({ what }) => what)).toContain('road')
  })
  it('§12.2.A the next attack knows nothing of it', () => {
    const scene = repelled()
    while (scene.state.combat >= 0) {
      const verb = ['suffer', 'done', 'give-way', 'retreat-to'].find((each) => scene.can(each))
      if (verb === undefined) break
      scene.act(verb, scene.offers(verb)[0])
    }
    expect(scene.state.orders.get(space('Lutsk')) & ORDER.struckFrom).toBe(0)
    expect(fightOf(scene.state).from).toEqual([])
  })
})
