/** §8.7 Retreat. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../../codes.ts'
import { bleed, fight, FIELD, FROM, round, specOf } from './fight.ts'
import { type SceneSpec, StagedScene } from '../scene.ts'

const EVEN = ['moreau france-i france-ii', 'kray austria-i austria-ii'] as const
/** a skirmish that the defender, or the attacker, has lost */
const beaten = (
  more: Omit<SceneSpec, 'battle'> = {},
  forces: readonly [string, string] = EVEN,
): StagedScene => bleed(round(fight(...forces, more), 5, 6, 1, 1, 1, 1, 1))
const repulsed = (
  more: Omit<SceneSpec, 'battle'> = {},
  forces: readonly [string, string] = EVEN,
): StagedScene => bleed(round(fight(...forces, more), 1, 1, 5, 6))
const goes = (scene: StagedScene, ...path: string[]): StagedScene => {
  for (const to of path) scene.act('retreat', to)
  if (scene.prompt === 'retreat-on') scene.act('stay')
  return bleed(scene)
}

describe('the beaten go', () => {
  it('§8.7(1) all of them; §8.7(1)a §8.7.1(5) but depots, which are lost', () => {
    const scene = beaten({}, [
      'moreau france-i france-ii:1',
      'kray austria-i austria-ii austria-supply-1+depot',
    ])
    expect(scene.where('austria-supply-1')).toBe('pool')
    goes(scene, '3726')
    expect([scene.where('kray'), scene.where('austria-i')]).toEqual(['3726', '3726'])
  })

  it('§8.7(2) one hex or two', () => {
    const scene = beaten().act('retreat', '3726')
    expect(scene.prompt).toBe('retreat-on')
    scene.act('retreat', '3826')
    expect(scene.where('kray')).toBe('3826')
  })

  it('§8.7(2)a into a fortress of its bloc in the battle hex; §9.1.1 which is then besieged', () => {
    const spec = {
      ...specOf('', ''),
      units: { '3626': 'moreau france-i france-ii kray austria-i austria-ii' },
      battle: { at: '3626', from: '3625', attacker: 'moreau', defender: 'kray' },
    }
    const scene = bleed(round(new StagedScene(spec), 5, 6, 1, 1)).act('retreat-inside')
    expect([scene.where('kray'), scene.is('kray', MARK.inside)]).toEqual(['3626', true])
    expect(scene.seen('siege-began')).toHaveLength(1)
  })

  it('§8.7(2)a not where none stands', () => {
    expect(beaten().refusal('retreat-inside').rule).toBe('8.7(2)a')
  })

  it('§8.7(3) in several parties, all demoralized if one is', () => {
    const scene = beaten()
    scene.act('divide', 'austria-ii')
    goes(scene, '3726')
    expect(scene.where('austria-ii')).toBe(FIELD)
    goes(scene, '3626')
    expect([scene.where('austria-i'), scene.where('austria-ii')]).toEqual(['3726', '3626'])
  })

  it('§8.7(3) the last unit and the commander of an army go with it', () => {
    const scene = beaten({}, [
      'moreau france-i france-ii',
      'austria-army-of-germany[kray gyulai austria-i austria-ii]',
    ])
    expect(scene.offers('divide')).toEqual(['austria-i', 'austria-ii', 'gyulai'])
    scene.act('divide', 'austria-i')
    expect(scene.offers('divide')).toEqual(['gyulai'])
    expect(scene.refusal('divide', 'austria-ii').rule).toBe('8.7(3)')
  })

  it('§8.7(4) they join friends, §3.5(4) and what is too much goes on', () => {
    const scene = goes(beaten({ units: { '3726': 'hiller austria-iii' } }), '3726')
    expect(scene.where('hiller')).toBe('3726')
    expect(scene.where('austria-i')).toBe('3726')
    const full = beaten({ units: { '3726': 'klenau austria-iii austria-iv' } }, [
      'moreau france-i france-ii',
      'hiller austria-i austria-ii',
    ])
    goes(full, '3726')
    expect([full.prompt, full.rule]).toEqual(['displace', '3.1.5(4)'])
  })

  it('§8.8.3(3) whoever joins the demoralized is so himself', () => {
    const marks = { [MARK.demoralized]: 'austria-i austria-ii' }
    const scene = goes(beaten({ marks, units: { '3726': 'hiller austria-iii' } }), '3726')
    expect(scene.is('austria-iii', MARK.demoralized)).toBe(true)
  })
})

