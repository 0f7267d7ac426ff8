/** Chapter 12.1 and 12.2.A: who attacks what. */
import { describe, expect, it } from 'vitest'
import { idOf, piece } from '../pieces.ts'
import { isLegalMultinational } from '../rules/12-combat/multinational.ts'
import { defendersAt } from '../rules/12-combat/defenders.ts'
import { attackersFor } from '../rules/12-combat/targets.ts'
import { space } from '../map.ts'
import { CP } from '../sides.ts'
import { battle, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

const targetsOf = (scene: StagedScene): string[] => scene.offers('target')

describe('targets', () => {
  it('§12.1.a §12.1.c §12.2.A from spaces with an Attack marker, and nobody must', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_II: 'Rovno', AH_II: 'Dubno', AH_VI: 'Tarnopol', RU_V: 'Proskurov' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    expect(targetsOf(scene)).toEqual(['Dubno'])
    expect(scene.refusal('target', 'Tarnopol').code).toBe('nobody-to-attack')
    scene.act('target', 'Dubno')
    expect(scene.offers('join')).toEqual(['RU_XX'])
    expect(scene.refusal('join', 'RU_II')).toMatchObject({ code: 'no-attack-order', rule: '12.1.a' })
    expect(scene.can('engage')).toBe(false)
  })

  it('§12.2.A §12.1.2.a what is declared is one target, attacked by those who have joined', () => {
    const scene = battle({
      pieces: { RU_II: 'BrestLitovsk', GE_XI: 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    expect([scene.rule, scene.can('done')]).toEqual(['12.2.A', true])
    expect(scene.refusal('target-uprising', 'Lublin').code).toBe('nothing-to-attack')
    scene.act('target', 'Lublin')
    expect([scene.offers('join'), scene.can('engage'), scene.can('favour')]).toEqual([
      ['RU_II'],
      false,
      false,
    ])
    scene.act('join', 'RU_II')
    expect([scene.offers('join'), scene.can('engage'), scene.can('favour')]).toEqual([[], true, false])
  })
  it('§12.1.c §12.1.d some may attack, others elsewhere, others not at all', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_Guard: 'Lutsk', RU_IICav: 'Lutsk', AH_II: 'Dubno', AH_VI: 'Brody' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    strike(scene.dice(1, 1), 'Dubno', ['RU_XX'])
    expect(scene.prompt).toBe('attack')
    strike(scene.dice(1, 1), 'Brody', ['RU_Guard'])
    expect(scene.seen('attack-declared')).toHaveLength(2)
  })

  it('§12.1.f each unit attacks once a round', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_Guard: 'Lutsk', AH_II: 'Dubno', AH_VI: 'Brody' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    strike(scene.dice(1, 1), 'Dubno', ['RU_XX'])
    scene.act('target', 'Brody')
    expect(scene.refusal('join', 'RU_XX').code).toBe('has-attacked')
    expect(scene.offers('join')).toEqual(['RU_Guard'])
  })

  it('§12.1.1.a a space is attacked once a round', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_Guard: 'Lutsk', AH_II: 'Dubno', AH_VI: 'Brody' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    strike(scene.dice(1, 1), 'Dubno', ['RU_XX'])
    expect(scene.refusal('target', 'Dubno')).toMatchObject({ code: 'attacked-already', rule: '12.1.1.a' })
    expect(targetsOf(scene)).toEqual(['Brody'])
  })

  it('§12.1.g from any number of connected spaces at once', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_II: 'Rovno', RU_V: 'Kowel', AH_II: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack', Rovno: 'attack', Kowel: 'attack' },
    })
    scene.act('target', 'Dubno').act('join', 'RU_XX').act('join', 'RU_II')
    expect(scene.refusal('join', 'RU_V')).toMatchObject({ code: 'cannot-attack-there', rule: '12.1.g' })
    scene.act('engage').dice(1, 1).act('no-flank')
    expect(scene.seen('fired')[0]?.strength).toBe(6)
  })

  it('§12.1.h not where all have retreated this round; §12.7.6.a with others there they take no part', () => {
    const pieces = {
      RU_XX: 'Lutsk',
      RU_Guard: 'Lutsk',
      AH_II: { at: 'Brody', marks: ['retreated'] as const },
      AH_VI: { at: 'Dubno', marks: ['retreated'] as const },
      GE_XI: 'Dubno',
    }
    const scene = battle({ pieces, destroyed: ['Dubno'], orders: { Lutsk: 'attack' } })
    expect(targetsOf(scene)).toEqual(['Dubno'])
    expect(scene.refusal('target', 'Brody').code).toBe('only-retreated-units')
    strike(scene.dice(6, 1), 'Dubno', ['RU_XX', 'RU_Guard'])
    expect(scene.seen('attack-declared')[0]?.defenders).toEqual([piece('GE_XI')])
    // strength of GE XI alone; AH VI, of a lower Loss Factor, absorbs nothing
    expect(scene.seen('fired')[1]?.strength).toBe(4)
    expect(scene.isReduced('GE_XI')).toBe(true)
  })

  it('§12.7.6.a who has retreated does not defend', () => {
    const s = stateFor({ pieces: { GE_XI: 'Dubno', AH_VI: { at: 'Dubno', marks: ['retreated'] } } })
    expect(defendersAt(s, CP, space('Dubno'))).toEqual([piece('GE_XI')])
  })
})

