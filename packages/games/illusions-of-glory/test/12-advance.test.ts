/** Chapters 12.2.3, 12.8, 18.6 and 20.1.6: advance after combat. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { ORDER, order } from '../state.ts'
import { battle, frozen, type Frozen, LOST_LANDING, resumed, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** the moment the defenders are gone */
function won(spec: Frozen, passed: readonly string[] = []): StagedScene {
  const { s } = frozen({ ...spec, set: { attackLn: 5, defenceLn: 1, ...spec.set } })
  for (const id of passed) order(s, space(id), ORDER.passed)
  return resumed(s, 'advance')
}
const lublin: Frozen = {
  at: 'Lublin',
  attackers: { RU_II: 'BrestLitovsk', RU_III: { at: 'BrestLitovsk', reduced: true }, RU_V: 'Kowel' },
  markers: { Lublin: 'GE' },
  pieces: { RU_IV: 'Kowel' },
}

describe('who advances', () => {
  it('§12.8.1.a §12.8.1.b §12.2.3.a §glossary.advance attackers at full strength, wherever they came from', () => {
    const scene = won(lublin)
    expect(scene.offers('advance')).toEqual(['RU_II', 'RU_V'])
    expect(scene.refusal('advance', 'RU_III').code).toBe('not-at-full-strength')
    const worn = { RU_III: { at: 'BrestLitovsk', reduced: true } }
    expect(won({ ...lublin, attackers: worn }).prompt).not.toBe('advance')
    expect(won({ ...lublin, defenders: { GE_XI: true } }).prompt).not.toBe('advance')
    const lutsk: Frozen = { at: 'Lutsk', side: 'CP', attackers: { GE_XX: 'Kowel' } }
    const after = (spec: Partial<Frozen>): string => won({ ...lutsk, ...spec }).prompt
    expect([
      after({ combat: ['fort'] }),
      after({ combat: ['fort'], destroyed: ['Lutsk'] }),
      after({}),
    ]).toEqual([...['action', 'advance', 'advance']])
  })
  it('§12.1.2.b only those who took part', () => {
    expect(won(lublin).refusal('advance', 'RU_IV').code).toBe('not-among-attackers')
  })
  it('§12.8.1.a three at most', () => {
    const scene = won({
      ...lublin,
      attackers: { RU_II: 'BrestLitovsk', RU_III: 'BrestLitovsk', RU_V: 'Kowel', RU_VI: 'Kowel' },
    })
    scene.act('advance', 'RU_II').act('advance', 'RU_III').act('advance', 'RU_V')
    expect(scene.at('Lublin')).toHaveLength(3)
    expect(scene.state.combat).toBe(-1)
  })
  it('§12.8.1.a §27.0.d of two HQs the first to go is the only one', () => {
    const by = {
      GE_XX: 'Kowel',
      GE_HQ_Mackensen: 'Kowel',
      GE_XI: 'Dubno',
      GE_I: 'Dubno',
      GE_HQ_Falkenhayn: 'Dubno',
    }
    const scene = won({ at: 'Rovno', side: 'CP', attackers: by, destroyed: ['Dubno', 'Lutsk'] })
    scene.act('advance', 'GE_XI').act('advance', 'GE_HQ_Falkenhayn').act('advance', 'GE_XX')
    expect(scene.refusal('advance', 'GE_HQ_Mackensen')).toMatchObject({
      code: 'no-room-there',
      rule: '27.0.d',
    })
    expect(scene.offers('advance')).toEqual(['GE_I'])
  })
  it('§12.8.1.a nobody has to', () => {
    const scene = won(lublin)
    scene.act('done')
    expect([scene.at('Lublin'), scene.control('Lublin')]).toEqual([[], 'CP'])
  })
  it('§12.8.3 §12.7.8.b who enters takes control at once', () => {
    const scene = won(lublin)
    scene.act('advance', 'RU_II')
    expect(scene.control('Lublin')).toBe('AP')
  })
  it('§3.1.1.3 terrain does not keep anybody out', () => {
    const scene = won({ at: 'Gorlice', attackers: { RU_II: 'Tarnow' } })
    scene.act('advance', 'RU_II')
    expect(scene.where('RU_II')).toBe('Gorlice')
  })
  it('§12.8.1.c §12.2.3.d not into a space where it would be out of supply', () => {
    const spec: Frozen = {
      at: 'Radom',
      attackers: { RU_XX: 'Kielce' },
      markers: { Radom: 'AH' },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Sandomierz: 'CP', Czestochowa: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
    }
    expect(won(spec).prompt).not.toBe('advance')
    expect(won({ ...spec, control: { ...spec.control, Ivangorod: 'AP' } }).offers('advance')).toEqual([
      'RU_XX',
    ])
  })
  it('§12.2.3.b when all defenders are destroyed, into their space and no further', () => {
    const scene = battle({
      pieces: {
        RU_II: 'BrestLitovsk',
        RU_III: 'BrestLitovsk',
        'GE_inf_SCU.1': { at: 'Lublin', reduced: true },
      },
      orders: { BrestLitovsk: 'attack' },
    })
    strike(scene.dice(6, 1), 'Lublin', ['RU_II', 'RU_III'])
    scene.act('advance', 'RU_II').act('done')
    expect(scene.where('RU_II')).toBe('Lublin')
    expect(scene.seen('advanced')).toHaveLength(1)
  })
})

