/** Chapter 5.1 to 5.5 and 5.7: who is activated, whom he takes along, and what it costs in levels. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { activated, along, scene } from './marches.ts'

describe('the check', () => {
  const force = { '2722': 'lannes france-iii', '2822': 'bernadotte france-iv', '2922': 'napoleon' }

  it('§5.1.1(1) §2.5.1(3)a only leaders whose initiative reaches the number of the marker', () => {
    const by = (n: number): string[] => scene(force, { marker: `empire-land-${n}` }).offers('activate')
    expect([by(5 - 1), by(2)]).toEqual([
      ['lannes', 'napoleon'],
      ['bernadotte', 'lannes', 'napoleon'],
    ])
    expect(scene(force, { marker: 'empire-land-3' }).refusal('activate', 'bernadotte')).toMatchObject({
      code: 'initiative-too-low',
      rule: '5.1.1(1)',
    })
  })

  it('§5.7(1) §5.7(2) units alone on Land 1, Cossacks on Land 2 too', () => {
    const units = { '5719': 'platov russia-cossack-1', '5820': 'russia-i' }
    const by = (n: number): string[] =>
      scene(units, { scenario: '1812-russia', marker: `coalition-land-${n}` }).offers('activate')
    expect([by(1), by(2), by(3)]).toEqual([
      ['platov', 'russia-cossack-1', 'russia-i'],
      ['platov', 'russia-cossack-1'],
      ['platov'],
    ])
  })

  it('§5.1.1(3) §5.1.1(4) nobody twice in an impulse, and nobody has to', () => {
    const staged = activated('lannes', force).act('halt')
    expect(staged.refusal('activate', 'lannes')).toMatchObject({
      code: 'already-activated',
      rule: '5.1.1(3)',
    })
    expect(staged.can('done')).toBe(true)
  })

  it('§5.3.3(2) §5.1.3(5)b a force at level 2 stays; its leader may go alone', () => {
    const staged = scene(force, { levels: { 2: 'france-iii' } })
    expect(staged.refusal('activate', 'france-iii')).toMatchObject({ code: 'level-over', rule: '5.3.3(2)' })
    staged.act('activate', 'lannes').act('march', '2622')
    expect([staged.where('lannes'), staged.where('france-iii')]).toEqual(['2622', '2722'])
  })

  it('§5.1.3(5)a an army whose units are at level 2 is not activated', () => {
    const army = { '2722': 'france-grande-armee[napoleon france-iii]' }
    const staged = scene(army, { levels: { 2: 'france-iii' } })
    expect(staged.refusal('activate', 'napoleon')).toMatchObject({ code: 'level-over' })
  })
})

describe('who comes along', () => {
  it('§5.1.2(1) §5.1.3(1) §5.1.3(4) §5.1.3(2) all of the force, but for those left behind', () => {
    const staged = activated('davout', { '2722': 'davout france-iii france-iv france-supply-1' })
    expect(staged.offers('leave')).toEqual(['france-iii', 'france-iv', 'france-supply-1'])
    staged.act('leave', 'france-iv').act('march', '2822')
    expect([staged.where('france-iii'), staged.where('france-supply-1'), staged.where('france-iv')]).toEqual([
      '2822',
      '2822',
      '2722',
    ])
  })

  it('§5.1.3(3) §5.1.3(3)a §5.1.4(2)a those left behind are a force of their own: without a leader one unit', () => {
    const staged = activated('davout', { '2722': 'davout france-iii france-iv france-v:1' })
    staged.act('leave', 'france-iii').act('leave', 'france-iv')
    expect(staged.refusal('march', '2822')).toMatchObject({
      code: 'too-many-without-leader',
      rule: '3.1.2(2)a',
    })
    staged.act('take', 'france-iii')
    expect(staged.offers('march')).toContain('2822')
  })

  it('§5.1.3(5) §5.1.3.1(1)a a leader may go alone, and takes only support units on the way', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii', '2822': 'france-iv france-supply-1' })
    staged.act('leave', 'france-iii').act('march', '2822')
    expect(staged.refusal('take', 'france-iv')).toMatchObject({ code: 'alone', rule: '5.1.3.1(1)a' })
    expect(staged.offers('take')).toEqual(['france-supply-1'])
    expect(staged.level('france-iii')).toBe(0)
  })

  it('§5.1.2(2) §2.4.2 §3.2.5.4(1) an army goes with marker, commander and box', () => {
    const staged = activated('napoleon', {
      '2722': 'france-grande-armee[napoleon lannes france-iii france-iv]',
    })
    expect(staged.refusal('leave', 'france-grande-armee')).toMatchObject({
      code: 'army-stays',
      rule: '5.1.3(5)a',
    })
    staged.act('leave', 'lannes').act('leave', 'france-iv').act('march', '2822')
    expect([staged.where('france-grande-armee'), staged.armyOf('france-iii')]).toEqual([
      '2822',
      'france-grande-armee',
    ])
    expect([staged.armyOf('lannes'), staged.armyOf('france-iv')]).toEqual(['', ''])
  })

  it('§2.5.1(1) a subordinate leaves an army with some of its units', () => {
    const staged = activated('lannes', {
      '2722': 'france-grande-armee[napoleon lannes france-iii france-iv]',
    })
    expect(staged.offers('take')).toEqual(['france-iii', 'france-iv'])
    expect(staged.refusal('take', 'napoleon')).toMatchObject({ code: 'army-stays', rule: '3.2.1(5)' })
    staged.act('take', 'france-iv').act('march', '2822')
    expect([staged.where('france-iv'), staged.armyOf('france-iv'), staged.where('napoleon')]).toEqual([
      '2822',
      '',
      '2722',
    ])
    // §2.4.1(1) the army keeps a corps
    const all = activated('lannes', { '2722': 'france-grande-armee[napoleon lannes france-iii]' })
    expect(all.act('take', 'france-iii').refusal('march', '2822')).toMatchObject({ code: 'empty-army' })
  })
})

describe('on the way', () => {
  it('§3.3(3) §3.3.1(1) §6.1.3(6)b a force is taken in for 1 MP, once a space, and keeps its steps (§3.3(4))', () => {
    const staged = activated('davout', {
      '2722': 'davout france-iii',
      '2822': 'vandamme france-iv:1 france-v:1',
    })
    staged.act('march', '2822').act('take', 'france-iv')
    expect(staged.left).toBe(4)
    staged.act('take', 'france-v').act('take', 'vandamme')
    expect([staged.left, staged.steps('france-iv')]).toEqual([4, 1])
    staged.act('march', '2922')
    expect(staged.where('france-v')).toBe('2922')
  })

  it('§3.3.1(3) §3.3(2) leaders and support units for nothing', () => {
    const staged = activated('davout', { '2722': 'davout france-iii', '2822': 'vandamme france-supply-1' })
    staged.act('march', '2822').act('take', 'vandamme').act('take', 'france-supply-1')
    expect(staged.left).toBe(5)
  })

  it('§3.3(5) §2.5.1(6)b no leader takes in the force of one who outranks him', () => {
    const staged = activated('vandamme', { '2722': 'vandamme france-iii', '2822': 'davout france-iv' })
    staged.act('march', '2822')
    expect(staged.refusal('take', 'france-iv')).toMatchObject({ code: 'outranked', rule: '3.3(5)' })
  })

  it('§3.1.2(2)d §3.1.5(4) §3.1.5(6) more steps than the leader can lead go no further', () => {
    const staged = activated('davout', {
      '2722': 'davout france-iii france-iv',
      '2822': 'france-v',
      '2922': 'france-vi',
    })
    along(staged, '2822').act('take', 'france-v')
    along(staged, '2922').act('take', 'france-vi')
    expect(staged.refusal('march', '2921')).toMatchObject({ code: 'too-many-steps', rule: '3.1.2(2)' })
    // §3.1.5(4) §3.1.5(6) it can only end there, and two steps go to the next space
    staged.act('halt')
    expect([staged.prompt, staged.rule]).toEqual(['displace', '3.1.5(4)'])
    staged.act('displace', 'france-vi').act('step', '2822')
    expect([staged.where('france-vi'), staged.prompt]).toEqual(['2822', 'impulse'])
  })

  it('§3.6(3) §5.1.4(2)b §5.1.4(1) units are dropped for nothing; they have been activated, and join those who are there', () => {
    const staged = activated('davout', { '2722': 'davout vandamme france-iii france-iv', '2822': 'france-v' })
    staged.act('march', '2822').act('leave', 'france-iii').act('leave', 'vandamme')
    expect(staged.left).toBe(5)
    staged.act('march', '2922')
    expect([staged.where('france-iii'), staged.where('france-v'), staged.where('vandamme')]).toEqual([
      '2822',
      '2822',
      '2822',
    ])
    expect([staged.level('france-iii'), staged.level('france-v')]).toEqual([1, 1])
  })

  it('§5.7(3) a unit alone takes nobody along', () => {
    const staged = activated('france-iii', { '2722': 'france-iii', '2822': 'france-supply-1' })
    staged.act('march', '2822')
    expect(staged.refusal('take', 'france-supply-1')).toMatchObject({ code: 'unit-alone', rule: '5.7(3)' })
  })
})

describe('the end', () => {
  it('§5.2(1) §5.2(3) §5.2(8) §5.4.1 §5.3(3) an activation ends at any time, and the level sinks by one', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' }).act('march', '2822').act('halt')
    expect([staged.prompt, staged.level('france-iii')]).toEqual(['impulse', 1])
  })

  it('§5.2(4) §5.2(5) §5.2(6) in a space of friends it joins them, for the MP of joining', () => {
    const units = { '2722': 'lannes france-iii:1', '2822': 'france-iv' }
    const joined = activated('lannes', units).act('march', '2822').act('halt')
    expect(joined.seen('joined')).toMatchObject([{ cost: 1 }])
  })

  it('§5.2(6) who could neither pay for joining nor go on may not enter', () => {
    const units = { '2821': 'lannes france-iii:1', '2921': 'france-iv' }
    const staged = activated('lannes', units)
    along(staged, '2822', '2821', '2822', '2821')
    expect(staged.left).toBe(2)
    // one MP is left there: enough to join
    expect(staged.offers('march')).toContain('2921')
    staged.act('march', '2820')
    expect(staged.left).toBe(1)
    expect(staged.refusal('march', '2921')).toMatchObject({ code: 'no-mp-to-halt', rule: '5.2(6)' })
  })

  it('§3.6(5) §5.2(7) friends who besiege a fortress are joined with no MP left', () => {
    const units = { '4624': 'lannes france-iii:1', '4724': 'davout france-iv' }
    const staged = activated('lannes', units, { sieges: { '4724': 0 } })
    staged.act('march', '4625').act('march', '4624')
    while (staged.left > 1) staged.act('march', staged.where('lannes') === '4624' ? '4625' : '4624')
    if (staged.where('lannes') === '4625') staged.act('march', '4624')
    expect(staged.where('lannes')).toBe('4624')
  })

  it('§3.2.5.2(1) §3.2.5.2(1)b a leader of the same rank who arrives takes command, and the other leaves', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii', '2822': 'davout france-iv' })
    staged.act('march', '2822').act('halt')
    expect([staged.where('lannes'), staged.where('davout')]).toEqual(['2822', 'pool'])
  })

  it('§3.2.5.2(1)a with three stars he keeps one of lower rank as a subordinate', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii', '2822': 'vandamme france-iv' })
    staged.act('march', '2822').act('halt')
    expect([staged.where('lannes'), staged.where('vandamme')]).toEqual(['2822', '2822'])
  })

  it('§3.2.5.2(2)a §3.2.5.2(2)b who outranks the commander of an army takes over, and an equal serves', () => {
    const army = { '2822': 'france-armee-du-nord[davout france-iv]' }
    const above = activated('napoleon', { '2722': 'napoleon france-iii', ...army })
      .act('march', '2822')
      .act('halt')
    expect([above.where('davout'), above.armyOf('napoleon'), above.armyOf('france-iii')]).toEqual([
      'pool',
      'france-armee-du-nord',
      'france-armee-du-nord',
    ])
    const equal = activated('lannes', { '2722': 'lannes france-iii', ...army })
      .act('march', '2822')
      .act('halt')
    expect([equal.where('davout'), equal.armyOf('lannes')]).toEqual(['2822', 'france-armee-du-nord'])
  })

  it('§2.4.7(1) §3.3.1(2) §6.1.3(6)a two armies become a group for 2 MP', () => {
    const staged = activated('davout', {
      '2722': 'france-armee-du-nord[davout france-iii]',
      '2822': 'france-armee-du-rhin[lannes france-iv]',
    })
    staged.act('march', '2822').act('halt')
    expect(staged.seen('joined')).toMatchObject([{ cost: 2 }])
    expect([staged.armyOf('france-iii'), staged.armyOf('france-iv')]).toEqual([
      'france-armee-du-nord',
      'france-armee-du-rhin',
    ])
  })

  it('§3.6(1) §2.2.5(4)a §2.2.5(4)b a detachment does not join an army, but may join another force', () => {
    const staged = activated('lannes', {
      '2722': 'lannes france-d1',
      '2822': 'france-armee-du-nord[davout france-iv]',
    })
    staged.act('march', '2822')
    expect(staged.refusal('halt')).toMatchObject({ rule: '3.1.2(2)e' })
    const other = activated('lannes', { '2722': 'lannes france-d1', '2822': 'france-iv' })
    expect(other.act('march', '2822').act('halt').where('france-d1')).toBe('2822')
  })
})

describe('levels', () => {
  it('§5.3.3(1) §6.1.4(1) a force at level 1 makes a forced march, and checks attrition', () => {
    const staged = activated('lannes', { '2722': 'lannes france-iii' }, { levels: { 1: 'france-iii' } })
    expect(staged.seen('activated')).toMatchObject([{ forced: 1 }])
    staged.act('march', '2822').dice(1, 1).act('halt')
    expect(staged.seen('attrition-rolled')).toHaveLength(1)
    expect(staged.level('france-iii')).toBe(2)
  })

  it('§5.5(1) a better or equal force that is taken in has no effect', () => {
    const staged = activated('davout', { '2722': 'davout france-iii', '2822': 'france-iv' })
    staged.act('march', '2822').act('take', 'france-iv').act('halt')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([1, 1])
  })

  it('§5.5.1.1(1) level 0 takes in level 1 and ends: all have level 1, no attrition', () => {
    const units = { '2722': 'davout france-iii', '2822': 'france-iv' }
    const staged = activated('davout', units, { levels: { 1: 'france-iv' } })
    staged.act('march', '2822').act('take', 'france-iv').act('halt')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([1, 1])
    expect(staged.seen('attrition-rolled')).toHaveLength(0)
  })

  it('§5.5.1.1(2) §7.2.4(5)a E11 Davout goes on: level 1 at once, a forced march from there, level 2 at the end', () => {
    const units = { '2722': 'davout france-iii france-v', '2922': 'france-iv' }
    const staged = activated('davout', units, { levels: { 1: 'france-iv' } })
    along(staged, '2822', '2922').act('take', 'france-iv').act('march', '2921')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([1, 1])
    along(staged, '2821', '2820').dice(1, 1).act('halt')
    const [check] = staged.seen('attrition-rolled')
    // 3 MP of the forced march: 4 or less
    expect(check?.modifiers.map(({ name }) => name)).toContain('mp4OrLess')
    expect(check?.units).toHaveLength(3)
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([2, 2])
  })

  it('§5.2(2) §5.5.1.2(1) level 0 takes in level 2: it ends there, all have level 2, no attrition', () => {
    const units = { '2722': 'davout france-iii', '2822': 'france-iv' }
    const staged = activated('davout', units, { levels: { 2: 'france-iv' } })
    staged.act('march', '2822').act('take', 'france-iv')
    expect(staged.refusal('march', '2922')).toMatchObject({ code: 'level-over-in-stack', rule: '5.2(2)' })
    staged.act('halt')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([2, 2])
    expect(staged.seen('attrition-rolled')).toHaveLength(0)
  })

  const italy = {
    '2722': 'davout france-iii',
    '2822': 'france-armee-d-italie[napoleon france-iv]',
  }
  it('§5.5.2(1) §5.5.2(2) §5.5.2(3) §5.5.2(4) E12 Davout joins an army, which marches in the same impulse at his level', () => {
    const staged = activated('davout', italy).act('march', '2822').act('halt')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([0, 0])
    staged.act('activate', 'napoleon')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([1, 1])
    expect(staged.seen('activated')[1]).toMatchObject({ forced: 1 })
  })

  it('§5.5.2(5) §5.5.2(6) E13 the army waits: in the next impulse it begins at its own level', () => {
    const staged = activated('davout', italy, { lastLand: 'empire', pool: 'coalition-land-1' })
    staged.act('march', '2822').act('halt').act('done')
    expect(staged.is('france-iv', MARK.joined)).toBe(false)
    expect(staged.level('france-iii')).toBe(0)
  })

  it('§5.5.2(7) a better or equal level that arrives changes nothing', () => {
    const staged = activated('davout', italy, { levels: { 1: 'france-iv' } })
      .act('march', '2822')
      .act('halt')
    expect([staged.level('france-iii'), staged.level('france-iv')]).toEqual([1, 1])
    expect(staged.is('france-iv', MARK.joined)).toBe(false)
  })

  it('§5.7(7) §5.7(7)a a unit alone sinks by one, a detachment does not', () => {
    const corps = activated('france-iii', { '2722': 'france-iii' }).act('march', '2822').act('halt')
    const detachment = activated('france-d1', { '2722': 'france-d1' }).act('march', '2822').act('halt')
    expect([corps.level('france-iii'), detachment.level('france-d1')]).toEqual([1, 0])
  })
})
