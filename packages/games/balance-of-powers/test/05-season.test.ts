/** Chapter 5: the seasonal turn. */
import { describe, expect, it } from 'vitest'
import { monthNamed } from '../calendar.ts'
import { SIDE_MARK, STANDING } from '../codes.ts'
import { CP, EP, nation } from '../nations.ts'
import { armyOf } from '../rules/05-season/arrivals.ts'
import { renew } from '../rules/05-season/renewal.ts'
import { hasLine } from '../rules/05-season/seat.ts'
import { idOfUnit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene, stateFor } from './scene.ts'

const NO_RP = { AH: 0, DE: 0, FR: 0, RU: 0, GB: 0, US: 0 }
const season = (stage: NonNullable<SceneSpec['stages']>[number], more: SceneSpec = {}): StagedScene =>
  new StagedScene({ month: '1914-09', rp: NO_RP, stages: [RESTS, stage], ...more })
const rpOf = (scene: StagedScene, ids = 'AH DE FR RU'): number[] => ids.split(' ').map((id) => scene.rp(id))

describe('Force Pool additions', () => {
  it('§5.11 §5.12 §12.3.income units of the season enter the pool; leaders do not', () => {
    const scene = season('season/pool', { scenario: '12.3', month: '1916-03' })
    expect(scene.where('FR-inf-34')).toBe('pool')
    expect(scene.where('FR-siege-1')).toBe('pool')
    expect(scene.where('FR-ldr-PETAIN')).toBe('toCome')
    expect(scene.where('RU-inf-44')).toBe('toCome')
  })

  it('§5.13 who joins has what came by the month at home and what came by the season in the pool', () => {
    const army = (scenario: string, month: string, id: string): string[][] => {
      const { present, pooled } = armyOf(stateFor({ scenario, month }), nation(id))
      return [present, pooled].map((units) => units.map(idOfUnit))
    }
    expect(army('12.1', '1914-08', 'GB')).toEqual([['GB-cav-1', 'GB-inf-1', 'GB-inf-2', 'GB-inf-3'], []])
    expect(army('12.1', '1914-10', 'GB')[0]).toEqual(expect.arrayContaining(['GB-inf-4', 'GB-inf-IEF_A']))
    const [present = [], pooled = []] = army('12.9', '1915-06', 'IT')
    expect(pooled).toContain('IT-inf-12')
    expect(present).not.toContain('IT-inf-12')
    expect(army('12.9', '1915-02', 'IT').flat()).not.toContain('IT-inf-12')
    // where the scenario has no list of a neutral, but goes on by the whole order of battle
    expect(army('12.4', '1918-04', 'NL')[0]).toEqual(['NL-inf-1', 'NL-inf-2', 'NL-inf-3'])
    expect(army('12.1', '1914-10', 'IT')).toEqual([[], []])
  })

  it('§5.13 neutrals wait', () => {
    const scene = season('season/pool', { scenario: '12.9', month: '1915-06' })
    expect(scene.seen('pooled').every(({ units }) => units.length > 0)).toBe(true)
    expect(scene.where('IT-inf-12')).toBe('toCome')
    const joined = season('season/pool', { scenario: '12.9', month: '1915-06', joined: { IT: 'EP' } })
    expect(joined.where('IT-inf-12')).toBe('pool')
  })

  it('§12.2.arrivals the whole order of battle brings units from summer 1915, no aircraft to Germany', () => {
    const scene = season('season/pool', { scenario: '12.2', month: '1915-09' })
    expect(scene.where('RU-inf-34')).toBe('pool')
    const air = season('season/pool', { scenario: '12.2', month: '1915-06' })
    expect(air.where('DE-air-EINDKR')).toBe('gone')
    expect(air.where('GB-inf-6')).toBe('gone')
  })

  it('§13.usa §12.4.arrivals spring 1918 is the fourth season of the United States', () => {
    const spring = season('season/pool', { scenario: '12.4', month: '1918-03' })
    expect([spring.where('US-inf-2'), spring.where('US-inf-3')]).toEqual(['pool', 'toCome'])
    const autumn = season('season/pool', { scenario: '12.4', month: '1918-09' })
    expect([autumn.where('US-tank-FT_17'), autumn.where('US-inf-6')]).toEqual(['pool', 'toCome'])
    expect(autumn.where('US-BB2')).toBe('gone')
  })

  it('§13.0 German XII and XIX stay out where the Saxon corps are', () => {
    const scene = season('season/pool', { scenario: '12.3', month: '1916-03' })
    expect(scene.where('DE-inf-19')).not.toBe('pool')
  })
})

