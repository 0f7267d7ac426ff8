/** Chapter 12: strength, fire tables, column shifts, die roll modifiers, weather, water, links, order of fire. */
import { describe, expect, it } from 'vitest'
import type { CombatRole } from '../data/card-types.ts'
import { space } from '../map.ts'
import { shiftsFor } from '../rules/12-combat/columns.ts'
import { fireOrder } from '../rules/12-combat/fire-order.ts'
import { tableFor } from '../rules/12-combat/fire-table.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { comesByAlpineOnly, comesByRoadOnly, isSingleFor } from '../rules/12-combat/links.ts'
import { modifiersFor } from '../rules/12-combat/modifiers.ts'
import { strengthOf } from '../rules/12-combat/strength.ts'
import { isClearOrRegion, terrainShift } from '../rules/12-combat/terrain.ts'
import { isAllAcrossWater, waterShift } from '../rules/12-combat/water.ts'
import { needsWeatherCheck } from '../rules/12-combat/weather.ts'
import { piece } from '../pieces.ts'
import { stepCost } from '../rules/11-movement/ways.ts'
import { AP, CP, type Side } from '../sides.ts'
import { stateFor } from './stage.ts'
import { battle, frozen, type Frozen, strike } from './battle.ts'

const table = (spec: Frozen, role: CombatRole): string => {
  const { s, fight } = frozen(spec)
  return tableFor(s, fight, role)
}
const drms = (spec: Frozen, role: CombatRole): Record<string, number> => {
  const { s, fight } = frozen(spec)
  return Object.fromEntries(modifiersFor(s, fight, role).map(({ what, by }) => [what, by]))
}
const shifts = (spec: Frozen, role: CombatRole): Record<string, number> => {
  const { s, fight } = frozen(spec)
  return Object.fromEntries(shiftsFor(s, fight, role).map(({ what, by }) => [what, by]))
}
const lublin: Frozen = {
  at: 'Lublin',
  attackers: { RU_II: 'BrestLitovsk', RU_III: 'BrestLitovsk' },
  defenders: { GE_XVII: false, GE_XI: true },
}

describe('strength', () => {
  it('§12.1.2.a §12.2.D each side adds the factors of its units by their faces', () => {
    const { s, fight } = frozen(lublin)
    expect(strengthOf(s, fight, 'attack')).toBe(6)
    expect(strengthOf(s, fight, 'defence')).toBe(7)
  })
  it('§20.1.3.a §12.2.D a standing fort helps its own defenders', () => {
    const spec: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_XX: 'Dubno' },
      defenders: { RU_XX: false },
    }
    const { s, fight } = frozen(spec)
    expect(strengthOf(s, fight, 'defence')).toBe(5)
    const ruin = frozen({ ...spec, destroyed: ['Lutsk'] })
    expect(strengthOf(ruin.s, ruin.fight, 'defence')).toBe(3)
  })
  it('§20.1.3.b it adds nothing to an attack, nor to besiegers', () => {
    const out = frozen({ at: 'Brody', attackers: { RU_XX: 'Lutsk' }, defenders: { AH_II: false } })
    expect(strengthOf(out.s, out.fight, 'attack')).toBe(3)
    const siege = frozen({ at: 'Lutsk', attackers: { RU_XX: 'Kowel' }, defenders: { GE_XX: false } })
    expect(strengthOf(siege.s, siege.fight, 'defence')).toBe(4)
  })
})

