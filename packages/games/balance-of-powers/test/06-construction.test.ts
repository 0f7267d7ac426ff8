/** Chapter 6.2: muster, procurement and repair. */
import { describe, expect, it } from 'vitest'
import { monthName } from '../calendar.ts'
import { CP, EP, nation } from '../nations.ts'
import { idOf, place } from '../places.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { unitsDue } from '../rules/06-construction/muster.ts'
import { whyNotMuster } from '../rules/06-construction/muster-places.ts'
import { STANDING } from '../codes.ts'
import { idOfUnit, unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene, stateFor } from './scene.ts'

const muster = (side: 0 | 1, more: SceneSpec): StagedScene =>
  new StagedScene({ month: '1914-10', stages: [RESTS, 'construction/muster'], arg: side, ...more })
const buying = (id: string, more: SceneSpec): StagedScene =>
  new StagedScene({ month: '1914-10', stages: [RESTS, 'construction/buying'], arg: nation(id), ...more })
/** the month in which a unit that is bought musters */
const dueOf = (scene: StagedScene, id: string): string => monthName(scene.state.due.get(unit(id)))

describe('muster', () => {
  it('§6.211 §12.1.arrivals what the month brings is placed, in mobile mode, one unit after the other', () => {
    const scene = muster(CP, {})
    for (let i = 0; i < 6; i++) scene.act('muster-at', '2517')
    expect(scene.where('DE-inf-27RS')).toBe('2517')
    expect(scene.isTrench('DE-inf-27RS')).toBe(false)
    expect(scene.isPast).toBe(true)
  })

  it('§6.212 at home, in friendly hands, in supply, in a population centre', () => {
    const scene = muster(CP, {
      control: { '1123': 'FR', '3611': 'RU' },
      fortresses: { '1123': 2, '3611': 2 },
    })
    expect(scene.offers('muster-at')).toContain('1816')
    expect(scene.refusal('muster-at', '2518').code).toBe('no-muster-ground')
    expect(scene.refusal('muster-at', '2927').code).toBe('no-muster-ground')
    expect(scene.refusal('muster-at', '1123')).toMatchObject({ code: 'muster-enemy', rule: '6.212' })
  })

  it('§6.211 §6.212 not where supply does not reach: who finds no place returns to the Force Pool', () => {
    const control = { '3512': 'RU', '3612': 'RU', '3610': 'RU', '3511': 'RU', '3711': 'RU', '3710': 'RU' }
    const around = { '3512': 'RU-inf-1', '3612': 'RU-inf-2', '3511': 'RU-inf-3' }
    const scene = muster(CP, { control: { ...control, '3611': 'DE' }, units: around })
    expect(scene.offers('muster-at')).toContain('3312')
    const far = muster(CP, {
      control: {
        '2517': 'FR',
        '3017': 'RU',
        '3021': 'RU',
        '1318': 'FR',
        '1123': 'FR',
        '1324': 'FR',
        '3611': 'RU',
      },
    })
    expect(far.seen('not-mustered').length).toBe(6)
    expect(far.where('DE-inf-22RS')).toBe('pool')
  })

  it('§2.62 six corps fill a place', () => {
    const scene = muster(CP, { units: { '2517': 'DE-inf-1 DE-inf-2 DE-inf-3 DE-inf-4 DE-inf-5 DE-inf-6' } })
    expect(scene.refusal('muster-at', '2517')).toMatchObject({ code: 'full', rule: '2.62' })
  })

  it('§6.213 a leader joins corps of his side, one in a place', () => {
    const units = { '0423': 'FR-inf-1', '0922': 'FR-inf-2', '2517': 'DE-inf-2' }
    const scene = muster(EP, { month: '1914-09', units })
    while (!scene.offers('muster-at').includes('0722')) scene.act('muster-at', scene.offers('muster-at')[0])
    expect(scene.refusal('muster-at', '2517').code).toBe('no-command')
  })

  it('§6.213 an ace joins air units, a land leader corps or a fortress, not another leader', () => {
    const may = (id: string, hex: string, units: Readonly<Record<string, string>>): string | undefined =>
      whyNotMuster(stateFor({ scenario: '12.4', units }), unit(id), place(hex))?.code
    expect(may('DE-ace-RICHTFN', '2517', { '2517': 'DE-air-DVII' })).toBeUndefined()
    expect(may('DE-ace-RICHTFN', '2517', { '2517': 'DE-inf-2' })).toBe('no-command')
    expect(may('DE-ldr-LUDNDRF', '2517', { '2517': 'DE-inf-2' })).toBeUndefined()
    expect(may('DE-ldr-LUDNDRF', '2517', { '2517': 'DE-air-DVII' })).toBe('no-command')
    expect(may('DE-ldr-LUDNDRF', '1123', {})).toBeUndefined()
    expect(may('DE-ldr-LUDNDRF', '2517', { '2517': 'DE-inf-2 DE-ldr-HUTIER' })).toBe('no-command')
  })

  it('§6.214 Indians come to India, Portuguese and American aircraft and tanks to the west while it stands', () => {
    const may = (id: string, at: string, more: SceneSpec = {}): boolean => {
      const state = stateFor({ scenario: '12.9', ...more })
      state.halfPage = 1
      return whyNotMuster(state, unit(id), place(at)) === undefined
    }
    const west = { joined: { GB: 'EP', US: 'EP', PT: 'EP' }, patron: { PT: 'GB' } } as const
    expect([may('GB-inf-IEF_A', 'india', west), may('GB-inf-IEF_A', '0115', west)]).toEqual([true, false])
    expect([may('GB-inf-4', 'india', west), may('GB-inf-4', '0115', west)]).toEqual([false, true])
    for (const id of ['PT-inf-EXP_PRT', 'US-air-S_XIII', 'US-tank-FT_17'])
      expect(['0423', '0115', '2517'].map((at) => may(id, at, west))).toEqual([true, true, false])
    expect([may('US-inf-1', '0423', west), may('US-inf-1', 'usa', west)]).toEqual([false, true])
    expect(may('US-tank-FT_17', '0423', { ...west, conquered: 'FR' })).toBe(false)
  })

  it('§12.1.arrivals IEF A lands in a French port', () => {
    const scene = muster(EP, { joined: { GB: 'EP' } })
    expect(scene.offers('muster-at')).toEqual(['0221', '0318', '0418', '0517'])
  })

  it('§12.1.arrivals without Britain nothing British comes', () => {
    const scene = muster(EP, {})
    while (!scene.isPast) scene.act('muster-at', scene.offers('muster-at')[0])
    expect(scene.where('GB-inf-IEF_A')).toBe('toCome')
  })

  it('§2.93 §6.212 the shadow government musters with its host', () => {
    const scene = muster(EP, {
      joined: { BE: 'EP' },
      conquered: 'BE',
      patron: { BE: 'FR' },
      control: { '0918': 'DE', '0917': 'DE' },
      bought: { 'BE-inf-1': '1914-10' },
      month: '1914-10',
    })
    expect(scene.offers('muster-at')).toContain('0423')
    expect(scene.offers('muster-at')).toContain('0418')
    expect(scene.offers('muster-at')).not.toContain('0722')
  })

  it('§6.214 dominions come to their own boxes, and to Britain where §12.4.special.muster says so', () => {
    const spec = { scenario: '12.4', month: '1918-04', bought: { 'GB-inf-CANADA': '1918-04' } }
    const scene = muster(EP, spec)
    expect(scene.offers('muster-at')).toContain('0115')
    expect(scene.offers('muster-at')).not.toContain('0423')
    const marne = { joined: { GB: 'EP' }, month: '1914-12', bought: { 'GB-inf-CANADA': '1914-12' } } as const
    expect(muster(EP, { ...marne, scenario: '12.9' }).where('GB-inf-CANADA')).toBe('canada')
  })

  it('§12.4.special.muster Americans come where Britain or France is in control', () => {
    const scene = muster(EP, { scenario: '12.4', month: '1918-04', bought: { 'US-inf-2': '1918-04' } })
    expect(scene.offers('muster-at')).toEqual(expect.arrayContaining(['0115', '0423']))
  })

  /** Germany has bought a marker */
  const building = (more: SceneSpec): StagedScene =>
    muster(CP, { month: '1914-11', infrastructureDue: ['DE', ''], ...more })

  it('§6.219 infrastructure is placed on own ground with a path to a source, one in a place', () => {
    const scene = building({ infrastructure: { '1123': 'DE' }, units: { '1023': 'DE-inf-1' } })
    expect(scene.refusal('build-at', '1123')).toMatchObject({ code: 'infrastructure-there', rule: '6.219' })
    expect(scene.refusal('build-at', '0423')).toMatchObject({ code: 'build-enemy', rule: '6.219' })
    expect(scene.offers('build-at')).toEqual(expect.arrayContaining(['1023', '1122', '3611']))
    scene.act('build-at', '1023')
    const built = scene.state.infrastructure.entries().map(([p, n]) => [idOf(p), n - 1])
    expect(built).toEqual(expect.arrayContaining([['1023', nation('DE')]]))
    expect(built).toHaveLength(2)
    expect(scene.seen('infrastructure-built')).toMatchObject([{ nation: nation('DE') }])
    expect(scene.isPast).toBe(true)
  })

  it('§6.219 not under enemies, not out of supply, not in neutral lands nor off the maps in play', () => {
    const scene = building({ units: { '1023': 'FR-inf-1', '0726': 'DE-inf-1' }, control: { '1023': 'DE' } })
    const refused = (id: string): unknown => scene.refusal('build-at', id)
    expect(refused('1023')).toMatchObject({ code: 'enemy-there', rule: '6.219' })
    expect(refused('0726')).toMatchObject({ code: 'build-unsupplied', rule: '6.219' })
    expect(refused('1119')).toMatchObject({ code: 'build-enemy', rule: '6.219' })
    expect(refused('2434')).toMatchObject({ code: 'other-map', rule: '11.1' })
    expect(scene.offers('build-at')).not.toContain('3717')
  })

  it('§6.219 the marker is for the month: another side, another nation or nothing is not asked, and without a place it is lost', () => {
    expect(building({ infrastructureDue: ['', 'FR'] }).isPast).toBe(true)
    expect(building({ infrastructureDue: ['AH', ''] }).offers('build-at')).toContain('3623')
    expect(building({}).asked).toBe('CP')
    const homes = ['2517', '3017', '3021', '1318', '1123', '1324', '3611']
    const lost = building({ control: Object.fromEntries(homes.map((id) => [id, 'FR'])) })
    expect([lost.isPast, lost.state.infrastructureDue.toArray()]).toEqual([true, [0, 0]])
    expect(lost.state.infrastructure.count).toBe(0)
    const built = building({}).act('build-at', '1123')
    expect(built.state.infrastructureDue.toArray()).toEqual([0, 0])
  })

  it('§6.219 §3.121 what is built carries supply at once', () => {
    const scene = building({ control: { '3715': 'DE' } })
    const isFed = (): boolean => isSuppliedAt(scene.state, nation('DE'), place('3816'))
    expect(isFed()).toBe(false)
    scene.act('build-at', '3715')
    expect(isFed()).toBe(true)
  })

  it('§12.2.arrivals in September 1915 Mackensen, III Corps and a siege corps of choice leave', () => {
    const scene = muster(CP, {
      scenario: '12.2',
      month: '1915-09',
      units: { '3623': 'DE-ldr-MCKNSN DE-inf-3 DE-siege-1 DE-inf-6' },
      pool: 'DE-siege-2',
    })
    scene.act('send-away', 'DE-siege-2')
    const ids = ['DE-ldr-MCKNSN', 'DE-inf-3', 'DE-siege-2', 'DE-siege-1']
    expect(ids.map((id) => scene.where(id))).toEqual(['gone', 'gone', 'gone', '3623'])
  })
})

