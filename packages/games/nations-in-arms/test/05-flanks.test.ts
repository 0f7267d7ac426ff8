/** Chapters 2.4 and 5.6: armies, their capacity and their flank units. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { space } from '../spaces.ts'
import { activated, along } from './marches.ts'
import type { StagedScene } from './scene.ts'

const GRAND = 'france-grande-armee[napoleon lannes ney france-i france-ii france-v]'
const napoleon = (units: Readonly<Record<string, string>>, more = {}) =>
  activated('napoleon', { '2722': GRAND, ...units }, more)

describe('naming', () => {
  it('§2.4.1(3) §2.4.3(1) forces beside the marker can be named, with all that can march', () => {
    const staged = napoleon({ '2822': 'davout france-iii france-supply-1', '2922': 'soult france-iv' })
    expect(staged.offers('designate')).toEqual(['davout', 'france-iii', 'france-supply-1'])
    expect(staged.refusal('designate', 'soult')).toMatchObject({ code: 'not-beside-army', rule: '2.4.3(1)' })
    staged.act('designate', 'davout')
    for (const id of ['davout', 'france-iii', 'france-supply-1']) expect(staged.is(id, MARK.flank)).toBe(true)
  })

  it('§2.4.3(1) §3.6(1) no depots, no detachments, nobody of another army', () => {
    const staged = napoleon({
      '2822': 'vandamme france-d1 france-supply-1+depot',
      '2721': 'france-armee-du-nord[soult france-iv]',
    })
    expect(staged.refusal('designate', 'france-d1')).toMatchObject({
      code: 'detachment-in-army',
      rule: '3.6(1)',
    })
    expect(staged.refusal('designate', 'france-supply-1')).toMatchObject({ code: 'cannot-move' })
    expect(staged.refusal('designate', 'france-iv')).toMatchObject({ code: 'other-army' })
  })

  it('§2.4.3(3) §2.4.3(4) §2.4.4(1) §2.5.1(4)c flank units count against the capacity', () => {
    // Augereau leads ten steps as commander of an army, and has eight with him
    const army = 'france-armee-du-nord[augereau france-i france-ii france-v france-vii]'
    const staged = activated('augereau', {
      '2722': army,
      '2822': 'davout france-iii france-iv',
      '2721': 'france-vi',
    })
    expect(staged.refusal('designate', 'davout')).toMatchObject({ rule: '2.4.3(4)' })
    const room = activated('augereau', { '2722': army, '2822': 'ney france-iii', '2721': 'france-vi:1' })
    expect(room.offers('designate')).toContain('france-vi')
  })

  it('§2.4.4(2) §2.4.3(3) four subordinates at most, flank leaders with them', () => {
    const staged = napoleon({ '2822': 'davout vandamme france-iii', '2721': 'soult france-iv' })
    staged.act('designate', 'davout')
    expect(staged.refusal('designate', 'soult')).toMatchObject({ code: 'too-many-leaders', rule: '2.4.3(4)' })
  })

  it('§3.1.3(2) E2 an army needs more than twice as many steps of its own nation', () => {
    const six = { '4527': 'russia-1st-army[kutuzov russia-i russia-ii russia-iii]' }
    const more = { scenario: '1805-ulm', marker: 'coalition-land-1' }
    const two = activated('kutuzov', { ...six, '4626': 'austria-i' }, more)
    expect(two.offers('designate')).toEqual(['austria-i'])
    const three = activated('kutuzov', { ...six, '4626': 'mack austria-i austria-ii:1' }, more)
    expect(three.refusal('designate', 'mack')).toMatchObject({ code: 'too-mixed', rule: '2.4.3(4)' })
  })

  it('§2.4.3(1) only before the marker moves', () => {
    const staged = napoleon({ '2822': 'davout france-iii' }).act('march', '2723')
    expect(staged.refusal('designate', 'davout')).toMatchObject({ code: 'no-army' })
  })
})

describe('moving', () => {
  const withDavout = (more = {}) =>
    napoleon({ '2822': 'davout france-iii france-iv' }, more).act('designate', 'davout')

  it('§5.6.1(1) §5.6.1(1)a §5.6.1(2) §5.6.1(4) E14 first the marker, then each flank unit by itself', () => {
    const staged = withDavout()
    along(staged, '2721', '2821', '2921').act('halt')
    expect([staged.prompt, staged.offers('flank')]).toEqual(['flanks', ['davout']])
    staged.act('flank', 'davout')
    expect(staged.left).toBe(6)
    along(staged, '2922')
    staged.act('halt')
    expect([staged.prompt, staged.where('france-iii'), staged.where('france-grande-armee')]).toEqual([
      'impulse',
      '2922',
      '2921',
    ])
  })

  it('§5.6.1(5) every flank unit ends beside the marker or with it', () => {
    const staged = withDavout()
    along(staged, '2721', '2821', '2921').act('halt')
    expect(staged.refusal('done')).toMatchObject({ code: 'flank-away', rule: '5.6.1(5)' })
    staged.act('flank', 'davout').act('march', '2823')
    expect(staged.refusal('halt')).toMatchObject({ code: 'flank-away', rule: '5.6.1(5)' })
  })

  it('§5.6.1(6) so the marker goes nowhere where one of them cannot follow', () => {
    const slow = activated(
      'archduke-charles',
      {
        '4527': 'austria-main-army[archduke-charles austria-i austria-ii]',
        '4427': 'bellegarde austria-v austria-supply-1',
      },
      { marker: 'coalition-land-1' },
    )
    slow.act('designate', 'bellegarde')
    along(slow, '4626', '4726')
    expect(slow.refusal('march', '4725')).toMatchObject({ code: 'flank-cannot-follow', rule: '5.6.1(6)' })
  })

  it('§5.6.1(7) stacked with the marker it goes into the box, for no MP', () => {
    const staged = withDavout().act('march', '2723').act('halt').act('flank', 'davout')
    along(staged, '2723').act('halt')
    expect(staged.armyOf('france-iii')).toBe('france-grande-armee')
    expect(staged.seen('joined')).toMatchObject([{ cost: 0 }])
  })

  it('§5.6.1(3) what the army drops goes on counting in this impulse', () => {
    // ten steps can be led: eight set out, two of them are dropped, and there is room for two, not for four
    const army = 'france-armee-du-nord[augereau france-i france-ii france-v france-vii]'
    const staged = activated('augereau', { '2722': army, '2822': 'ney france-iii france-iv' })
    staged.act('march', '2822').act('leave', 'france-v').act('take', 'france-iii')
    expect(staged.refusal('take', 'france-iv')).toMatchObject({ code: 'over-capacity', rule: '5.6.1(3)' })
  })

  it('§5.6.1(8) the initiative of flank leaders does not matter', () => {
    const staged = activated(
      'napoleon',
      { '2722': GRAND, '2822': 'bernadotte france-iii' },
      { marker: 'empire-land-4' },
    )
    expect(staged.offers('designate')).toContain('bernadotte')
  })
})

describe('a battle that waits', () => {
  const rhine = (): StagedScene =>
    activated(
      'archduke-charles',
      {
        '3922': 'austria-army-of-the-rhine[archduke-charles austria-i austria-ii austria-iii]',
        '3822': 'bellegarde austria-v austria-vi',
        '3923': 'davout france-iii france-iv',
      },
      { marker: 'coalition-land-1' },
    )

  it('§5.6.1(4)a E15 the flank units move before the battle of the marker, and may join it', () => {
    const staged = rhine().act('designate', 'bellegarde').act('march', '3923').act('stand')
    expect([staged.prompt, staged.can('fight')]).toEqual(['wait-for-flanks', true])
    staged.dice(1, 1).act('wait')
    if (staged.prompt === 'spend-supply') staged.act('no')
    expect([staged.prompt, staged.offers('flank')]).toEqual(['flanks', ['bellegarde']])
    expect(staged.state.pendingAt).toBe(space('3923'))
    staged.act('flank', 'bellegarde').act('march', '3922').act('march', '3923')
    expect([staged.where('austria-v'), staged.can('halt')]).toEqual(['3923', true])
    staged.dice(1, 1, 1, 1).act('halt')
    expect([staged.state.battleAt, staged.armyOf('austria-v')]).toEqual([
      space('3923'),
      'austria-army-of-the-rhine',
    ])
  })

  it('§5.6.1(4)a or the marker fights at once', () => {
    const staged = rhine()
      .act('designate', 'bellegarde')
      .act('march', '3923')
      .act('stand')
      .dice(1, 1)
      .act('fight')
    expect([staged.state.battleAt, staged.state.pendingAt]).toEqual([space('3923'), -1])
  })
})

describe('levels', () => {
  const flanked = (levels: Readonly<Record<number, string>>) =>
    napoleon({ '2822': 'davout france-iii' }, { levels })
      .act('designate', 'davout')
      .act('march', '2723')
      .act('halt')

  it('§5.6.2(1) a flank unit has the level of the marker after its move', () => {
    const staged = flanked({}).act('flank', 'davout').act('halt')
    expect([staged.level('france-i'), staged.level('france-iii')]).toEqual([1, 1])
  })

  it('§5.6.2(3) its own if that is worse, and it ends beside the marker', () => {
    const staged = flanked({ 2: 'france-iii' }).act('flank', 'davout').act('halt')
    expect([staged.level('france-i'), staged.level('france-iii')]).toEqual([1, 2])
  })

  it('§5.6.2(2) stacked with the marker all have the worse level', () => {
    const staged = flanked({ 2: 'france-iii' }).act('flank', 'davout')
    staged.act('march', '2723').dice(1, 1).act('halt')
    expect([staged.level('france-i'), staged.level('france-iii')]).toEqual([2, 2])
  })

  it('§7.2.3(3) stacks of an army check attrition each by itself', () => {
    const staged = napoleon(
      { '2822': 'davout france-iii' },
      { levels: { 1: 'france-i france-ii france-v france-iii' } },
    )
    staged.act('designate', 'davout').act('march', '2723').dice(1, 1).act('halt')
    staged.act('flank', 'davout').act('march', '2723').dice(1, 1).act('halt')
    expect(staged.seen('attrition-rolled').map(({ units }) => units.length)).toEqual([3, 1])
  })
})