describe('attackers', () => {
  it('§12.1.2.c a unit of CF 0 joins others, but does not attack alone', () => {
    const scene = battle({
      pieces: { 'RU_inf_SCU.1': { at: 'Lutsk', reduced: true }, RU_XX: 'Lutsk', AH_II: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    scene.act('target', 'Dubno')
    expect(scene.refusal('join', 'RU_inf_SCU.1').code).toBe('no-strength')
    scene.act('join', 'RU_XX').act('join', 'RU_inf_SCU.1').dice(1, 6).act('engage')
    expect(scene.seen('fired')[0]?.strength).toBe(3)
    // it absorbs: the lowest Loss Factor
    expect(scene.where('RU_inf_SCU.1')).toBe('replaceable')
    const alone = battle({
      pieces: { 'RU_inf_SCU.1': { at: 'Lutsk', reduced: true }, AH_II: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    expect(alone.prompt).not.toBe('attack')
  })

  it('§12.1.i §18.3.j uprisings do not attack', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', 'AH_uprising.1': 'Brody', AH_II: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack', Brody: 'attack' },
    })
    scene.act('target', 'Dubno')
    expect(scene.offers('join')).toEqual(['RU_XX'])
    expect(() => scene.act('join', 'AH_uprising.1')).toThrow()
  })

  it('§12.1.3.a different nations attack together only if one stack has them all', () => {
    const apart = stateFor({ pieces: { GE_XI: 'Lublin', AH_II: 'Jaroslau', AH_VI: 'Lublin' } })
    const [xi, ii, vi] = ['GE_XI', 'AH_II', 'AH_VI'].map(piece) as [number, number, number]
    expect(isLegalMultinational(apart, [xi, ii])).toBe(false)
    expect(isLegalMultinational(apart, [xi, ii, vi])).toBe(true)
    expect(isLegalMultinational(apart, [ii, vi])).toBe(true)
    const scene = battle({
      side: 'CP',
      pieces: { GE_XI: 'Dubno', AH_II: 'Brody', RU_XX: 'Lutsk' },
      destroyed: ['Dubno', 'Lutsk'],
      orders: { Dubno: 'attack', Brody: 'attack' },
    })
    scene.act('target', 'Lutsk').act('join', 'GE_XI')
    expect(scene.refusal('join', 'AH_II').code).toBe('nations-apart')
  })

  it('§12.1.3.a a dual unit counts as either nation, but as one at a time', () => {
    const s = stateFor({
      pieces: { GE_AH_SudArmy: 'Dubno', GE_XI: 'Brody', AH_II: 'Tarnopol', GE_XX: 'Dubno' },
    })
    const ids = (...names: string[]): number[] => names.map(piece)
    expect(isLegalMultinational(s, ids('GE_AH_SudArmy', 'GE_XI'))).toBe(true)
    expect(isLegalMultinational(s, ids('GE_AH_SudArmy', 'GE_XI', 'AH_II'))).toBe(false)
    expect(isLegalMultinational(s, ids('GE_AH_SudArmy', 'GE_XX', 'GE_XI', 'AH_II'))).toBe(true)
  })

  it('§14.3.1.a.2.b units out of supply do not attack with supplied ones', () => {
    const scene = battle({
      pieces: { RU_XX: 'Radom', RU_II: 'Kielce', AH_II: 'Sandomierz', RU_V: 'Lublin' },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Czestochowa: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
      orders: { Radom: 'attack', Lublin: 'attack' },
    })
    scene.act('target', 'Sandomierz').act('join', 'RU_V')
    expect(scene.refusal('join', 'RU_XX').code).toBe('supply-apart')
  })

  it('§20.3.3.a besiegers attack elsewhere only if they are not needed', () => {
    const scene = battle({
      side: 'CP',
      pieces: { GE_XX: 'Lutsk', GE_XI: 'Lutsk', RU_XX: 'Rovno' },
      orders: { Lutsk: 'attack' },
    })
    scene.act('target', 'Rovno').act('join', 'GE_XX')
    expect(scene.refusal('join', 'GE_XI').code).toBe('needed-for-siege')
    const lone = battle({
      side: 'CP',
      pieces: { GE_XX: 'Lutsk', RU_XX: 'Rovno' },
      orders: { Lutsk: 'attack' },
    })
    expect(targetsOf(lone)).toEqual(['Lutsk'])
  })

  it('§27.0.e an HQ joins with troops of its space, or is held back', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_II: 'Rovno', RU_HQ_Brusilov: 'Lutsk', AH_II: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack', Rovno: 'attack' },
    })
    scene.act('target', 'Dubno')
    expect(scene.refusal('join', 'RU_HQ_Brusilov').code).toBe('support-without-troops')
    scene.act('join', 'RU_II')
    expect(scene.refusal('join', 'RU_HQ_Brusilov').code).toBe('support-without-troops')
    scene.act('join', 'RU_XX')
    expect(scene.offers('join')).toEqual(['RU_HQ_Brusilov'])
  })

  it('§27.0.e an HQ takes part in one attack a round', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_Guard: 'Lutsk', RU_HQ_Brusilov: 'Lutsk', AH_II: 'Dubno', AH_VI: 'Brody' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack' },
    })
    strike(scene.dice(1, 6), 'Dubno', ['RU_XX', 'RU_HQ_Brusilov'])
    scene.act('target', 'Brody').act('join', 'RU_Guard')
    expect(scene.refusal('join', 'RU_HQ_Brusilov').code).toBe('has-attacked')
  })

  it('§20.1.2.a §20.1.2.b a fort alone can be attacked from next door without a siege', () => {
    const scene = battle({
      side: 'CP',
      pieces: { GE_XX: 'Dubno' },
      orders: { Dubno: 'attack' },
      destroyed: ['Dubno'],
    })
    expect(targetsOf(scene)).toEqual(['Lutsk'])
    strike(scene.dice(6, 1), 'Lutsk', ['GE_XX'])
    expect(scene.seen('fort-destroyed')).toHaveLength(1)
  })

  it('§20.1.2.c §20.3.3.b a besieged fort is attacked by all in its space, and by nobody else', () => {
    const scene = battle({
      side: 'CP',
      pieces: { GE_XX: 'Lutsk', GE_XI: 'Lutsk', GE_I: 'Dubno' },
      destroyed: ['Dubno'],
      orders: { Lutsk: 'attack', Dubno: 'attack' },
    })
    scene.act('target', 'Lutsk')
    expect(scene.offers('join')).toEqual(['GE_XI', 'GE_XX'])
    const outside = battle({
      side: 'CP',
      pieces: { GE_XX: 'Lutsk', GE_I: 'Dubno', RU_XX: 'Rovno' },
      destroyed: ['Dubno'],
      orders: { Dubno: 'attack' },
    })
    expect(outside.refusal('target', 'Lutsk')).toMatchObject({ code: 'besieged-fort', rule: '20.1.2.c' })
  })

  it('§25.2.3.c from a landing against its port, if enemies are there', () => {
    const spec = {
      pieces: { FR_XII: 'SeaSalonika', BU_1stArmy: 'Salonika', BU_2ndArmy: 'Doiran' },
      status: { BU: 'at-war' },
      greece: 'CP',
      landing: ['SeaSalonika'],
      orders: { SeaSalonika: 'attack' },
    } as const
    expect(targetsOf(battle(spec))).toEqual(['Salonika'])
    expect(battle({ ...spec, pieces: { FR_XII: 'SeaSalonika' } }).prompt).not.toBe('attack')
  })
})

