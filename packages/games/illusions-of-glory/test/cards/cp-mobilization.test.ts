/** Events and combat cards of the CP Mobilization deck. */
import { describe, expect, it } from 'vitest'
import { activationExtras } from '../../cards/in-force.ts'
import { space } from '../../map.ts'
import { nationMask, piece } from '../../pieces.ts'
import { shiftsFor } from '../../rules/12-combat/fire.ts'
import { AP, CP } from '../../sides.ts'
import { FLAG, hasFlag } from '../../state.ts'
import { frozen } from '../battle.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import {
  type Attack,
  attacked,
  attackWith,
  drmOn,
  fought,
  holding,
  joined,
  played,
  resolve,
} from './playing.ts'

describe('events', () => {
  it('[CP1] §4.2.1.e GUNS OF AUGUST: German attacks in or out of East Prussia +1 in this round', () => {
    const attack = (on: string, from: string): StagedScene => {
      const scene = attackWith('CP1', { turn: 1, on, by: { GE_I: from }, against: ['RU_XX'] })
      return resolve(joined(scene, ['GE_I']).act('engage'), 'CP1')
    }
    expect(drmOn('CP', attack('Mlawa', 'Tannenberg'), 'CP1')).toBe(1)
    expect(drmOn('CP', attack('Lodz', 'Kalisz'), 'CP1')).toBe(0)
    expect(holding('CP1', { turn: 3 }).offers('event')).toEqual([])
  })
  it('[CP4] §23.2.c BURGFRIEDEN: German will +2', () => {
    expect(played('CP4', { tracks: { will: { GE: 6 } } }).will('GE')).toBe(8)
  })
  it('[CP5] §7.4.1.a.3 HINDENBURG AND LUDENDORFF: offensive rolls +1, and PRITTWITZ goes', () => {
    const scene = played('CP5', { cards: { table: ['AP6'] } })
    expect([scene.state.offensiveModifier.get(CP), scene.pile('AP6')]).toEqual([1, 'removed'])
  })
  it('[CP7] §9.4.1.a RENNENKAMPF: Russian attacks near East Prussia cost 1 OPS more this turn', () => {
    const scene = played('CP7', { turn: 2 })
    const extra = (x: string, attack: boolean): number =>
      activationExtras(scene.state, AP, nationMask(piece('RU_XX')), space(x), attack).reduce(
        (sum, { by }) => sum + by,
        0,
      )
    expect([extra('Suwalki', true), extra('Suwalki', false), extra('Kiev', true)]).toEqual([1, 0, 0])
    expect(scene.pile('CP7')).toBe('table')
  })
  it('[CP8] §9.6.1.e §9.7.3.b §13.4.c LANDWEHR TO THE FRONT: 2 RPs at once, and up to two reserve SCUs', () => {
    const scene = played('CP8', {
      pieces: {
        GE_I: { at: 'Berlin', reduced: true },
        'GE_res_SCU.1': 'reserve',
        'GE_res_SCU.2': 'reserve',
        'GE_res_SCU.3': 'reserve',
      },
    })
    scene.act('repair', 'GE_I')
    scene.act('place-in', 'Berlin').act('place-in', 'Berlin')
    expect(scene.at('Berlin').sort()).toEqual(['GE_I', 'GE_res_SCU.1', 'GE_res_SCU.2'])
    expect([scene.isReduced('GE_I'), scene.where('GE_res_SCU.3')]).toEqual([false, 'reserve'])
    const one = played('CP8', { pieces: { 'GE_res_SCU.1': 'reserve', 'GE_res_SCU.2': 'reserve' } })
    one.act('place-in', 'Berlin')
    expect([one.prompt, one.can('no-more')]).toEqual(['place-unit', true])
    expect(one.act('no-more').where('GE_res_SCU.2')).toBe('reserve')
    const last = played('CP8', { pieces: { 'GE_res_SCU.1': 'reserve' } }).act('place-in', 'Berlin')
    expect([last.prompt, played('CP8', { pieces: {} }).prompt]).toEqual(['action', 'action'])
  })
  it('[CP10] §9.4.1.a OBER OST: Germans and Austrians are activated as one nation in this round', () => {
    const scene = played('CP10', { pieces: { GE_I: 'Krakow', AH_III: 'Krakow' } })
    expect(scene.state.points).toBe(3)
    expect(scene.act('move', 'Krakow').seen('activated')[0]).toMatchObject({ cost: 1 })
  })
  it('[CP13] §13.2.a mixed gauge into Russia is no obstacle to CP redeployment', () => {
    const scene = played('CP13')
    expect(hasFlag(scene.state, FLAG.cpRailroads)).toBe(true)
    const spec: SceneSpec = {
      side: 'CP',
      stage: 'redeployment',
      points: 4,
      pieces: { GE_I: 'Berlin' },
      markers: { Mlawa: 'GE' },
    }
    const goals = (flags: SceneSpec['flags']): string[] =>
      new StagedScene({ ...spec, flags: flags ?? [] }).act('redeploy', 'GE_I').offers('redeploy-to')
    expect([goals([]).includes('Mlawa'), goals(['cpRailroads']).includes('Mlawa')]).toEqual([false, true])
  })
})