describe('two spaces', () => {
  it('§12.8.2 §12.2.3.a on to a space the defenders passed, and no other', () => {
    const scene = won({ ...lublin, attackers: { RU_II: 'BrestLitovsk' } }, ['Jaroslau'])
    scene.act('advance', 'RU_II')
    expect(scene.prompt).toBe('advance-on')
    expect(scene.offers('advance-to')).toEqual(['Jaroslau'])
    expect(scene.refusal('advance-to', 'Sandomierz').code).toBe('not-on-their-way')
    scene.act('advance-to', 'Jaroslau')
    expect([scene.where('RU_II'), scene.control('Jaroslau')]).toEqual(['Jaroslau', 'AP'])
  })
  it('§12.8.2 across water, or in forest, mountain or swamp, it stops', () => {
    const wet = won({ ...lublin, attackers: { RU_V: 'Kowel' } }, ['Jaroslau'])
    wet.act('advance', 'RU_V')
    expect(wet.prompt).not.toBe('advance-on')
    const wood = won({ at: 'RawaRuska', attackers: { RU_II: 'Lublin' } }, ['Lemberg'])
    wood.act('advance', 'RU_II')
    expect(wood.prompt).not.toBe('advance-on')
  })
  it('§20.1.6.b §20.3.1.c those not needed for the siege go on', () => {
    const przemysl: Frozen = {
      at: 'Przemysl',
      attackers: { RU_II: 'Lemberg', RU_III: 'Lemberg' },
      markers: { Brody: 'RU' },
    }
    const scene = won(przemysl, ['Jaroslau'])
    scene.act('advance', 'RU_II').act('advance', 'RU_III')
    expect(scene.prompt).toBe('advance-on')
    scene.act('advance-to', 'Jaroslau')
    expect(scene.at('Przemysl')).toHaveLength(1)
    expect(scene.prompt).not.toBe('advance-on')
    const alone = won({ ...przemysl, attackers: { RU_II: 'Lemberg' } }, ['Jaroslau'])
    alone.act('advance', 'RU_II')
    expect(alone.prompt).not.toBe('advance-on')
  })
  it('§20.1.6.c into a fort they passed only if it can be besieged', () => {
    const big = won({ at: 'Lemberg', attackers: { RU_II: 'Brody' } }, ['Przemysl'])
    big.act('advance', 'RU_II')
    expect(big.offers('advance-to')).toEqual(['Przemysl'])
    const small = won({ at: 'Lemberg', attackers: { 'RU_inf_SCU.1': 'Brody' } }, ['Przemysl'])
    small.act('advance', 'RU_inf_SCU.1')
    expect(small.prompt).not.toBe('advance-on')
  })
})