describe('regions', () => {
  const kharkov = {
    RU_II: { at: 'Kharkov', marks: ['toAttack'] as const, stack: 1 },
    RU_III: { at: 'Kharkov', marks: ['toAttack'] as const, stack: 2 },
    GE_XI: 'Kharkov',
  }
  it('§12.1.b §12.1.e §18.3.e activated units of a region attack enemies in it', () => {
    const scene = battle({ pieces: kharkov })
    expect(targetsOf(scene)).toEqual(['Kharkov'])
    expect(scene.offers('target-uprising')).toEqual([])
    expect(battle({ pieces: { RU_II: 'Kharkov', GE_XI: 'Kharkov' } }).prompt).not.toBe('attack')
  })
  it('§18.3.g several stacks of the region together', () => {
    const scene = battle({ pieces: kharkov })
    strike(scene.dice(1, 1), 'Kharkov', ['RU_II', 'RU_III'])
    expect(scene.seen('fired')[0]?.strength).toBe(6)
  })
  it('§18.3.f §12.1.e from a region to a connected space and region, from a space into a region', () => {
    const out = battle({
      pieces: { RU_II: { at: 'Kharkov', marks: ['toAttack'], stack: 1 }, GE_XI: 'Uman', GE_XX: 'Moscow' },
    })
    expect([targetsOf(out), out.offers('target-uprising')]).toEqual([['Moscow', 'Uman'], []])
    const into = battle({ pieces: { RU_II: 'Uman', GE_XI: 'Kharkov' }, orders: { Uman: 'attack' } })
    expect(targetsOf(into)).toEqual(['Kharkov'])
  })
  it('§18.3.f §18.3.g §18.3.i activated troops of the region and around it, nobody else', () => {
    const s = stateFor({
      stage: 'combat',
      turn: 2,
      pieces: { ...kharkov, RU_V: 'Kharkov', RU_HQ_Brusilov: kharkov.RU_II, RU_VI: 'Uman', RU_XX: 'Kiev' },
      orders: { Uman: 'attack' },
    })
    const attackers = (id: string): string[] => attackersFor(s, space(id), false).map(idOf).sort()
    expect(attackers('Kharkov')).toEqual(['RU_II', 'RU_III', 'RU_VI'])
    expect(attackers('Warsaw')).toEqual([])
  })
  it('§18.3.f §18.3.g §18.3.i a fort without units is attacked from outside, unless it is besieged', () => {
    const spec = {
      stage: 'combat',
      turn: 2,
      orders: { Brody: 'attack', Lutsk: 'attack' },
      side: 'CP',
    } as const
    const attackers = (pieces: Record<string, string>): string[] =>
      attackersFor(stateFor({ ...spec, pieces }), space('Lutsk'), false)
        .map(idOf)
        .sort()
    expect(attackers({ AH_I: 'Brody' })).toEqual(['AH_I'])
    expect(attackers({ AH_I: 'Brody', AH_II: 'Lutsk' })).toEqual(['AH_II'])
    expect(attackers({ AH_I: 'Brody', RU_XX: 'Lutsk' })).toEqual(['AH_I'])
  })
  it('§18.3.h those outside attack with those inside', () => {
    const scene = battle({ pieces: { ...kharkov, RU_V: 'Uman' }, orders: { Uman: 'attack' } })
    strike(scene.dice(1, 1), 'Kharkov', ['RU_II', 'RU_V'])
    expect(scene.seen('attack-declared')[0]?.from).toEqual([space('Kharkov'), space('Uman')])
  })
  it('§18.3.i stacks of a region combine against a connected space', () => {
    const scene = battle({ pieces: { ...kharkov, GE_XI: 'Uman' } })
    strike(scene.dice(1, 1), 'Uman', ['RU_II', 'RU_III'])
    expect(scene.seen('fired')[0]?.strength).toBe(6)
  })
  it('§12.1.1.b §18.3.1.a §18.3.1.b of more than three the owner picks exactly three, §18.3.1.d the others stand aside', () => {
    const scene = battle({
      pieces: { ...kharkov, GE_XX: 'Kharkov', GE_I: 'Kharkov', 'GE_inf_SCU.1': 'Kharkov', GE_X: 'Uman' },
    })
    scene.act('target', 'Kharkov').act('join', 'RU_II').act('engage')
    expect(scene.prompt).toBe('defenders')
    expect(scene.asked).toBe('CP')
    scene.act('defend', 'GE_XI').act('defend', 'GE_XX').dice(1, 1).act('defend', 'GE_I')
    expect(scene.seen('fired')[1]?.strength).toBe(12)
    expect(scene.isReduced('GE_inf_SCU.1')).toBe(false)
    expect(scene.refusal('target', 'Kharkov')).toMatchObject({ code: 'attacked-already', rule: '12.1.1.b' })
  })
  it('§18.3.1.c three or fewer all defend', () => {
    const scene = battle({ pieces: { ...kharkov, GE_XX: 'Kharkov', GE_I: 'Kharkov' } })
    strike(scene.dice(1, 1), 'Kharkov', ['RU_II'])
    expect(scene.seen('attack-declared')[0]?.defenders).toHaveLength(3)
    const mixed = battle({ pieces: { ...kharkov, GE_XX: 'Kharkov', AH_I: 'Kharkov' } })
    strike(mixed.dice(1, 1), 'Kharkov', ['RU_II'])
    expect(mixed.seen('attack-declared')[0]?.defenders).toHaveLength(3)
    const two = battle({ pieces: { ...kharkov, AH_I: 'Kharkov' } })
    strike(two.dice(1, 1), 'Kharkov', ['RU_II'])
    expect(two.seen('attack-declared')[0]?.defenders).toHaveLength(2)
  })
})
