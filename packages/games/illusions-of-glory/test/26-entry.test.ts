/** Chapters 9.7.2 and 26: Italy, Bulgaria and Romania enter the war. */
import { describe, expect, it } from 'vitest'
import { cardData, enteringBy } from '../cards.ts'
import { ARMIES, idOf, isLcu, isOf } from '../pieces.ts'
import { BU, IT, NATIONS, type NationId, nationNamed, RO } from '../sides.ts'
import { isOnMap, RESERVE, spaceOf, STATUS, statusOf } from '../state.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const EVENTS = { IT: 'AP21', BU: 'CP23', RO: 'AP39' } as const
/** the event of the nation, being played */
const entry = (nation: keyof typeof EVENTS, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({
    turn: 6,
    ...spec,
    tracks: { vp: 15, ...spec.tracks },
    side: nation === 'BU' ? 'CP' : 'AP',
    stage: 'event',
    playing: EVENTS[nation],
  })
const reserve = (scene: StagedScene, id: NationId): number =>
  (ARMIES[nationNamed(id)] ?? []).filter((p) => spaceOf(scene.state, p) === RESERVE).length
const status = (scene: StagedScene, id: NationId): number => statusOf(scene.state, nationNamed(id))

it('§9.7.2.b four nations enter by neutral entry events', () => {
  const entering = new Set(
    Array.from({ length: 110 }, (_, c) => enteringBy(c))
      .filter((nation) => nation >= 0)
      .map((nation) => NATIONS[nation as typeof IT]),
  )
  expect([...entering].sort()).toEqual(['BU', 'GR', 'IT', 'RO'])
  expect(cardData(0).neutralEntry).toBeNull()
})

describe('Italy', () => {
  it('§9.7.2.b §26.4.2.a §26.4.1.b its units come on to the inset, and it is an ally of AP', () => {
    const scene = entry('IT')
    expect(status(scene, 'IT')).toBe(STATUS.atWar)
    expect(scene.at('Udine')).toEqual(['IT_II', 'IT_VI', 'IT_VII'])
    expect(scene.control('Milan')).toBe('AP')
    expect(scene.seen('nation-entered')[0]).toMatchObject({ nation: IT, side: 0 })
  })
  it('§26.4.2.b AP gains 1 VP for each Italian VP space', () => {
    expect(entry('IT').state.vp).toBe(13)
  })
  it('§errata.entry.italy.1 all its LCUs are reduced', () => {
    const { state } = entry('IT')
    const corps = (ARMIES[IT] ?? []).filter((p) => isLcu(p) && isOnMap(state, p))
    expect(corps.length).toBeGreaterThan(10)
    expect(corps.every((p) => state.face.get(p) === 1)).toBe(true)
  })
  it('§errata.entry.italy.2 8 infantry and 3 cavalry SCUs go to the reserve box', () => {
    const scene = entry('IT')
    expect(reserve(scene, 'IT')).toBe(11)
    expect(scene.seen('reserve-filled')[0]?.pieces.filter((p) => idOf(p).startsWith('IT_cav'))).toHaveLength(
      3,
    )
  })
  it('§errata.entry.italy.3 the unit in Albania goes to Durres or Lemnos if Vlore is taken', () => {
    expect(entry('IT').at('Vlore')).toEqual(['IT_inf_SCU.9'])
    const lost = entry('IT', { control: { Vlore: 'CP' } })
    expect([lost.prompt, lost.offers('place-in')]).toEqual(['place-unit', ['Durres', 'Lemnos']])
    expect(lost.act('place-in', 'Lemnos').where('IT_inf_SCU.9')).toBe('Lemnos')
    expect(entry('IT', { control: { Vlore: 'CP', Durres: 'CP' } }).where('IT_inf_SCU.9')).toBe('Lemnos')
  })
  it('§errata.entry.italy.4 two Austrian corps each for Gorizia and Caporetto, from anywhere with a way', () => {
    const scene = entry('IT', {
      pieces: {
        AH_III: 'Graz',
        AH_XIII: 'Graz',
        AH_XVII: 'Budapest',
        AH_XV: { at: 'Vienna', reduced: true },
        AH_I: 'Nish',
        GE_I: 'Graz',
      },
    })
    expect([scene.prompt, scene.asked, scene.rule]).toEqual(['transfer', 'CP', 'errata.entry.italy.4'])
    expect(scene.refusal('transfer', 'GE_I').code).toBe('not-an-ah-corps')
    expect(scene.offers('transfer')).not.toContain('AH_I')
    expect(scene.refusal('transfer', 'AH_I').code).toBe('no-way-there')
    scene.act('transfer', 'AH_III').act('transfer', 'AH_XV').act('transfer', 'AH_XVII')
    expect(scene.at('Gorizia')).toEqual(['AH_III', 'AH_XV'])
    expect(scene.at('Caporetto').sort()).toEqual(['AH_XIII', 'AH_XVII'])
    expect(scene.isReduced('AH_XV')).toBe(true)
  })
})

describe('Bulgaria', () => {
  it('§26.2.2.a §26.2.1.b its units and those of its friends and foes come', () => {
    const scene = entry('BU')
    expect(status(scene, 'BU')).toBe(STATUS.atWar)
    expect(scene.at('Lemnos').sort()).toEqual(['BR_XII', 'FR_1stGroup'])
    expect(scene.where('BU_3rdArmy')).toBe('Shumla')
    expect(scene.control('Plovdiv')).toBe('CP')
  })
  it('§26.2.2.b CP gains 1 VP for each Bulgarian VP space', () => {
    expect(entry('BU').state.vp).toBe(17)
  })
  it('§errata.entry.bulgaria.1 5 BR and 5 FR infantry SCUs for the reserve of AP', () => {
    expect([reserve(entry('BU'), 'BR'), reserve(entry('BU'), 'FR')]).toEqual([5, 5])
  })
  it('§errata.entry.bulgaria.2 1st Army and a cavalry SCU at Vidin, 5 SCUs in reserve', () => {
    const scene = entry('BU')
    expect(scene.at('Vidin').sort()).toEqual(['BU_1stArmy', 'BU_cav_SCU'])
    expect(reserve(scene, 'BU')).toBe(5)
  })
  it('§errata.entry.bulgaria.3 the German commands at Novi Sad and Temesvar, or nearby', () => {
    const scene = entry('BU')
    expect([scene.where('GE_BU_LXIIGenKdo'), scene.where('GE_BU_LXIGenKdo')]).toEqual(['NoviSad', 'Temesvar'])
    const full = entry('BU', { pieces: { AH_III: 'NoviSad', AH_XIII: 'NoviSad', AH_XVII: 'NoviSad' } })
    expect(full.prompt === 'place-unit' ? 'asked' : full.where('GE_BU_LXIIGenKdo')).not.toBe('NoviSad')
  })
  it('§9.7.2.c not where the enemy is, but in the nearest friendly space in supply', () => {
    const scene = entry('BU', { pieces: { SB_1stArmy: 'NoviSad' } })
    expect(scene.prompt).toBe('place-unit')
    const offered = scene.offers('place-in')
    expect(offered).not.toContain('NoviSad')
    expect(offered).toContain('Temesvar')
    scene.act('place-in', 'Temesvar')
    expect(scene.at('Temesvar').sort()).toEqual(['GE_BU_LXIGenKdo', 'GE_BU_LXIIGenKdo'])
  })
})

describe('Romania', () => {
  it('§26.5.2.a §26.5.1.b its units come, with those others send', () => {
    const scene = entry('RO')
    expect(status(scene, 'RO')).toBe(STATUS.atWar)
    expect(scene.where('RO_2ndArmy')).toBe('Ploesti')
    expect(scene.where('RU_SB_Yugo')).toBe('Constanta')
    expect((ARMIES[RO] ?? []).filter((p) => isLcu(p)).every((p) => isOnMap(scene.state, p))).toBe(true)
  })
  it('§26.5.2.b AP gains 1 VP for each Romanian VP space', () => {
    expect(entry('RO').state.vp).toBe(13)
  })
  it('§errata.entry.romania.1 4 infantry SCUs in reserve', () => {
    expect(reserve(entry('RO'), 'RO')).toBe(4)
  })
  it('§errata.entry.romania.2 two Russian corps at Odessa, or in the nearest AP space', () => {
    expect(entry('RO').at('Odessa')).toEqual(['RU_XLVII', 'RU_VICav'])
    const full = entry('RO', { pieces: { RU_X: 'Odessa', RU_XX: 'Odessa', RU_XI: 'Odessa' } })
    expect(full.prompt).toBe('place-unit')
    expect(full.offers('place-in')).not.toContain('Odessa')
  })
  it('§errata.entry.romania.3 the German unit at Arad, or in the nearest CP space', () => {
    expect(entry('RO').at('Arad')).toEqual(['GE_mtn_SCU'])
    const lost = entry('RO', { pieces: { RU_X: 'Arad' } })
    expect(lost.prompt).toBe('place-unit')
    expect(lost.asked).toBe('CP')
  })
  it('§errata.entry.romania.4 an Austrian corps each for Hermannstadt and Schlossberg', () => {
    const scene = entry('RO', { pieces: { AH_III: 'Budapest', AH_XIII: 'Budapest', AH_XVII: 'Budapest' } })
    expect([scene.prompt, scene.rule]).toEqual(['transfer', 'errata.entry.romania.4'])
    scene.act('transfer', 'AH_XVII').act('transfer', 'AH_III')
    expect([scene.where('AH_XVII'), scene.where('AH_III')]).toEqual(['Hermannstadt', 'Schlossberg'])
    expect(scene.where('AH_XIII')).toBe('Budapest')
  })
  it('§9.7.2.c a full goal sends a corps to the nearest friendly space', () => {
    const scene = entry('RO', {
      pieces: { AH_III: 'Hermannstadt', AH_XIII: 'Hermannstadt', AH_XVII: 'Hermannstadt', AH_I: 'Budapest' },
    })
    expect(scene.prompt).toBe('place-unit')
    scene.act('place-in', scene.offers('place-in')[0])
    expect(scene.seen('transferred').map(({ piece }) => idOf(piece))).toEqual(['AH_I'])
    expect(scene.where('AH_I')).not.toBe('Hermannstadt')
    expect((ARMIES[BU] ?? []).some((p) => isOf(p, BU) && isOnMap(scene.state, p))).toBe(false)
  })
})
