/** Chapter 23.1 to 23.3: National Will and uprisings. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { cfOf, FULL, isDivision, isLcu, isUprising, mfOf, piece } from '../pieces.ts'
import { takeSpace } from '../rules/11-movement/control.ts'
import { changeWill, isDemoralized, noteHomeLost } from '../rules/23-rebellion/national-will.ts'
import { crush, placeUprising, risingSpaces, whyNotRise } from '../rules/23-rebellion/uprisings.ts'
import { AH, AP, CP, GE, IT, RU } from '../sides.ts'
import { campOf, GROUND, hasFort, isRisen, REBELS, trenchLevel } from '../state.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** a nation at 2; after its phase somebody has replacements to think about */
const demoralized = (
  nation: 'RU' | 'GE' | 'AH',
  { pieces = {}, tracks, ...more }: SceneSpec = {},
): StagedScene =>
  new StagedScene({
    tracks: { will: { [nation]: 2 }, rp: { RU: 2 }, ...tracks },
    pieces: { RU_III: { at: 'Petrograd', reduced: true }, ...pieces },
    ...more,
    stage: 'rebellion',
  })
const bare = (spec: SceneSpec = {}): StagedScene => new StagedScene({ stage: 'draw', ...spec })

describe('National Will', () => {
  it('§23.1 three nations have it, and it begins at 12', () => {
    const scene = bare()
    expect([scene.will('RU'), scene.will('GE'), scene.will('AH')]).toEqual([12, 12, 12])
    changeWill(scene.play.umpire, IT, -3, '23.2.c')
    expect([scene.will('RU'), scene.will('GE'), scene.will('AH')]).toEqual([12, 12, 12])
  })
  it('§23.2.a §3.2.3.b a home VP space lost to the enemy costs 2', () => {
    const scene = bare()
    takeSpace(scene.play.umpire, CP, GE, space('Lublin'), '11.2.a')
    expect(scene.will('RU')).toBe(10)
    takeSpace(scene.play.umpire, CP, GE, space('Kowel'), '11.2.a')
    expect(scene.will('RU')).toBe(10)
  })
  it('§23.2.b §3.2.3.c retaken, by an ally too, it brings 2 back', () => {
    const scene = bare({ markers: { Lublin: 'GE', Lemberg: 'RU' } })
    takeSpace(scene.play.umpire, AP, IT, space('Lublin'), '11.2.a')
    expect(scene.will('RU')).toBe(14)
    takeSpace(scene.play.umpire, CP, GE, space('Lemberg'), '11.2.a')
    expect(scene.will('AH')).toBe(14)
  })
  it('§23.2.a §23.2.b §23.3.2.e an uprising in a home VP space counts as its loss, its end as its return', () => {
    const scene = bare({ markers: { Lemberg: 'RU' } })
    const after = (id: string): number[] => {
      placeUprising(scene.play.umpire, AH, space(id))
      const risen = scene.will('AH')
      crush(scene.play.umpire, piece('AH_uprising.1'))
      return [risen, scene.will('AH')]
    }
    expect([after('Budapest'), after('Lemberg'), after('Uzsok')]).toEqual([
      [10, 12],
      [12, 12],
      [12, 12],
    ])
  })
  it('§23.2.c §3.2.3.d events move it', () => {
    const scene = new StagedScene({ stage: 'event', playing: 'CP4', side: 'CP' })
    expect(scene.will('GE')).toBe(14)
    expect(scene.seen('will-changed')[0]).toMatchObject({ by: 2, now: 14, rule: '23.2.c' })
  })
  it('§23.2.e §6.0.F.1.c it never falls below 2', () => {
    const scene = bare({ tracks: { will: { RU: 3 } } })
    changeWill(scene.play.umpire, RU, -4, '23.2.c')
    expect(scene.will('RU')).toBe(2)
    changeWill(scene.play.umpire, RU, -1, '23.2.c')
    expect(scene.will('RU')).toBe(2)
  })
  it('§23.2.d §3.2.3.e at 2 the nation is demoralized: uprisings may come', () => {
    expect(isDemoralized(bare({ tracks: { will: { RU: 2 } } }).state, RU)).toBe(true)
    expect(isDemoralized(bare({ tracks: { will: { RU: 3 } } }).state, RU)).toBe(false)
    expect(demoralized('RU').prompt).toBe('uprising')
  })
})