describe('pursuit', () => {
  it('[AP31] §12.8.2 cavalry that has crossed a river stops as well', () => {
    const riga: Frozen = {
      at: 'Riga',
      attackers: { 'RU_cav_SCU.1': 'Dvinsk' },
      pieces: { GE_XVII: { at: 'Shavli', marks: ['fighting', 'retreated'] } },
      markers: { Mitava: 'GE', Shavli: 'GE', Libau: 'GE', Radviliskaya: 'GE' },
      cards: { combat: ['AP31'] },
    }
    const scene = won(riga, ['Mitava'])
    scene.act('advance', 'RU_cav_SCU.1').act('advance-to', 'Mitava')
    expect([scene.where('RU_cav_SCU.1'), scene.state.combat]).toEqual(['Mitava', -1])
  })
  it('[AP31] §11.1.4.a §12.8.2 cavalry rides on once, be it to a space that others had passed', () => {
    const fled = (at: string) => ({ at, marks: ['fighting', 'retreated'] as const })
    const minsk: Frozen = {
      at: 'Minsk',
      attackers: { 'RU_cav_SCU.1': 'Polotsk' },
      pieces: { GE_XVII: fled('Vitebsk'), GE_XX: fled('Gomel') },
      markers: { Minsk: 'GE', Smolensk: 'GE', Vitebsk: 'GE', Mogilev: 'GE', Gomel: 'GE' },
      cards: { combat: ['AP31'] },
    }
    const scene = won(minsk, ['Smolensk', 'Mogilev'])
    scene.act('advance', 'RU_cav_SCU.1').act('advance-to', 'Smolensk').act('advance-to', 'Mogilev')
    expect([scene.where('RU_cav_SCU.1'), scene.state.combat]).toEqual(['Mogilev', -1])
    const without = won({ ...minsk, cards: {} }, ['Smolensk', 'Mogilev'])
    without.act('advance', 'RU_cav_SCU.1').act('advance-to', 'Smolensk')
    expect(without.can('advance-to')).toBe(false)
  })
})

describe('forts', () => {
  it('§12.8.1.d §20.1.6.a §20.3.1.c into a fort space only if it can be besieged', () => {
    const spec: Frozen = { at: 'Lutsk', side: 'CP', attackers: { 'GE_inf_SCU.1': 'Kowel' } }
    expect(won(spec).prompt).not.toBe('advance')
    const two = won({ ...spec, attackers: { 'GE_inf_SCU.1': 'Kowel', 'GE_inf_SCU.2': 'Kowel' } })
    two.act('advance', 'GE_inf_SCU.1')
    // §20.3.1.c too few cannot be left there
    expect(two.can('done')).toBe(false)
    expect(two.refusal('done').code).toBe('cannot-besiege')
    two.act('advance', 'GE_inf_SCU.2')
    expect(two.at('Lutsk')).toHaveLength(2)
    expect(two.control('Lutsk')).toBe('AP')
  })
  it('§12.8.3 §20.1.6.a one LCU is enough; the fort keeps control of its space', () => {
    const scene = won({ at: 'Lutsk', side: 'CP', attackers: { GE_XX: 'Kowel' } })
    scene.act('advance', 'GE_XX')
    expect([scene.where('GE_XX'), scene.control('Lutsk')]).toEqual(['Lutsk', 'AP'])
  })
})

it('§12.8.1.d §20.3.1.c a space without an enemy fort is entered by anybody, and nobody must follow', () => {
  const alone = (at: string, from: string, more: Partial<Frozen> = {}): string[] =>
    won({ at, attackers: { 'RU_inf_SCU.1': from }, ...more }).offers('advance')
  expect(alone('Lublin', 'BrestLitovsk')).toEqual(['RU_inf_SCU.1'])
  const two = { 'RU_inf_SCU.1': 'BrestLitovsk', 'RU_inf_SCU.2': 'BrestLitovsk' }
  const scene = won({ at: 'Lublin', attackers: two })
  expect([scene.can('done'), scene.act('advance', 'RU_inf_SCU.1').prompt]).toEqual([true, 'advance'])
  expect(scene.can('done')).toBe(true)
  expect(alone('Lutsk', 'Rovno')).toEqual(['RU_inf_SCU.1'])
  expect(alone('Przemysl', 'Lemberg', { markers: { Lemberg: 'RU' } })).toEqual([])
})

