/** Chapters 6.2.5 to 6.7: interception, avoidance, fortresses and overrun. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { space } from '../spaces.ts'
import { activated, along } from './marches.ts'
import type { SceneSpec, StagedScene } from './scene.ts'

type Units = NonNullable<SceneSpec['units']>
/** Lannes marches in Bavaria with twelve... with two corps, and somebody is near. */
const lannes = (units: Units, more = {}): StagedScene =>
  activated('lannes', { '3824': 'lannes france-iii france-v', ...units }, more)
const modifiers = (staged: StagedScene, type: 'intercepting' | 'avoiding'): string[] =>
  staged.seen(type)[0]?.modifiers.map(({ name, value }) => `${name}${value}`) ?? []

describe('interception', () => {
  const kray = { '3923': 'kray austria-i austria-ii' }

  it('§6.2.5(1) §6.2.5(2) §6.3.1(1) §6.3.1(2) a force with a commander beside the space entered may try', () => {
    const staged = lannes(kray).act('march', '3823')
    expect([staged.prompt, staged.asked, staged.offers('intercept')]).toEqual([
      'intercept',
      'coalition',
      ['kray'],
    ])
    // a unit without a leader, and one who is farther away, are not asked
    expect(lannes({ '3923': 'austria-i', '4023': 'kray austria-ii' }).act('march', '3823').prompt).toBe(
      'march',
    )
  })

  it('§6.3.2(2) §6.3.3(2) on 10 or more it succeeds, and the stack has to fight there', () => {
    const staged = lannes(kray).act('march', '3823').dice(5, 5).act('intercept', 'kray')
    expect(staged.prompt).toBe('march')
    const met = lannes(kray).act('march', '3823').dice(6, 5).act('intercept', 'kray')
    expect([met.prompt, met.can('go')]).toEqual(['intercept-with', true])
  })

  it('§6.3.2(1)e §6.3.2(1)f by comparison of initiative', () => {
    const by = (leader: string): string[] =>
      modifiers(
        lannes({ '3923': `${leader} austria-i` })
          .act('march', '3823')
          .dice(1, 1)
          .act('intercept', leader),
        'intercepting',
      )
    // Lannes has 4
    expect([by('kray'), by('archduke-charles')]).toEqual([['initiative-lower-1'], ['initiative-lower-1']])
    const slow = activated('berthier', {
      '3824': 'berthier france-iii',
      '3923': 'archduke-charles austria-i',
    })
    slow.act('march', '3823').dice(1, 1).act('intercept', 'archduke-charles')
    expect(modifiers(slow, 'intercepting')).toEqual(['initiative-higher1'])
  })

  it('§6.3.2(1)a §6.3.2(1)b light cavalry and a cavalry leader help; Cossacks do not', () => {
    const staged = lannes({ '3923': 'nostitz austria-cav-1' })
      .act('march', '3823')
      .dice(1, 1)
      .act('intercept', 'nostitz')
    expect(modifiers(staged, 'intercepting')).toEqual(
      expect.arrayContaining(['light-cavalry1', 'cavalry-leader1']),
    )
  })

  it('§6.3.2(1)c hard ground hurts', () => {
    // 3822 is forest
    const staged = activated('lannes', { '3823': 'lannes france-iii', '3922': 'kray austria-i' })
    staged.act('march', '3822').dice(1, 1).act('intercept', 'kray')
    expect(modifiers(staged, 'intercepting')).toContain('ground-1')
  })

  it('§6.3.1(3) §6.3.2(1)d over an unbridged river only engineers and armies, at -3', () => {
    // between 2728 and 2729 flows the Saone
    const units = (force: string): Units => ({ '2829': 'lannes france-iii', '2728': force })
    const none = activated('lannes', units('kray austria-i')).act('march', '2729')
    expect(none.prompt).toBe('march')
    const built = activated('lannes', units('kray austria-i austria-engineer-1')).act('march', '2729')
    built.dice(1, 1).act('intercept', 'kray')
    expect(modifiers(built, 'intercepting')).toContain('river-3')
  })

  it('§8.8.2(1) §6.3.1(1) nobody who is demoralized', () => {
    const staged = lannes(kray, { marks: { [MARK.demoralized]: 'austria-i' } }).act('march', '3823')
    expect(staged.prompt).toBe('march')
  })

  it('§6.3.1(4) §6.3.1(5) §6.3.1(6) §6.3.4 several try in the order they like, until one succeeds', () => {
    const staged = lannes({ ...kray, '3924': 'hiller austria-iii' }).act('march', '3823')
    expect(staged.offers('intercept')).toEqual(['hiller', 'kray'])
    staged.dice(1, 1).act('intercept', 'hiller')
    expect(staged.offers('intercept')).toEqual(['kray'])
    staged.act('pass')
    expect(staged.prompt).toBe('march')
  })

  it('§6.3.1(7) §6.3.3(1) all of the force goes, or a part; its level stays', () => {
    const staged = lannes(kray).act('march', '3823').dice(6, 6).act('intercept', 'kray')
    staged.act('leave', 'austria-ii')
    staged.act('go')
    expect(staged.state.battleAt).toBe(space('3823'))
    expect([staged.where('austria-i'), staged.where('austria-ii'), staged.level('austria-i')]).toEqual([
      '3823',
      '3923',
      0,
    ])
  })

  it('§6.3.5(1) §6.3.5(2) §6.3.5(3) §6.3.5(4) E17 against an army flank units keep out of its contact area', () => {
    const staged = activated(
      'archduke-charles',
      {
        '3725': 'austria-army-of-the-rhine[archduke-charles austria-i austria-ii]',
        '3626': 'france-grande-armee[napoleon france-i france-ii]',
        '3526': 'murat france-i-cav',
        '3627': 'davout france-iii',
      },
      { marker: 'coalition-land-1' },
    ).act('march', '3726')
    staged.act('intercept', 'napoleon')
    expect([staged.prompt, staged.offers('designate')]).toEqual([
      'name-flanks',
      ['davout', 'france-i-cav', 'france-iii', 'murat'],
    ])
    staged.act('designate', 'murat').dice(6, 6).act('designate', 'davout')
    expect(staged.prompt).toBe('intercept-move')
    expect(modifiers(staged, 'intercepting')).toEqual([
      'light-cavalry1',
      'cavalry-leader1',
      'initiative-higher1',
    ])
    staged.act('send', 'france-grande-armee')
    expect(staged.offers('step')).toContain('3726')
    // 3725, 3625 and 3826 are the contact area
    expect(staged.offers('step')).not.toContain('3625')
    staged.act('step', '3726').act('send', 'murat')
    expect(staged.offers('step')).not.toContain('3625')
    expect(staged.offers('step')).toContain('3626')
  })
})

