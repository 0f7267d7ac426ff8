/** Chapter 12: die roll modifiers and weather. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { shiftsFor } from '../rules/12-combat/fire.ts'
import { comesByRoadOnly, isSingleFor } from '../rules/12-combat/links.ts'
import { isClearOrRegion } from '../rules/12-combat/terrain.ts'
import { needsWeatherCheck } from '../rules/12-combat/weather.ts'
import { AP, CP } from '../sides.ts'
import { battle, frozen, type Frozen, strike } from './battle.ts'
import { drms, lublin } from './firing.ts'

describe('modifiers', () => {
  it('§12.2.1.a.1 cavalry in a clear space, trench and fort notwithstanding; not in a forest', () => {
    const spec: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_CavKdo: 'Dubno' },
      defenders: { RU_IICav: false },
      trenches: { Lutsk: ['AP', 1] },
    }
    expect(drms(spec, 'attacker')).toEqual({ cavalry: 1 })
    expect(drms(spec, 'defender')).toEqual({ cavalry: 1 })
    const wood: Frozen = { ...spec, at: 'Kowel', attackers: { GE_CavKdo: 'Lutsk' }, destroyed: ['Lutsk'] }
    expect(drms(wood, 'attacker')).toEqual({})
  })
  it('§12.2.1.a.2 cavalry in a region', () => {
    const spec: Frozen = {
      at: 'Kharkov',
      side: 'CP',
      attackers: { GE_CavKdo: 'Kharkov' },
      defenders: { RU_II: false },
    }
    expect(drms(spec, 'attacker')).toEqual({ cavalry: 1 })
    expect(isClearOrRegion(space('Novgorod'))).toBe(true)
  })
  it('§12.2.1.a.3 mountain troops in a mountain space, §12.2.1.a.4 or region; not in the plain', () => {
    const spec: Frozen = {
      at: 'Tolmezzo',
      side: 'CP',
      status: { IT: 'at-war' },
      attackers: { AH_III: 'Carniola' },
      defenders: { 'IT_mtn_SCU.1': false },
    }
    expect(drms(spec, 'attacker')).toEqual({ mountain: 1 })
    expect(drms(spec, 'defender')).toEqual({ mountain: 1 })
    const region: Frozen = {
      ...spec,
      at: 'Carniola',
      side: 'AP',
      attackers: { IT_I: 'Tolmezzo' },
      defenders: { AH_III: false },
    }
    expect(drms(region, 'defender')).toEqual({ mountain: 1 })
    expect(drms({ ...spec, at: 'Udine', attackers: { AH_III: 'Trieste' } }, 'attacker')).toEqual({})
  })
  it('§12.2.1.a.5 §27.1.a an HQ gives its number, full or reduced, in attack and defence', () => {
    const hq = (reduced: boolean): Frozen => ({
      ...lublin,
      attackers: { ...lublin.attackers, RU_HQ_Brusilov: { at: 'BrestLitovsk', reduced } },
      defenders: { GE_XI: false, GE_HQ_Mackensen: false },
    })
    expect(drms(hq(false), 'attacker')).toEqual({ hq: 2 })
    expect(drms(hq(true), 'attacker')).toEqual({ hq: 1 })
    expect(drms(hq(true), 'defender')).toEqual({ hq: 2 })
  })
  it('§12.2.1.a.6 §27.1.b heavy artillery helps the attack, §27.0.i never the defence', () => {
    const gun: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_XX: 'Dubno', 'GE_HeavyArtillery.1': 'Dubno' },
      defenders: { RU_XX: false },
    }
    expect(drms(gun, 'attacker')).toEqual({ artillery: 2 })
    const scene = battle({
      pieces: { RU_II: 'BrestLitovsk', GE_XI: 'Lublin', 'GE_HeavyArtillery.1': 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    strike(scene.dice(1, 1), 'Lublin', ['RU_II'])
    expect(scene.seen('attack-declared')[0]?.defenders).toHaveLength(1)
  })
  it('§12.2.1.a.7 §12.5.a roads and mixed gauge only: −1 for the attacker; §12.5.b with a single-gauge line: none', () => {
    const road: Frozen = {
      at: 'Dubno',
      attackers: { RU_XIII: 'Rovno' },
      defenders: { AH_II: false },
      destroyed: ['Dubno'],
    }
    expect(drms(road, 'attacker')).toEqual({ road: -1 })
    expect(drms(road, 'defender')).toEqual({})
    const mixed: Frozen = { ...road, at: 'Brody', attackers: { RU_XIII: 'Dubno', RU_XX: 'Lutsk' } }
    expect(comesByRoadOnly(frozen(mixed).s, frozen(mixed).fight)).toBe(true)
    const rail: Frozen = { ...road, attackers: { RU_XIII: 'Rovno', RU_XX: 'Lutsk' } }
    expect(drms(rail, 'attacker')).toEqual({})
  })
  it('§12.5.c §12.5.d railway troops convert the mixed gauge of the border for their own side', () => {
    const brody: Frozen = {
      at: 'Brody',
      attackers: { RU_XIII: 'Dubno' },
      defenders: { AH_II: false },
      destroyed: ['Dubno'],
    }
    expect(drms(brody, 'attacker')).toEqual({ road: -1 })
    expect(drms({ ...brody, flags: ['apRailroads'] }, 'attacker')).toEqual({})
    expect(drms({ ...brody, flags: ['cpRailroads'] }, 'attacker')).toEqual({ road: -1 })
    const { s } = frozen({ ...brody, flags: ['cpRailroads'] })
    expect(isSingleFor(s, CP, space('Brody'), space('Dubno'))).toBe(true)
    expect(isSingleFor(s, AP, space('Brody'), space('Dubno'))).toBe(false)
    expect(isSingleFor(s, AP, space('Brody'), space('Lemberg'))).toBe(true)
    expect(isSingleFor(s, CP, space('Brody'), space('Lutsk'))).toBe(false)
  })
  it('§12.2.1.a §12.2.G.1 they add up, §12.2.1.b and the die stays between 1 and 6', () => {
    const scene = battle({
      pieces: { RU_Guard: 'Lutsk', RU_IICav: 'Lutsk', RU_HQ_Brusilov: 'Lutsk', GE_XI: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    strike(scene.dice(6, 1), 'Dubno', ['RU_Guard', 'RU_IICav', 'RU_HQ_Brusilov'])
    // heavy, 6 to 7, die 6 + 3 read as 6
    expect(scene.seen('fired')[0]).toMatchObject({ strength: 6, column: 5, die: 6, total: 9, ln: 5 })
    const by = { RU_Guard: 'Lutsk', RU_IICav: 'Lutsk' }
    const spec: Frozen = { at: 'Dubno', destroyed: ['Dubno'], attackers: by, defenders: { GE_XI: false } }
    expect([drms(spec, 'attacker'), drms(spec, 'defender')]).toEqual([{ cavalry: 1 }, {}])
    const other: Frozen = { ...spec, attackers: { RU_Guard: 'Lutsk' }, defenders: { GE_CavKdo: false } }
    expect([drms(other, 'attacker'), drms(other, 'defender')]).toEqual([{}, { cavalry: 1 }])
  })
  it('§12.2.1.a.8 §12.2.E combat cards add theirs', () => {
    const scene = battle({
      pieces: { RU_XX: 'Kowel', AH_II: 'Lutsk' },
      destroyed: ['Lutsk'],
      orders: { Kowel: 'attack' },
      hands: { AP: ['AP3'] },
    })
    scene.act('target', 'Lutsk').act('join', 'RU_XX').act('engage')
    scene.dice(1, 1).act('combat-card', 'AP3')
    expect(scene.seen('fired')[0]?.modifiers.map(({ by }) => by)).toEqual([1])
  })
})

describe('weather', () => {
  const pinsk: Frozen = { at: 'Pinsk', attackers: { RU_II: 'BrestLitovsk' }, defenders: { GE_XI: false } }
  const needs = (spec: Frozen): boolean => needsWeatherCheck(frozen(spec).s, frozen(spec).fight)
  it('§12.3.a §12.2.C swamps in summer, mountains in winter', () => {
    expect(needs({ ...pinsk, turn: 5 })).toBe(true)
    expect(needs({ ...pinsk, turn: 3 })).toBe(false)
    const gorlice: Frozen = { at: 'Gorlice', attackers: { RU_II: 'Tarnow' }, defenders: { AH_II: false } }
    expect(needs({ ...gorlice, turn: 3 })).toBe(true)
    expect(needs({ ...gorlice, turn: 5 })).toBe(false)
  })
  it('§12.3.c not if all attackers are with an HQ; §12.3.d nobody else is asked', () => {
    const hq: Frozen = { ...pinsk, turn: 5, pieces: { RU_HQ_Brusilov: 'BrestLitovsk' } }
    expect(needs(hq)).toBe(false)
    expect(needs({ ...hq, attackers: { RU_II: 'BrestLitovsk', RU_XX: 'Sarny' } })).toBe(true)
  })
  it('§12.3.d units that do not attack neither ask for the check nor spare it', () => {
    const idle: Frozen = { ...pinsk, turn: 5, pieces: { RU_HQ_Brusilov: 'BrestLitovsk', RU_XX: 'Sarny' } }
    expect(needs(idle)).toBe(false)
    expect(needs({ ...pinsk, turn: 5, pieces: { RU_HQ_Brusilov: 'Sarny', RU_XX: 'Sarny' } })).toBe(true)
    expect(needs({ ...idle, turn: 3 })).toBe(false)
  })
  it('§12.3.b §12.2.C a die above the number of the round shifts the attack', () => {
    const play = (die: number): number => {
      const scene = battle({
        pieces: { RU_II: 'BrestLitovsk', GE_XI: 'Pinsk' },
        orders: { BrestLitovsk: 'attack' },
        turn: 5,
        round: 3,
      })
      strike(scene.dice(die, 3, 3), 'Pinsk', ['RU_II'])
      return scene.seen('fired')[0]?.column as number
    }
    expect(play(4)).toBe(1)
    expect(play(3)).toBe(2)
  })
  it('§12.3.e a card may set it aside: the die is rolled, nothing shifts', () => {
    const { s, fight } = frozen({
      at: 'Pinsk',
      side: 'CP',
      attackers: { GE_XI: 'BrestLitovsk' },
      defenders: { RU_II: false },
      combat: ['badWeather'],
      cards: { combat: ['CP42'] },
    })
    expect(shiftsFor(s, fight, 'attacker')).toEqual([])
  })
})
