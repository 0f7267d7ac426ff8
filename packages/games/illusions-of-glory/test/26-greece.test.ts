/** Chapters 11.1.5 and 26.3: neutral Greece and its entry. */
import { describe, expect, it } from 'vitest'
import { card } from '../cards.ts'
import { space } from '../map.ts'
import { NATIONAL_DEFENCE, piece } from '../pieces.ts'
import { unmetPrerequisite } from '../rules/09-cards/prerequisites.ts'
import { whyNotEvent } from '../rules/09-cards/limits.ts'
import { isGreekOccupied, provokeGreece, settleGreekSpaces } from '../rules/26-neutrals/greece.ts'
import { joinGreece } from '../rules/26-neutrals/greece-entry.ts'
import { AP, CP, NO_SIDE } from '../sides.ts'
import { campOf, GREEKS, GROUND, hasFort, hasGround, put, trenchLevel } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** a unit of a side about to move */
const marching = (side: 'AP' | 'CP', unit: string, from: string, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({
    ...spec,
    tracks: { vp: 15 },
    side,
    stage: 'movement',
    pieces: { ...spec.pieces, [unit]: from },
    orders: { [from]: 'move' },
  }).act('unit', unit)
const still = (spec: SceneSpec = {}): StagedScene =>
  new StagedScene({ stage: 'draw', tracks: { vp: 15 }, ...spec })

describe('neutral Greece', () => {
  it('§26.3.1.a its units begin on the map and obey nobody', () => {
    const { state } = still({ pieces: { 'GR_inf_SCU.1': 'Larissa' } })
    expect(campOf(state, piece('GR_inf_SCU.1'))).toBe(GREEKS)
    const scene = new StagedScene({
      stage: 'activation',
      points: 4,
      pieces: { 'GR_inf_SCU.1': 'Larissa', BR_XII: 'Salonika' },
    })
    expect(scene.offers('move')).toEqual(['Salonika'])
  })
  it('§11.1.5.b any unoccupied space may be entered, not those of Greek units', () => {
    const scene = marching('AP', 'BR_XII', 'Salonika', { pieces: { 'GR_inf_SCU.1': 'Larissa' } })
    expect(scene.offers('march')).toContain('Florina')
    expect(scene.offers('march')).not.toContain('Larissa')
    expect(isGreekOccupied(scene.state, space('Larissa'))).toBe(true)
    expect(isGreekOccupied(scene.state, space('FtRupel'))).toBe(true)
    expect(isGreekOccupied(scene.state, space('Florina'))).toBe(false)
    const occupied = (id: string, spec: SceneSpec): boolean => isGreekOccupied(stateFor(spec), space(id))
    const army = { pieces: { 'GR_inf_SCU.1': 'Larissa' } }
    expect([occupied('Larissa', army), occupied('Larissa', { ...army, greece: 'AP' })]).toEqual([true, false])
    expect(occupied('FtRupel', { control: { FtRupel: 'CP' } })).toBe(false)
    expect(occupied('Doiran', { pieces: { 'GR_inf_SCU.1': 'Larissa' } })).toBe(false)
    expect(occupied('Vlore', { pieces: { 'GR_inf_SCU.1': 'Vlore' } })).toBe(false)
  })
  it('§26.3.1.d a side controls only what it occupies', () => {
    const scene = still({ pieces: { BR_XII: 'Larissa' } })
    expect(scene.control('Larissa')).toBe('AP')
    settleGreekSpaces(scene.play.umpire)
    expect(scene.control('Larissa')).toBe('AP')
    put(scene.state, piece('BR_XII'), space('Salonika'))
    settleGreekSpaces(scene.play.umpire)
    expect(scene.control('Larissa')).toBe('none')
  })
  it('§26.3.1.d.1 Salonika becomes AP’s without a die, and stays so', () => {
    const scene = marching('AP', 'BR_XII', 'Larissa')
    scene.act('march', 'Salonika')
    if (scene.prompt === 'march') scene.act('halt')
    expect([scene.control('Salonika'), scene.state.greekSide, scene.state.vp]).toEqual(['AP', NO_SIDE, 14])
    expect(scene.seen('greece-tested')).toEqual([])
    const left = still({ control: { Salonika: 'AP' } })
    settleGreekSpaces(left.play.umpire)
    expect(left.control('Salonika')).toBe('AP')
  })
  it('§26.3.1.d.1 (a) INTERVENTION IN THE BALKANS puts the National Defence Corps there', () => {
    const scene = new StagedScene({ stage: 'event', playing: 'AP18', tracks: { vp: 15 } })
    expect(scene.at('Salonika')).toEqual(['BR_GR_NationalDefence'])
    expect([scene.control('Salonika'), scene.state.vp, scene.state.greekSide]).toEqual(['AP', 14, NO_SIDE])
  })
  it('§26.3.1.a §26.3.1.d.2 SURRENDER OF FT. RUPEL gives CP Ft. Rupel and Doiran', () => {
    const scene = new StagedScene({
      stage: 'event',
      playing: 'CP24',
      side: 'CP',
      status: { BU: 'at-war' },
      tracks: { vp: 15 },
      trenches: { Doiran: ['GR', 2] },
      pieces: { 'GR_inf_SCU.1': 'FtRupel' },
    })
    if (scene.prompt === 'place-unit') scene.act('place-in', scene.offers('place-in')[0])
    expect([scene.control('FtRupel'), scene.control('Doiran'), scene.marker('Doiran')]).toEqual([
      'CP',
      'CP',
      'BU',
    ])
    expect([scene.state.greekSide, scene.state.vp]).toEqual([NO_SIDE, 15])
    expect(scene.seen('displaced')).toMatchObject([{ rule: '26.3.1.a', from: space('FtRupel') }])
    expect(scene.where('GR_inf_SCU.1')).not.toBe('FtRupel')
    expect(hasFort(scene.state, space('FtRupel'))).toBe(true)
    expect(trenchLevel(scene.state, space('Doiran'))).toBe(2)
    expect(hasGround(scene.state, space('Doiran'), GROUND.trenchCp)).toBe(true)
    // §26.3.1.a the only time neutral Greeks move: to the nearest space that is no VP space
    expect(scene.where('GR_inf_SCU.1')).toBe('Kavalla')
  })
  it('§26.3.1.d.3 a side that enters Athens rolls: at 5 or 6 Greece joins the other', () => {
    for (const [die, joins] of [
      [4, NO_SIDE],
      [5, CP],
    ] as const) {
      const scene = marching('AP', 'BR_XII', 'Larissa').dice(die)
      scene.act('march', 'Athens')
      expect([scene.control('Athens'), scene.state.greekSide]).toEqual(['AP', joins])
      expect(scene.seen('greece-tested')[0]).toMatchObject({ die, from: 5, joins: joins === CP })
    }
    const centrals = marching('CP', 'BU_1stArmy', 'Larissa', { status: { BU: 'at-war' } }).dice(5)
    centrals.act('march', 'Athens')
    expect([centrals.control('Athens'), centrals.state.greekSide]).toEqual(['CP', AP])
  })
  it('§26.3.1.d.4 CP in Salonika: at 6 Greece joins AP', () => {
    for (const [die, joins] of [
      [5, NO_SIDE],
      [6, AP],
    ] as const) {
      const scene = marching('CP', 'BU_1stArmy', 'Larissa', { status: { BU: 'at-war' } }).dice(die)
      scene.act('march', 'Salonika')
      expect([scene.control('Salonika'), scene.state.greekSide]).toEqual(['CP', joins])
    }
  })
  it('§26.3.1.d.3 no die in a city one controls, a new one when it is taken from the enemy', () => {
    const enters = (control: 'AP' | 'CP'): StagedScene =>
      marching('AP', 'BR_XII', 'Larissa', { control: { Athens: control } })
        .dice(1)
        .act('march', 'Athens')
    expect(enters('AP').seen('greece-tested')).toEqual([])
    expect(enters('CP').seen('greece-tested')).toMatchObject([{ die: 1, joins: false }])
  })
  it('§11.1.5.c §26.3.1.e an attack on neutral Greeks makes them allies of the other side', () => {
    const attack = (side: 'AP' | 'CP', unit: string): StagedScene =>
      new StagedScene({
        stage: 'combat',
        side,
        round: 6,
        status: { BU: 'at-war' },
        pieces: { [unit]: 'Salonika', 'GR_inf_SCU.1': 'Larissa' },
        orders: { Salonika: 'attack' },
      })
    const allies = attack('AP', 'BR_XII')
      .dice(1, 1, 1, 1)
      .act('target', 'Larissa')
      .act('join', 'BR_XII')
      .act('engage')
    expect(allies.state.greekSide).toBe(CP)
    const declared = (from: string, target: string, greece?: 'AP'): number => {
      const fight = new StagedScene({
        ...{ stage: 'combat', side: 'CP', round: 2, turn: 5, status: { BU: 'at-war' } },
        ...(greece === undefined ? {} : { greece }),
        pieces: { BU_1stArmy: from, BR_XII: 'Salonika', 'BR_inf_SCU.1': 'Larissa' },
        orders: { [from]: 'attack' },
      }).dice(...Array<number>(8).fill(1))
      fight.act('target', target).act('join', 'BU_1stArmy').act('engage')
      return fight.state.greekSide
    }
    expect(declared('Doiran', 'Salonika')).toBe(NO_SIDE)
    expect([declared('Petrich', 'FtRupel'), declared('Doiran', 'FtRupel')]).toEqual([AP, AP])
    const scene = still()
    provokeGreece(scene.play.umpire, CP)
    expect(scene.state.greekSide).toBe(AP)
  })
})

describe('Greece enters the war', () => {
  it('§26.3.1.f AP gains the VP spaces CP has not taken and it does not control yet', () => {
    const scene = still()
    joinGreece(scene.play.umpire, AP)
    expect(scene.state.vp).toBe(13)
    const held = still({ control: { Salonika: 'AP', Athens: 'CP' } })
    joinGreece(held.play.umpire, AP)
    expect([held.state.vp, held.control('Athens')]).toEqual([15, 'CP'])
  })
  it('§26.3.1.g and CP likewise', () => {
    const scene = still({ control: { Salonika: 'AP' } })
    joinGreece(scene.play.umpire, CP)
    expect([scene.state.vp, scene.control('Salonika'), scene.control('Athens')]).toEqual([16, 'AP', 'CP'])
  })
  it('§26.3.2.c.2 CP commands all Greek units but the National Defence Corps', () => {
    const scene = still({ pieces: { 'GR_inf_SCU.1': 'Larissa', BR_GR_NationalDefence: 'Salonika' } })
    joinGreece(scene.play.umpire, CP)
    expect(campOf(scene.state, piece('GR_inf_SCU.1'))).toBe(CP)
    expect(campOf(scene.state, NATIONAL_DEFENCE)).toBe(AP)
  })
  it('the trench at Doiran goes with them', () => {
    const scene = still({ trenches: { Doiran: ['GR', 2] } })
    joinGreece(scene.play.umpire, CP)
    expect(hasGround(scene.state, space('Doiran'), GROUND.trenchGreek)).toBe(false)
    expect(hasGround(scene.state, space('Doiran'), GROUND.trenchCp)).toBe(true)
  })
})

describe('GREECE and KING CONSTANTINE', () => {
  const played = (hand: 'CP35' | 'CP3'): StagedScene =>
    new StagedScene({
      turn: 12,
      hands: { AP: ['AP40'], CP: [hand, 'CP4'] },
      tracks: { vp: 15, warStatus: { AP: 10, CP: 10 } },
    }).act('event', 'AP40')

  it('§26.3.2.a Greece joins AP unless KING CONSTANTINE is the next CP action', () => {
    const scene = played('CP3')
    expect([scene.state.greekPending, scene.state.greekSide, scene.pile('AP40')]).toEqual([
      1,
      NO_SIDE,
      'played',
    ])
    scene.act('event', 'CP4')
    expect([scene.state.greekSide, scene.state.greekPending, scene.pile('AP40')]).toEqual([AP, 0, 'removed'])
    expect(scene.state.vp).toBe(13)
  })
  it('§8.3.c §9.7.2.d cancelled, it goes to the discards and was the neutral entry of the turn', () => {
    const scene = played('CP35').act('event', 'CP35')
    expect([scene.state.greekSide, scene.pile('AP40'), scene.state.vp]).toEqual([NO_SIDE, 'discard', 15])
    expect(whyNotEvent(scene.state, card('AP21'))?.code).toBe('entry-already-this-turn')
    expect(scene.seen('greece-stays')).toHaveLength(1)
  })
  const BALKANS: SceneSpec = {
    status: { BU: 'at-war', RO: 'at-war' },
    destroyed: ['Belgrade', 'Bucharest'],
    control: { Belgrade: 'CP', Cetinje: 'CP', Bucharest: 'CP', Constanta: 'CP' },
  }
  it('§26.3.2.b with all VP spaces of Serbia, Romania and Bulgaria in CP hands Greece joins CP', () => {
    expect(unmetPrerequisite(stateFor({ ...BALKANS, side: 'CP' }), card('CP35'))).toBeUndefined()
    expect(
      unmetPrerequisite(stateFor({ ...BALKANS, side: 'CP', control: { Belgrade: 'CP' } }), card('CP35')),
    ).toBeDefined()
    const scene = new StagedScene({
      ...BALKANS,
      side: 'CP',
      stage: 'event',
      playing: 'CP35',
      tracks: { vp: 15 },
    })
    expect([scene.state.greekSide, scene.state.vp]).toEqual([CP, 17])
  })
  it('§9.7.2.e that is no neutral entry event', () => {
    const scene = new StagedScene({ ...BALKANS, side: 'CP', stage: 'event', playing: 'CP35' })
    expect([scene.state.greekSide, scene.state.entered]).toEqual([CP, 0])
  })
  it('§26.3.2.c.1 after that GREECE is no event any more', () => {
    expect(
      unmetPrerequisite(stateFor({ greece: 'CP', status: { GR: 'at-war' } }), card('AP40')),
    ).toBeDefined()
    const scene = new StagedScene({ ...BALKANS, side: 'CP', stage: 'event', playing: 'CP35' })
    expect(unmetPrerequisite(scene.state, card('AP40'))).toMatchObject({ kind: 'nation', nation: 'GR' })
  })
})
