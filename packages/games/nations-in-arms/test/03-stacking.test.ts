/** Chapters 2.3, 2.4 and 3: support units, detachments, stacking, command and absorption. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { mayAbsorb } from '../rules/03-stacking/absorption.ts'
import { commanderIn } from '../rules/03-stacking/command.ts'
import { stackBreach } from '../rules/03-stacking/limits.ts'
import { forceOf } from '../rules/02-units/force.ts'
import { activated, along, scene } from './marches.ts'
import { type SceneSpec, stateFor } from './scene.ts'

const breach = (force: string, more: SceneSpec = {}): string => {
  const s = stateFor({ scenario: '1809-danube', ...more, units: { '2722': force } })
  const first = piece((/[\w-]+/.exec(force) ?? [''])[0])
  const found = stackBreach(s, forceOf(s, first))
  return found ? `${found.code} ${found.rule}` : ''
}

describe('a space', () => {
  it('§3.1.2(2)a without a leader one combat unit; §3.1.1(2) without units one leader', () => {
    expect([breach('france-i'), breach('france-i france-ii')]).toEqual([
      '',
      'too-many-without-leader 3.1.2(2)a',
    ])
    expect([breach('lannes'), breach('lannes davout')]).toEqual(['', 'too-many-leaders 3.1.1(2)'])
  })

  it('§3.1.2(2)b §3.1.2(2)c §3.1.2(2)d §3.1.2(2) one star two steps, two four, three six and a subordinate', () => {
    // Montbrun has one star, Vandamme two, Lannes three
    expect([breach('montbrun france-i'), breach('montbrun france-i france-ii:1')]).toEqual([
      '',
      'too-many-steps 3.1.2(2)',
    ])
    expect([
      breach('vandamme france-i france-ii'),
      breach('vandamme france-i france-ii france-iii:1'),
    ]).toEqual(['', 'too-many-steps 3.1.2(2)'])
    expect([
      breach('lannes vandamme france-i france-ii france-iii'),
      breach('lannes france-i france-ii france-iii france-iv:1'),
    ]).toEqual(['', 'too-many-steps 3.1.2(2)'])
    expect(breach('lannes davout france-i')).toBe('too-many-leaders 3.1.2(2)d')
    expect(breach('vandamme montbrun france-i')).toBe('too-many-leaders 3.1.2(2)d')
    expect(breach('lannes vandamme montbrun france-i')).toBe('too-many-leaders 3.1.2(2)d')
  })

  it('§3.1.2(2)d §2.5.1(6)c a monarch leads six steps too', () => {
    expect([breach('napoleon lannes france-i france-ii france-iii')]).toEqual([''])
    expect(breach('napoleon france-i france-ii france-iii france-iv:1')).toBe('too-many-steps 3.1.2(2)')
  })

  it('§3.1.2(1) §3.1.2(2)e §2.4.7(1) §2.4.7(4) up to three armies, all in one of them', () => {
    const army = (name: string, leader: string, unit: string): string =>
      `france-${name}[${leader} france-${unit}]`
    const three = [
      army('armee-du-nord', 'davout', 'i'),
      army('armee-du-rhin', 'lannes', 'ii'),
      army('armee-d-italie', 'massena', 'iii'),
    ].join(' ')
    expect(breach(three)).toBe('')
    expect(breach(`${three} ${army('armee-d-espagne', 'soult', 'iv')}`)).toBe('too-many-armies 3.1.2(1)')
    expect(breach(`${army('armee-du-nord', 'davout', 'i')} france-ii`)).toBe('outside-army 3.1.2(2)e')
  })

  it('§2.4.1(1) §2.4.1(2) §2.4.5(1) an army needs a commander and a corps', () => {
    expect(breach('france-armee-du-nord[davout]')).toBe('empty-army 2.4.1(1)')
    expect(breach('france-armee-du-nord[davout france-i:1]')).toBe('')
    expect(breach('france-armee-du-nord[davout france-d1]')).toBe('detachment-in-army 3.6(1)')
  })

  it('§2.4.4(2) §3.2.1(3) four subordinates, of the rank of the commander at most', () => {
    const four = 'france-armee-du-nord[davout lannes massena ney soult france-i]'
    expect([breach(four), breach(four.replace('soult', 'soult victor'))]).toEqual([
      '',
      'too-many-leaders 2.4.4(2)',
    ])
    expect(breach('france-armee-du-nord[davout napoleon france-i]')).toBe('outranked 2.4.4(2)')
  })

  it('§2.4.4(1) §2.5.1(4)c as many steps as the capacity of its commander', () => {
    const ten = 'france-armee-du-nord[augereau france-i france-ii france-iii france-iv france-v]'
    expect([breach(ten), breach(ten.replace('v]', 'v france-vi:1]'))]).toEqual(['', 'over-capacity 2.4.4(1)'])
  })

  it('§2.4.4(3) §2.3.2(2) §3.1.1(3) support units are free', () => {
    expect(breach('montbrun france-i france-supply-1 france-supply-2 france-engineer-1')).toBe('')
  })

  it('§2.5.1(4)a who has no capacity does not command an army', () => {
    // Montbrun is printed with an X
    expect(breach('france-armee-du-nord[montbrun france-i]')).toBe('over-capacity 2.4.4(1)')
  })

  it('§3.1.3(2) E2 six Russian steps in an army admit two Austrian ones, not three', () => {
    const army = (more: string): string =>
      breach(`russia-1st-army[kutuzov russia-i russia-ii russia-iii ${more}]`, { scenario: '1805-ulm' })
    expect([army('austria-i'), army('austria-i austria-ii:1')]).toEqual(['', 'too-mixed 3.1.3(2)'])
  })
})

describe('command', () => {
  const leader = (force: string, scenario = '1809-danube'): number => {
    const s = stateFor({ scenario, units: { '4527': force } })
    return commanderIn(s, forceOf(s, piece((/[\w-]+/.exec(force) ?? [''])[0])))
  }

  it('§3.2.1(1) the leader of the highest rank', () => {
    expect(leader('vandamme lannes france-i')).toBe(piece('lannes'))
  })

  it('§3.2.2(2) E3 of the same rank a major’s leader before a minor’s', () => {
    // Dokhturov and Wrede have two stars
    expect(leader('vandamme wrede bavaria-i')).toBe(piece('vandamme'))
  })

  it('§3.2.2(3) E4 of two majors the more senior one’s', () => {
    expect(leader('hiller dokhturov austria-i', '1805-ulm')).toBe(piece('dokhturov'))
  })

  it('§3.2.4(1)a §3.2.4(1)b §2.4.7(5) of a group the highest commander, then the one with most steps', () => {
    const army = (name: string, box: string): string => `france-${name}[${box}]`
    const more = `${army('armee-du-nord', 'davout france-i')} ${army('armee-du-rhin', 'lannes france-ii france-iii')}`
    expect(leader(more)).toBe(piece('lannes'))
    expect(leader(`${more} ${army('grande-armee', 'napoleon france-iv')}`)).toBe(piece('napoleon'))
  })
})

describe('absorption', () => {
  it('§3.4(1) §3.4(2) §3.4(3) §3.4(6) §3.4.1 E5 the Grande Armée absorbs a force for 1 MP, step by step', () => {
    const box =
      'napoleon france-vii:1 france-viii:1 france-ix:1 france-x:1 france-i-cav:1 france-xi france-xii france-xiii'
    const staged = activated('napoleon', {
      '2722': `france-grande-armee[${box}]`,
      '2822': 'davout france-xiv france-xv france-ii-cav:1',
    }).act('march', '2822')
    staged.act('absorb', 'france-xiv').act('fill', 'france-vii')
    expect(staged.left).toBe(4)
    staged
      .act('absorb', 'france-xiv')
      .act('fill', 'france-viii')
      .act('absorb', 'france-xv')
      .act('fill', 'france-ix')
    // one recipient is left: nothing to choose
    staged.act('absorb', 'france-xv')
    expect([staged.left, staged.steps('france-x'), staged.where('france-xv')]).toEqual([4, 2, 'pool'])
    // §3.4(7) Davout’s last unit
    staged.act('absorb', 'france-ii-cav')
    expect(staged.prompt).toBe('keep-leader')
    staged.act('yes').act('march', '2922')
    expect([staged.where('davout'), staged.armyOf('davout'), staged.steps('france-i-cav')]).toEqual([
      '2922',
      'france-grande-armee',
      2,
    ])
  })

  it('§3.4(7) or he returns to the pool', () => {
    const staged = activated('lannes', { '2722': 'lannes france-vii:1', '2822': 'vandamme france-viii:1' })
    staged.act('march', '2822').act('absorb', 'france-viii').act('no')
    expect([staged.where('vandamme'), staged.steps('france-vii')]).toEqual(['pool', 2])
  })

  it('§3.4(5) not from the force of a leader of higher rank', () => {
    const staged = activated('vandamme', { '2722': 'vandamme france-vii:1', '2822': 'davout france-viii' })
    expect(staged.act('march', '2822').refusal('absorb', 'france-viii')).toMatchObject({
      code: 'outranked',
      rule: '3.4(5)',
    })
  })

  it('§3.6(2) §5.1.3(6) among its own units for nothing, before it moves', () => {
    const staged = activated('lannes', { '2722': 'lannes france-vii:1 france-viii:1' })
    staged.act('absorb', 'france-viii')
    expect([staged.left, staged.steps('france-vii'), staged.where('france-viii')]).toEqual([6, 2, 'pool'])
    const later = activated('lannes', { '2722': 'lannes france-vii:1 france-viii:1' }).act('march', '2822')
    expect(later.offers('absorb')).toEqual([])
  })

  const may = (unit: string, absorbed: string, scenario = '1809-danube'): boolean =>
    mayAbsorb(stateFor({ scenario }), piece(unit), piece(absorbed))

  it('§3.4.2(1) §3.4.2(2) one type; detachments and reserves are infantry of the line; elite never', () => {
    expect([may('france-vii', 'france-viii'), may('france-vii', 'france-i-cav')]).toEqual([true, false])
    // E7
    expect([may('austria-i-res', 'austria-d7'), may('austria-grenadier-1', 'austria-d7')]).toEqual([
      true,
      false,
    ])
    expect([may('austria-grenadier-1', 'austria-grenadier-2'), may('france-old-guard', 'france-i')]).toEqual([
      false,
      false,
    ])
  })

  it('§3.4.2(3) modifiers at most one apart', () => {
    expect([may('france-i', 'france-vii'), may('france-i', 'saxony-i')]).toEqual([true, false])
  })

  it('§3.4.2(4) E6 one nation, or a major and its minor', () => {
    expect([may('france-vii', 'switzerland-d1'), may('france-vii', 'austria-i')]).toEqual([true, false])
    expect(may('bavaria-i', 'saxony-i')).toBe(false)
  })

  it('§2.2.5(4)c §3.6(1) an army absorbs detachments', () => {
    const staged = activated('davout', {
      '2722': 'france-armee-du-nord[davout france-vii:1]',
      '2822': 'france-d1',
    })
    staged.act('march', '2822').act('absorb', 'france-d1')
    expect([staged.where('france-d1'), staged.steps('france-vii')]).toEqual(['pool', 2])
  })
})

describe('detachments and support units', () => {
  it('§2.2.5(3)a §2.2.5(3)b §6.1.3(7) an infantry corps gives up a step, for no MP', () => {
    const staged = activated('lannes', { '2722': 'lannes france-vii france-i-cav' }).act('march', '2822')
    staged.act('detach', 'france-vii')
    expect([
      staged.steps('france-vii'),
      staged.steps('france-d1'),
      staged.where('france-d1'),
      staged.left,
    ]).toEqual([1, 1, '2822', 5])
    expect(staged.refusal('detach', 'france-i-cav')).toMatchObject({ code: 'no-corps', rule: '2.2.5(3)a' })
    // §2.2.5(4)a it may go along
    staged.act('march', '2922')
    expect(staged.where('france-d1')).toBe('2922')
  })

  it('§2.2.5(4)a but not with an army: it stays', () => {
    const staged = activated('davout', { '2722': 'france-armee-du-nord[davout france-vii france-viii]' })
    along(staged, '2822').act('detach', 'france-vii').act('march', '2922')
    expect(staged.where('france-d1')).toBe('2822')
  })

  it('§2.3.2(1) §2.3.3(1) §2.3.3(2) §6.1.3(8)a.1 §6.1.3(8)a.2 trains become depots and back, as often as one likes', () => {
    const staged = activated('lannes', { '2722': 'lannes france-vii france-supply-1' }).act('march', '2822')
    staged.act('turn', 'france-supply-1')
    expect(staged.refusal('take', 'france-supply-1')).toMatchObject({ code: 'cannot-move', rule: '5.7.1' })
    staged.act('turn', 'france-supply-1').act('take', 'france-supply-1').act('march', '2922')
    expect(staged.where('france-supply-1')).toBe('2922')
  })

  it('§5.7.1 §2.3.3(1) support units need a leader', () => {
    const staged = scene({ '2722': 'france-vii france-supply-1' })
    expect(staged.offers('activate')).toEqual(['france-vii'])
    staged.act('activate', 'france-vii')
    expect(staged.refusal('turn', 'france-supply-1')).toMatchObject({
      code: 'needs-leader',
      rule: '2.3.3(1)',
    })
  })
})