describe('posting', () => {
  it('§5.211 §12.1.ob the first season brings the first column, and Russia 3 more while the Straits are open', () => {
    expect(rpOf(season('season/posting'))).toEqual([6, 16, 8, 11])
  })

  it('§5.211 later seasons bring the second column, added to what is left; neutrals post nothing', () => {
    const scene = season('season/posting', { scenario: '12.3', month: '1916-03', rp: { ...NO_RP, FR: 5 } })
    expect(rpOf(scene, 'AH DE GB FR RU IT')).toEqual([12, 32, 22, 21, 16, 0])
  })

  it('§5.211 where the Ottoman map is played Russia has its 3 while the Empire is neutral, or EP holds both straits', () => {
    const russian = (more: SceneSpec): number =>
      season('season/posting', { scenario: '12.9', month: '1915-03', ...more }).rp('RU')
    const base = russian({ joined: { OT: 'CP' } })
    expect(russian({})).toBe(base + 3)
    expect(russian({ joined: { OT: 'CP' }, control: { '4946': 'GB' } })).toBe(base)
    expect(russian({ joined: { OT: 'CP', GB: 'EP' }, control: { '4946': 'GB', '5444': 'RU' } })).toBe(
      base + 3,
    )
  })

  it('§5.211 §6.82 nothing in revolution', () => {
    expect(rpOf(season('season/posting', { revolution: 'AH' }))).toEqual([0, 16, 8, 11])
  })

  it('§5.211 the United States post 48 from the eighth season on', () => {
    const scene = season('season/posting', { scenario: '12.4', month: '1918-12' })
    expect(scene.rp('US')).toBe(24)
    expect(season('season/posting', { scenario: '12.4', month: '1919-03' }).rp('US')).toBe(48)
  })

  it('§2.93 a conquered power posts by its last column', () => {
    const scene = season('season/posting', { conquered: 'FR' })
    expect(rpOf(scene)).toEqual([6, 16, 4, 11])
  })

  it('§5.212 AP come where Africa is played', () => {
    const scene = season('season/posting', { scenario: '12.9', joined: { GB: 'EP' } })
    expect([scene.state.ap.get(nation('DE')), scene.state.ap.get(nation('GB'))]).toEqual([3, 6])
    expect(season('season/posting').state.ap.get(nation('DE'))).toBe(0)
  })

  it('§12.2.income has a table of its own', () => {
    expect(rpOf(season('season/posting', { scenario: '12.2', month: '1915-06' }), 'AH DE RU')).toEqual([
      5, 17, 21,
    ])
  })

  it('§12.4.special.east Germany posts 4 more', () => {
    expect(season('season/posting', { scenario: '12.4', month: '1918-03' }).rp('DE')).toBe(36)
  })
})