describe('when uprisings come', () => {
  it('§23.3.1.a §6.0.F.1.a AP may place one in Austria-Hungary', () => {
    const scene = demoralized('AH')
    expect(scene.asked).toBe('AP')
    expect(scene.rule).toBe('23.3.1.a')
    expect(scene.offers('rise-in')).toContain('Tyrol')
    scene.act('rise-in', 'Budapest')
    expect(scene.at('Budapest')).toEqual(['AH_uprising.1'])
    expect(scene.seen('uprising-placed')).toHaveLength(1)
  })
  it('§23.3.1.b §6.0.F.1.a AP may place one in Germany', () => {
    const scene = demoralized('GE')
    expect([scene.asked, scene.rule]).toEqual(['AP', '23.3.1.b'])
    expect(scene.offers('rise-in')).toContain('Brandenburg')
    scene.act('not-now')
    expect(scene.seen('uprising-placed')).toHaveLength(0)
  })
  it('§6.0.F.1.a §23.3.1.c §6.0.F.1.b AP for Austria-Hungary and Germany; after that CP may place one in Russia', () => {
    const scene = new StagedScene({ stage: 'rebellion', tracks: { will: { RU: 2, AH: 2, GE: 2 } } })
    const rules = [scene.rule]
    scene.act('not-now')
    rules.push(scene.rule)
    scene.act('not-now')
    rules.push(scene.rule)
    expect(rules).toEqual(['23.3.1.a', '23.3.1.b', '23.3.1.c'])
    expect(scene.asked).toBe('CP')
    expect(scene.offers('rise-in')).toContain('Rostov')
  })
  it('§23.3.1.e no more of them when the marker has left the box', () => {
    const scene = demoralized('RU', { tracks: { will: { RU: 4 } } })
    expect(scene.prompt).toBe('replacements')
    const still = demoralized('RU')
    expect([still.prompt, still.can('not-now')]).toEqual(['uprising', true])
  })
  it('§23.1 only the loss of a home VP space of such a nation counts', () => {
    const after = (id: string): number[] => {
      const scene = bare()
      noteHomeLost(scene.play.umpire, space(id))
      return [scene.will('RU'), scene.will('GE'), scene.will('AH')]
    }
    expect([after('Lublin'), after('Berlin'), after('Lemberg')]).toEqual([
      [10, 12, 12],
      [12, 10, 12],
      [12, 12, 10],
    ])
    for (const id of ['Kowel', 'Sofia', 'SeaSalonika']) expect(after(id)).toEqual([12, 12, 12])
  })
})

describe('where uprisings come', () => {
  it('§23.3.2.a in an unoccupied space, or in any region', () => {
    const scene = demoralized('RU', { pieces: { RU_XX: 'Lublin', RU_X: 'Moscow', GE_I: 'Riga' } })
    expect(scene.refusal('rise-in', 'Lublin')).toMatchObject({ code: 'occupied', rule: '23.3.2.a' })
    expect(scene.refusal('rise-in', 'Riga').code).toBe('occupied')
    expect(scene.offers('rise-in')).toEqual(expect.arrayContaining(['Moscow', 'Vilna', 'Kharkov']))
  })
  it('§23.3.2.b never outside the nation', () => {
    const scene = demoralized('RU')
    expect(scene.refusal('rise-in', 'Berlin')).toMatchObject({ code: 'outside-nation', rule: '23.3.2.b' })
  })
  it('§11.3.1.a not on the Italian Front inset, but in Carniola and Tyrol', () => {
    const scene = demoralized('AH')
    expect(scene.refusal('rise-in', 'Trieste')).toMatchObject({ code: 'not-on-inset', rule: '11.3.1.a' })
    expect(scene.offers('rise-in')).toContain('Carniola')
  })
  it('§10.1.c three in a space at most', () => {
    const pieces = { 'RU_uprising.1': 'Kiev', 'RU_uprising.2': 'Kiev' }
    expect(demoralized('RU', { pieces }).offers('rise-in')).toContain('Kiev')
    const full = demoralized('RU', { pieces: { ...pieces, 'RU_uprising.3': 'Kiev' } })
    expect(full.refusal('rise-in', 'Kiev')).toMatchObject({ code: 'three-uprisings-there', rule: '10.1.c' })
  })
  it('when all are on the map there is nothing to place', () => {
    const pieces = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`RU_uprising.${n}`, n < 4 ? 'Kiev' : 'Minsk']),
    )
    const { state } = demoralized('RU', { pieces })
    expect(whyNotRise(state, RU, space('Vilna'))?.code).toBe('no-uprising-left')
    expect(risingSpaces(state, RU)).toEqual([])
  })
  it('§23.3.2.c §20.1.1.c in a fort space it takes neither fort nor VP', () => {
    const scene = demoralized('RU', { tracks: { vp: 15 } })
    scene.act('rise-in', 'Warsaw')
    expect([scene.control('Warsaw'), scene.state.vp]).toEqual(['AP', 15])
    expect(hasFort(scene.state, space('Warsaw'))).toBe(true)
  })
  it('§23.3.2.d a trench there is removed', () => {
    const scene = demoralized('RU', { trenches: { Lublin: ['AP', 1] } })
    scene.act('rise-in', 'Lublin')
    expect(trenchLevel(scene.state, space('Lublin'))).toBe(0)
  })
  it('§23.3.2.e §5.1.1.c who loses control of a VP space loses 1 VP', () => {
    const ours = demoralized('RU', { tracks: { vp: 15 } }).act('rise-in', 'Lublin')
    expect(ours.state.vp).toBe(16)
    const theirs = demoralized('RU', { tracks: { vp: 15 }, markers: { Lublin: 'GE' } })
    theirs.act('rise-in', 'Lublin')
    expect(theirs.state.vp).toBe(14)
  })
  it('§3.2.3.b the nation itself loses heart by it', () => {
    const scene = bare()
    placeUprising(scene.play.umpire, AH, space('Budapest'))
    expect(scene.will('AH')).toBe(10)
    expect(scene.state.vp).toBe(bare().state.vp - 1)
  })
})

