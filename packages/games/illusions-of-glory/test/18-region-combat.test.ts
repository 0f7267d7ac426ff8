/** Chapters 18.3, 18.5 and 27: stacks and HQs in regions. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { whyNotJoin } from '../rules/12-combat/attackers.ts'
import { needsWeatherCheck } from '../rules/12-combat/weather.ts'
import { space } from '../map.ts'
import { battle, frozen, resumed, strike } from './battle.ts'
import { stackOf } from '../state.ts'
import { stateFor } from './stage.ts'

const inStack = (at: string, stack: number) => ({ at, stack, marks: ['toAttack'] as const })

describe('an HQ belongs to its stack', () => {
  it('§18.3.c §27.0.e it attacks with troops of its own stack only', () => {
    const s = stateFor({
      stage: 'combat',
      turn: 2,
      pieces: {
        RU_II: inStack('Kharkov', 1),
        RU_HQ_Brusilov: inStack('Kharkov', 1),
        RU_III: inStack('Kharkov', 2),
        GE_XI: 'Kharkov',
      },
    })
    const join = (with_: string) =>
      whyNotJoin(s, [piece(with_)], piece('RU_HQ_Brusilov'), space('Kharkov'))?.code
    expect([join('RU_II'), join('RU_III')]).toEqual([undefined, 'support-without-troops'])
  })
  it('§12.3.c it keeps the weather from its own stack only', () => {
    const needs = (stack: number): boolean => {
      const { s, fight } = frozen({
        at: 'Trento',
        side: 'CP',
        turn: 3,
        status: { IT: 'at-war' },
        attackers: { AH_II: inStack('Tyrol', 1) },
        defenders: { IT_I: false },
        pieces: { GE_HQ_Mackensen: inStack('Tyrol', stack) },
      })
      return needsWeatherCheck(s, fight)
    }
    expect([needs(1), needs(2), needs(0)]).toEqual([false, true, true])
  })
  it('§12.3.c §18.3.c a stack that comes from another region is not that of the same number here', () => {
    const { s, fight } = frozen({
      at: 'Carniola',
      side: 'CP',
      turn: 3,
      status: { IT: 'at-war' },
      attackers: { AH_I: inStack('Carniola', 1) },
      defenders: { IT_I: false },
      pieces: {
        AH_II: { at: 'Carniola', stack: 1, marks: ['toMove', 'moved'] },
        GE_HQ_Mackensen: { at: 'Carniola', stack: 1, marks: ['toMove', 'moved'] },
      },
    })
    expect(needsWeatherCheck(s, fight)).toBe(true)
  })
  it('§12.3.c §18.3.c nor is one that has advanced', () => {
    const { s } = frozen({
      at: 'Carniola',
      side: 'CP',
      status: { IT: 'at-war' },
      attackers: { AH_II: inStack('Tyrol', 1), GE_HQ_Mackensen: inStack('Tyrol', 1) },
      set: { attackLn: 1, defenceLn: 0 },
      pieces: { AH_I: inStack('Carniola', 1), IT_I: 'Carniola', IT_II: 'Trento' },
    })
    const scene = resumed(s, 'result').act('advance', 'AH_II').act('advance', 'GE_HQ_Mackensen')
    expect(scene.where('GE_HQ_Mackensen')).toBe('Carniola')
    expect(['AH_II', 'GE_HQ_Mackensen'].map((id) => stackOf(scene.state, piece(id)))).toEqual([0, 0])
  })
  it('§27.0.d §18.3.1.a the stack that defends has one HQ: of two the owner picks', () => {
    const scene = battle({
      pieces: {
        RU_II: inStack('Kharkov', 1),
        GE_XI: 'Kharkov',
        GE_XX: 'Kharkov',
        GE_HQ_Mackensen: 'Kharkov',
        GE_HQ_Falkenhayn: 'Kharkov',
      },
    })
    strike(scene, 'Kharkov', ['RU_II'])
    expect([scene.prompt, scene.asked]).toEqual(['defenders', 'CP'])
    scene.dice(1, 1).act('defend', 'GE_HQ_Falkenhayn')
    expect(scene.seen('fired')[1]?.modifiers.filter(({ what }) => what === 'hq')).toHaveLength(1)
  })
})

describe('the defenders', () => {
  const rodosto = {
    side: 'CP',
    turn: 8,
    status: { TU: 'at-war' },
    orders: { Adrianople: 'attack' },
  } as const
  it('§18.3.1.a §10.2.b of more than three those are picked who can stack', () => {
    const scene = battle({
      ...rodosto,
      pieces: {
        TU_I: 'Adrianople',
        RU_II: 'Rodosto',
        RU_III: 'Rodosto',
        FR_XII: 'Rodosto',
        BR_XII: 'Rodosto',
      },
    })
    strike(scene.dice(1, 1), 'Rodosto', ['TU_I'])
    expect(scene.offers('defend')).toHaveLength(4)
    scene.act('defend', 'RU_II')
    expect(scene.seen('defenders-chosen')[0]?.pieces).toEqual([piece('RU_II'), piece('RU_III')].sort())
  })
  it('§18.3.1.c of three or fewer all defend, whether or not they can stack', () => {
    const defenders = (...ids: string[]): number => {
      const there = Object.fromEntries(ids.map((id) => [id, 'Rodosto']))
      const scene = battle({ ...rodosto, pieces: { TU_I: 'Adrianople', ...there } })
      strike(scene.dice(1, 1), 'Rodosto', ['TU_I'])
      return scene.seen('attack-declared')[0]?.defenders.length ?? -1
    }
    expect([
      defenders('RU_II', 'FR_XII', 'BR_XII'),
      defenders('RU_II', 'BR_XII'),
      defenders('BR_XII'),
    ]).toEqual([...[3, 2, 1]])
  })
  it('§18.3.1.b three if three can stack', () => {
    const scene = battle({
      ...rodosto,
      pieces: {
        TU_I: 'Adrianople',
        RU_II: 'Rodosto',
        FR_XXXI: 'Rodosto',
        FR_XII: 'Rodosto',
        BR_XII: 'Rodosto',
      },
    })
    strike(scene.dice(1, 1), 'Rodosto', ['TU_I'])
    expect(scene.seen('defenders-chosen')[0]?.pieces).not.toContain(piece('RU_II'))
  })
})

describe('retreat', () => {
  it('§18.5.b §12.2.2.a §12.7.1.e who is beaten may leave, though no attacker is at full strength', () => {
    const { s } = frozen({
      at: 'Kharkov',
      side: 'CP',
      attackers: { GE_XI: { at: 'Kharkov', reduced: true } },
      defenders: { RU_II: false },
      set: { attackLn: 3, defenceLn: 1 },
    })
    const scene = resumed(s, 'result')
    expect(scene.prompt).toBe('region-retreat')
    scene.act('remain')
    expect(scene.seen('stayed-in-region')[0]?.pieces).toEqual([piece('RU_II')])
  })
})

describe('losses', () => {
  it('§12.6.2.a §18.3.c like units of different stacks are a choice: the HQ stands with one of them', () => {
    const scene = battle({
      side: 'CP',
      status: { IT: 'at-war' },
      pieces: {
        AH_II: inStack('Tyrol', 3),
        'AH_inf_SCU.1': { ...inStack('Tyrol', 1), reduced: true },
        'AH_inf_SCU.2': { ...inStack('Tyrol', 2), reduced: true },
        GE_HQ_Mackensen: inStack('Tyrol', 1),
        'IT_inf_SCU.1': 'Trento',
      },
      destroyed: ['Trento'],
    })
    strike(scene.dice(1, 6), 'Trento', ['AH_II', 'AH_inf_SCU.1', 'AH_inf_SCU.2'])
    expect(scene.offers('suffer')).toEqual(['AH_inf_SCU.1', 'AH_inf_SCU.2'])
    scene.act('suffer', 'AH_inf_SCU.2')
    expect(scene.where('GE_HQ_Mackensen')).toBe('Tyrol')
  })
})

describe('FORCED MARCH', () => {
  it('[AP41] §18.3.g comes into an attack of several stacks of a region, be they three units', () => {
    const scene = battle({
      hands: { AP: ['AP41'] },
      pieces: {
        'RU_inf_SCU.1': inStack('Moscow', 1),
        'RU_inf_SCU.2': inStack('Moscow', 1),
        RU_II: inStack('Moscow', 2),
        RU_IV: 'Smolensk',
        GE_I: 'Moscow',
      },
    })
    strike(scene.dice(1, 1), 'Moscow', ['RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_II'])
    scene.act('combat-card', 'AP41')
    expect(scene.seen('marched-in').map((event) => event.piece)).toEqual([piece('RU_IV')])
  })
  it('[AP41] §18.3.1 not beside three who defend one', () => {
    const scene = battle({
      side: 'CP',
      hands: { AP: ['AP41'] },
      pieces: {
        'RU_inf_SCU.1': 'Moscow',
        'RU_inf_SCU.2': 'Moscow',
        RU_II: 'Moscow',
        RU_IV: 'Smolensk',
        GE_I: inStack('Moscow', 1),
      },
    })
    strike(scene.dice(1, 1), 'Moscow', ['GE_I'])
    expect([scene.offers('combat-card'), scene.where('RU_IV')]).toEqual([[], 'Smolensk'])
  })
})

it('§18.2.1 a region that all attackers have left by their advance passes to those who are still there', () => {
  const scene = battle({
    turn: 5,
    orders: { Dubno: 'attack' },
    pieces: {
      RU_II: inStack('Kharkov', 1),
      ...{ GE_I: 'Kharkov', 'GE_inf_SCU.1': 'Chernigov', RU_III: 'Dubno', AH_III: 'Brody' },
    },
  }).dice(6, 1)
  strike(scene, 'Chernigov', ['RU_II'])
  if (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
  while (scene.prompt === 'retreat-where') scene.act('retreat-to', scene.offers('retreat-to')[0])
  scene.act('advance', 'RU_II')
  expect([scene.prompt, scene.where('RU_II'), scene.control('Kharkov')]).toEqual([
    'attack',
    'Chernigov',
    'CP',
  ])
})
