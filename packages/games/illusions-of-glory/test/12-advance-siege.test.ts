/** Chapters 12.8.2, 20.1.6 and 28: the second space of an advance. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { ORDER, order } from '../state.ts'
import { type Frozen, frozen, JASSY, resumed } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** the defenders are gone, by way of these spaces */
function won(spec: Frozen, passed: readonly string[]): StagedScene {
  const { s } = frozen({ ...spec, set: { attackLn: 5, defenceLn: 1, ...spec.set } })
  for (const id of passed) order(s, space(id), ORDER.passed)
  return resumed(s, 'advance')
}
const divisions = (n: number): StagedScene => {
  const attackers = Object.fromEntries(Array.from({ length: n }, (_, i) => [`RU_inf_SCU.${i + 1}`, 'Brody']))
  const scene = won({ at: 'Lemberg', attackers }, ['Przemysl'])
  for (const id of Object.keys(attackers)) scene.act('advance', id)
  if (scene.prompt === 'advance') scene.act('done')
  return scene
}

describe('a fort the defenders passed', () => {
  it('§20.1.6.c §20.3.1.a SCUs enough for the siege go on one after the other', () => {
    const scene = divisions(3)
    expect(scene.prompt).toBe('advance-on')
    scene.act('advance-to', 'Przemysl').act('advance-to', 'Przemysl').act('advance-to', 'Przemysl')
    expect(scene.at('Przemysl')).toHaveLength(3)
    expect(scene.seen('besieged')).toHaveLength(1)
    expect(scene.control('Przemysl')).toBe('CP')
  })
  it('§20.3.1.c once the first has gone the others needed may not halt', () => {
    const scene = divisions(3)
    scene.act('advance-to', 'Przemysl')
    expect([scene.can('halt'), scene.refusal('halt').code]).toEqual([false, 'cannot-besiege'])
    expect(divisions(3).can('halt')).toBe(true)
  })
  it('§20.1.6.c too few do not go, nor those left when one has halted', () => {
    expect(divisions(2).prompt).not.toBe('advance-on')
    const scene = divisions(3)
    scene.act('halt')
    expect(scene.prompt).not.toBe('advance-on')
  })
  it('§20.1.6.c §20.3.1.c a corps is enough, and who comes after it is free', () => {
    const scene = won({ at: 'Lemberg', attackers: { RU_II: 'Brody', 'RU_inf_SCU.1': 'Brody' } }, ['Przemysl'])
    scene.act('advance', 'RU_II').act('advance', 'RU_inf_SCU.1')
    while (scene.prompt === 'advance-on' && scene.where('RU_II') === 'Lemberg')
      scene.act('advance-to', 'Przemysl')
    expect([scene.at('Przemysl').includes('RU_II'), scene.can('halt') || scene.prompt === 'action']).toEqual([
      ...[true, true],
    ])
  })
  it('§20.1.6.c §20.3.1.c elsewhere a division goes on alone, whatever other fort lies beside it', () => {
    const scene = won(
      {
        at: 'Lemberg',
        attackers: { 'RU_inf_SCU.1': 'Brody' },
        pieces: { 'RU_inf_SCU.2': 'Przemysl' },
        markers: { Tarnopol: 'RU' },
      },
      ['Stryj'],
    )
    scene.act('advance', 'RU_inf_SCU.1')
    expect([scene.offers('advance-to'), scene.can('halt')]).toEqual([['Stryj'], true])
  })
})

describe('a fort in either space', () => {
  const beyondIvangorod = (ids: readonly string[], more: Partial<Frozen> = {}): StagedScene => {
    const attackers = Object.fromEntries(ids.map((id) => [id, 'Lublin']))
    const scene = won({ at: 'Ivangorod', side: 'CP', attackers, markers: { Radom: 'GE' }, ...more }, [
      'Warsaw',
    ])
    for (const id of ids) scene.act('advance', id)
    return scene
  }
  const one = ['GE_I', 'GE_inf_SCU.1']
  it('§20.1.6.b §20.1.6.c §20.3.1.c the corps that besieges the first is not counted for the second', () => {
    expect(beyondIvangorod(one).prompt).not.toBe('advance-on')
    const free = beyondIvangorod(one, { destroyed: ['Ivangorod'] })
    expect([free.prompt, free.offers('advance-to')]).toEqual(['advance-on', ['Warsaw']])
  })
  it('§20.1.6.b §20.1.6.c §20.3.1.c of two corps one stays, the other goes on', () => {
    const scene = beyondIvangorod(['GE_I', 'GE_X'])
    expect(scene.offers('advance-to')).toEqual(['Warsaw'])
    scene.act('advance-to', 'Warsaw')
    expect([scene.at('Warsaw').length, scene.at('Ivangorod').length, scene.prompt]).toEqual([1, 1, 'action'])
  })
})

it('§12.8.1.d §10.2.b nobody counts on followers who may not stand beside him', () => {
  const scene = won(
    {
      at: 'Adrianople',
      turn: 12,
      status: { BU: 'at-war' },
      attackers: {
        ...{ BR_XII: 'Plovdiv', 'RU_2-4Special': { at: 'Plovdiv', reduced: true } },
        'RU_inf_SCU.1': 'Dedeagach',
      },
      markers: { Petrich: 'BR', Doiran: 'BR', Salonika: 'BR', Burgas: 'RU' },
    },
    [],
  )
  expect(scene.offers('advance')).toEqual(['BR_XII'])
  expect(scene.refusal('advance', 'RU_inf_SCU.1').code).toBe('cannot-besiege')
})

describe('the treaty', () => {
  it('§28.0.d.5 §12.8.2 nobody follows into a space that is Russian', () => {
    const war = won(JASSY, ['Kishinev'])
    war.act('advance', 'GE_XI')
    expect(war.offers('advance-to')).toEqual(['Kishinev'])
    const peace = won({ ...JASSY, set: { treatyTurn: 14 } }, ['Kishinev'])
    peace.act('advance', 'GE_XI')
    expect([peace.prompt, peace.where('GE_XI')]).not.toContain('advance-on')
  })
})
