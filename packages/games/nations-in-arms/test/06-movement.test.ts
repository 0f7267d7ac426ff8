/** Chapters 6.1 and 6.2: what a step costs, and how far each stack goes. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { piece } from '../pieces.ts'
import { hasEngineer } from '../rules/02-units/force.ts'
import { space } from '../spaces.ts'
import { stepCost } from '../rules/06-movement/costs.ts'
import { activated, along, costs } from './marches.ts'
import { stateFor } from './scene.ts'

describe('ground', () => {
  it('§6.1.1(1) §6.1.3(1) clear ground costs 1 MP, and step by step into adjacent spaces only', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' })
    expect(staged.refusal('march', '2922')).toMatchObject({ code: 'not-adjacent', rule: '6.1.1(1)' })
    along(staged, '2822', '2922')
    expect(costs(staged)).toEqual([1, 1])
    expect([staged.where('france-iii'), staged.where('lannes'), staged.left]).toEqual(['2922', '2922', 4])
  })

  it('§6.2.1(1) mountains cost 4, from mountain to mountain too, and 2 more to leave', () => {
    const alps = { '2932': 'lannes france-iii' }
    const climbed = activated('lannes', alps).act('march', '3032')
    expect([costs(climbed), climbed.left]).toEqual([[4], 2])
    const ridge = activated('lannes', { '3032': 'lannes france-iii' }).act('march', '3033')
    expect(costs(ridge)).toEqual([4])
    const down = activated('lannes', { '3033': 'lannes france-iii' }).act('march', '2933')
    expect(costs(down)).toEqual([3])
  })

  it('§6.2.1(3) a pass costs 2 along its way, 4 off it, and 2 more to leave off it', () => {
    const by = (from: string, to: string): number[] =>
      costs(activated('lannes', { [from]: 'lannes france-iii' }).act('march', to))
    expect([by('3030', '3031'), by('2931', '3031')]).toEqual([[2], [4]])
    expect([by('3031', '3030'), by('3031', '2931')]).toEqual([[1], [3]])
  })

  it('§6.2.1(3) E16 Masséna into 3830 off its way and back: 4 MP, then 3', () => {
    const by = (from: string, to: string): number[] =>
      costs(activated('massena', { [from]: 'massena france-iii' }).act('march', to))
    expect([by('3831', '3830'), by('3830', '3831')]).toEqual([[4], [3]])
  })

  it('§6.2.1(2) marsh in Russia costs 3 from 1798 on, elsewhere and before 2', () => {
    const cost = (turn: string, from: string, to: string): number => {
      const s = stateFor({ scenario: '1812-russia', turn })
      return stepCost(s, { bloc: 0, hasEngineer: false, bridgesAt: -1 }, space(from), space(to))
    }
    const [from, to] = MARSH
    expect([cost('1812-summer', from, to), cost('1797-summer', from, to)]).toEqual([3, 2])
  })

  it('§6.2.1(5) a strait costs 2 more', () => {
    const s = stateFor({})
    const cost = stepCost(s, { bloc: 0, hasEngineer: false, bridgesAt: -1 }, space('2620'), space('2520'))
    expect(cost).toBe(3)
  })
})
/** a dry hex of Russia, and the marsh beside it */
const MARSH = ['5817', '5818'] as const

