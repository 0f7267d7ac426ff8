/** Chapter 7.2: attrition, while forces move and at the end of the turn. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { piece } from '../pieces.ts'
import { hardyNation } from '../rules/07-supply/attrition.ts'
import { activated, along } from './marches.ts'
import { type SceneSpec, stateFor, StagedScene } from './scene.ts'

const worn = { levels: { 1: 'france-iii france-iv france-v' } }
const names = (staged: StagedScene): string[] =>
  staged.seen('attrition-rolled')[0]?.modifiers.map(({ name, value }) => `${name}${value}`) ?? []

describe('who checks', () => {
  it('§7.2.1(1)a §7.1.7(3)a who was found out of supply', () => {
    const staged = activated('lannes', { '4624': 'lannes france-iii' })
      .act('march', '4625')
      .dice(1, 1)
      .act('halt')
    expect(names(staged)).toContain('outOfSupply3')
  })

  it('§7.2.1(1)b §7.2.1(1)c forced marches and extended movement; others do not', () => {
    const rolled = (more: object, extend = false): number => {
      const staged = activated('lannes', { '2722': 'lannes france-iii' }, more)
      if (extend) staged.act('extend')
      return staged.act('march', '2822').dice(1, 1).act('halt').seen('attrition-rolled').length
    }
    expect([rolled({}), rolled(worn), rolled({}, true)]).toEqual([0, 1, 1])
  })

  it('§7.2.2(1) leaders and guerrillas never', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' }, worn)
    along(staged, '2822').act('leave', 'france-iii')
    staged.dice(1, 1).act('march', '2922').act('halt')
    expect(staged.seen('attrition-rolled').map(({ units }) => units)).toEqual([[piece('france-iii')]])
  })

  it('§7.2.3(2) a part that is dropped checks by itself', () => {
    const staged = activated('davout', { '2722': 'davout france-iii france-iv' }, worn)
    staged
      .act('march', '2822')
      .act('leave', 'france-iv')
      .dice(1, 1)
      .act('march', '2922')
      .dice(1, 1)
      .act('halt')
    expect(staged.seen('attrition-rolled').map(({ units }) => units)).toEqual([
      [piece('france-iv')],
      [piece('france-iii')],
    ])
  })
})

describe('the roll', () => {
  it('§7.2.4(5) 4 MP or less help, 7 or more hurt', () => {
    const few = activated('lannes', { '2722': 'lannes france-iii' }, worn)
      .act('march', '2822')
      .dice(1, 1)
      .act('halt')
    expect(names(few)).toEqual(['mp4OrLess-1', 'nationality-1'])
    const many = activated('lannes', { '2722': 'lannes france-iii' }, worn).act('extend')
    along(many, '2822', '2722', '2822', '2722', '2822', '2722', '2822').dice(1, 1).act('halt')
    expect(names(many)).toEqual(['mp7OrMore1', 'nationality-1'])
  })

  it('§7.2.4(3) E16 mountains that were entered count', () => {
    const staged = activated('massena', { '3831': 'massena france-iii' }, worn)
      .act('march', '3830')
      .dice(1, 1)
      .act('halt')
    expect(names(staged)).toContain('mountainOrMarsh1')
  })

  it('§7.2.4(2) a supply unit can be spent, once', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii france-supply-1' }, worn)
    staged.act('march', '2822').dice(1, 1).act('halt')
    expect([staged.prompt, staged.rule]).toEqual(['spend-supply', '7.2.4(2)'])
    staged.act('yes')
    expect(names(staged)).toContain('supplyUnit-2')
    expect(staged.where('france-supply-1')).toBe('pool')
  })

  it('§7.2.4(4) §7.2.5(2) France and Russia with half of the steps; declined, any nation loses', () => {
    const hardy = (force: string): number => {
      const s = stateFor({ scenario: '1809-danube', units: { '2722': force } })
      return hardyNation(
        s,
        force.split(' ').map((id) => piece(id.split(':')[0] ?? '')),
      )
    }
    expect([hardy('france-i bavaria-i'), hardy('france-i:1 bavaria-i'), hardy('austria-i')]).toEqual([
      0, -1, -1,
    ])
    const mixed = { '2722': 'lannes france-iii bavaria-i' }
    const staged = activated('lannes', mixed, { levels: { 1: 'france-iii bavaria-i' } })
    staged.act('march', '2822').act('halt')
    expect(staged.prompt).toBe('use-nation')
    staged.dice(6, 6).act('yes')
    // 12 - 1 - 1 in the column of four to six steps: one step, and it is French
    expect([staged.steps('france-iii'), staged.steps('bavaria-i')]).toEqual([1, 2])
  })

  it('§7.2.4(1) §7.2.5(1) the table by steps and total; an asterisk is one more on 4', () => {
    const after = (force: string, ...dice: number[]): StagedScene =>
      activated('davout', { '2722': force }, { levels: { 1: 'france-iii france-iv france-v' } })
        .act('march', '2822')
        .dice(...dice)
        .act('halt')
    // 12 - 2 = 10 with two steps: an asterisk
    expect(after('davout france-iii', 6, 6, 4).steps('france-iii')).toBe(1)
    expect(after('davout france-iii', 6, 6, 3).steps('france-iii')).toBe(2)
    // 10 with six steps: one step, and its player chooses which
    const chosen = after('davout france-iii france-iv france-v', 6, 6)
    expect([chosen.prompt, chosen.offers('lose')]).toEqual([
      'lose-step',
      ['france-iii', 'france-iv', 'france-v'],
    ])
    expect(chosen.act('lose', 'france-iv').steps('france-iv')).toBe(1)
  })

  it('§2.2.3 §2.4.5(2) §2.5(2) what goes with the last step: the army, and its leaders to the pool', () => {
    const army = { '2722': 'france-armee-du-nord[davout vandamme france-iii:1]' }
    const staged = activated('davout', army, worn).act('march', '2822').dice(6, 6, 4).act('halt')
    for (const id of ['france-iii', 'france-armee-du-nord', 'davout', 'vandamme'])
      expect(staged.where(id)).toBe('pool')
    expect(staged.prompt).toBe('impulse')
  })
})

describe('the final phase', () => {
  const final = (spec: SceneSpec): StagedScene =>
    // the pool is empty: the phase of attrition follows the impulse
    new StagedScene({ stages: ['turn/end', 'victory', 'attrition', 'impulse'], ...spec })

  it('§7.1.1(1)d §7.2.1(2)c §5.3.2(3) forces that have not been activated; then all levels are zero', () => {
    const units = { '4624': 'lannes france-iii', '4625': 'france-iv' }
    const staged = final({ units, levels: { 1: 'france-iv' }, turn: '1800-autumn' })
      .dice(1, 1)
      .act('done')
    expect(staged.seen('attrition-rolled').map(({ units: who }) => who)).toEqual([[piece('france-iii')]])
    expect(staged.level('france-iv')).toBe(0)
    // §7.2.4(6) no modifiers of movement
    expect(names(staged)).toEqual(['outOfSupply3', 'nationality-1'])
  })

  it('§7.2.1(2)a demoralized forces, whatever they did', () => {
    const more = {
      levels: { 2: 'france-iii' },
      marks: { [MARK.demoralized]: 'france-iii' },
      turn: '1800-autumn',
    }
    const staged = final({ units: { '2928': 'lannes france-iii' }, ...more })
      .dice(1, 1)
      .act('done')
    expect(names(staged)).toEqual(['demoralized2', 'nationality-1'])
  })

  it('§7.1.8(2)a §7.2.1(2)b §7.2.4(6)d a besieged garrison with the steps beyond the level, and the duration', () => {
    const units = { '3433': 'hohenzollern austria-iv!massena france-x' }
    const staged = final({ units, sieges: { '3433': 2 }, turn: '1800-autumn', held: { '3433': 'france' } })
    staged.dice(1, 1).act('done')
    expect(names(staged)).toEqual(['outOfSupply3', 'siegePerLevel2', 'nationality-1'])
  })

  it('§7.2.3(4) each army of a group by itself', () => {
    const group = 'france-armee-du-nord[davout france-iii] france-armee-du-rhin[soult france-iv]'
    const staged = final({ units: { '4624': group }, turn: '1800-autumn' })
      .dice(1, 1, 1, 1)
      .act('done')
    const checked = staged.seen('attrition-rolled').map(({ units }) => units)
    expect(checked).toHaveLength(2)
    expect(checked).toEqual(expect.arrayContaining([[piece('france-iii')], [piece('france-iv')]]))
  })
})
