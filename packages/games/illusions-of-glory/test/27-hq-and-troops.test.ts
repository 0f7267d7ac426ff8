/** Chapter 27.0: who an HQ stands with, when its troops retreat, march away, advance or die. */
import { describe, expect, it } from 'vitest'
import { battle, type Frozen, frozen, resumed, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** all losses of the fire have been taken, the attacker has won */
function won(spec: Frozen): StagedScene {
  const { s } = frozen({
    ...spec,
    set: { attackLn: 1, defenceLn: 0 },
  })
  return resumed(s, 'result')
}

describe('a retreat', () => {
  // only Sarny is open, with room for one
  const rovno: Frozen = {
    at: 'Rovno',
    side: 'CP',
    destroyed: ['Dubno', 'Lutsk'],
    attackers: { GE_XI: 'Dubno', GE_XX: 'Dubno' },
    defenders: { RU_XX: false, 'RU_inf_SCU.1': true, RU_HQ_Brusilov: false },
    pieces: { RU_I: 'Sarny', RU_II: 'Sarny', GE_I: 'Lutsk', GE_XVII: 'Zhitomir', GE_XXI: 'Proskurov' },
  }
  it('§27.0.c §12.6.6.f the last to go perishes: the HQ follows those who have retreated', () => {
    const scene = won(rovno).act('give-way').act('retreat', 'RU_XX')
    const ends = ['RU_XX', 'RU_inf_SCU.1', 'RU_HQ_Brusilov'].map((id) => scene.where(id))
    expect(ends).toEqual(['Sarny', 'replaceable', 'Sarny'])
  })
  it('§27.0.c §12.6.6.f all perish: it does not join those who have retreated from elsewhere', () => {
    const scene = won({
      ...rovno,
      defenders: { 'RU_inf_SCU.1': true, 'RU_inf_SCU.2': true, RU_HQ_Brusilov: false },
      pieces: { ...rovno.pieces, RU_III: { at: 'Sarny', marks: ['retreated'] } },
    }).act('give-way')
    const ends = ['RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_HQ_Brusilov'].map((id) => scene.where(id))
    expect(ends).toEqual(['replaceable', 'replaceable', 'eliminated'])
  })
})

describe('FORCED MARCH', () => {
  const marchedIn = (others: Readonly<Record<string, string>>): StagedScene => {
    const scene = battle({
      side: 'CP',
      hands: { AP: ['AP41'] },
      destroyed: ['Ivangorod'],
      markers: { Ivangorod: 'GE' },
      orders: { Ivangorod: 'attack' },
      pieces: {
        GE_I: 'Ivangorod',
        RU_XX: 'Lublin',
        RU_II: 'BrestLitovsk',
        RU_HQ_Brusilov: 'BrestLitovsk',
        ...others,
      },
    })
    strike(scene.dice(1, 1), 'Lublin', ['GE_I'])
    return scene.act('combat-card', 'AP41')
  }
  it('§27.0.b §card.AP41 the HQ left behind goes to others who are not fighting', () => {
    expect(marchedIn({ RU_I: 'Pinsk' }).where('RU_HQ_Brusilov')).toBe('Pinsk')
  })
  it('§27.0.b §card.AP41 if there are none it goes with the corps, and takes no part', () => {
    const scene = marchedIn({})
    expect([scene.where('RU_II'), scene.where('RU_HQ_Brusilov')]).toEqual(['Lublin', 'Lublin'])
    expect(scene.seen('fired').flatMap(({ modifiers }) => modifiers)).toEqual([])
  })
})

describe('an advance', () => {
  it('§12.8.1.a §27.0.b an HQ goes in with troops of its space, not before them', () => {
    const scene = won({
      at: 'Carniola',
      turn: 5,
      status: { IT: 'at-war' },
      attackers: { IT_I: 'Caporetto', FR_HQ_Sarrail: 'Caporetto' },
      pieces: { IT_II: 'Carniola', AH_I: 'Carniola' },
    })
    expect(scene.offers('advance')).toEqual(['IT_I'])
    scene.act('advance', 'IT_I')
    expect(scene.offers('advance')).toEqual(['FR_HQ_Sarrail'])
  })
})

describe('a stack in a region', () => {
  const of = (stack: number, reduced = false) => ({
    at: 'Kharkov',
    stack,
    reduced,
    marks: ['toAttack'] as const,
  })
  const attacked = (attackers: readonly string[]): StagedScene => {
    const scene = battle({
      side: 'CP',
      pieces: {
        'GE_inf_SCU.1': of(1, true),
        GE_HQ_Mackensen: of(1),
        'GE_inf_SCU.2': of(2, true),
        'GE_inf_SCU.3': 'Kharkov',
        RU_I: 'Kharkov',
        RU_II: 'Kharkov',
        RU_III: 'Kharkov',
      },
    })
    return strike(scene.dice(1, 6), 'Kharkov', attackers)
  }
  it.each([
    ['taking part', ['GE_inf_SCU.1', 'GE_HQ_Mackensen']],
    ['kept out', ['GE_inf_SCU.1']],
  ])('§27.0.c §18.3.c its HQ, %s, is lost with it though others are in the region', (_, attackers) => {
    const scene = attacked(attackers)
    expect([scene.where('GE_inf_SCU.1'), scene.where('GE_HQ_Mackensen')]).toEqual([
      'replaceable',
      'eliminated',
    ])
  })
  it('§27.0.c §18.3.c the loss of another stack is none of its own', () => {
    const scene = attacked(['GE_inf_SCU.2'])
    expect([scene.where('GE_inf_SCU.2'), scene.where('GE_HQ_Mackensen')]).toEqual(['replaceable', 'Kharkov'])
  })
  it('§27.0.b §18.3.c its HQ advances with troops of its own stack only', () => {
    const scene = won({
      at: 'Kiev',
      side: 'CP',
      attackers: { GE_I: of(1), GE_XX: of(2), GE_HQ_Mackensen: of(2) },
      markers: { Zhitomir: 'GE', Rovno: 'GE', Dubno: 'GE', Chernigov: 'GE' },
      destroyed: ['Dubno'],
    })
    expect(scene.act('advance', 'GE_I').offers('advance')).toEqual(['GE_XX'])
    expect(scene.act('advance', 'GE_XX').offers('advance')).toEqual(['GE_HQ_Mackensen'])
  })
  it('§12.6.6.f §18.3.1.a in defence it is lost with those who defend', () => {
    const reduced = { at: 'Kharkov', reduced: true }
    const scene = battle({
      pieces: {
        RU_I: of(1),
        RU_II: of(1),
        RU_III: of(1),
        'GE_inf_SCU.1': reduced,
        'GE_inf_SCU.2': reduced,
        'GE_inf_SCU.3': reduced,
        'GE_inf_SCU.4': reduced,
        GE_HQ_Mackensen: 'Kharkov',
      },
    })
    strike(scene.dice(6, 1), 'Kharkov', ['RU_I', 'RU_II', 'RU_III'])
    for (const id of ['GE_inf_SCU.1', 'GE_inf_SCU.2', 'GE_inf_SCU.3']) scene.act('defend', id)
    expect(scene.at('Kharkov').filter((id) => id.startsWith('GE'))).toEqual(['GE_inf_SCU.4'])
    expect(scene.where('GE_HQ_Mackensen')).toBe('eliminated')
  })
})
