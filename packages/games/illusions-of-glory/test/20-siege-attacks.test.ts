/** Chapter 20.3.3: attacks by besieging units. */
import { describe, expect, it } from 'vitest'
import { battle, strike } from './battle.ts'

const przemysl = {
  pieces: { RU_II: 'Przemysl', RU_III: 'Przemysl', AH_II: 'Stryj', AH_VI: 'Uzsok' },
  markers: { Lemberg: 'RU', Brody: 'RU' },
  orders: { Przemysl: 'attack' },
} as const

describe('out of a siege', () => {
  it('§20.3.3.a one of two attacks: the other is needed, now and for the rest of the round', () => {
    const scene = battle(przemysl)
    strike(scene.dice(1, 1), 'Stryj', ['RU_II'])
    expect(scene.where('RU_II')).toBe('Przemysl')
    // the fort itself is all that is left to attack (§20.3.3.b)
    expect(scene.offers('target')).toEqual(['Przemysl'])
  })
  it('§20.3.3.b who has attacked the fort itself goes on besieging it', () => {
    const scene = battle(przemysl)
    strike(scene.dice(1, 1), 'Przemysl', ['RU_II'])
    scene.act('target', 'Stryj')
    expect(scene.offers('join')).toContain('RU_III')
  })
  it('§20.3.3.a §20.3.3.b an attack on the fort does not bring back those who have struck out', () => {
    const scene = battle({
      side: 'CP',
      orders: { Grodno: 'attack' },
      pieces: {
        GE_I: 'Grodno',
        GE_II: 'Grodno',
        'GE_inf_SCU.1': 'Grodno',
        RU_I: 'Bialystok',
        RU_II: 'Lida',
      },
    })
    strike(scene.dice(1, 1), 'Bialystok', ['GE_I'])
    strike(scene.dice(1, 1), 'Grodno', ['GE_inf_SCU.1'])
    // GE_II is needed, and nobody else is left
    expect(scene.can('target')).toBe(false)
  })
})
