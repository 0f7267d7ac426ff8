/** Chapter 7.1: lines of supply. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { nation } from '../nations.ts'
import { piece } from '../pieces.ts'
import { isInSupply, unsuppliedInside } from '../rules/07-supply/check.ts'
import { capitalOf, relaysOf, sourcesOf } from '../rules/07-supply/sources.ts'
import { idOfSpace, space } from '../spaces.ts'
import { activated } from './marches.ts'
import { type SceneSpec, stateFor } from './scene.ts'

const supplied = (id: string, units: SceneSpec['units'], more: SceneSpec = {}): boolean =>
  isInSupply(stateFor({ scenario: '1809-danube', ...more, ...(units ? { units } : {}) }), piece(id))

describe('sources', () => {
  const sources = (n: string, more: SceneSpec = {}): string[] =>
    sourcesOf(stateFor({ scenario: '1809-danube', ...more }), nation(n)).map(idOfSpace)

  it('§7.1.2(1)a §7.1.2(1)b the capital, and fortresses at home', () => {
    expect(idOfSpace(capitalOf(nation('france')))).toBe('2624')
    expect(sources('france')).toEqual(expect.arrayContaining(['2624', '2821', '3035']))
    // §7.1.2(1)b ruling 27: besieged, inactive or in other hands they are none
    expect(sources('france', { sieges: { '2821': 0 } })).not.toContain('2821')
    expect(sources('france', { inactive: '2821' })).not.toContain('2821')
    expect(sources('france', { held: { '2821': 'austria' } })).not.toContain('2821')
  })

  it('§7.1.2(1)c §7.1.2(2)a §7.1.2(2)b minors have their own too; their major only capitals that are fortresses', () => {
    // Munich is no fortress, Ingolstadt is one
    expect(sources('bavaria')).toEqual(expect.arrayContaining(['3927', '3825', '2624']))
    expect(sources('france')).not.toContain('3927')
    expect(sources('france')).not.toContain('3825')
    // Warsaw is capital and fortress of Poland
    expect(sources('france')).toContain('5119')
  })

  it('§7.1.3(1)a §7.1.3(1)b §7.1.3(1)c §7.1.3(2) relays: fortresses of the bloc, own depots and detachments', () => {
    const units = {
      '4624': 'france-d1',
      '4625': 'france-supply-1+depot',
      '4626': 'bavaria-d1',
      '4724': 'france-supply-2',
    }
    const relays = (n: string): string[] =>
      relaysOf(stateFor({ scenario: '1809-danube', units }), nation(n)).map(idOfSpace)
    expect(relays('france')).toEqual(expect.arrayContaining(['4624', '4625', '3825']))
    expect(relays('france')).not.toContain('4626')
    expect(relays('france')).not.toContain('4724')
    expect(relays('bavaria')).toEqual(expect.arrayContaining(['4624', '4625', '4626']))
    expect(relays('austria')).not.toContain('4624')
  })
})

describe('lines', () => {
  it('§7.1.1(2) §7.1.4(1) §7.1.4(2) §7.1.4(3) legs of four MP, to a source or by relays', () => {
    // from Moravia no line reaches home; a depot on the way does
    expect(supplied('france-i', { '4126': 'france-i' })).toBe(true)
    expect(supplied('france-i', { '4624': 'france-i' })).toBe(false)
    expect(
      supplied('france-i', { '4624': 'france-i', '4225': 'france-d1', '4424': 'france-supply-1+depot' }),
    ).toBe(true)
    // a train is no relay
    expect(supplied('france-i', { '4624': 'france-i', '4225': 'france-d1', '4424': 'france-supply-1' })).toBe(
      false,
    )
  })

  const chain = { '4624': 'france-i', '4225': 'france-d1', '4424': 'france-supply-1+depot' }
  /** everything around 4624 but one space is in enemy hands */
  const around = (open: string, with_: (i: number) => string): Record<string, string> =>
    Object.fromEntries(
      ['4623', '4724', '4725', '4625', '4525', '4524']
        .filter((at) => at !== open)
        .map((at, i) => [at, with_(i)]),
    )
  it('§7.1.4(4) §7.1.4(4)d enemy units and depots stand in the way', () => {
    const corps = ['i', 'ii', 'iii', 'iv', 'v', 'vi']
    const by = (open: string): boolean =>
      supplied('france-i', { ...chain, ...around(open, (i) => `austria-${corps[i] ?? ''}`) })
    expect([by('4524'), by('none')]).toEqual([true, false])
    // the last gap
    const units = around('4524', (i) => `austria-${corps[i] ?? ''}`)
    expect(supplied('france-i', { ...chain, ...units, '4524': 'austria-supply-1+depot' })).toBe(false)
    expect(supplied('france-i', { ...chain, ...units, '4524': 'austria-supply-1' })).toBe(true)
  })

  it('§7.1.4(4)a §2.4.6(1) §2.4.6(2) so does the zone of an army, even where friends stand', () => {
    const army = { '4324': 'austria-main-army[archduke-charles austria-i]' }
    expect(supplied('france-i', { ...chain, ...army })).toBe(false)
    // §2.4.6(4) demoralized it has none; the depot in reach of it serves again
    const marks = { [MARK.demoralized]: 'austria-i' }
    expect(supplied('france-i', { ...chain, ...army }, { marks })).toBe(true)
  })

  it('§7.1.4(4)e and enemy fortresses that are not besieged', () => {
    // the only gap is Salzburg
    const units = {
      '4228': 'france-i',
      '4227': 'austria-i',
      '4328': 'austria-ii',
      '4329': 'austria-iii',
      '4229': 'austria-iv',
      '4129': 'austria-v',
    }
    const bySiege = (more: SceneSpec): boolean => supplied('france-i', units, more)
    expect([bySiege({}), bySiege({ sieges: { '4128': 0 } }), bySiege({ inactive: '4128' })]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('§7.1.6(1) §7.1.6(2) §7.1.3(2) a minor uses the lines of its major, not the other way round', () => {
    const both = { '4624': 'france-i', '4625': 'bavaria-i' }
    const [own, major] = [
      { ...both, '4424': 'bavaria-d1' },
      { ...both, '4424': 'france-d1' },
    ]
    expect([supplied('france-i', own), supplied('bavaria-i', own)]).toEqual([false, true])
    expect([supplied('france-i', major), supplied('bavaria-i', major)]).toEqual([true, true])
  })

  it('§7.1.4(2) E20 from Boulogne over the strait to a depot at Dover, and on to London', () => {
    const at = (units: SceneSpec['units']): boolean =>
      supplied('britain-i', units, { scenario: '1813-saxony' })
    expect(at({ '2620': 'britain-i', '2520': 'britain-supply-1+depot' })).toBe(true)
    // an enemy on the other shore cuts it
    expect(at({ '2620': 'britain-i', '2520': 'france-i' })).toBe(false)
  })

  it('§7.1.6(3) in the army of an ally a corps is supplied like that army', () => {
    const units = { '4527': 'austria-main-army[archduke-charles austria-i austria-ii russia-i:1]' }
    expect(supplied('russia-i', units, { scenario: '1805-ulm' })).toBe(true)
    expect(supplied('russia-i', { '4527': 'russia-i' }, { scenario: '1805-ulm' })).toBe(false)
  })

  it('§7.1.1(3) guerrillas are always in supply', () => {
    expect(supplied('spain-mina', { '4624': 'spain-mina' })).toBe(true)
  })
})

describe('the check', () => {
  it('§7.1.1(1) §7.1.1(1)a §7.1.7(1) §7.1.7(2) at the start of an activation, and it holds', () => {
    const staged = activated('lannes', { '4624': 'lannes france-i' })
    expect(staged.seen('out-of-supply')).toHaveLength(1)
    expect(staged.is('france-i', MARK.unsupplied)).toBe(true)
    const cured = activated(
      'lannes',
      { '2722': 'lannes france-i' },
      { marks: { [MARK.unsupplied]: 'france-i' } },
    )
    expect(cured.is('france-i', MARK.unsupplied)).toBe(false)
  })

  it('§7.1.8(1) §7.1.8(2) a besieged fortress supplies as many steps as its level', () => {
    const s = stateFor({
      units: { '3433': 'hohenzollern austria-iv!massena france-x' },
      sieges: { '3433': 1 },
    })
    expect([unsuppliedInside(s, space('3433')), isInSupply(s, piece('france-x'))]).toEqual([1, false])
    const one = stateFor({ units: { '3433': 'austria-iv!france-x:1' }, sieges: { '3433': 1 } })
    expect([unsuppliedInside(one, space('3433')), isInSupply(one, piece('france-x'))]).toEqual([0, true])
  })
})