describe('uprisings on the map', () => {
  const p = piece('RU_uprising.1')
  it('§glossary.uprising §3.2.2.a they are SCUs of their own kind, which never move', () => {
    expect([isUprising(p), isLcu(p), isDivision(p)]).toEqual([true, false, false])
    expect([mfOf(p, FULL), cfOf(p, FULL)]).toEqual([0, 0])
  })
  it('§11.2.1.a they take control of what is unoccupied', () => {
    const scene = bare({ pieces: { RU_XX: 'Moscow' } })
    placeUprising(scene.play.umpire, RU, space('Vilna'))
    placeUprising(scene.play.umpire, RU, space('Kharkov'))
    placeUprising(scene.play.umpire, RU, space('Moscow'))
    const { state } = scene
    expect(['Vilna', 'Kharkov', 'Moscow'].map((id) => isRisen(state, space(id)))).toEqual([true, true, false])
  })
  it('§11.2.1.b only of what they stand on: crushed, they give it back to who had it', () => {
    const scene = bare({ markers: { Lublin: 'GE' }, tracks: { vp: 15 } })
    placeUprising(scene.play.umpire, RU, space('Lublin'))
    expect(scene.state.vp).toBe(14)
    crush(scene.play.umpire, p)
    expect([scene.control('Lublin'), scene.state.vp]).toEqual(['CP', 15])
    expect(isRisen(scene.state, space('Lublin'))).toBe(false)
    expect(scene.seen('control-returned')).toHaveLength(1)
  })
  it('the last one of several gives the space back, and a home VP space counts as retaken', () => {
    const scene = bare()
    placeUprising(scene.play.umpire, RU, space('Lublin'))
    placeUprising(scene.play.umpire, RU, space('Lublin'))
    expect(scene.will('RU')).toBe(10)
    crush(scene.play.umpire, p)
    expect(isRisen(scene.state, space('Lublin'))).toBe(true)
    crush(scene.play.umpire, piece('RU_uprising.2'))
    expect([isRisen(scene.state, space('Lublin')), scene.will('RU')]).toEqual([false, 12])
  })
  it('§23.3.3.a crushed ones can be used again', () => {
    const scene = bare({
      pieces: { 'RU_uprising.1': { at: 'Vilna', reduced: true }, 'RU_uprising.2': 'Vilna' },
    })
    crush(scene.play.umpire, p)
    expect([scene.where('RU_uprising.1'), scene.isReduced('RU_uprising.1')]).toEqual(['waiting', false])
    expect([isRisen(scene.state, space('Vilna')), scene.seen('control-returned')]).toEqual([true, []])
    placeUprising(scene.play.umpire, RU, space('Minsk'))
    expect(scene.where('RU_uprising.1')).toBe('Minsk')
  })
  it('§23.3.3.b they are nobody’s: both sides may attack them', () => {
    expect(campOf(bare().state, p)).toBe(REBELS)
    const spec: SceneSpec = {
      pieces: { 'RU_uprising.1': 'Vilna', RU_XX: 'Molodechno', GE_I: 'Kovno' },
      destroyed: ['Kovno'],
      stage: 'combat',
      orders: { Molodechno: 'attack', Kovno: 'attack' },
    }
    expect(new StagedScene({ ...spec, side: 'AP' }).offers('target-uprising')).toEqual(['Vilna'])
    expect(new StagedScene({ ...spec, side: 'CP' }).offers('target-uprising')).toEqual(['Vilna'])
  })
  it('the risen space is marked on the ground', () => {
    const scene = bare({ pieces: { 'RU_uprising.1': 'Vilna' } })
    expect(scene.state.ground.get(space('Vilna')) & GROUND.risen).toBe(GROUND.risen)
  })
})