describe('rivers', () => {
  const at = (force: string) => ({ '2728': force })

  it('§6.2.1(4) a printed bridge costs nothing', () => {
    expect(costs(activated('lannes', { '2724': 'lannes france-iii' }).act('march', '2624'))).toEqual([1])
  })

  it('§6.2.1(4)a §6.2.1(4)b without one 2 MP more, with an engineer 1', () => {
    expect(costs(activated('lannes', at('lannes france-iii')).act('march', '2729'))).toEqual([3])
    const built = activated('lannes', at('lannes france-iii france-engineer-1')).act('march', '2729')
    expect(costs(built)).toEqual([2])
  })

  it('§6.2.1(4)g §2.4.5(4) an army crosses free where it begins, elsewhere for 1 MP', () => {
    const army = 'france-grande-armee[napoleon france-iii france-iv]'
    expect(costs(activated('napoleon', at(army)).act('march', '2729'))).toEqual([1])
    const later = activated('napoleon', { '2727': army })
    expect(costs(along(later, '2728', '2729'))).toEqual([1, 2])
  })

  it('§6.2.1(4)c §6.2.1(4)d §6.2.1(4)e §6.2.1(4)f an engineer lays a pontoon before the stack moves, and stays', () => {
    const staged = activated('lannes', at('lannes france-iii france-engineer-1'))
    expect(staged.offers('bridge')).toEqual(['2627', '2628', '2729'])
    staged.act('bridge', '2729')
    expect(staged.offers('take')).toEqual([])
    expect(staged.refusal('take', 'france-engineer-1')).toMatchObject({ code: 'cannot-move' })
    staged.act('march', '2729')
    expect([costs(staged), staged.where('france-engineer-1')]).toEqual([[1], '2728'])
    expect(staged.refusal('bridge', '2728')).toMatchObject({ code: 'no-engineer', rule: '6.2.1(4)d' })
  })

  it('§6.1.3(8)a.3 §6.2.1(4)f a leader turns the pontoon back and takes it along', () => {
    const staged = activated('lannes', at('lannes france-iii france-engineer-1+3'))
    staged.act('turn', 'france-engineer-1').act('take', 'france-engineer-1').act('march', '2727')
    expect(staged.where('france-engineer-1')).toBe('2727')
  })

  it('§7.1.7(3)d §2.3.1(4) an engineer out of supply has no use', () => {
    const cost = (at: string): readonly [boolean, boolean] => {
      const staged = activated('lannes', { [at]: 'lannes france-iii france-engineer-1' })
      const engineer = piece('france-engineer-1')
      return [staged.is('france-engineer-1', MARK.unsupplied), hasEngineer(staged.state, [engineer])]
    }
    // at home, and in Moravia where no French line reaches
    expect([cost('2728'), cost('4624')]).toEqual([
      [false, true],
      [true, false],
    ])
  })
})

describe('how far', () => {
  it('§6.1.2(1) an infantry leader has 6 MP, with cavalry too', () => {
    expect(activated('lannes', { '2722': 'lannes france-i-cav' }).left).toBe(6)
    expect(activated('lannes', { '2722': 'lannes france-iii' }).left).toBe(6)
  })

  it('§6.1.2(2) §2.5.2(3) a cavalry leader with mounted units alone has 8', () => {
    expect(activated('murat', { '2722': 'murat france-i-cav' }).left).toBe(8)
    expect(activated('murat', { '2722': 'murat france-i-cav france-iii' }).left).toBe(6)
  })

  it('§6.1.2(3) an army has 6, whoever leads it', () => {
    expect(activated('murat', { '2722': 'france-armee-du-nord[murat france-i-cav]' }).left).toBe(6)
  })

  it('§2.2.4(5) §5.2.1(1) a leader alone has 8, MP spent with troops counted', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' })
    along(staged, '2822', '2922').act('leave', 'france-iii')
    expect(staged.left).toBe(6)
  })

  it('§6.1.2(7) §6.1.2(7)a §6.1.2(7)b §5.2.1(2) cavalry that has come with infantry stops at 6; its leader may go on', () => {
    const staged = activated('murat', { '2722': 'murat france-i-cav france-iii' })
    staged.act('march', '2822').act('leave', 'france-iii')
    expect(staged.left).toBe(5)
    staged.act('leave', 'france-i-cav')
    expect(staged.left).toBe(7)
  })

  it('§6.1.2(2)a infantry that is picked up after 6 MP ends the march', () => {
    const way = { '2622': 'murat france-i-cav', '2822': 'france-iii' }
    const staged = activated('murat', way)
    along(staged, '2623', '2723', '2722', '2622', '2722')
    expect(staged.left).toBe(3)
    staged.act('march', '2822').act('take', 'france-iii')
    expect(staged.left).toBe(0)
  })

  it('§6.1.5(4) a train has 4 MP, a French one 6', () => {
    expect(activated('lannes', { '2722': 'lannes france-iii france-supply-1' }).left).toBe(6)
    const austrian = activated(
      'kray',
      { '4626': 'kray austria-iii austria-supply-1' },
      { marker: 'coalition-land-1' },
    )
    expect(austrian.left).toBe(4)
    expect(austrian.act('leave', 'austria-supply-1').left).toBe(6)
  })
})

