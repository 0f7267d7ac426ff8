/** Chapters 2.9, 6.8 and 12: crisis, conquest, revolution and how scenarios are won. */
import { describe, expect, it } from 'vitest'
import { STANDING } from '../codes.ts'
import { monthNamed } from '../calendar.ts'
import { nation } from '../nations.ts'
import { idOf } from '../places.ts'
import { requisitionOf } from '../rules/05-season/requisition.ts'
import { UNITS_OF } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene, stateFor } from './scene.ts'

const is = (scene: StagedScene, id: string, what: keyof typeof STANDING): boolean =>
  scene.state.standing.has(nation(id), STANDING[what])

describe('conquest', () => {
  const paris: SceneSpec = {
    units: { '0523': 'DE-inf-1' },
    control: { '0523': 'DE', '0619': 'DE' },
    fortresses: { '0423': 2 },
  }

  it('§2.93 §2.53 capital and a chip: at the limit at once, and a shadow government with an ally', () => {
    const scene = new StagedScene(paris).act('unit', 'DE-inf-1').act('march', '0423')
    expect([is(scene, 'FR', 'conquered'), is(scene, 'FR', 'crisis')]).toEqual([true, true])
    expect(scene.demoralization('FR')).toBe(7)
    expect(scene.state.patron.get(nation('FR'))).toBe(nation('RU'))
  })

  it('§2.93 among several allies it chooses its host', () => {
    const scene = new StagedScene({ ...paris, joined: { GB: 'EP' } })
    scene.act('unit', 'DE-inf-1').act('march', '0423')
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['EP', 'host', '2.93'])
    expect(scene.offers('nation')).toEqual(['GB', 'RU'])
    scene.act('nation', 'GB')
    expect(scene.state.patron.get(nation('FR'))).toBe(nation('GB'))
  })

  it('§2.93 the capital alone does not do, nor chips alone', () => {
    const scene = new StagedScene({ ...paris, control: { '0523': 'DE' } })
    expect(is(scene.act('unit', 'DE-inf-1').act('march', '0423'), 'FR', 'conquered')).toBe(false)
    const chip = new StagedScene({ units: { '0720': 'DE-inf-1' }, control: { '0720': 'DE' } })
    expect(is(chip.act('unit', 'DE-inf-1').act('march', '0621'), 'FR', 'conquered')).toBe(false)
  })

  it('§2.93 the fortresses of a conquered minor are destroyed', () => {
    const scene = new StagedScene({
      joined: { BE: 'EP' },
      units: { '0818': 'DE-inf-1' },
      control: { '0818': 'DE', '0917': 'DE' },
    })
    scene.act('unit', 'DE-inf-1').act('march', '0918')
    expect(is(scene, 'BE', 'conquered')).toBe(true)
    expect([scene.fortress('0919'), scene.fortress('1119')]).toEqual(['destroyed', 'destroyed'])
    expect(is(scene, 'BE', 'crisis')).toBe(false)
  })

  it('§2.93 §1.323 a leader whom only such a fortress has kept there returns to the Force Pool', () => {
    const scene = new StagedScene({
      joined: { BE: 'EP' },
      units: { '0818': 'DE-inf-1', '0919': 'FR-ldr-JOFFRE', '1119': 'BE-inf-1 FR-ldr-FOCH' },
      control: { '0818': 'DE', '0917': 'DE' },
    })
    scene.act('unit', 'DE-inf-1').act('march', '0918')
    expect([scene.where('FR-ldr-JOFFRE'), scene.where('FR-ldr-FOCH')]).toEqual(['pool', '1119'])
  })

  it('§2.93 one of the two capitals is enough in Austria-Hungary', () => {
    const scene = new StagedScene({
      side: 'EP',
      units: { '3428': 'RU-inf-1' },
      control: { '3428': 'RU', '4323': 'RU' },
    })
    scene.act('unit', 'RU-inf-1').act('march', '3429')
    expect(is(scene, 'AH', 'conquered')).toBe(true)
    expect(scene.demoralization('AH')).toBe(10)
  })

  it('§2.93 who has his capital back is free, and stays in crisis', () => {
    const scene = new StagedScene({
      side: 'EP',
      units: { '0424': 'FR-inf-1' },
      control: { '0423': 'DE', '0619': 'DE' },
      fortresses: { '0423': 2 },
      conquered: 'FR',
      crises: { FR: '1914-08' },
      patron: { FR: 'RU' },
    })
    scene.act('unit', 'FR-inf-1').act('march', '0423')
    expect([is(scene, 'FR', 'conquered'), is(scene, 'FR', 'crisis')]).toEqual([false, true])
    expect(scene.state.patron.get(nation('FR'))).toBe(nation('FR'))
  })

  it('§2.93 §2.92 who is conquered in a crisis that has begun before stays in that crisis', () => {
    const scene = new StagedScene({ ...paris, month: '1914-10', crises: { FR: '1914-08' } })
    scene.act('unit', 'DE-inf-1').act('march', '0423')
    expect(is(scene, 'FR', 'conquered')).toBe(true)
    expect(scene.seen('crisis')).toHaveLength(0)
    expect(scene.state.crisisMonth.get(nation('FR'))).toBe(monthNamed('1914-08'))
  })

  it('§2.93 §5.24 a minor without a capital on the maps brings its point all the same', () => {
    const state = stateFor({ scenario: '12.4' })
    expect(requisitionOf(state, nation('GB'))).toBe(1)
    state.patron.set(nation('PT'), nation('FR'))
    expect([requisitionOf(state, nation('GB')), requisitionOf(state, nation('FR'))]).toEqual([0, 1])
  })

  it('§2.91 only interior fortresses that stand at home, and only when the enemy gets them', () => {
    const taken = (to: string, from: string, more: SceneSpec = {}): StagedScene => {
      const spec = { units: { [from]: 'DE-inf-1' }, control: { [from]: 'DE' }, ...more }
      return new StagedScene({ ...spec, fortresses: { [to]: 2 } }).act('unit', 'DE-inf-1').act('march', to)
    }
    // on the frontier
    expect(taken('1127', '1126').demoralization('FR')).toBe(0)
    const plain = new StagedScene({ units: { '0921': 'DE-inf-1' }, control: { '0921': 'DE' } })
    expect(plain.act('unit', 'DE-inf-1').act('march', '0821').demoralization('FR')).toBe(0)
    // minors have none
    const belgian = taken('0919', '0920', { joined: { BE: 'EP' } })
    expect([belgian.control('0919'), belgian.seen('demoralized').length]).toEqual(['DE', 0])
    // back in French hands
    const back = new StagedScene({
      side: 'EP',
      units: { '0822': 'FR-inf-1' },
      control: { '0922': 'DE' },
      fortresses: { '0922': 2 },
    })
    expect(back.act('unit', 'FR-inf-1').act('march', '0922').demoralization('FR')).toBe(0)
  })

  it('§2.91 §2.92 a power in crisis loses no more', () => {
    const scene = new StagedScene({
      units: { '0822': 'DE-inf-1' },
      control: { '0822': 'DE' },
      fortresses: { '0922': 2 },
      crises: { FR: '1914-08' },
    })
    scene.act('unit', 'DE-inf-1').act('march', '0922')
    expect([scene.demoralization('FR'), scene.seen('demoralized').length]).toEqual([7, 0])
  })

  it('§2.91 an interior fortress at home that falls costs a point', () => {
    const scene = new StagedScene({
      units: { '0822': 'DE-inf-1' },
      control: { '0822': 'DE' },
      fortresses: { '0922': 2 },
    })
    scene.act('unit', 'DE-inf-1').act('march', '0922')
    expect(scene.demoralization('FR')).toBe(1)
    expect(scene.seen('demoralized')).toHaveLength(1)
  })

  it('§2.92 §2.94 at the limit there is a crisis; Germany stands one more than ten', () => {
    const falls = (demoralization: number): StagedScene =>
      new StagedScene({
        side: 'EP',
        demoralization: { DE: demoralization },
        units: { '2916': 'RU-inf-1' },
        control: { '2916': 'RU' },
        fortresses: { '3017': 2 },
      })
        .act('unit', 'RU-inf-1')
        .act('march', '3017')
    expect(is(falls(9), 'DE', 'crisis')).toBe(false)
    const scene = falls(10)
    expect([is(scene, 'DE', 'crisis'), scene.demoralization('DE')]).toEqual([true, 11])
  })

  it('§2.93 §12 Belgium is conquered when 12.4 begins, and France in crisis; §2.84 CP has its benefits', () => {
    const state = stateFor({ scenario: '12.4' })
    expect(state.standing.has(nation('FR'), STANDING.crisis)).toBe(true)
    expect(state.sideMarks.get(0)).toBe(1)
  })
})

