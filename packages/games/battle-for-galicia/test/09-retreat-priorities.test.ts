import { describe, expect, it } from 'vitest'
import { combat, declare, drms, engage, finish, refused, trail } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

const R1 = [3, 3, 1, 1]
const R2 = [2, 2, 1, 1]

/**
 * A Landsturm brigade at 15.23, attacked by a Russian division from 14.22. Its own zone covers 15.22 and
 * 14.23. All supply lies to the south: 14.22, 14.23 and 15.22 are nearer to some source, 15.24 and 16.22
 * as far from one, 16.23 is farther from all.
 */
function routed(dice: readonly number[], extra: Units = {}): StagedScene {
  const units = { 'AH-101 ls': '15.23', 'RU-18': '14.22', ...extra }
  return engage(declare(combat(units, { side: 'RU', turn: 3 }), '15.23').dice(...dice), 'RU-18')
}

const hasFailed = (scene: StagedScene): boolean => 'failed-retreat' in drms(finish(scene), 'AH')

describe('the first priority', () => {
  it('§9.2.1 vacant hexes in an enemy zone are avoided where others are open', () => {
    const scene = routed(R1)
    expect(scene.offers('retreat')).toEqual(['15.24', '16.22'])
    expect(refused(scene, 'retreat', '15.22')).toBe('retreat-priorities §9.2.1')
    expect(refused(scene, 'retreat', '14.23')).toBe('retreat-priorities §9.2.1')
    expect(hasFailed(scene.act('retreat', '15.24'))).toBe(false)
  })

  it('§9.2.1 a hex in a zone is open if a friend holds it', () => {
    const scene = routed(R1, { 'AH-41': '14.23' })
    expect(scene.offers('retreat')).toEqual(['14.23', '15.24', '16.22'])
    expect(hasFailed(scene.act('retreat', '14.23'))).toBe(false)
  })

  it('§9.2.1 zones of enemies that had no part in the combat count too', () => {
    expect(routed(R1, { 'RU-41': '17.22' }).offers('retreat')).not.toContain('16.22')
  })

  it('§9.2.1 §6.1 a river keeps the zone out', () => {
    // Austro-Hungarians at 13.15 and 14.14; between 14.14 and 14.13 runs a river
    const units = { 'RU-7 c': '13.14', 'AH-5': '13.15', 'AH-12': '14.14' }
    const scene = engage(declare(combat(units), '13.14').dice(...R1), 'AH-5')
    expect(scene.offers('retreat')).toEqual(['12.13', '13.13', '14.13'])
    expect(refused(scene, 'retreat', '12.14')).toBe('retreat-priorities §9.2.1')
  })

  it('§9.2.1 §9.4.1 where every way leads into a zone it may be entered, for 2 on the loss roll', () => {
    const scene = routed(R1, { 'RU-41': '16.24', 'RU-46': '17.22' })
    expect(scene.offers('retreat')).toEqual(['14.23', '15.22', '15.24', '16.22'])
    scene.act('retreat', '14.23')
    finish(scene)
    expect(drms(scene, 'AH')).toMatchObject({ 'failed-retreat': 2 })
  })

  it('§9.2.1 the second priority binds all the same when the first cannot be met', () => {
    const scene = routed(R1, { 'RU-41': '16.24', 'RU-46': '17.22' })
    expect(refused(scene, 'retreat', '16.23')).toBe('retreat-priorities §9.2.1')
  })

  it('§9.2.1 the way with the fewest such hexes is taken', () => {
    // every first hex lies in a zone; after 14.23, nearer to supply lie 13.24 and 14.24, both free, and 13.23
    const scene = routed(R2, { 'RU-41': '16.24', 'RU-46': '17.22' }).act('retreat', '14.23')
    expect(scene.offers('retreat')).toEqual(['13.24', '14.24'])
    expect(refused(scene, 'retreat', '13.23')).toBe('retreat-priorities §9.2.1')
    expect(hasFailed(scene.act('retreat', '13.24'))).toBe(true)
  })
})

describe('the second priority', () => {
  it('§9.2.1 a retreat of one hex may go sideways, but not away from every source', () => {
    const scene = routed(R1)
    expect(refused(scene, 'retreat', '16.23')).toBe('retreat-priorities §9.2.1')
    expect(hasFailed(scene.act('retreat', '16.22'))).toBe(false)
  })

  it('§9.2.1 a longer retreat must end nearer to a source: sideways is not enough', () => {
    const scene = routed(R2)
    expect(scene.offers('retreat')).toEqual(['15.24', '16.22'])
    scene.act('retreat', '15.24')
    expect(trail(scene, 'AH-101 ls')).toEqual(['15.24', '14.24'])
    expect(hasFailed(scene)).toBe(false)
  })

  it('§9.2.1 it yields to the first: away from supply rather than into a zone, for 2 on the loss roll', () => {
    const scene = routed(R1, { 'RU-41': '15.25', 'RU-46': '16.21' })
    expect(trail(scene, 'AH-101 ls')).toEqual(['16.23'])
    expect(hasFailed(scene)).toBe(true)
  })

  it('§9.2.1 §9.4.1 failing both costs 2, not 4', () => {
    const ring = { 'RU-45': '14.23', 'RU-41': '15.22', 'RU-46': '15.24', 'RU-47': '16.22' }
    const scene = routed([2, 5, 1, 1], ring)
    expect(trail(scene, 'AH-101 ls')).toEqual(['16.23'])
    finish(scene)
    expect(drms(scene, 'AH')).toMatchObject({ retreat: 1, 'failed-retreat': 2 })
  })

  /** A brigade at 18.24 with its supply ten hexes off, or cut. */
  const faraway = (extra: Units = {}): StagedScene => {
    const units = { 'AH-101 ls': '18.24', 'RU-18': '18.23', ...extra }
    return engage(declare(combat(units, { side: 'RU', turn: 3 }), '18.24').dice(...R1))
  }

  it('§9.2.1 §11.2 railway hexes linked to a friendly edge are sources', () => {
    const scene = faraway()
    expect(scene.offers('retreat')).toEqual(['17.25', '18.25'])
    expect(hasFailed(scene.act('retreat', '17.25'))).toBe(false)
  })

  it('§9.2.1 without a source within 12 hexes every way is open and the priority is failed', () => {
    // both railways to Rozwadow are cut; the nearest source is the edge hex 5.26, 13 hexes off
    const scene = faraway({ 'RU-41': '5.18', 'RU-46': '2.23' })
    expect(scene.offers('retreat')).toEqual(['17.25', '18.25', '19.25'])
    expect(hasFailed(scene.act('retreat', '17.25'))).toBe(true)
  })
})

describe('how far', () => {
  it('§9.2.1 §9.2.3 the whole way is gone if it can be, even through a zone', () => {
    // 19.26 is free of zones but a dead end; 17.26 lies in the zone of 18.25 and leads on
    const units = { 'AH-41': '18.26', 'RU-1 gd': '18.25', 'RU-2 gd': '18.25', 'RU-18': '19.25' }
    const scene = declare(combat(units, { side: 'RU', turn: 3 }), '18.26').dice(1, 3, 1, 1)
    engage(scene, 'RU-1 gd', 'RU-2 gd')
    expect(scene.offers('retreat')).toEqual(['16.25', '16.26'])
    scene.act('retreat', '16.25')
    expect(trail(scene, 'AH-41')).toEqual(['17.26', '16.25'])
    finish(scene)
    expect(drms(scene, 'AH')).toMatchObject({ 'failed-retreat': 2 })
  })
})