describe('the compulsory first hex', () => {
  it('§8.7.1(1) of the attacker: where he came from', () => {
    const scene = repulsed({ marks: { [MARK.active]: 'moreau france-i france-ii' } })
    expect(scene.offers('retreat')).toEqual([FROM])
    expect(scene.refusal('retreat', '3526').rule).toBe('8.7.1(1)')
    goes(scene, FROM)
    expect([scene.where('moreau'), scene.is('moreau', MARK.active)]).toEqual([FROM, false])
    // §5.4.1 his activation is over
    expect(scene.level('france-i')).toBe(1)
  })

  it('§8.7.1(2) of interceptors: where they came from', () => {
    const all = 'kray austria-i austria-ii'
    const more = { marks: { [MARK.intercepted]: all }, came: { '3726': all } }
    expect(beaten(more).offers('retreat')).toEqual(['3726'])
  })

  it('§8.7.1(4) held by the enemy it is the end of them (ruling 56)', () => {
    const scene = repulsed({ units: { [FROM]: 'hiller austria-vii' } })
    expect(scene.seen('cannot-retreat')).toHaveLength(1)
    expect([scene.where('france-i'), scene.where('moreau')]).toEqual(['pool', 'pool'])
  })
})

describe('the hexes of all others', () => {
  it('§8.7.1(3)f never the hex the enemy came from, §8.7.1(3)g nor those beside it while there are others', () => {
    const scene = beaten()
    expect(scene.refusal('retreat', FROM).rule).toBe('8.7.1(3)f')
    expect(scene.refusal('retreat', '3526').rule).toBe('8.7.1(3)g')
    expect(scene.offers('retreat')).toEqual(['3626', '3726'])
  })

  it('§8.7.1(3)b no enemy fortress', () => {
    expect(beaten({ held: { '3626': 'france' } }).refusal('retreat', '3626').rule).toBe('8.7.1(3)b')
  })

  it('§8.7.1(3)d no enemy units; §8.7.1(3)d.1 but those it can overrun, at their price', () => {
    const strong = beaten({ units: { '3726': 'suchet france-iii' } })
    expect(strong.refusal('retreat', '3726').rule).toBe('8.7.1(3)d')
    const weak = beaten({ units: { '3726': 'france-d1' } }, [
      'france-armee-du-rhin[moreau france-i france-ii france-iii]',
      'austria-army-of-germany[kray austria-i austria-ii austria-iii austria-iv austria-v]',
    ])
    const before = weak.seen('step-lost').length
    if (weak.prompt === 'retreat') goes(weak, '3726')
    expect(weak.where('france-d1')).toBe('pool')
    // the detachment and a step of its conquerors
    expect(weak.seen('step-lost').length - before).toBe(2)
  })

  it('§8.7.1(3)e §8.7.1(3)e.1 a river without a bridge costs two steps, one with an engineer', () => {
    const over = (force: string): number => {
      const spec = {
        ...specOf('', ''),
        units: { '3727': `moreau france-i france-ii ${force}` },
        battle: { at: '3727', from: '3626', attacker: 'moreau', defender: 'austria-i' },
      }
      const scene = bleed(round(new StagedScene(spec), 6, 6, 1, 1, 1, 1))
      const before = scene.seen('step-lost').length
      goes(scene, '3827')
      return scene.seen('step-lost').length - before
    }
    expect(over('kray austria-i austria-ii')).toBe(2)
    // an army has engineers of its own (§2.4.5(4))
    expect(over('austria-army-of-germany[kray austria-i austria-ii]')).toBe(1)
  })

  it('§8.7.1(3)g.2 §8.7.1(3)g.3 into a zone two steps, beside the contact hex three, as a last way', () => {
    const units = { '3825': 'france-armee-de-reserve[massena france-iii france-iv]' }
    const held = { '3626': 'france', '3825': 'france' }
    const zone = beaten({ units, held })
    expect(zone.offers('retreat')).toEqual(['3726'])
    const before = zone.seen('step-lost').length
    goes(zone, '3726')
    expect(zone.seen('step-lost').length - before).toBe(2)
    const side = beaten({ held, units: { '3726': 'suchet france-iii' } })
    expect(side.offers('retreat')).toEqual(['3526'])
  })

  it('§8.7.1(3)g.1 armies of this battle have no zone', () => {
    const scene = beaten({}, ['france-armee-du-rhin[moreau france-i france-ii]', 'kray austria-i austria-ii'])
    const before = scene.seen('step-lost').length
    goes(scene, '3726')
    expect(scene.seen('step-lost').length).toBe(before)
  })
})
