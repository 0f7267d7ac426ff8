/** Chapters 20.2 and 20.4: forts are destroyed, or surrender. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { applyRestToFort } from '../rules/20-forts/destroying.ts'
import { AP, CP, type Side } from '../sides.ts'
import { hasFort } from '../state.ts'
import { battle, frozen, type Frozen, resumed, strike } from './battle.ts'
import { siegePhase } from '../rules/20-forts/surrender.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const stands = (scene: StagedScene, id: string): boolean => hasFort(scene.state, space(id))

/** losses at Lutsk: `ln` has been rolled by the Central Powers */
function hit(ln: number, defenders: Readonly<Record<string, boolean>>, defenceLn = 0): StagedScene {
  const { s } = frozen({
    at: 'Lutsk',
    side: 'CP',
    attackers: { GE_XX: 'Dubno' },
    defenders,
    destroyed: ['Dubno'],
    set: { attackLn: ln, defenceLn },
    combat: Object.keys(defenders).length === 0 ? ['fort'] : [],
  })
  return resumed(s, 'losses')
}

describe('forts in combat', () => {
  it('§4.3.f §20.1.2.b Trento may be attacked from Tyrol while Italy is neutral, but nobody goes there', () => {
    const inTyrol = { at: 'Tyrol', marks: ['toAttack'], stack: 1 } as const
    const scene = battle({ pieces: { RU_I: inTyrol, RU_II: inTyrol, RU_III: 'Linz' } }).dice(6, 1)
    strike(scene, 'Trento', ['RU_I', 'RU_II'])
    expect([stands(scene, 'Trento'), scene.control('Trento')]).toEqual([false, 'CP'])
    expect([scene.prompt, scene.where('RU_I')]).toEqual(['action', 'Tyrol'])
  })

  it('§12.2.G.5.d §20.2.a §20.2.a.1 §20.2.a.2 what is left when all defenders are destroyed hits the fort', () => {
    const small = { 'RU_inf_SCU.1': true }
    expect(stands(hit(3, small), 'Lutsk')).toBe(false)
    expect(stands(hit(2, small), 'Lutsk')).toBe(true)
  })
  it('§12.2.G.5.d §20.2.a §20.2.c the Loss Number of the attacker alone hits the fort, and only a fort of the defender', () => {
    const holds = (ln: number, spec: Partial<Frozen>, absorber: Side = AP): boolean => {
      const { s } = frozen({ at: 'Lutsk', side: 'CP', attackers: { GE_XX: 'Dubno' }, ...spec })
      const { umpire } = resumed(s, 'at-rest').play
      umpire.state.absorber = absorber
      applyRestToFort(umpire, ln)
      return hasFort(umpire.state, space('Lutsk'))
    }
    expect([holds(2, {}), holds(1, {}), holds(3, {})]).toEqual([false, true, false])
    expect(holds(2, {}, CP)).toBe(true)
    expect(holds(2, { control: { Lutsk: 'CP' } })).toBe(true)
  })
  it('§20.2.b one survivor keeps it safe', () => {
    const scene = hit(7, { RU_XX: false, RU_V: false }, 7)
    expect(scene.prompt).toBe('absorb')
    while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
    expect(scene.at('Lutsk')).toHaveLength(1)
    expect(stands(scene, 'Lutsk')).toBe(true)
  })
  it('§20.2.c a fort alone falls to its CF or more, §20.2.d and is unhurt by less', () => {
    expect(stands(hit(2, {}), 'Lutsk')).toBe(false)
    expect(stands(hit(1, {}), 'Lutsk')).toBe(true)
  })
  it('§20.2.e §20.2.f destroyed it stays, and the space is taken by who advances', () => {
    const scene = hit(2, {})
    expect([scene.prompt, scene.control('Lutsk')]).toEqual(['advance', 'AP'])
    scene.act('advance', 'GE_XX')
    expect(scene.control('Lutsk')).toBe('CP')
    expect(stands(scene, 'Lutsk')).toBe(false)
  })
  it('§20.2.f besiegers have the space at once', () => {
    const scene = battle({
      side: 'CP',
      pieces: { GE_XX: 'Lutsk', GE_Guard: 'Lutsk' },
      orders: { Lutsk: 'attack' },
      tracks: { vp: 20 },
    })
    strike(scene.dice(3, 2), 'Lutsk', ['GE_Guard', 'GE_XX'])
    expect([scene.control('Lutsk'), scene.state.vp]).toEqual(['CP', 21])
  })
  it('§20.2.d a besieged fort that holds stays besieged, and nobody advances', () => {
    const scene = battle({
      side: 'CP',
      pieces: { GE_XX: 'Przemysl' },
      control: { Przemysl: 'AP' },
      orders: { Przemysl: 'attack' },
    })
    strike(scene.dice(1, 1), 'Przemysl', ['GE_XX'])
    expect([stands(scene, 'Przemysl'), scene.where('GE_XX')]).toEqual([true, 'Przemysl'])
  })
})

describe('surrender', () => {
  /** the Siege Phase, with these dice */
  function siege(dice: readonly number[], spec: SceneSpec = {}): StagedScene {
    const scene = new StagedScene({ side: 'CP', pieces: { GE_XX: 'Lutsk' }, ...spec })
    siegePhase(scene.dice(...dice).play.umpire)
    return scene
  }
  it('§20.4.1.a §6.0.D a die for every besieged fort, and for no other', () => {
    const scene = siege([1, 1], { pieces: { GE_XX: 'Lutsk', RU_XX: 'Przemysl', 'GE_inf_SCU.1': 'Kovno' } })
    expect(
      scene
        .seen('surrender-rolled')
        .map((event) => event.space)
        .sort(),
    ).toEqual([space('Lutsk'), space('Przemysl')].sort())
  })
  it('§20.4.1.b §6.0.D above its CF: destroyed, and the besieger has the space', () => {
    const scene = siege([3], { tracks: { vp: 20 } })
    expect([stands(scene, 'Lutsk'), scene.control('Lutsk'), scene.state.vp]).toEqual([false, 'CP', 21])
  })
  it('§20.4.1.c otherwise it holds', () => {
    const scene = siege([2])
    expect([stands(scene, 'Lutsk'), scene.control('Lutsk')]).toEqual([true, 'AP'])
  })
  it('§20.4.2 the weather does not matter', () => {
    const scene = siege([1], { pieces: { IT_I: 'Trento' }, status: { IT: 'at-war' }, turn: 3, side: 'AP' })
    expect(scene.seen('surrender-rolled')).toHaveLength(1)
    expect(scene.seen('weather-rolled')).toEqual([])
  })
})
