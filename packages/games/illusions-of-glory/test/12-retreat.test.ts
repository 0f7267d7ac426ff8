/** Chapter 12.7: retreats. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { retreatLength } from '../rules/12-combat/retreat/length.ts'
import { mustRetreat } from '../rules/12-combat/retreat/phase.ts'
import { bestSteps, priorityOf } from '../rules/12-combat/retreat/priorities.ts'
import { isOpenToRetreat, retreatSteps } from '../rules/12-combat/retreat/ways.ts'
import { COMBAT } from '../state.ts'
import { beaten, type Frozen, frozen } from './battle.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'
import { stateFor } from './stage.ts'

/** GE XI defends Lublin against Russians from Brest-Litovsk */
const lublin: Frozen = {
  at: 'Lublin',
  attackers: { RU_II: 'BrestLitovsk' },
  defenders: { GE_XI: false },
  markers: { Ivangorod: 'GE', Sandomierz: 'GE' },
  destroyed: ['Ivangorod'],
}

describe('who must retreat, and how far', () => {
  const must = (spec: Frozen, attackLn: number, defenceLn: number): boolean => {
    const { s, fight } = frozen({ ...spec, set: { attackLn, defenceLn } })
    return mustRetreat(s, fight)
  }
  it('§12.7.1.a §12.2.2.a the attacker has won with a unit at full strength left', () => {
    expect(must(lublin, 3, 2)).toBe(true)
    expect(must(lublin, 2, 2)).toBe(false)
    expect(must(lublin, 2, 3)).toBe(false)
  })
  it('§12.7.1.b nobody if no attacker is at full strength; an HQ does not count', () => {
    const spent: Frozen = {
      ...lublin,
      attackers: { RU_II: { at: 'BrestLitovsk', reduced: true }, RU_HQ_Brusilov: 'BrestLitovsk' },
    }
    expect(must(spent, 5, 1)).toBe(false)
    expect(must({ ...spent, attackers: { ...spent.attackers, 'RU_inf_SCU.1': 'BrestLitovsk' } }, 5, 1)).toBe(
      true,
    )
  })
  it('§12.7.1.c §12.2.2.d uprisings stay and pay nothing for it', () => {
    const spec: Frozen = {
      at: 'Sarny',
      attackers: { RU_XX: 'Lutsk' },
      defenders: { 'RU_uprising.1': true },
      combat: ['uprising'],
    }
    expect(must(spec, 1, 0)).toBe(false)
    const troops: Frozen = { ...spec, defenders: { AH_II: false, GE_HQ_Mackensen: false }, combat: [] }
    expect([must(troops, 1, 0), must(troops, 1, 1), must(troops, 0, 1)]).toEqual([true, false, false])
    expect(must({ ...troops, attackers: { RU_XX: { at: 'Lutsk', reduced: true } } }, 1, 0)).toBe(false)
  })
  it('§12.7.1.d attackers never do', () => {
    const scene = new StagedScene({
      stage: 'combat',
      turn: 2,
      pieces: { RU_II: 'BrestLitovsk', GE_XI: 'Lublin', GE_XVII: 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    scene.act('target', 'Lublin').act('join', 'RU_II').dice(1, 1).act('engage')
    expect(scene.where('RU_II')).toBe('BrestLitovsk')
  })
  it('§14.3.3.b units out of supply as well', () => {
    const scene = beaten(1, {
      at: 'Radom',
      side: 'CP',
      attackers: { AH_II: 'Kielce' },
      defenders: { RU_XX: false },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Sandomierz: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
    })
    expect(scene.prompt).toBe('retreat-where')
    const cutOff: Frozen = {
      ...{ at: 'Radom', side: 'CP', attackers: { AH_II: 'Kielce' }, defenders: { RU_XX: false } },
      ...{ control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP' }, destroyed: ['Ivangorod', 'Warsaw'] },
    }
    expect([must(cutOff, 2, 1), must(cutOff, 1, 1), must(cutOff, 1, 2)]).toEqual([true, false, false])
  })
  it('§12.7.2.a one more: one space; §12.7.2.b two or more: two', () => {
    expect([retreatLength(3, 2), retreatLength(4, 2), retreatLength(7, 0), retreatLength(2, 2)]).toEqual([
      1, 2, 2, 0,
    ])
  })
})

describe('ways', () => {
  it('§12.7.3.a each by its own way, §12.2.2.c marked, §12.7.8.a what they leave stays theirs', () => {
    const scene = beaten(1, { ...lublin, defenders: { GE_XI: false, GE_XVII: false } })
    expect(scene.offers('retreat-to')).toEqual(['Ivangorod', 'Jaroslau', 'RawaRuska', 'Sandomierz'])
    scene.act('retreat-to', 'Ivangorod').act('retreat-to', 'Jaroslau')
    expect([scene.where('GE_XI'), scene.where('GE_XVII')].sort()).toEqual(['Ivangorod', 'Jaroslau'])
    expect(scene.isMarked('GE_XI', 'retreated')).toBe(true)
    expect(scene.control('Lublin')).toBe('CP')
  })
  it('§12.7.3.b not where enemies, uprisings or unbesieged enemy forts are', () => {
    const spec: Frozen = {
      ...lublin,
      destroyed: [],
      control: { Ivangorod: 'AP' },
      pieces: { RU_V: 'Jaroslau', 'AH_uprising.1': 'RawaRuska', RU_X: 'Kowel' },
    }
    const { s } = frozen(spec)
    const [xi, at] = [piece('GE_XI'), space('Lublin')]
    expect(retreatSteps(s, xi, at, at, 1)).toEqual([space('Sandomierz')])
    const siege = frozen({ ...spec, pieces: { ...spec.pieces, GE_XX: 'Ivangorod' } })
    expect(isOpenToRetreat(siege.s, xi, at, space('Ivangorod'), at)).toBe(true)
  })
  it('§12.7.7.a §12.7.3.a not by sea but for the Allied Powers into a landing, and not back or to Lemnos', () => {
    const open = (id: string, from: string, to: string, spec: SceneSpec = {}): boolean => {
      const s = stateFor({ turn: 5, pieces: { [id]: from }, ...spec })
      return isOpenToRetreat(s, piece(id), space(from), space(to), space('Florina'))
    }
    const landing = { landing: ['SeaSalonika'] }
    expect(open('BR_XII', 'Salonika', 'SeaSalonika', landing)).toBe(true)
    expect(open('BR_XII', 'Salonika', 'SeaSalonika')).toBe(false)
    expect(open('BU_1stArmy', 'Salonika', 'SeaSalonika', { ...landing, status: { BU: 'at-war' } })).toBe(
      false,
    )
    expect(open('BR_XII', 'SeaSalonika', 'Salonika', landing)).toBe(false)
    expect(open('BR_XII', 'SeaSalonika', 'Lemnos', landing)).toBe(false)
    expect([open('BR_XII', 'Salonika', 'Florina'), open('BR_XII', 'Salonika', 'Salonika')]).toEqual([
      false,
      false,
    ])
    expect([open('BR_XII', 'Salonika', 'Larissa'), open('SB_1stArmy', 'Nish', 'Sofia')]).toEqual([
      true,
      false,
    ])
  })
  it('§12.7.3.b into own forts, besieged ones and spaces without a fort, but not past one that stands', () => {
    const open = (id: string, to: string, pieces: Record<string, string> = {}): boolean => {
      const s = stateFor({ turn: 2, pieces: { [id]: 'Brody', ...pieces } })
      return isOpenToRetreat(s, piece(id), space('Brody'), space(to), space('Tarnopol'))
    }
    expect([open('AH_II', 'Lutsk'), open('AH_II', 'Lutsk', { AH_I: 'Lutsk' })]).toEqual([false, true])
    expect([open('AH_II', 'Rovno'), open('AH_II', 'Przemysl')]).toEqual([true, true])
    expect([open('RU_XX', 'Lutsk'), open('RU_XX', 'Przemysl')]).toEqual([true, false])
  })
  it('§12.7.3.b into regions even beside enemies and uprisings, §18.5.a where the retreat ends', () => {
    const scene = beaten(2, {
      at: 'Uman',
      side: 'CP',
      attackers: { GE_XI: 'Vinnitsa' },
      defenders: { RU_II: false },
      pieces: { GE_XX: 'Kharkov', GE_I: 'Kiev', GE_X: 'Odessa' },
    })
    expect(scene.where('RU_II')).toBe('Kharkov')
    expect(scene.seen('retreated')[0]?.path).toEqual([space('Kharkov')])
  })
  it('§12.7.3.c no overstacking at the end, but on the way', () => {
    const full = { GE_I: 'Ivangorod', GE_X: 'Ivangorod', GE_XX: 'Ivangorod' }
    const { s } = frozen({ ...lublin, pieces: full })
    const steps = [space('Ivangorod'), space('Jaroslau')]
    expect(bestSteps(s, piece('GE_XI'), steps, true)).toEqual([space('Jaroslau')])
    expect(bestSteps(s, piece('GE_XI'), steps, false)).toEqual(steps)
  })
  it('§12.7.3.c three units into two rooms: the owner says who goes first', () => {
    const scene = beaten(1, {
      ...lublin,
      defenders: { GE_XI: false, GE_XVII: true, AH_II: false },
      pieces: {
        GE_I: 'Jaroslau',
        GE_X: 'Jaroslau',
        RU_V: 'Ivangorod',
        RU_VI: 'Sandomierz',
        RU_VII: 'RawaRuska',
      },
    })
    expect(scene.prompt).toBe('retreat')
    scene.act('retreat', 'GE_XI')
    expect(scene.where('GE_XI')).toBe('Jaroslau')
  })
  it('§12.7.3.a §12.7.3.e the owner says who goes first also where the first opens a way to the others', () => {
    // Kharkov is next to Kiev; Rostov has a line only when somebody is in Kharkov
    const nikolaev: Frozen = {
      ...{ at: 'Nikolaev', side: 'CP', attackers: { GE_I: 'Odessa' } },
      defenders: { RU_V: false, RU_VI: true },
      pieces: { AH_I: 'Kharkov', AH_II: 'Rostov' },
      control: { Kharkov: 'CP', Rostov: 'CP' },
    }
    const scene = beaten(1, nikolaev).act('give-way')
    expect(scene.offers('retreat')).toEqual(['RU_V', 'RU_VI'])
    scene.act('retreat', 'RU_VI')
    expect([scene.where('RU_VI'), scene.offers('retreat-to')]).toEqual(['Kharkov', ['Kharkov', 'Rostov']])
  })
  it('§12.7.3.d no room in friendly spaces: a step lost, and on to the nearest with room', () => {
    const scene = beaten(1, {
      ...lublin,
      pieces: {
        ...{ GE_I: 'Jaroslau', GE_X: 'Jaroslau', GE_XX: 'Jaroslau' },
        ...{ RU_V: 'Ivangorod', RU_VI: 'Sandomierz', RU_VII: 'RawaRuska', RU_X: 'Kowel' },
      },
    })
    expect(scene.isReduced('GE_XI')).toBe(true)
    expect(scene.offers('retreat-to')).toEqual(['Przemysl', 'Tarnow'])
    scene.act('retreat-to', 'Tarnow')
    expect(scene.where('GE_XI')).toBe('Tarnow')
    // the full space is named
    expect(scene.seen('retreated')).toMatchObject([
      { rule: '12.7.3.d', path: [space('Jaroslau'), space('Tarnow')] },
    ])
  })
  it('§12.7.3.d a reduced LCU leaves its SCU, a reduced SCU is destroyed', () => {
    const crowd = {
      ...{ GE_I: 'Jaroslau', GE_X: 'Jaroslau', GE_XX: 'Jaroslau' },
      ...{ RU_V: 'Ivangorod', RU_VI: 'Sandomierz', RU_VII: 'RawaRuska', RU_X: 'Kowel' },
    }
    const scene = beaten(1, {
      ...lublin,
      defenders: { GE_XI: true },
      pieces: { ...crowd, 'GE_inf_SCU.1': 'reserve' },
    })
    scene.act('retreat-to', 'Tarnow')
    expect([scene.where('GE_XI'), scene.where('GE_inf_SCU.1')]).toEqual(['replaceable', 'Tarnow'])
    const small = beaten(1, { ...lublin, defenders: { 'GE_inf_SCU.2': true }, pieces: crowd })
    expect(small.where('GE_inf_SCU.2')).toBe('replaceable')
  })
  it('§12.7.3.g X4: two spaces may end next to the start, never back in it', () => {
    const scene = beaten(2, lublin)
    scene.act('retreat-to', 'Jaroslau')
    expect(scene.refusal('retreat-to', 'Lublin').code).toBe('back-to-the-fight')
    scene.act('retreat-to', 'RawaRuska')
    expect(scene.where('GE_XI')).toBe('RawaRuska')
  })
  it('§12.7.3.h control is taken where the retreat ends, not on the way', () => {
    const scene = beaten(2, {
      ...lublin,
      control: { Jaroslau: 'AP', RawaRuska: 'AP', Ivangorod: 'AP', Sandomierz: 'AP', Tarnow: 'AP' },
      pieces: {
        ...{ RU_V: 'Ivangorod', RU_VI: 'Sandomierz', RU_VII: 'RawaRuska', RU_X: 'Kowel' },
        RU_IX: 'Przemysl',
      },
    })
    // Jaroslau is the only way, and Tarnow the only way on
    expect(scene.where('GE_XI')).toBe('Tarnow')
    expect([scene.control('Jaroslau'), scene.control('Tarnow')]).toEqual(['AP', 'CP'])
    const one = beaten(1, {
      ...lublin,
      control: { Jaroslau: 'AP', RawaRuska: 'AP', Ivangorod: 'AP', Sandomierz: 'AP' },
    })
    one.act('retreat-to', 'Sandomierz')
    expect(one.control('Sandomierz')).toBe('CP')
  })
})

describe('priorities', () => {
  const cut = { Sandomierz: 'CP', Jaroslau: 'AP', RawaRuska: 'AP', Ivangorod: 'AP' } as const
  const spec: SceneSpec = {
    pieces: { GE_XI: 'Lublin' },
    control: { ...cut, Tarnow: 'CP', Kielce: 'AP', Radom: 'AP', Krakow: 'CP' },
    destroyed: ['Ivangorod'],
  }
  it('§12.7.3.e.1 friendly and supplied before §12.7.3.e.2 friendly, §12.7.3.e.3 supplied, §12.7.3.e.4 anything', () => {
    const s = stateFor({ ...spec, control: { ...spec.control, Sarny: 'CP' } })
    const of = (id: string): number => priorityOf(s, piece('GE_XI'), space(id))
    expect(of('Sandomierz')).toBe(1)
    expect(of('Sarny')).toBe(2)
    expect(of('Jaroslau')).toBe(3)
    expect(of('Rovno')).toBe(4)
  })
  it('§12.7.3.e the best class alone is offered', () => {
    const s = stateFor({ ...spec, control: { ...spec.control, Sarny: 'CP' } })
    const best = (...ids: string[]): number[] => bestSteps(s, piece('GE_XI'), ids.map(space), true)
    expect(best('Jaroslau', 'Sandomierz')).toEqual([space('Sandomierz')])
    expect(best('Jaroslau', 'Sarny')).toEqual([space('Sarny')])
    expect(best('Jaroslau', 'Rovno')).toEqual([space('Jaroslau')])
    const scene = beaten(1, { ...lublin, control: { Sandomierz: 'AP', RawaRuska: 'AP' } })
    expect(scene.offers('retreat-to')).toEqual(['Ivangorod', 'Jaroslau'])
    expect(scene.refusal('retreat-to', 'Sandomierz').code).toBe('better-retreat')
  })
  it('§12.7.3.f at each of two steps anew', () => {
    const scene = beaten(2, {
      ...lublin,
      control: { Jaroslau: 'AP', Sandomierz: 'AP', RawaRuska: 'CP', Ivangorod: 'AP' },
    })
    // RawaRuska is the best first space; from there friendly Lemberg before hostile Jaroslau
    expect(scene.where('GE_XI')).toBe('Lemberg')
  })
})

describe('standing', () => {
  const kowel: Frozen = {
    at: 'Kowel',
    side: 'CP',
    attackers: { GE_XI: 'Lublin' },
    defenders: { RU_V: false, RU_IV: false },
  }
  it('§12.7.4.a §12.2.2.b §3.1.1.2 in forest, mountain or swamp one step saves one space, once', () => {
    const scene = beaten(2, kowel)
    expect([scene.prompt, scene.asked]).toEqual(['stand', 'AP'])
    scene.act('stand', 'RU_V')
    expect(scene.isReduced('RU_V')).toBe(true)
    expect(scene.state.retreat).toBe(1)
    expect(scene.prompt).not.toBe('stand')
    const one = beaten(1, kowel)
    one.act('stand', 'RU_V')
    expect([one.where('RU_V'), one.where('RU_IV')]).toEqual(['Kowel', 'Kowel'])
    expect(one.isMarked('RU_IV', 'retreated')).toBe(false)
  })
  it('§12.7.4.a a trench of the defender serves as well, clear ground does not', () => {
    expect(beaten(1, { ...lublin, trenches: { Lublin: ['CP', 1] } }).prompt).toBe('stand')
    expect(beaten(1, lublin).prompt).toBe('retreat-where')
  })
  it('§12.7.4.b the last unit is not lost for it', () => {
    const scene = beaten(1, { ...kowel, defenders: { RU_V: true } })
    expect(scene.prompt).not.toBe('stand')
    const two = beaten(1, { ...kowel, defenders: { RU_V: true, RU_IV: true } })
    expect(two.offers('stand')).toEqual(['RU_IV', 'RU_V'])
    expect(beaten(1, { ...kowel, defenders: { RU_V: false } }).offers('stand')).toEqual(['RU_V'])
  })
  it('§12.7.4.c not in the woods on the way', () => {
    const scene = beaten(2, {
      at: 'Lublin',
      side: 'CP',
      attackers: { GE_XI: 'Jaroslau' },
      defenders: { RU_V: false },
      pieces: { GE_X: 'Ivangorod', GE_I: 'BrestLitovsk', GE_XX: 'Sandomierz' },
    })
    // Kowel is forest: it goes on all the same
    expect(scene.prompt).toBe('retreat-where')
    expect(scene.offers('retreat-to')).toEqual(['Lutsk', 'Sarny'])
  })
  it('§12.7.4.d Brusilov saves one space for Russians or Romanians', () => {
    const hq: Frozen = {
      at: 'Rovno',
      side: 'CP',
      attackers: { GE_XI: 'Dubno' },
      defenders: { RU_V: false, RU_HQ_Brusilov: false },
      destroyed: ['Dubno'],
    }
    const scene = beaten(1, hq)
    expect(scene.can('hq-stand')).toBe(true)
    scene.act('hq-stand')
    expect(scene.where('RU_V')).toBe('Rovno')
    expect(beaten(1, { ...hq, defenders: { RU_V: false } }).prompt).toBe('retreat-where')
  })
  it('§12.7.4.e Mackensen for any of the Central Powers', () => {
    const scene = beaten(2, { ...lublin, defenders: { AH_II: false, GE_HQ_Mackensen: false } })
    scene.act('hq-stand')
    expect(scene.state.retreat).toBe(1)
    expect(scene.state.combatFacts & COMBAT.hqStood).toBeTruthy()
    expect(scene.prompt).toBe('retreat-where')
  })
  it('§12.7.4.a in a port all may pay a step and stay', () => {
    const riga: Frozen = {
      at: 'Riga',
      side: 'CP',
      attackers: { GE_XI: 'Mitava' },
      defenders: { RU_V: false, RU_IV: false },
    }
    const scene = beaten(2, riga)
    scene.act('stand-all')
    expect([scene.isReduced('RU_V'), scene.isReduced('RU_IV')]).toEqual([true, true])
    expect([scene.where('RU_V'), scene.where('RU_IV')]).toEqual(['Riga', 'Riga'])
    expect(beaten(2, { ...riga, defenders: { RU_V: true } }).can('stand-all')).toBe(false)
  })
})

describe('no way out', () => {
  const trapped: Frozen = {
    ...lublin,
    defenders: { GE_XI: false, 'GE_inf_SCU.1': false },
    pieces: { RU_V: 'Ivangorod', RU_VI: 'Sandomierz', RU_VII: 'RawaRuska', RU_IX: 'Jaroslau', RU_X: 'Kowel' },
  }
  it('§12.7.5.a §12.6.6.d an LCU is gone for good, §12.7.5.b §12.6.5.c an SCU can be replaced', () => {
    const scene = beaten(1, trapped)
    expect([scene.where('GE_XI'), scene.where('GE_inf_SCU.1')]).toEqual(['eliminated', 'replaceable'])
  })
  it('§12.7.6.b who has retreated into the space perishes when its defenders must go', () => {
    const late = { at: 'Lublin', marks: ['retreated'] as const }
    const scene = beaten(1, { ...lublin, pieces: { GE_X: late, 'GE_inf_SCU.1': late } })
    expect([scene.where('GE_X'), scene.where('GE_inf_SCU.1')]).toEqual(['eliminated', 'replaceable'])
    expect(scene.where('GE_XI')).toBe('Lublin')
    expect(scene.prompt).toBe('retreat-where')
  })
})

describe('regions', () => {
  it('§12.7.1.e §18.5.b beaten units leave a region or stay in it', () => {
    const scene = beaten(2, {
      at: 'Kharkov',
      side: 'CP',
      attackers: { GE_XI: 'Kharkov' },
      defenders: { RU_II: false, RU_III: false },
    })
    expect(scene.prompt).toBe('region-retreat')
    scene.act('remain').act('retreat-to', 'Moscow')
    expect([scene.where('RU_II'), scene.where('RU_III')]).toEqual(['Kharkov', 'Moscow'])
    expect(scene.seen('stayed-in-region')[0]?.pieces).toEqual([piece('RU_II')])
  })
})

describe('support', () => {
  it('§27.0.b an HQ goes with those who retreat', () => {
    const scene = beaten(1, { ...lublin, defenders: { GE_XI: false, GE_HQ_Falkenhayn: false } })
    scene.act('retreat-to', 'Jaroslau')
    expect(scene.where('GE_HQ_Falkenhayn')).toBe('Jaroslau')
  })
})