describe('fire tables', () => {
  it('§12.2.G.2.a §3.2.1.f §glossary.fire-tables one LCU makes it heavy', () => {
    const spec = { ...lublin, attackers: { RU_II: 'Kowel', 'RU_cav_SCU.1': 'Kowel' } }
    expect(table(spec, 'attacker')).toBe('heavy')
    expect(table(spec, 'defender')).toBe('heavy')
  })
  it('§12.2.G.2.b §3.2.1.g §glossary.scu SCUs alone are light, each side by itself', () => {
    const spec: Frozen = {
      at: 'Lublin',
      attackers: { 'RU_inf_SCU.1': 'Kowel', 'RU_cav_SCU.1': 'Kowel' },
      defenders: { GE_XI: false },
    }
    expect(table(spec, 'attacker')).toBe('light')
    expect(table(spec, 'defender')).toBe('heavy')
    expect(table({ ...lublin, defenders: { 'GE_inf_SCU.1': false } }, 'defender')).toBe('light')
  })
  it('§12.2.G.2.c §3.2.1.f.1 §12.5.e a mountain by Alpine trails only: both light; with a road: heavy', () => {
    const alpine: Frozen = {
      at: 'Asiago',
      side: 'CP',
      status: { IT: 'at-war' },
      attackers: { AH_XIV: 'Trento' },
      defenders: { IT_I: false },
    }
    expect(table(alpine, 'attacker')).toBe('light')
    expect(table(alpine, 'defender')).toBe('light')
    expect(comesByAlpineOnly(frozen(alpine).fight)).toBe(true)
    const both: Frozen = {
      ...alpine,
      at: 'Belluno',
      attackers: { AH_XIV: 'Trento', AH_III: 'Toblach' },
    }
    expect(table(both, 'attacker')).toBe('heavy')
    const clear: Frozen = { ...alpine, at: 'Brescia' }
    expect(table(clear, 'attacker')).toBe('heavy')
  })
  it('§12.2.G.2.d §3.2.1.f.2 against uprisings LCUs fire light', () => {
    const spec: Frozen = {
      at: 'Sarny',
      attackers: { RU_XX: 'Lutsk' },
      defenders: { 'RU_uprising.1': false },
      combat: ['uprising'],
    }
    expect(table(spec, 'attacker')).toBe('light')
  })
  it('§14.3.1.a.2.a §14.3.1.a.7 out of supply: light', () => {
    const lost: Frozen = {
      at: 'Kielce',
      attackers: { RU_XX: 'Radom' },
      defenders: { AH_II: false },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Sandomierz: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
    }
    expect(table(lost, 'attacker')).toBe('light')
    expect(table(lost, 'defender')).toBe('heavy')
    const trapped: Frozen = {
      at: 'Radom',
      side: 'CP',
      attackers: { AH_II: 'Kielce' },
      defenders: { RU_XX: false },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Sandomierz: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
    }
    expect(table(trapped, 'defender')).toBe('light')
  })
  it('§glossary.fire-tables a fort alone fires heavy', () => {
    expect(
      table({ at: 'Lutsk', side: 'CP', attackers: { GE_XX: 'Dubno' }, combat: ['fort'] }, 'defender'),
    ).toBe('heavy')
  })
})