describe('regions', () => {
  it('§12.2.3.c §18.6.a §18.6.b from outside into a region that was won, though the enemy is still there', () => {
    const scene = won({
      at: 'Kharkov',
      attackers: { RU_II: 'Uman', RU_III: 'Kharkov' },
      defenders: { GE_XI: true },
    })
    expect(scene.offers('advance')).toEqual(['RU_II'])
    scene.act('advance', 'RU_II')
    expect(scene.where('RU_II')).toBe('Kharkov')
    expect(scene.prompt).not.toBe('advance-on')
  })
  it('§12.2.3.a §12.2.3.b §12.2.3.c §18.6.a §18.6.b not while defenders stand in a space, nor into a region without having won', () => {
    const into = (at: string, [attackLn, defenceLn]: readonly [number, number], defenders = {}): string => {
      const { s } = frozen({ at, attackers: { RU_II: 'Uman' }, defenders, set: { attackLn, defenceLn } })
      return resumed(s, 'advance').prompt
    }
    const there = { GE_XI: true }
    expect([into('Kharkov', [3, 1], there), into('Kharkov', [3, 1])]).toEqual(['advance', 'advance'])
    expect([into('Kharkov', [1, 1], there), into('Kharkov', [1, 3], there)]).not.toContain('advance')
    expect([into('Kiev', [3, 1]), into('Kiev', [3, 1], there)]).toEqual(['advance', 'action'])
  })
  it('§18.6.b §12.8.1.a three at most, though there is room for all', () => {
    const scene = won({
      at: 'Kharkov',
      attackers: { RU_II: 'Uman', RU_III: 'Uman', RU_V: 'Kiev', RU_VI: 'Kiev', RU_VII: 'Kharkov' },
      defenders: { GE_XI: true },
      orders: { Kharkov: 'assaulted' },
    })
    scene.act('advance', 'RU_II').act('advance', 'RU_III').act('advance', 'RU_V')
    expect(scene.prompt).not.toBe('advance')
    expect(scene.where('RU_VI')).toBe('Kiev')
  })
})

describe('support', () => {
  it('§12.8.1.a an HQ goes along with troops of its space', () => {
    const scene = won({ ...lublin, attackers: { ...lublin.attackers, RU_HQ_Brusilov: 'BrestLitovsk' } })
    scene.act('advance', 'RU_II')
    expect(scene.offers('advance')).toContain('RU_HQ_Brusilov')
    scene.act('advance', 'RU_HQ_Brusilov')
    expect(scene.where('RU_HQ_Brusilov')).toBe('Lublin')
  })
  it('§27.0.b and by itself if it would be left alone', () => {
    const scene = won({ ...lublin, attackers: { RU_II: 'BrestLitovsk', RU_HQ_Brusilov: 'BrestLitovsk' } })
    scene.act('advance', 'RU_II').act('done')
    expect(scene.where('RU_HQ_Brusilov')).toBe('Lublin')
    // also one that was held back from the attack
    const idle = won({
      ...lublin,
      attackers: { RU_II: 'BrestLitovsk' },
      pieces: { RU_HQ_Brusilov: 'BrestLitovsk' },
    })
    idle.act('advance', 'RU_II')
    expect(idle.where('RU_HQ_Brusilov')).toBe('Lublin')
  })
  it('§12.8.3 §25.4.a the Central Powers capture a landing they have emptied, and are back in the port', () => {
    const scene = won(LOST_LANDING)
    scene.act('advance', 'BU_1stArmy')
    expect(scene.where('BU_1stArmy')).toBe('Salonika')
  })
})