describe('an army that intercepts with a flank unit', () => {
  it('§6.6(1) §6.6(4) §6.3.5(3) E18 Murat goes to 3624, the marker to 3525, III Corps to 3526', () => {
    const staged = activated(
      'archduke-charles',
      {
        '3725': 'austria-army-of-the-rhine[archduke-charles austria-i austria-ii]',
        '3625': 'france-grande-armee[napoleon france-i france-ii]',
        '3525': 'murat france-i-cav',
        '3626': 'davout france-iii france-supply-1',
      },
      { marker: 'coalition-land-1' },
    ).act('march', '3624')
    expect(staged.offers('intercept')).toEqual(['murat', 'napoleon'])
    staged.act('intercept', 'napoleon').act('designate', 'murat').dice(6, 6).act('designate', 'davout')
    staged.act('send', 'murat').act('step', '3624').act('send', 'france-grande-armee')
    // 3725, 3625 and 3724 are the contact area
    expect(staged.offers('step')).not.toContain('3725')
    staged.act('step', '3525').act('send', 'davout')
    expect(staged.offers('step')).toContain('3526')
    expect(staged.offers('step')).not.toContain('3625')
    staged.act('step', '3526')
    expect([staged.where('murat'), staged.where('napoleon'), staged.where('france-iii')]).toEqual([
      '3624',
      '3525',
      '3526',
    ])
    expect([staged.is('murat', MARK.intercepted), staged.is('davout', MARK.intercepted)]).toEqual([
      true,
      false,
    ])
    // §6.6(3) E19 the marker and III Corps go a hex to the west, and Murat fights alone
    expect([staged.prompt, staged.rule]).toEqual(['army-withdraws', '6.6(3)'])
    staged.dice(6, 6).act('step', '3425')
    expect(staged.prompt).toBe('flank-withdraws')
    // the Austrians, far from home, check attrition before the battle
    staged.dice(1, 1).act('step', '3426')
    expect([staged.where('napoleon'), staged.where('france-iii'), staged.where('murat')]).toEqual([
      '3425',
      '3426',
      '3624',
    ])
    expect(staged.state.battleAt).toBe(space('3624'))
    expect(staged.seen('attrition-rolled')).toHaveLength(1)
  })

  it('§6.3.4 a failed interception leaves the flank units of the stack that moves what they are', () => {
    const staged = activated('napoleon', {
      '3824': 'france-grande-armee[napoleon france-i france-ii]',
      '3825': 'davout france-iii',
      '3923': 'kray austria-i austria-ii',
    }).act('designate', 'davout')
    staged.act('march', '3823').dice(1, 1).act('intercept', 'kray')
    expect(staged.is('davout', MARK.flank)).toBe(true)
  })
})

