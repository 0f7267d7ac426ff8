/** Chapter 10: ground given, breaches and breakthroughs, with 9.62 and 9.63. */
import { describe, expect, it } from 'vitest'
import { GROUND_MARK } from '../codes.ts'
import { invariants } from '../invariants.ts'
import { place } from '../places.ts'
import { idOfUnit } from '../units.ts'
import { assault, BESIDE_VERDUN, duel, facing, FRENCH, stack, THREE, TRENCH } from './combat-scene.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

describe('ground', () => {
  const DUG = { trench: FRENCH }
  /** three against three */
  const rush = (die: readonly number[], more: SceneSpec = {}): StagedScene =>
    assault(THREE, FRENCH, die, more)

  it('§10.722 mobile defenders go one to three hexes, none of them beside the attackers', () => {
    const scene = rush([5, 4]).act('lose', 'FR-inf-2')
    expect(scene.prompt).toBe('retreat')
    expect(scene.refusal('retreat', '0924')).toMatchObject({
      code: 'retreat-beside-attacker',
      rule: '10.722',
    })
    expect(scene.offers('retreat')).toContain('1028')
    expect(scene.refusal('retreat', '1029')).toMatchObject({ code: 'no-retreat-there' })
    scene.act('retreat', '0926')
    expect([scene.where('FR-inf-20'), scene.where('DE-inf-3')]).toEqual(['0926', '1025'])
    expect(scene.control('1025')).toBe('DE')
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.722 §9.63 a Trench Battle does not stop a retreat', () => {
    const scene = rush([5, 4])
    scene.state.ground.add(place('0926'), GROUND_MARK.trenchBattle)
    expect(scene.act('lose', 'FR-inf-2').offers('retreat')).toContain('0926')
  })

  it('§10.722 with nowhere to go they are eliminated', () => {
    const ring = Object.fromEntries(['0925', '1026', '1125', '1124'].map((p, i) => [p, `DE-inf-${i + 8}`]))
    const scene = rush([5, 4], { units: ring, fortresses: { '1125': 2 } }).act('lose', 'FR-inf-2')
    expect(scene.where('FR-inf-20')).toBe('pool')
  })

  it('§10.723 a breach diminishes, else expands, else is made', () => {
    const after = (die: number, breaches: SceneSpec['breaches'] = {}): number[] => {
      const scene = rush([5, die], { ...DUG, breaches }).act('lose', 'FR-inf-2')
      return [scene.breach('1024', '1025'), scene.breach('1025', '1024')]
    }
    expect(after(6)).toEqual([1, 0])
    expect(after(5, { '1025/1024': 1 })).toEqual([0, 0])
    expect(after(4, { '1025/1024': 2 })).toEqual([0, 1])
    // §10.591 along the arrow: one less, so 6 + 6
    const wider = rush([6, 6], { ...DUG, breaches: { '1024/1025': 1 } }).act('lose', 'FR-inf-2')
    expect(wider.breach('1024', '1025')).toBe(2)
  })

  it('§10.723 §10.731 a breach of 2 expands: whoever is left is destroyed, and it is a breakthrough', () => {
    const scene = stack(`${THREE} DE-siege-1`, FRENCH, { ...DUG, breaches: { '1024/1025': 2 } })
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6).act('point', 'FR-inf-1')
    expect(scene.seen('combat-rolled')[0]?.line).toBe(9)
    scene.act('lose', 'FR-inf-2')
    expect([scene.where('FR-inf-20'), scene.breach('1024', '1025')]).toEqual(['pool', 0])
    expect([scene.seen('breakthrough').length, scene.where('DE-inf-3')]).toEqual([1, '1025'])
    expect(scene.isTrench('DE-inf-3')).toBe(false)
  })

  it('§9.62 §9.63 §10.82 attackers of trenches dig in, and the place is closed for the half', () => {
    const scene = rush([4, 4], DUG)
    scene.act('nation', 'FR')
    expect(scene.isTrench('DE-inf-3')).toBe(true)
    expect(scene.prompt).toBe('pick-force')
    expect(scene.seen('trench-battle')).toHaveLength(1)
  })

  it('§2.84 with innovation nobody digs in, and the attack may be repeated', () => {
    const scene = rush([4, 4], { ...DUG, innovative: 'CP' }).act('nation', 'FR')
    expect(scene.isTrench('DE-inf-3')).toBe(false)
    expect(scene.offers('attack')).toContain('1025')
  })

  it('§9.63 others cannot attack it either', () => {
    const scene = rush([4, 4], { ...DUG, units: { '1124': 'DE-inf-8' } })
    scene.act('nation', 'FR').act('unit', 'DE-inf-8')
    expect(scene.refusal('attack', '1025')).toMatchObject({ code: 'trench-battle', rule: '9.63' })
  })

  it('§10.731 §10.732 a 12 with nobody left is a breakthrough: no trenches, no trench battle', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1 DE-siege-2', 'FR-inf-1 FR-inf-2', TRENCH)
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6, 6).act('point', 'FR-inf-1')
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect(scene.seen('breakthrough')).toHaveLength(1)
    expect([scene.where('DE-inf-3'), scene.isTrench('DE-inf-3')]).toEqual(['1025', false])
    expect(scene.seen('trench-battle')).toHaveLength(0)
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.731 §10.595 a counterattack on a breach is no breakthrough; between places of one side it goes', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1', 'FR-inf-1 FR-inf-2', {
      ...TRENCH,
      breaches: { '1025/1024': 1 },
    })
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6, 6).act('point', 'FR-inf-1')
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect([scene.seen('breakthrough').length, scene.seen('trench-battle').length]).toEqual([0, 1])
    // §10.595 both places are German now
    expect(scene.breach('1025', '1024')).toBe(0)
    expect(scene.seen('breach').map(({ rule }) => rule)).toContain('10.595')
    // §9.62 §10.81 dug in, and still the entry is made
    expect([scene.where('DE-inf-3'), scene.isTrench('DE-inf-3')]).toEqual(['1025', true])
  })

  it('§10.594 a force fills a breach where it began, with all its movement points', () => {
    const scene = facing(THREE, FRENCH, { breaches: { '1024/1025': 2 } }).act('stack', '1024')
    expect(scene.offers('fill-breach')).toEqual(['1025'])
    scene.act('fill-breach', '1025')
    expect([scene.breach('1024', '1025'), scene.prompt]).toEqual([0, 'pick-force'])
    expect(scene.refusal('unit', 'DE-inf-2')).toMatchObject({ code: 'already-moved' })
  })

  it('§10.81 attackers enter only if nobody of the defence and somebody of theirs is left', () => {
    const both = duel([2, 2])
    expect([both.where('DE-inf-2'), both.where('FR-inf-1')]).toEqual(['pool', 'pool'])
    expect([both.seen('advanced').length, both.control('1025')]).toEqual([0, 'FR'])
    const held = rush([4, 4]).act('nation', 'DE')
    expect([held.seen('advanced').length, held.where('DE-inf-2'), held.where('FR-inf-2')]).toEqual([
      0,
      '1024',
      '1025',
    ])
    const won = stack('DE-inf-2 DE-inf-3', 'FR-inf-1').act('nation', 'DE').dice(4, 4).act('point', 'DE-inf-2')
    won.act('nation', 'DE')
    expect([won.seen('advanced').length, won.where('DE-inf-3'), won.control('1025')]).toEqual([
      1,
      '1025',
      'DE',
    ])
  })

  it('§10.721 defenders give ground though all attackers are lost, and may then go where those stood', () => {
    const scene = assault('DE-inf-2', FRENCH, [6, 5])
    expect(scene.seen('combat-rolled')[0]?.line).toBe(9)
    scene.act('lose', 'FR-inf-2')
    expect([scene.where('DE-inf-2'), scene.prompt]).toEqual(['pool', 'retreat'])
    expect(scene.offers('retreat')).toContain('1024')
    expect(scene.act('retreat', '0926').seen('advanced')).toHaveLength(0)
  })

  it('§1.323 §10.722 the leader of attackers who are all lost has gone before anybody retreats, and stops nobody', () => {
    const units = { '1024': 'DE-inf-2 DE-ldr-KLUCK' }
    const scene = facing('', FRENCH, { units }).act('stack', '1024').act('attack', '1025')
    scene.act('nation', 'DE').dice(6, 6, 5).act('point', 'FR-inf-1')
    expect([scene.where('DE-inf-2'), scene.prompt]).toEqual(['pool', 'take-loss'])
    // he may still have to survive (§10.74)
    expect([scene.where('DE-ldr-KLUCK'), invariants(scene.state)]).toEqual(['1024', []])
    scene.act('lose', 'FR-inf-2')
    expect([scene.where('DE-ldr-KLUCK'), scene.prompt]).toEqual(['pool', 'retreat'])
    expect(scene.offers('retreat')).toContain('1024')
  })

  it('§10.721 §10.723 and a breach diminishes though all attackers are lost', () => {
    const scene = assault('DE-inf-2', FRENCH, [6, 5], { ...DUG, breaches: { '1025/1024': 2 } })
    scene.act('lose', 'FR-inf-2')
    expect([scene.where('DE-inf-2'), scene.breach('1025', '1024')]).toEqual(['pool', 1])
  })

  it('§10.721 without the result nobody gives ground; with nobody left there is no breach', () => {
    const held = rush([4, 4]).act('nation', 'DE')
    expect([held.where('FR-inf-2'), held.where('FR-inf-20'), held.state.breaches.count]).toEqual([
      '1025',
      '1025',
      0,
    ])
    const dug = rush([5, 5], DUG).act('nation', 'DE')
    expect(dug.state.breaches.count).toBe(0)
    const gone = rush([5, 6, 6])
    expect([gone.where('DE-inf-3'), gone.state.breaches.count]).toEqual(['1025', 0])
  })

  it('§10.723 §10.731 when a breach of 2 expands a fortress is destroyed, and the breach is gone even where nobody gains control', () => {
    const scene = new StagedScene({
      ...BESIDE_VERDUN,
      joined: { BE: 'EP' },
      units: { '0921': 'DE-tank-A7V DE-cav-1 DE-cav-2', '0922': 'BE-inf-1 BE-inf-2' },
      breaches: { '0921/0922': 2 },
    }).act('stack', '0921')
    scene
      .act('attack', '0922')
      .act('nation', 'DE')
      .act('point', 'DE-tank-A7V')
      .dice(5, 5)
      .act('point', 'BE-inf-1')
    scene.act('lose', 'BE-inf-2')
    expect(scene.seen('fortress-reduced')).toHaveLength(0)
    expect([scene.fortress('0922'), scene.breach('0921', '0922')]).toEqual(['destroyed', 0])
    expect([scene.where('DE-cav-1'), scene.control('0922')]).toEqual(['0922', 'FR'])
  })

  const isMarked = (scene: StagedScene, mark: number): boolean => scene.state.ground.has(place('1025'), mark)

  it('§10.82 §10.732 without a breakthrough the place is marked Trench Battle; mobile attackers dig in, and tanks have no trench side', () => {
    const more = { ...DUG, trench: `${FRENCH} DE-inf-3` }
    const scene = assault('DE-inf-2 DE-inf-3 DE-inf-7 DE-tank-A7V', FRENCH, [5, 5], more).act('nation', 'DE')
    expect(isMarked(scene, GROUND_MARK.trenchBattle)).toBe(true)
    expect(isMarked(scene, GROUND_MARK.breakthrough)).toBe(false)
    expect(scene.seen('dug-in').map(({ units }) => units.map(idOfUnit))).toEqual([['DE-inf-2', 'DE-inf-7']])
    expect(scene.isTrench('DE-tank-A7V')).toBe(false)
  })

  it('§10.82 not where nobody was in trench mode, and nobody digs in who was dug in', () => {
    expect(isMarked(rush([4, 4]).act('nation', 'DE'), GROUND_MARK.trenchBattle)).toBe(false)
    const scene = rush([5, 5], { trench: `${FRENCH} ${THREE}` }).act('nation', 'DE')
    expect([isMarked(scene, GROUND_MARK.trenchBattle), scene.seen('dug-in').length]).toEqual([true, 0])
  })

  it('§10.732 after a breakthrough the place is marked so, others may attack and enter, and the marker takes the place of Trench Battle', () => {
    const more = { ...TRENCH, units: { '1124': 'DE-inf-8' } } as const
    const scene = assault('DE-inf-2 DE-inf-3 DE-siege-1 DE-siege-2', 'FR-inf-1 FR-inf-2', [6, 6, 6], more)
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect(isMarked(scene, GROUND_MARK.breakthrough)).toBe(true)
    expect(isMarked(scene, GROUND_MARK.trenchBattle)).toBe(false)
    expect([scene.isTrench('DE-inf-3'), scene.seen('dug-in').length]).toEqual([false, 0])
    scene.act('halt').act('unit', 'DE-inf-8')
    expect(scene.offers('march')).toContain('1025')
  })
})
