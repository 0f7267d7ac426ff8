/** §8.2.2 March to the sound of the guns. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../../codes.ts'
import { piece } from '../../pieces.ts'
import { ATTACKER, DEFENDER, fightersOf, type Role } from '../../rules/08-battle/facts.ts'
import { marchersTo, marchModifier } from '../../rules/08-battle/guns.ts'
import { stateFor } from '../scene.ts'
import { fight, FIELD, specOf } from './fight.ts'

const FRENCH = 'moreau france-i'
const AUSTRIANS = 'kray austria-i'

describe('who hears the guns', () => {
  it('§8.2.2(1) forces with a commander beside the battle, outside fortresses', () => {
    const scene = fight(FRENCH, AUSTRIANS, {
      units: {
        '3526': 'lefebvre france-ii',
        '3525': 'france-iii',
        '3527': 'suchet france-iv',
        '3626': 'massena',
      },
    })
    expect([scene.prompt, scene.asked, scene.offers('hear')]).toEqual([
      'march-to-guns',
      'empire',
      ['lefebvre'],
    ])
    expect(scene.refusal('hear', 'suchet').rule).toBe('8.2.2(1)')
  })

  it('§8.2.2(1) a garrison stays behind its walls', () => {
    const scene = fight(FRENCH, AUSTRIANS, { units: { '3626': '!hiller austria-ii' } })
    expect(scene.prompt).not.toBe('march-to-guns')
  })

  it('§8.2.2(2) first the attacker, then the defender', () => {
    const scene = fight(FRENCH, AUSTRIANS, {
      units: { '3526': 'lefebvre france-ii', '3726': 'hiller austria-ii' },
    })
    expect(scene.asked).toBe('empire')
    scene.act('done')
    expect([scene.asked, scene.offers('hear')]).toEqual(['coalition', ['hiller']])
  })

  it('§8.2.2(4) on 10; once in a round; §8.2.2(6)b any number of forces', () => {
    const scene = fight(FRENCH, AUSTRIANS, {
      units: { '3526': 'lefebvre france-ii', '3525': 'suchet france-iii' },
    })
    scene.dice(4, 4).act('hear', 'lefebvre')
    expect(scene.seen('guns-heard')[0]).toMatchObject({ total: 9, needed: 10, succeeds: 0 })
    expect(scene.refusal('hear', 'lefebvre').rule).toBe('8.2.2(2)')
    scene.dice(4, 4).act('hear', 'suchet')
    expect(scene.seen('guns-heard')[1]).toMatchObject({ total: 10, succeeds: 1 })
    scene.act('bring')
    expect([scene.where('france-iii'), scene.where('suchet')]).toEqual([FIELD, FIELD])
  })

  it('§8.2.2(6) all of it, or a part', () => {
    const scene = fight('france-armee-du-rhin[moreau france-i]', AUSTRIANS, {
      units: { '3526': 'suchet france-ii france-iii' },
    })
    scene.dice(6, 6).act('hear', 'suchet').act('leave', 'france-iii').act('bring')
    expect([scene.where('france-ii'), scene.where('france-iii')]).toEqual([FIELD, '3526'])
    // §8.2.2(6)a §3.5 those who come join the army
    expect(scene.armyOf('france-ii')).toBe('france-armee-du-rhin')
  })

  it('§8.2.2(6)a §3.1.2 no more than can stack there', () => {
    const scene = fight('moreau france-i france-ii', AUSTRIANS, {
      units: { '3526': 'suchet france-iii france-iv' },
    })
    scene.dice(6, 6).act('hear', 'suchet')
    expect(scene.refusal('bring').rule).toBe('3.1.2')
    scene.act('leave', 'france-iii').act('bring')
    expect([scene.where('france-iii'), scene.where('france-iv')]).toEqual(['3526', FIELD])
  })

  it('§8.2.2(6)a §8.8.3(3) a demoralized force demoralizes whom it joins (ruling 58)', () => {
    const scene = fight('moreau france-i', AUSTRIANS, {
      units: { '3526': 'suchet france-ii' },
      marks: { [MARK.demoralized]: 'france-ii' },
    })
    scene.dice(6, 6).act('hear', 'suchet').act('bring')
    expect(scene.is('france-i', MARK.demoralized)).toBe(true)
  })

  it('§8.2.2(5) an army group tries as one, or army by army', () => {
    const state = stateFor(
      specOf(FRENCH, AUSTRIANS, {
        units: {
          '3526':
            'france-armee-du-rhin[lannes france-ii] france-armee-de-reserve[massena france-iii france-iv]',
        },
      }),
    )
    const marchers = marchersTo(state, ATTACKER)
    expect([...marchers.keys()].map((p) => p)).toEqual([piece('massena'), piece('lannes')])
    expect(marchers.get(piece('massena'))).toHaveLength(7)
    expect(marchers.get(piece('lannes'))).toHaveLength(3)
  })
})

describe('what counts for the dice', () => {
  const modifier = (units: Record<string, string>, role: Role = ATTACKER, marks = {}): number => {
    const state = stateFor({ ...specOf(FRENCH, AUSTRIANS, { units, marks }) })
    const [force = []] = marchersTo(state, role).values()
    return marchModifier(state, role, force)
  }

  it('§8.2.2(3)a the combat modifier of the commander', () => {
    expect(modifier({ '3526': 'lefebvre france-ii' })).toBe(1)
    expect(modifier({ '3526': 'suchet france-ii' })).toBe(2)
  })

  it('§8.2.2(3)c a river without a bridge, with an engineer half of it', () => {
    const across = { battle: { at: '3827', from: '3826', attacker: 'moreau', defender: 'kray' } }
    const spec = (force: string) => ({
      ...specOf('', ''),
      units: { '3827': 'moreau france-i kray austria-i', '3728': force },
      ...across,
    })
    const at = (force: string): number => {
      const state = stateFor(spec(force))
      const [found = []] = marchersTo(state, DEFENDER).values()
      return marchModifier(state, DEFENDER, found)
    }
    expect(at('hiller austria-ii')).toBe(1 - 4)
    expect(at('hiller austria-ii austria-engineer-1')).toBe(1 - 2)
  })

  it('§8.2.2(3)d demoralized; §8.2.2(3)e out of supply', () => {
    const units = { '3526': 'lefebvre france-ii' }
    expect(modifier(units, ATTACKER, { [MARK.demoralized]: 'france-ii' })).toBe(1 - 4)
    expect(modifier(units, ATTACKER, { [MARK.unsupplied]: 'france-ii' })).toBe(1 - 4)
  })

  it('§8.2.2(3)b the commander of the army in the battle, for its flank units; without a leader too (ruling 71)', () => {
    const spec = specOf('france-armee-du-rhin[moreau france-i]', AUSTRIANS, {
      units: { '3526': 'france-ii' },
      marks: { [MARK.flank]: 'france-ii' },
    })
    const state = stateFor(spec)
    expect(marchersTo(state, ATTACKER).size).toBe(0)
    state.army = piece('france-armee-du-rhin')
    const [force = []] = marchersTo(state, ATTACKER).values()
    expect(force).toEqual([piece('france-ii')])
    expect(marchModifier(state, ATTACKER, force)).toBe(2)
    expect(fightersOf(state, ATTACKER)).not.toContain(piece('france-ii'))
  })
})