describe('conversion', () => {
  const converting = (id: string, more: SceneSpec = {}): StagedScene =>
    season('season/converting', { arg: nation(id), ...more })

  it('§5.222 a step of one fortress a season becomes 2 RP', () => {
    const scene = converting('FR').act('raze', '0922')
    expect([scene.fortress('0922'), scene.rp('FR')]).toEqual(['reduced', 2])
    expect(scene.isPast).toBe(true)
  })

  it('§5.221 §5.222 only the own ones that stand, and none of Russia', () => {
    const scene = converting('FR', { fortresses: { '0722': 2 } })
    expect(scene.refusal('raze', '0722')).toMatchObject({ code: 'no-fortress', rule: '5.222' })
    expect(scene.refusal('raze', '1123').code).toBe('no-fortress')
    expect(converting('RU').isPast).toBe(true)
  })

  it('§5.222 §11.1 none on a map that is not used', () => {
    const scene = converting('AH')
    expect(scene.refusal('raze', '2436')).toMatchObject({ code: 'other-map', rule: '11.1' })
  })

  it('§5.221 of its own will: a power may convert nothing, and neutrals are not asked', () => {
    const scene = converting('FR').act('done')
    expect([scene.fortress('0922'), scene.rp('FR'), scene.isPast]).toEqual(['intact', 0, true])
    expect(converting('IT', { rp: NO_RP }).isPast).toBe(true)
  })

  it('§5.221 §5.224 with RP for Africa it is asked, fortresses or not', () => {
    const scene = converting('GB', { scenario: '12.9', joined: { GB: 'EP' }, rp: { ...NO_RP, GB: 1 } })
    expect(scene.can('to-africa')).toBe(true)
  })

  it('§5.222 a reduced one is destroyed', () => {
    expect(
      converting('FR', { fortresses: { '0922': 1 } })
        .act('raze', '0922')
        .fortress('0922'),
    ).toBe('destroyed')
  })

  it('§5.221 §5.223 a step of one ship becomes what it costs; dreadnoughts stay', () => {
    const scene = converting('DE', { scenario: '12.3', units: { '1613': 'DE-CL1 DE-BB1' } })
    expect(scene.refusal('scrap', 'DE-BB1')).toMatchObject({ code: 'dreadnought', rule: '5.223' })
    scene.act('scrap', 'DE-CL1')
    expect([scene.rp('DE'), scene.isTrench('DE-CL1'), scene.can('scrap')]).toEqual([2, true, false])
  })

  it('§5.224 2 RP a season become 3 AP each, in Africa only, and none of Germany', () => {
    const scene = converting('FR', { scenario: '12.9', rp: { ...NO_RP, FR: 3 } })
    scene.act('to-africa').act('to-africa')
    expect([scene.rp('FR'), scene.state.ap.get(nation('FR')), scene.can('to-africa')]).toEqual([1, 6, false])
    expect(converting('DE', { scenario: '12.9', rp: { DE: 3 } }).can('to-africa')).toBe(false)
    expect(converting('FR', { rp: { FR: 3 } }).can('to-africa')).toBe(false)
  })
})

