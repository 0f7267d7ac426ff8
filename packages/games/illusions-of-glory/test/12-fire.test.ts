/** Chapter 12: strength, fire tables, order of fire, the winner. */
import { describe, expect, it } from 'vitest'
import { fire, shotOf } from '../rules/12-combat/fire.ts'
import { fireOrder } from '../rules/12-combat/fire-order.ts'
import { comesByAlpineOnly } from '../rules/12-combat/links.ts'
import { strengthOf } from '../rules/12-combat/strength.ts'
import { fightOf } from '../rules/12-combat/under-way.ts'
import { AP, CP } from '../sides.ts'
import { battle, frozen, type Frozen, resumed, strike } from './battle.ts'
import { table, lublin } from './firing.ts'

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
  it('§12.2.G.2.b §3.2.1.g §glossary.scu §glossary.fire-tables SCUs alone are light, each side by itself', () => {
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
  it('§glossary.attack the column of the strength is shifted', () => {
    const shot = (spec: Partial<Frozen>) => {
      const { s, fight } = frozen({ ...lublin, ...spec })
      return shotOf(s, fight, 'attacker')
    }
    const open = shot({})
    expect(open).toMatchObject({ table: 'heavy', strength: 6, column: 5, shifts: [], drm: 0 })
    expect(shot({ trenches: { Lublin: ['CP', 1] } })).toMatchObject({ strength: 6, column: 4, drm: 0 })
    const { s, fight } = frozen({ ...lublin, trenches: { Lublin: ['CP', 1] } })
    expect(shotOf(s, fight, 'defender').shifts.map(({ by }) => by)).toEqual([1])
  })
  it('§12.2.G.3.a each side has a Loss Number of its own, and a fort a share in that of its defenders', () => {
    const lutsk: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_XX: 'Dubno' },
      defenders: { RU_XX: false },
    }
    const scene = resumed(frozen(lutsk).s, 'at-rest')
    const { umpire } = scene.play
    scene.dice(6, 1)
    fire(umpire, fightOf(umpire.state), 'attacker')
    const { attackLn } = umpire.state
    expect([attackLn > 0, umpire.state.defenceLn]).toEqual([true, -1])
    fire(umpire, fightOf(umpire.state), 'defender')
    expect([umpire.state.attackLn, umpire.state.defenceLn]).toEqual([attackLn, 2])
    expect(scene.seen('fired').map(({ side, fort, pieces }) => [side, fort, pieces.length])).toEqual([
      [CP, 0, 1],
      [AP, 2, 1],
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