describe('avoidance', () => {
  const entered = (force: string, more = {}): StagedScene =>
    activated('soult', { '3825': 'soult france-iii france-v', '3824': force }, more).act('march', '3824')

  it('§6.2.5(4) §6.5.1(1) a force with a commander may avoid; a unit without one may not', () => {
    const staged = entered('kray austria-i austria-ii')
    expect([staged.prompt, staged.asked, staged.can('stand')]).toEqual(['avoid', 'coalition', true])
    expect(entered('austria-i').state.battleAt).toBe(space('3824'))
  })

  it('§6.5.2(1)e §6.5.2(1)f §6.5.2(2) §6.5.2(3) initiative, the better one of the enemy, at most three either way', () => {
    // Kray has 2, Soult 3
    const staged = entered('kray austria-i')
    staged.dice(5, 4).act('avoid', staged.offers('avoid')[0])
    expect(modifiers(staged, 'avoiding')).toEqual(['initiative2', 'initiative-lower-1'])
    expect([staged.seen('avoiding')[0]?.success, staged.prompt]).toEqual([1, 'march'])
    const best = entered('archduke-charles nostitz austria-cav-1 austria-i')
    best.dice(3, 4).act('avoid', best.offers('avoid')[0])
    expect(best.seen('avoiding')[0]?.net).toBe(3)
  })

  it('§6.5.4(1) §6.5.4(2)b not into the contact area, and one hex', () => {
    // from 3825 into 3824: the contact area is 3825, 3725 and 3925
    const goals = entered('kray austria-i').offers('avoid')
    for (const id of ['3825', '3725', '3925']) expect(goals).not.toContain(id)
    expect(goals).toEqual(['3823', '3924'])
  })

  it('§6.5.4(2)a §6.5.4(2)d not to enemies, nor into the zone of an army but that which has come', () => {
    const units = {
      '3825': 'soult france-iii',
      '3824': 'kray austria-i',
      '3723': 'france-armee-du-nord[davout france-iv]',
    }
    const staged = activated('soult', units).act('march', '3824')
    expect(staged.refusal('avoid', '3823')).toMatchObject({ code: 'enemy-zone', rule: '6.5.4(2)d' })
    const army = { '3825': 'france-armee-du-nord[davout france-iv]', '3824': 'kray austria-i' }
    expect(activated('davout', army).act('march', '3824').offers('avoid')).toContain('3823')
  })

  it('§6.5.3(1)a light cavalry with a leader avoids at once, but not from such a force', () => {
    const staged = entered('nostitz austria-cav-1')
    staged.act('avoid', '3823')
    expect([staged.where('austria-cav-1'), staged.seen('avoiding')]).toEqual(['3823', []])
    const chased = activated('murat', { '3825': 'murat france-i-cav', '3824': 'nostitz austria-cav-1' })
    chased.act('march', '3824').dice(6, 6).act('avoid', '3823')
    expect(chased.seen('avoiding')).toHaveLength(1)
  })

  it('§6.5.3(1)b §8.8.2(2) a demoralized force avoids at once', () => {
    const staged = entered('kray austria-i', { marks: { [MARK.demoralized]: 'austria-i' } }).act(
      'avoid',
      '3823',
    )
    expect([staged.where('austria-i'), staged.seen('avoiding')]).toEqual(['3823', []])
  })

  it('§6.5.4(4) the stack may go on and follow', () => {
    const staged = entered('kray austria-i').dice(6, 6)
    staged.act('avoid', '3823')
    expect([staged.prompt, staged.left]).toEqual(['march', 5])
    expect(staged.offers('march')).toContain('3823')
  })

  it('§6.5.5(2) §2.5(2) a leader alone who is caught goes to the pool', () => {
    const staged = entered('kray').dice(1, 1)
    staged.act('avoid', '3823')
    expect([staged.where('kray'), staged.prompt]).toEqual(['pool', 'march'])
  })

  it('§6.5.1(2) §2.3.1(2) §2.3.2(1) engineers and trains alone are lost at once', () => {
    const staged = entered('austria-engineer-1 austria-supply-1')
    expect([staged.where('austria-engineer-1'), staged.where('austria-supply-1'), staged.left]).toEqual([
      'pool',
      'pool',
      5,
    ])
  })

  it('§6.5.3(1)d §6.5.6(1)a §9.1.1(2) into its own fortress a force retires at once, and is besieged', () => {
    const staged = activated('soult', { '4624': 'soult france-iii france-v', '4724': 'kray austria-i' })
    staged.act('march', '4724').act('shut-in')
    expect([staged.is('austria-i', MARK.inside), staged.prompt]).toEqual([true, 'march'])
    expect(staged.seen('siege-began')).toHaveLength(1)
  })

  it('§6.5.6(1)c §6.5.6(2) §6.5.1(4) some may stay in the fortress while the others try; those who fail fight outside', () => {
    const units = { '4624': 'soult france-iii france-v', '4724': 'archduke-charles austria-i austria-ii' }
    const staged = activated('soult', units).act('march', '4724')
    staged.act('avoid', staged.offers('avoid')[0])
    expect(staged.prompt).toBe('leave-garrison')
    staged.act('garrison', 'austria-ii').dice(1, 1, 1, 1).act('done')
    expect([staged.is('austria-ii', MARK.inside), staged.is('austria-i', MARK.inside)]).toEqual([true, false])
    expect(staged.seen('avoiding')).toHaveLength(1)
    expect(staged.state.battleAt).toBe(space('4724'))
  })

  it('§6.5.7(1) §6.5.7(2) an army checks with its flank units, and takes them along', () => {
    const army = 'austria-main-army[archduke-charles austria-i austria-ii]'
    const staged = activated('soult', {
      '3825': 'soult france-iii france-v',
      '3824': army,
      '3924': 'nostitz austria-cav-1',
    }).act('march', '3824')
    staged.act('pass').act('avoid', '3823')
    expect(staged.prompt).toBe('name-flanks')
    staged.dice(5, 5).act('designate', 'nostitz')
    expect(modifiers(staged, 'avoiding')).toEqual(['light-cavalry1', 'cavalry-leader1', 'initiative3'])
    expect([staged.prompt, staged.offers('step')]).toEqual(['flank-withdraws', ['3823', '3923']])
    staged.act('step', '3923')
    expect([staged.where('austria-main-army'), staged.where('nostitz'), staged.prompt]).toEqual([
      '3823',
      '3923',
      'march',
    ])
  })

  it('§6.5.1(1)a §6.5.1(1)b §6.5.2(1)a §6.5.2(1)b light cavalry and its leader help', () => {
    const staged = entered('kray nostitz austria-cav-1 austria-i').dice(1, 1, 1, 1)
    staged.act('avoid', '3823')
    expect(modifiers(staged, 'avoiding')).toEqual(
      expect.arrayContaining(['light-cavalry1', 'cavalry-leader1']),
    )
    // §6.5.5(1) they fight, at a disadvantage
    expect([staged.state.battleAt, staged.state.failedAvoidance]).toEqual([space('3824'), 1])
  })

  it('§6.5.2(1)c hard ground helps who is on it', () => {
    const staged = activated('soult', { '3821': 'soult france-iii france-v', '3822': 'kray austria-i' })
    staged.act('march', '3822')
    staged.dice(6, 6).act('avoid', staged.offers('avoid')[0])
    expect(modifiers(staged, 'avoiding')).toContain('ground1')
  })

  it('§6.5.4(2)c §6.5.2(1)d over an unbridged river only with engineers or as an army, at -3', () => {
    // the Main between 3823 and 3822
    const none = activated('soult', { '3824': 'soult france-iii france-v', '3823': 'kray austria-i' }).act(
      'march',
      '3823',
    )
    expect(none.refusal('avoid', '3822')).toMatchObject({ code: 'no-way-there', rule: '6.5.4(2)c' })
    const built = activated('soult', {
      '3824': 'soult france-iii',
      '3823': 'kray austria-i austria-engineer-1',
    })
    built.act('march', '3823').dice(6, 6).act('avoid', '3822')
    expect(modifiers(built, 'avoiding')).toContain('river-3')
  })

  it('§6.5.4(2)e not into an enemy fortress', () => {
    const staged = entered('kray austria-i')
    expect(staged.refusal('avoid', '3724')).toMatchObject({ code: 'fortress-there', rule: '6.5.4(2)e' })
  })

  it('§6.5.6(3) depots in a fortress were in it from the start', () => {
    const staged = activated('soult', {
      '4624': 'soult france-iii france-v',
      '4724': 'austria-supply-1+depot',
    })
    staged.act('march', '4724')
    expect([staged.where('austria-supply-1'), staged.is('austria-supply-1', MARK.inside)]).toEqual([
      '4724',
      true,
    ])
  })
})

describe('overrun', () => {
  const big = 'france-grande-armee[napoleon france-i france-ii france-iii france-iv france-v]'

  it('§6.7.1 §6.7.2(1) §6.7.2(2) §6.1.3(2) five to one: all are gone, and going on costs a MP', () => {
    const staged = activated('napoleon', { '3824': big, '3823': 'austria-i' }).act('march', '3823')
    expect([staged.where('austria-i'), staged.left]).toEqual(['pool', 4])
    staged.act('march', '3723')
    // one for the overrun, one for the hex
    expect(staged.left).toBe(3)
  })

  it('§6.7.1 four to one is not enough', () => {
    const army = 'france-grande-armee[napoleon france-i france-ii france-iii france-iv]'
    const staged = activated('napoleon', { '3824': army, '3823': 'austria-i' }).act('march', '3823')
    expect(staged.seen('overrun')).toEqual([])
  })

  it('§6.7.2(3) with no MP left the march ends there', () => {
    const staged = activated('napoleon', { '3924': big, '3823': 'austria-i:1' })
    along(staged, '3925', '3924', '3925', '3924')
    staged.act('march', '3823')
    expect(staged.where('austria-i')).toBe('pool')
  })
})