describe('combat cards', () => {
  const mlawa: Attack = { side: 'CP', on: 'Mlawa', by: { GE_I: 'Tannenberg' }, against: ['RU_XX'] }
  /** from two sides, with a flank attack, whose die is the first */
  const flank = (id: 'CP2' | 'CP6' | 'CP9', attack: Attack): readonly number[] => {
    const scene = attacked(id, { ...attack, faces: [3] }).act('pin', Object.values(attack.by)[0])
    const [rolled] = resolve(scene, id).seen('flank-rolled')
    return (rolled?.modifiers ?? []).filter(({ what }) => what === id).map(({ by }) => by)
  }
  const twice: Attack = { ...mlawa, by: { GE_I: 'Tannenberg', GE_XX: 'Plock' }, markers: { Plock: 'GE' } }

  it('[CP2] §21.3.c VON FRANCOIS: the I Corps +1, and +1 to its flank attack', () => {
    expect(drmOn('CP', fought('CP2', mlawa), 'CP2')).toBe(1)
    expect(flank('CP2', twice)).toEqual([1])
    expect(attacked('CP2', { ...mlawa, by: { GE_XX: 'Tannenberg' } }).offers('combat-card')).toEqual([])
  })
  it('[CP6] §21.3.c WIRELESS INTERCEPTS: flank +2 in the attack, +1 in defence', () => {
    expect(flank('CP6', twice)).toEqual([2])
    const defence: Attack = { on: 'Tannenberg', by: { RU_XX: 'Mlawa' }, against: ['GE_I'] }
    expect(drmOn('CP', fought('CP6', defence), 'CP6')).toBe(1)
    expect(drmOn('CP', fought('CP6', mlawa), 'CP6')).toBe(0)
  })
  it('[CP9] §21.3.c TANNENBERG: +1 next to Germany, and flank +2', () => {
    expect(drmOn('CP', fought('CP9', mlawa), 'CP9')).toBe(1)
    expect(flank('CP9', twice)).toEqual([2])
    const far: Attack = { ...mlawa, on: 'Siedlce', by: { GE_I: 'Bialystok' } }
    expect(attacked('CP9', far).offers('combat-card')).toEqual([])
  })
  it('[CP11] §12.3.e MASURIAN LAKES: +1 near the lakes, and no shift for the weather', () => {
    const lakes: Attack = { side: 'CP', on: 'Suwalki', by: { GE_I: 'Lotzen' }, against: ['RU_XX'] }
    expect(drmOn('CP', fought('CP11', lakes), 'CP11')).toBe(1)
    const { s, fight } = frozen({
      at: 'Suwalki',
      side: 'CP',
      attackers: lakes.by,
      defenders: { RU_XX: false },
      combat: ['badWeather'],
      cards: { combat: ['CP11'] },
    })
    expect(shiftsFor(s, fight, 'attacker').map(({ what }) => what)).not.toContain('weather')
    expect(attacked('CP11', mlawa).offers('combat-card')).toEqual([])
  })
})