describe('procurement', () => {
  it('§6.222 §6.223 example E10: 12 RP for two corps, two U-boats and a light cruiser, due in time', () => {
    const scene = buying('DE', {
      scenario: '12.9',
      month: '1915-03',
      rp: { DE: 12 },
      pool: 'DE-inf-1 DE-inf-2 DE-UB1 DE-UB2 DE-CL1',
    })
    for (const id of ['DE-inf-1', 'DE-inf-2', 'DE-UB1', 'DE-UB2', 'DE-CL1']) scene.act('buy', id)
    expect(scene.rp('DE')).toBe(0)
    expect(['DE-inf-1', 'DE-UB2', 'DE-CL1'].map((id) => dueOf(scene, id))).toEqual([
      '1915-04',
      '1915-09',
      '1916-03',
    ])
  })

  it('§1.322 §6.222 leaders are free, tanks cost 1, aircraft 2 for their two steps', () => {
    const pool = 'DE-ldr-LUDNDRF DE-tank-A7V DE-air-DVII'
    const scene = buying('DE', { scenario: '12.4', month: '1918-04', rp: { DE: 4 }, pool })
    scene.act('buy', 'DE-ldr-LUDNDRF')
    expect(scene.rp('DE')).toBe(4)
    scene.act('buy', 'DE-tank-A7V').act('buy', 'DE-air-DVII')
    expect(scene.rp('DE')).toBe(1)
  })

  it('§2.44 §6.221 nobody buys what it cannot pay, or has not in the pool', () => {
    const scene = buying('DE', { rp: { DE: 1 }, pool: 'DE-inf-1', units: { '2517': 'DE-inf-2' } })
    expect(scene.refusal('buy', 'DE-inf-1')).toMatchObject({ code: 'too-dear', facts: { cost: 2, rp: 1 } })
    expect(scene.refusal('buy', 'DE-inf-2').code).toBe('not-in-pool')
    expect(scene.refusal('buy', 'FR-inf-1').code).toBe('not-yours')
  })

  it('§6.225 as many of each effectiveness still to be had, before one more of the same', () => {
    const pool = 'DE-inf-1 DE-inf-2 DE-inf-3 DE-inf-1RS DE-inf-3RS DE-inf-LWW'
    const scene = buying('DE', { rp: { DE: 20 }, pool })
    scene.act('buy', 'DE-inf-1')
    expect(scene.refusal('buy', 'DE-inf-2')).toMatchObject({ code: 'uneven', rule: '6.225' })
    scene.act('buy', 'DE-inf-1RS')
    expect(scene.refusal('buy', 'DE-inf-2').code).toBe('uneven')
    scene.act('buy', 'DE-inf-LWW')
    // the last of effectiveness 1 is bought: that level is skipped now, the others go on evenly
    scene.act('buy', 'DE-inf-2')
    expect(scene.refusal('buy', 'DE-inf-3').code).toBe('uneven')
    scene.act('buy', 'DE-inf-3RS').act('buy', 'DE-inf-3')
    expect(scene.rp('DE')).toBe(8)
  })

  it('§6.226 example E11: only the best fighters; beside a 7 a 6 will do', () => {
    const spec = { scenario: '12.4', month: '1918-04', rp: { GB: 20, DE: 20 } }
    const two = buying('GB', { ...spec, pool: 'GB-air-FB5 GB-air-PUP' })
    expect(two.refusal('buy', 'GB-air-FB5')).toMatchObject({ code: 'worse-fighter', rule: '6.226' })
    expect(two.offers('buy')).toEqual(['GB-air-PUP'])
    const six = buying('GB', { ...spec, pool: 'GB-air-FB5 GB-air-PUP GB-air-CAMEL' })
    expect(six.offers('buy')).toEqual(['GB-air-CAMEL'])
    const seven = buying('DE', { ...spec, pool: 'DE-air-DVII DE-air-DR1JG1 DE-air-EINDKR' })
    expect(seven.offers('buy')).toEqual(['DE-air-DR1JG1', 'DE-air-DVII'])
    const bomber = buying('DE', { ...spec, pool: 'DE-air-DVII DE-air-GOTHA' })
    expect(bomber.offers('buy')).toContain('DE-air-GOTHA')
  })

  it('§6.226 §6.224 damaged fighters are to be had as well, bombers and whole ones do not count', () => {
    const spec = { scenario: '12.4', month: '1918-04', rp: { GB: 20 } }
    const units = { '0420': 'GB-air-CAMEL' }
    const whole = buying('GB', { ...spec, pool: 'GB-air-FB5 GB-air-PUP GB-air-0400', units })
    expect(whole.offers('buy')).toEqual(['GB-air-0400', 'GB-air-PUP'])
    const damaged = buying('GB', { ...spec, pool: 'GB-air-PUP', units, trench: 'GB-air-CAMEL' })
    expect(damaged.refusal('buy', 'GB-air-PUP')).toMatchObject({ code: 'worse-fighter', rule: '6.226' })
    expect(damaged.act('repair', 'GB-air-CAMEL').offers('buy')).toEqual(['GB-air-PUP'])
  })

  it('§6.224 an air unit is whole again at once', () => {
    const scene = buying('GB', {
      scenario: '12.4',
      month: '1918-04',
      rp: { GB: 3 },
      units: { '0420': 'GB-air-CAMEL GB-air-PUP' },
      trench: 'GB-air-CAMEL GB-air-PUP',
    })
    expect(scene.refusal('repair', 'GB-air-PUP').code).toBe('worse-fighter')
    scene.act('repair', 'GB-air-CAMEL')
    expect([scene.isTrench('GB-air-CAMEL'), scene.rp('GB')]).toEqual([false, 2])
  })

  it('§6.224 a ship is repaired in a home port, and comes back when a die says', () => {
    const scene = buying('DE', {
      scenario: '12.3',
      month: '1916-04',
      rp: { DE: 9 },
      units: { '1613': 'DE-BB1', '0917': 'DE-CA1' },
      trench: 'DE-BB1 DE-CA1',
    })
    expect(scene.refusal('repair', 'DE-CA1').code).toBe('no-yard')
    scene.dice(4).act('repair', 'DE-BB1')
    expect([scene.rp('DE'), dueOf(scene, 'DE-BB1'), scene.where('DE-BB1')]).toEqual([6, '1916-08', 'bought'])
  })

  it('§6.224 a reduced fortress costs 2, ruins stay ruins', () => {
    const scene = buying('FR', { rp: { FR: 5 }, fortresses: { '0922': 1, '0722': 2 } })
    expect(scene.refusal('restore', '0722')).toMatchObject({ code: 'no-reduced-fortress', rule: '6.224' })
    scene.act('restore', '0922')
    expect([scene.fortress('0922'), scene.rp('FR')]).toEqual(['intact', 3])
  })

  it('§6.227 one infrastructure a side and month', () => {
    const scene = new StagedScene({
      month: '1914-10',
      rp: { AH: 3, DE: 3 },
      stages: [RESTS, 'construction/procurement'],
      arg: CP,
    })
    scene.act('infrastructure')
    expect(scene.seen('infrastructure-bought')).toHaveLength(1)
    expect(scene.isPast).toBe(true)
    expect(scene.state.infrastructureDue.get(CP)).toBe(nation('AH') + 1)
  })

  it('§2.42 §6.221 a minor is paid for by a major its line leads to', () => {
    const belgians = { joined: { BE: 'EP' }, pool: 'BE-inf-1', rp: { FR: 4, RU: 4 } } as const
    const scene = buying('FR', belgians)
    scene.act('buy', 'BE-inf-1')
    expect(scene.rp('FR')).toBe(2)
    const cut = buying('FR', { ...belgians, control: { '0918': 'DE' } })
    expect(cut.refusal('buy', 'BE-inf-1')).toMatchObject({ code: 'no-line-to-minor', rule: '6.221' })
  })

  it('§6.228 each March an infantry corps of an unconquered minor is free', () => {
    const belgians = { joined: { BE: 'EP' }, pool: 'BE-inf-1 BE-inf-2', rp: { FR: 2 } } as const
    const scene = buying('FR', { ...belgians, patron: { BE: 'FR' }, month: '1915-03' })
    scene.act('buy', 'BE-inf-1')
    expect(scene.rp('FR')).toBe(2)
    scene.act('buy', 'BE-inf-2')
    expect(scene.rp('FR')).toBe(0)
    const beaten = buying('FR', { ...belgians, patron: { BE: 'FR' }, month: '1915-03', conquered: 'BE' })
    expect(beaten.act('buy', 'BE-inf-1').rp('FR')).toBe(0)
  })

  it('§6.228 only in March, only infantry, one a year; the major it depends on takes it, whatever lines there are', () => {
    const units = { joined: { BE: 'EP' }, pool: 'BE-inf-1 BE-inf-2', rp: { FR: 2, RU: 2 } } as const
    const cut = { ...units, patron: { BE: 'FR' }, control: { '0918': 'DE' }, month: '1915-03' } as const
    const scene = buying('FR', cut).act('buy', 'BE-inf-1')
    expect(scene.rp('FR')).toBe(2)
    expect(scene.refusal('buy', 'BE-inf-2').code).toBe('no-line-to-minor')
    expect(buying('RU', cut).refusal('buy', 'BE-inf-1').code).toBe('no-line-to-minor')
    expect(buying('FR', { ...cut, month: '1915-04' }).refusal('buy', 'BE-inf-1').code).toBe(
      'no-line-to-minor',
    )
    const own = buying('FR', { ...cut, pool: 'FR-inf-1', rp: { FR: 2 } }).act('buy', 'FR-inf-1')
    expect(own.rp('FR')).toBe(0)
  })

  it('§6.223 what was bought musters when its month has come, at full strength and mobile; a paid corps leaves the free one', () => {
    const due = (month: string): string[] =>
      unitsDue(stateFor({ month, bought: { 'DE-inf-1': '1914-12' } }), CP).map(idOfUnit)
    expect(due('1914-11')).toEqual([])
    expect(due('1914-12')).toEqual(['DE-inf-1'])
    const spec = { scenario: '12.4', month: '1918-04', rp: { DE: 9 }, pool: 'DE-inf-1 DE-air-DVII' }
    const scene = buying('DE', { ...spec, trench: 'DE-inf-1 DE-air-DVII' })
    scene.act('buy', 'DE-inf-1').act('buy', 'DE-air-DVII')
    expect([scene.isTrench('DE-inf-1'), scene.isTrench('DE-air-DVII')]).toEqual([false, false])
    expect([dueOf(scene, 'DE-inf-1'), dueOf(scene, 'DE-air-DVII')]).toEqual(['1918-05', '1918-05'])
    expect(scene.state.standing.has(nation('DE'), STANDING.freeCorpsBought)).toBe(false)
    const early = buying('GB', {
      scenario: '12.9',
      joined: { GB: 'EP' },
      month: '1915-04',
      rp: { GB: 9 },
      pool: 'GB-inf-ANZAC_I',
    })
    expect(dueOf(early.act('buy', 'GB-inf-ANZAC_I'), 'GB-inf-ANZAC_I')).toBe('1915-05')
    const later = buying('GB', { scenario: '12.4', month: '1918-04', rp: { GB: 9 }, pool: 'GB-inf-CANADA' })
    expect(dueOf(later.act('buy', 'GB-inf-CANADA'), 'GB-inf-CANADA')).toBe('1918-05')
  })

  it('§12.4.special.muster ANZAC takes three months, others one', () => {
    const scene = buying('GB', {
      scenario: '12.4',
      month: '1918-04',
      rp: { GB: 4 },
      pool: 'GB-inf-ANZAC_I GB-inf-CANADA',
    })
    scene.act('buy', 'GB-inf-ANZAC_I')
    expect(dueOf(scene, 'GB-inf-ANZAC_I')).toBe('1918-07')
  })

  it('§6.82 in revolution nobody buys', () => {
    const scene = new StagedScene({
      rp: { DE: 5, AH: 0 },
      revolution: 'DE',
      stages: [RESTS, 'construction/procurement'],
      arg: CP,
    })
    expect(scene.isPast).toBe(true)
  })
})