describe('revolution', () => {
  it('§6.82 §1.323 leaders of allies whom only a fortress of the fallen power has kept return to the Force Pool', () => {
    const scene = new StagedScene({
      scenario: '12.9',
      month: '1917-12',
      stages: [RESTS, 'revolution', RESTS],
      crises: { RU: '1917-07' },
      joined: { GB: 'EP' },
      units: { '4211': 'GB-ldr-HAIG' },
    })
    expect(scene.where('GB-ldr-HAIG')).toBe('4211')
    expect(scene.dice(1).act('ready-made').where('GB-ldr-HAIG')).toBe('pool')
  })

  const month = (now: string, more: SceneSpec = {}): StagedScene =>
    new StagedScene({
      scenario: '12.9',
      month: now,
      stages: [RESTS, 'revolution'],
      crises: { RU: '1917-07' },
      ...more,
    })
  /** by trying every face: those that bring it */
  const faces = (now: string): number[] =>
    [1, 2, 3, 4, 5, 6].filter((face) => {
      const scene = new StagedScene({
        scenario: '12.9',
        month: now,
        stages: [RESTS, 'revolution', RESTS],
        crises: { RU: '1917-07' },
      })
      scene.dice(face).act('ready-made')
      return is(scene, 'RU', 'revolution')
    })

  it('§6.81 example E12: none in August, then 1, 1-2, 1-3, 1-4, and never a 6', () => {
    expect(is(month('1917-08'), 'RU', 'revolution')).toBe(false)
    expect(faces('1917-09')).toEqual([1])
    expect(faces('1917-10')).toEqual([1, 2])
    expect(faces('1917-11')).toEqual([1, 2, 3])
    expect(faces('1917-12')).toEqual([1, 2, 3, 4])
    expect(faces('1918-01')).toEqual([1, 2, 3, 4, 5])
    expect(faces('1918-03')).toEqual([1, 2, 3, 4, 5])
  })
})

