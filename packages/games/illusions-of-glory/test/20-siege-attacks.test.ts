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

it('[AP31] §20.3.3.a cavalry that has ridden up to a siege counts in it: others may attack out of it', () => {
  const scene = battle({
    ...{ side: 'AP', hands: { AP: ['AP31'] } },
    pieces: {
      ...{ RU_ICav: 'Dubno', RU_X: 'Dubno', AH_II: 'Brody', AH_III: 'Brody', RU_V: 'Przemysl' },
      ...{ RU_I: 'Jaroslau', AH_XIII: 'Gorlice', 'AH_inf_SCU.1': 'reserve' },
    },
    control: { Tarnopol: 'AP', Przemysl: 'CP', Lemberg: 'CP', Stryj: 'CP' },
    orders: { Dubno: 'attack', Przemysl: 'attack' },
  }).dice(3, 1)
  strike(scene, 'Brody', ['RU_ICav', 'RU_X'])
  if (scene.can('combat-card')) scene.act('combat-card', 'AP31')
  while (scene.prompt === 'combat-cards') scene.act('enough')
  while (scene.can('suffer'))
    scene.act(
      'suffer',
      scene.offers('suffer').find((id) => id !== 'RU_ICav'),
    )
  if (scene.can('give-way')) scene.act('give-way')
  while (scene.prompt === 'retreat-where') scene.act('retreat-to', 'Lemberg')
  scene.act('advance', 'RU_ICav').act('advance-to', 'Przemysl')
  while (scene.prompt === 'advance') scene.act('done')
  expect(scene.at('Przemysl')).toEqual(['RU_V', 'RU_ICav'])
  expect(scene.offers('target')).toContain('Gorlice')
})