describe('transfer', () => {
  const giving = (id: string, more: SceneSpec = {}): StagedScene =>
    season('season/giving', { arg: nation(id), rp: { ...NO_RP, DE: 9, AH: 9, FR: 9, GB: 9 }, ...more })

  it('§5.23 one RP an answer, six at most', () => {
    const scene = giving('DE')
    for (let i = 0; i < 6; i++) scene.act('give-to', 'AH')
    expect(rpOf(scene, 'DE AH')).toEqual([3, 15])
    expect(scene.isPast).toBe(true)
  })

  it('§5.23 and a receiver gets six at most, whoever gives', () => {
    const spec = { scenario: '12.3', month: '1916-03', rp: { ...NO_RP, GB: 9, FR: 9 }, arg: EP }
    const scene = season('season/transfer', spec)
    for (let i = 0; i < 4; i++) scene.act('give-to', 'RU')
    scene.act('done').act('give-to', 'RU').act('give-to', 'RU')
    expect(rpOf(scene, 'GB FR RU')).toEqual([5, 7, 6])
    expect(scene.refusal('give-to', 'RU')).toMatchObject({ code: 'received-most', rule: '5.23' })
  })

  it('§5.23 a giver sends six at most, whoever receives', () => {
    const scene = giving('FR', { scenario: '12.4', month: '1918-03', rp: { ...NO_RP, FR: 9 } })
    for (const to of ['GB', 'GB', 'GB', 'GB', 'US', 'US']) scene.act('give-to', to)
    expect([...rpOf(scene, 'FR GB US'), scene.isPast]).toEqual([3, 4, 2, true])
  })

  it('§5.23 §3.121 needs a line from capital to capital', () => {
    const scene = giving('DE')
    expect(scene.offers('give-to')).toEqual(['AH'])
    expect(giving('DE', { control: { '2927': 'RU', '3429': 'RU' } }).isPast).toBe(true)
    expect(giving('DE', { control: { '2517': 'RU' } }).isPast).toBe(true)
  })

  it('§5.23 §2.42 no line leads to the other side or to neutrals', () => {
    const state = stateFor({ joined: { BE: 'EP' } })
    const line = (from: string, to: string): boolean => hasLine(state, nation(from), nation(to))
    expect([
      line('DE', 'AH'),
      line('BE', 'FR'),
      line('DE', 'FR'),
      line('DE', 'GB'),
      line('GB', 'DE'),
    ]).toEqual([true, true, false, false, false])
  })

  it('§5.23 §6.454 §3.121 over the sea from France to Archangel, and from Britain without any line; not to Russia alone', () => {
    const joined = { GB: 'EP' } as const
    expect(giving('FR', { joined }).offers('give-to')).toEqual(expect.arrayContaining(['GB', 'RU']))
    const ports = ['0221', '0318', '0418', '0517', 'bordeaux']
    const shut = Object.fromEntries(ports.map((id) => [id, 'DE']))
    expect(giving('FR', { joined, control: shut }).isPast).toBe(true)
    expect(giving('GB', { joined, control: { ...shut, '0115': 'DE' } }).offers('give-to')).toEqual(['RU'])
    const cut = { control: { '2517': 'FR', '2927': 'RU', '3429': 'RU' } }
    expect(giving('DE', cut).isPast).toBe(true)
    expect(
      giving('FR', { scenario: '12.3', month: '1916-03', control: { '0423': 'DE' } }).offers('give-to'),
    ).toEqual(['RU'])
  })

  it('§5.23 §6.228 §6.227 §6.453 what a new season, year and month give back', () => {
    const state = stateFor({ month: '1915-01' })
    const [FR, BE] = [nation('FR'), nation('BE')]
    state.given.set(FR, 6)
    state.received.set(FR, 6)
    state.standing.add(BE, STANDING.freeCorpsBought)
    for (const mark of [SIDE_MARK.landed, SIDE_MARK.infrastructureBought]) state.sideMarks.add(EP, mark)
    renew(state)
    expect([state.given.get(FR), state.received.get(FR)]).toEqual([6, 6])
    expect(state.standing.has(BE, STANDING.freeCorpsBought)).toBe(false)
    expect(state.sideMarks.has(EP, SIDE_MARK.landed | SIDE_MARK.infrastructureBought)).toBe(false)
    state.month = monthNamed('1915-03')
    state.standing.add(BE, STANDING.freeCorpsBought)
    renew(state)
    expect([state.given.get(FR), state.received.get(FR)]).toEqual([0, 0])
    expect(state.standing.has(BE, STANDING.freeCorpsBought)).toBe(true)
  })

  it('§5.23 a conquered power gives nothing', () => {
    expect(giving('DE', { conquered: 'DE' }).isPast).toBe(true)
  })

  it('§2.44 nobody gives what it has not', () => {
    expect(giving('DE', { rp: { ...NO_RP } }).isPast).toBe(true)
    expect(
      giving('DE', { rp: { DE: 1 } })
        .act('give-to', 'AH')
        .rp('DE'),
    ).toBe(0)
  })

  it('§12.3.income Britain and France reach Russia without a line, Germany is not served', () => {
    const scene = giving('GB', { scenario: '12.3', month: '1916-03' })
    expect(scene.offers('give-to')).toContain('RU')
    expect(scene.refusal('give-to', 'DE').code).toBe('no-ally')
  })

  it('§6.82 a power in revolution gets nothing', () => {
    expect(giving('DE', { revolution: 'AH' }).isPast).toBe(true)
  })
})