describe('columns', () => {
  it('§12.4.1 §3.1.1.1 mountains shift the attacker one column to the left, §3.1.1 clear terrain nobody', () => {
    const spec: Frozen = { at: 'Gorlice', attackers: { RU_II: 'Tarnow' }, defenders: { AH_II: false } }
    expect(shifts(spec, 'attacker')).toEqual({ terrain: -1 })
    expect(shifts(spec, 'defender')).toEqual({})
    expect(shifts(lublin, 'attacker')).toEqual({})
  })
  it('§3.1.1 §18.4.b terrain does not hinder movement, in spaces or regions', () => {
    const s = stateFor({
      pieces: { RU_II: 'Lutsk', AH_II: 'Trieste' },
      orders: { Lutsk: 'move', Trieste: 'move' },
    })
    const cost = (id: string, side: Side, from: string, to: string): number =>
      stepCost(
        s,
        { side, space: space(from), pieces: [piece(id)], spent: 0, starving: [], isFree: false },
        space(from),
        0,
        space(to),
      )
    expect([cost('RU_II', AP, 'Lutsk', 'Kowel'), cost('RU_II', AP, 'Lutsk', 'Sarny')]).toEqual([1, 1])
    expect(cost('RU_II', AP, 'Lutsk', 'Rovno')).toBe(1)
    expect(cost('AH_II', CP, 'Trieste', 'Carniola')).toBe(1)
  })
  it('§18.4.a the mountains of a region count in combat', () => {
    const spec: Frozen = {
      at: 'Carniola',
      status: { IT: 'at-war' },
      attackers: { IT_I: 'Tolmezzo' },
      defenders: { AH_III: false },
    }
    expect(terrainShift(frozen(spec).fight)?.by).toBe(-1)
  })
  it('§12.4.3.a all across water: one column left; §12.4.3.b some of them: none', () => {
    const wet: Frozen = { ...lublin, attackers: { RU_V: 'Kowel' } }
    expect(isAllAcrossWater(frozen(wet).fight)).toBe(true)
    expect(shifts(wet, 'attacker')).toEqual({ water: -1 })
    const both: Frozen = { ...lublin, attackers: { RU_V: 'Kowel', RU_II: 'BrestLitovsk' } }
    expect(waterShift(frozen(both).fight)).toBeUndefined()
  })
  it('§12.4 §12.2.G.2.e shifts add up, and those off the table are ignored', () => {
    const spec: Frozen = {
      at: 'Gorlice',
      attackers: { RU_II: 'Tarnow', RU_III: 'Tarnow' },
      defenders: { AH_II: false },
      trenches: { Gorlice: ['CP', 1] },
      combat: ['badWeather'],
    }
    const { s, fight } = frozen(spec)
    expect(shotOf(s, fight, 'attacker')).toMatchObject({ strength: 6, column: 2, table: 'heavy' })
    const weak = frozen({ ...spec, attackers: { 'RU_inf_SCU.1': 'Tarnow' } })
    expect(shotOf(weak.s, weak.fight, 'attacker').column).toBe(0)
  })
  it('§19.5.a a trench of level 1: attacker one left, defender one right', () => {
    const spec: Frozen = { ...lublin, trenches: { Lublin: ['CP', 1] } }
    expect(shifts(spec, 'attacker')).toEqual({ trench: -1 })
    expect(shifts(spec, 'defender')).toEqual({ trench: 1 })
  })
  it('§19.5.b level 2: attacker two left, defender one right', () => {
    const spec: Frozen = {
      at: 'Doiran',
      attackers: { BR_XII: 'Salonika' },
      defenders: { BU_1stArmy: false },
      status: { BU: 'at-war' },
      trenches: { Doiran: ['CP', 2] },
    }
    expect(shifts(spec, 'attacker')).toEqual({ terrain: -1, trench: -2 })
    expect(shifts(spec, 'defender')).toEqual({ trench: 1 })
  })
  it('§19.5.d the trench of the attacker does not matter', () => {
    expect(shifts({ ...lublin, trenches: { BrestLitovsk: ['AP', 1] } }, 'attacker')).toEqual({})
  })
  it('§20.1.4.a units in a fort space have their trench, §19.5.c §20.1.4.b a fort alone has not', () => {
    const spec: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_XX: 'Dubno' },
      defenders: { RU_XX: false },
      trenches: { Lutsk: ['AP', 1] },
    }
    expect(shifts(spec, 'attacker')).toEqual({ trench: -1 })
    expect(shifts({ ...spec, defenders: {}, combat: ['fort'] }, 'attacker')).toEqual({})
    expect(shifts({ ...spec, defenders: {}, combat: ['fort'] }, 'defender')).toEqual({})
  })
})

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
  it('§12.3.b a die above the number of the round shifts the attack', () => {
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

describe('order of fire', () => {
  const order = (spec: Frozen): string => fireOrder(frozen(spec).s, frozen(spec).fight)
  it('§12.2.G.3.b at once, unless flank, water or a card says otherwise', () => {
    expect(order(lublin)).toBe('simultaneous')
    expect(order({ ...lublin, combat: ['flank', 'flankSucceeded'] })).toBe('attacker-first')
    expect(order({ ...lublin, combat: ['flank', 'flankFailed'] })).toBe('defender-first')
    expect(order({ ...lublin, attackers: { RU_V: 'Kowel' } })).toBe('defender-first')
    const card: Frozen = {
      at: 'Lublin',
      side: 'CP',
      attackers: { GE_XI: 'Kowel' },
      defenders: { RU_II: false },
    }
    expect(order({ ...card, cards: { combat: ['CP44'] } })).toBe('attacker-first')
  })
  it('§12.4.3.a across water the defender fires first and the attacker pays before he answers', () => {
    const scene = battle({
      pieces: { 'RU_inf_SCU.1': { at: 'Kowel' }, GE_XI: 'Lublin' },
      orders: { Kowel: 'attack' },
    })
    strike(scene.dice(6), 'Lublin', ['RU_inf_SCU.1'])
    expect(scene.where('RU_inf_SCU.1')).toBe('replaceable')
    expect(scene.seen('fired').map(({ side }) => side)).toEqual([CP])
  })
  it('§12.2.G.3.a §glossary.attack die, modifiers and column give the Loss Number', () => {
    const scene = battle({
      pieces: { RU_II: 'BrestLitovsk', RU_III: 'BrestLitovsk', GE_XI: 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    strike(scene.dice(5, 1), 'Lublin', ['RU_II', 'RU_III'])
    expect(scene.seen('fired').map(({ ln, column }) => [column, ln])).toEqual([
      [5, 4],
      [3, 1],
    ])
  })
})

describe('the winner', () => {
  const ended = (...dice: number[]): { winner: number; prompt: string } => {
    const scene = battle({
      pieces: { RU_II: 'BrestLitovsk', RU_III: 'BrestLitovsk', GE_XI: 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    strike(scene.dice(...dice), 'Lublin', ['RU_II', 'RU_III'])
    while (scene.prompt === 'absorb') scene.act('suffer', 'RU_II')
    return { winner: scene.seen('combat-ended')[0]?.winner as number, prompt: scene.prompt }
  }
  it('§12.2.G.4.a has the higher Loss Number, §12.2 and what follows comes in order', () => {
    expect(ended(5, 1)).toEqual({ winner: AP, prompt: 'retreat-where' })
    expect(ended(1, 5).winner).toBe(CP)
  })
  it('§12.2.G.4.b equal numbers: nobody, no retreat', () => {
    expect(ended(1, 2)).toEqual({ winner: -1, prompt: 'action' })
  })
})