describe('after a revolution', () => {
  const revolt = (id: string, more: SceneSpec = {}): StagedScene =>
    new StagedScene({
      scenario: '12.9',
      month: '1917-10',
      stages: [RESTS, 'revolution', RESTS],
      crises: { [id]: '1917-07' },
      rp: { [id]: 7 },
      ...more,
    })
      .dice(1)
      .act('ready-made')
  const standing = (scene: StagedScene, id: string): string[] =>
    UNITS_OF[nation(id)]?.flatMap((u) => {
      const p = scene.state.where.get(u)
      return p >= 0 ? [idOf(p)] : []
    }) ?? []

  it('§6.82 Austria-Hungary keeps three corps in each capital, no fortress, and no RP', () => {
    const scene = revolt('AH')
    expect(standing(scene, 'AH').sort()).toEqual(['2927', '2927', '2927', '3429', '3429', '3429'])
    expect([scene.fortress('3623'), scene.rp('AH')]).toEqual(['destroyed', 0])
  })

  it('§6.82 not where the enemy is in control', () => {
    const scene = revolt('AH', { control: { '2927': 'RU' } })
    expect(standing(scene, 'AH')).toEqual(['3429', '3429', '3429'])
  })

  it('§6.82 Germany keeps its army and its fortresses', () => {
    const scene = revolt('DE')
    expect([scene.where('DE-inf-1'), scene.fortress('1123'), scene.rp('DE')]).toEqual(['3812', 'intact', 0])
  })

  it('§6.83 Russia stays with EP, and Finland is a neutral of its own', () => {
    const scene = revolt('RU', { units: { '4411': 'RU-inf-22' } })
    expect(standing(scene, 'RU')).toEqual(Array<string>(6).fill('petrograd'))
    expect([scene.control('helsinki'), scene.state.allegiance.get(nation('RU'))]).toEqual(['FI', 1])
  })

  it('§12.2 §12.3 some scenarios skip it', () => {
    const scene = new StagedScene({
      scenario: '12.3',
      month: '1916-11',
      stages: [RESTS, 'revolution'],
      crises: { RU: '1916-02' },
    })
    expect([scene.isPast, scene.seen('revolution-rolled').length]).toEqual([true, 0])
  })
})

describe('victory', () => {
  const end = (spec: SceneSpec): number | undefined =>
    new StagedScene({ stages: ['month/end'], ...spec }).seen('game-ended')[0]?.winner

  it('§12.2 below nine with the enemy above nine', () => {
    const at = (AH: number, DE: number, RU: number): number | undefined =>
      end({ scenario: '12.2', month: '1915-10', demoralization: { AH, DE, RU } })
    expect(at(4, 4, 10)).toBe(0)
    expect(at(4, 5, 10)).toBe(2)
    expect(at(4, 4, 9)).toBe(2)
    expect(at(5, 5, 8)).toBe(1)
  })

  it('§12.4 Berlin with Paris, or with two French chips; else EP', () => {
    const at = (control: Record<string, string>): number | undefined =>
      end({ scenario: '12.4', month: '1918-11', control })
    const none = { '0619': 'FR', '0621': 'FR', '1022': 'FR' }
    expect(at(none)).toBe(1)
    expect(at({ ...none, '0423': 'DE' })).toBe(0)
    expect(at({ ...none, '0619': 'DE' })).toBe(1)
    expect(at({ ...none, '0619': 'DE', '0621': 'DE' })).toBe(0)
    expect(at({ ...none, '0423': 'DE', '2517': 'FR' })).toBe(1)
  })

  it('§12.3 points for chips and home fortresses where the enemy set up; a tie is a draw', () => {
    const at = (control: Record<string, string>): number | undefined =>
      end({ scenario: '12.3', month: '1916-11', control })
    expect(at({})).toBe(2)
    expect(at({ '4105': 'DE' })).toBe(0)
    expect(at({ '1123': 'FR' })).toBe(1)
    expect(at({ '4105': 'DE', '1123': 'FR', '1324': 'FR' })).toBe(1)
  })
})