describe('requisition', () => {
  const land = { '0619': 'DE', '0621': 'DE', '0720': 'DE', '0722': 'DE', '0723': 'DE', '0921': 'DE' }
  const corps = { '0619': 'DE-inf-1', '0621': 'DE-inf-2' }

  it('§5.24 a point for three population centres, with an infantry corps there for each', () => {
    expect(season('season/requisition', { control: land, units: corps }).rp('DE')).toBe(2)
    expect(season('season/requisition', { control: land, units: { '0619': 'DE-inf-1' } }).rp('DE')).toBe(1)
    expect(season('season/requisition', { control: land }).rp('DE')).toBe(0)
    const cavalry = { '0619': 'DE-cav-1', '0621': 'DE-cav-2' }
    expect(season('season/requisition', { control: land, units: cavalry }).rp('DE')).toBe(0)
  })

  it('§5.24 the remainder is lost', () => {
    const five = { ...land, '0921': 'FR' }
    expect(season('season/requisition', { control: five, units: corps }).rp('DE')).toBe(1)
  })

  it('§2.42 §5.24 a friendly minor brings its major a point', () => {
    expect(season('season/requisition', { joined: { BE: 'EP' }, patron: { BE: 'FR' } }).rp('FR')).toBe(1)
  })

  it('§2.93 while only its capital is lost nobody gets it; a conquered one pays who holds the capital', () => {
    const joined = { BE: 'EP' } as const
    const half = season('season/requisition', { joined, patron: { BE: 'FR' }, control: { '0918': 'DE' } })
    expect(rpOf(half, 'FR DE')).toEqual([0, 0])
    const all = season('season/requisition', {
      joined,
      patron: { BE: 'FR' },
      conquered: 'BE',
      control: { '0918': 'DE', '0917': 'DE' },
    })
    expect(rpOf(all, 'FR DE')).toEqual([0, 1])
  })

  it('§6.82 nothing for a power in revolution', () => {
    expect(season('season/requisition', { control: land, units: corps, revolution: 'DE' }).rp('DE')).toBe(0)
  })
})

describe('reductions', () => {
  it('§5.36 an RP for each point of demoralization; §5.3 §2.44 never below zero', () => {
    const scene = season('season/demoralization', {
      rp: { AH: 5, DE: 2, FR: 4, RU: 0 },
      demoralization: { AH: 3, DE: 6, FR: 0, RU: 1 },
    })
    expect(rpOf(scene)).toEqual([2, 0, 4, 0])
    expect(scene.seen('rp-lost').map(({ rp }) => rp)).toEqual([3, 2])
  })

  it('§2.92 in crisis the limit is lost each season', () => {
    const scene = season('season/demoralization', { rp: { FR: 16 }, crises: { FR: '1914-08' } })
    expect(scene.rp('FR')).toBe(9)
  })

  it('§2.93 a conquered power loses nothing more', () => {
    const scene = season('season/demoralization', {
      rp: { FR: 4 },
      crises: { FR: '1914-08' },
      conquered: 'FR',
    })
    expect(scene.rp('FR')).toBe(4)
  })

  it('§12.3.special.strategic 4 RP each by blockade and submarines', () => {
    const spec = { scenario: '12.3', month: '1916-03', rp: { AH: 9, DE: 9, GB: 9, FR: 9 } }
    expect(rpOf(season('season/blockade', spec), 'AH DE GB FR')).toEqual([5, 5, 9, 9])
    expect(rpOf(season('season/submarines', spec), 'AH DE GB FR')).toEqual([9, 9, 5, 9])
  })

  it('§12.4.special.strategic 16 RP from Germany, 4 from Britain', () => {
    const spec = { scenario: '12.4', month: '1918-03', rp: { DE: 36, GB: 3 } }
    expect(season('season/blockade', spec).rp('DE')).toBe(20)
    expect(season('season/submarines', spec).rp('GB')).toBe(0)
  })
})

it('§4.2 CP converts and transfers before EP', () => {
  expect(season('season/conversion', { arg: CP }).asked).toBe('CP')
  expect(season('season/conversion', { arg: EP }).asked).toBe('EP')
})
