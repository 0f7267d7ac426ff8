/** Cards that leave a choice to the attacker. */
import { describe, expect, it } from 'vitest'
import { battle, strike } from './battle.ts'

describe('FORCED MARCH', () => {
  it('§card.AP41 the attacker says into which attacking space the corps marches', () => {
    const scene = battle({
      hands: { AP: ['AP41'] },
      pieces: { RU_XX: 'Brody', RU_X: 'Tarnopol', RU_XI: 'Dubno', AH_III: 'Lemberg' },
      orders: { Brody: 'attack', Tarnopol: 'attack' },
    })
    scene.dice(1, 1)
    strike(scene, 'Lemberg', ['RU_XX', 'RU_X'])
    if (scene.prompt === 'flank') scene.act('no-flank')
    scene.act('combat-card', 'AP41')
    expect([scene.prompt, scene.offers('march-in-at')]).toEqual(['forced-march-where', ['Brody', 'Tarnopol']])
    scene.act('march-in-at', 'Tarnopol')
    expect(scene.seen('marched-in')).toHaveLength(1)
    expect(scene.where('RU_XI')).toBe('Tarnopol')
  })
})

describe('HOFFMANN', () => {
  it('§9.7.1.a helps an attack of Germans only', () => {
    const scene = battle({
      side: 'CP',
      playing: 'CP16',
      set: { action: 4 },
      pieces: { AH_III: 'Lemberg', GE_I: 'Lemberg', RU_XX: 'Brody' },
      orders: { Lemberg: 'attack' },
    })
    scene.act('target', 'Brody').act('join', 'AH_III')
    expect(scene.can('favour')).toBe(false)
    expect(scene.act('join', 'GE_I').can('favour')).toBe(true)
  })
})

describe('a Mandatory Offensive', () => {
  it('§7.1.2.a §26.3.1.e is made by an attack on neutral Greeks, who are enemies at once', () => {
    const scene = battle({
      tracks: { offensive: { AP: 'BR-FR' } },
      pieces: { BR_XII: 'Salonika', 'GR_inf_SCU.1': 'Larissa' },
      orders: { Salonika: 'attack' },
    }).dice(1, 1, 1, 1)
    strike(scene, 'Larissa', ['BR_XII'])
    expect(scene.seen('offensive-made')).toMatchObject([{ result: 'BR-FR' }])
  })
})