describe('extended movement', () => {
  it('§6.1.5(1) half as much again', () => {
    expect(activated('lannes', { '2722': 'lannes france-iii' }).act('extend').left).toBe(9)
    expect(activated('murat', { '2722': 'murat france-i-cav' }).act('extend').left).toBe(12)
  })

  it('§6.1.5(2) it is declared before the stack moves', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' }).act('march', '2822')
    expect(staged.can('extend')).toBe(false)
  })

  it('§6.1.5(2)a §6.1.5(2)b not beside enemy units, nor into fortress or depot', () => {
    const units = {
      '3826': 'lannes france-iii',
      '4026': 'kray austria-iii',
      '3927': 'austria-supply-1+depot',
    }
    const staged = activated('lannes', units).act('extend')
    expect(staged.refusal('march', '3926')).toMatchObject({ code: 'near-enemy', rule: '6.1.5(2)a' })
    expect(staged.refusal('march', '3927')).toMatchObject({ rule: '6.1.5(2)a' })
    const depot = activated('lannes', { '3826': 'lannes france-iii', '3827': 'austria-supply-1+depot' })
    expect(depot.act('extend').refusal('march', '3827')).toMatchObject({
      code: 'fortress-there',
      rule: '6.1.5(2)b',
    })
  })

  it('§6.1.5(2)c no detachments and no turning of support units', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii france-supply-1' }).act('extend')
    expect(staged.refusal('turn', 'france-supply-1')).toMatchObject({ code: 'extended', rule: '6.1.5(2)c' })
    expect(staged.refusal('detach', 'france-iii')).toMatchObject({ code: 'extended' })
  })

  it('§6.1.5(4) §6.1.5(5) only the trains: the stack keeps its 6 MP, and checks attrition', () => {
    const staged = activated(
      'kray',
      { '4626': 'kray austria-iii austria-supply-1' },
      { marker: 'coalition-land-1' },
    )
    staged.act('extend-trains')
    expect(staged.left).toBe(6)
    staged.dice(1, 1).act('halt')
    expect(staged.prompt).toBe('spend-supply')
  })

  it('§6.1.5(6) a leader who has left all his units may go on with 12', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' })
    along(staged, '2822').act('leave', 'france-iii').act('extend')
    expect(staged.left).toBe(11)
  })

  it('§6.1.5(7) §6.1.5(8) units of a stack end at their own limit', () => {
    const staged = activated('murat', { '2722': 'murat france-i-cav france-iii' }).act('extend')
    expect(staged.left).toBe(9)
    staged.act('leave', 'france-iii')
    expect(staged.left).toBe(12)
  })
})

describe('where', () => {
  it('§12.1.4(3) not into the land of nations that are not at war', () => {
    const staged = activated('davout', { '4120': 'davout france-iii' })
    expect(staged.refusal('march', '4119')).toMatchObject({ code: 'neutral-ground', rule: '12.1.4(3)' })
  })

  it('§20.4 not out of the scenario', () => {
    const staged = activated('lannes', { '2828': 'lannes france-vii' }, { scenario: 'marengo' })
    expect(staged.refusal('march', '2729')).toMatchObject({ code: 'not-in-play', rule: '20.4' })
  })

  it('§6.2.4(2) §9.1(2) not into an enemy fortress one cannot besiege', () => {
    // Olmütz has level 2
    const into = (force: string, more = {}): string[] =>
      activated('lannes', { '4624': force }, more)
        .offers('march')
        .filter((to) => to === '4724')
    const weak = activated('lannes', { '4624': 'lannes france-iii:1' })
    expect(weak.refusal('march', '4724')).toMatchObject({ code: 'too-weak-to-besiege', rule: '6.2.4(2)' })
    expect(into('lannes france-iii')).toEqual(['4724'])
    // besieged by friends, or no fortress any more
    expect(into('lannes france-iii:1', { sieges: { '4724': 0 } })).toEqual(['4724'])
    expect(into('lannes france-iii:1', { inactive: '4724' })).toEqual(['4724'])
  })

  it('§5.1.3.1(1)b a leader alone keeps away from enemy units and fortresses', () => {
    const units = { '3826': 'lannes', '4026': 'kray austria-iii' }
    expect(activated('lannes', units).refusal('march', '3926')).toMatchObject({
      code: 'near-enemy',
      rule: '5.1.3.1(1)b',
    })
    // an enemy leader without units is no unit
    expect(activated('lannes', { '3826': 'lannes', '4026': 'kray' }).offers('march')).toContain('3926')
  })

  it('§5.7(5) so does a unit without a leader', () => {
    const units = { '3826': 'france-iii', '4026': 'kray austria-iii' }
    expect(activated('france-iii', units).refusal('march', '3926')).toMatchObject({ rule: '5.7(5)' })
  })
})
