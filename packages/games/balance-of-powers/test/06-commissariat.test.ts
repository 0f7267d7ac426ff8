/** Chapters 6.5, 6.6 and 3.2: weather, fortnights and those who are out of supply. */
import { describe, expect, it } from 'vitest'
import { monthNamed } from '../calendar.ts'
import { EP } from '../nations.ts'
import { idOf, place } from '../places.ts'
import { isBadWeather } from '../rules/04-sequence/bad-weather.ts'
import { leftOf } from '../rules/09-land-movement/allowance.ts'
import { neighboursOf } from '../terrain.ts'
import { unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene } from './scene.ts'

/** Germans cut off deep in Russia, CP's commissariat; in the marsh nobody has a railway */
const CUT_OFF = '4616'
const hungry = (units: string, dice: readonly number[], more: SceneSpec = {}): StagedScene =>
  new StagedScene({
    month: '1915-05',
    units: { [CUT_OFF]: units },
    stages: [RESTS, 'campaign/commissariat', 'campaign/half'],
    ...more,
  })
    .dice(...dice)
    .act('done')

describe('commissariat', () => {
  it('§6.6 §3.2 out of supply a corps must roll below its printed effectiveness', () => {
    expect(hungry('DE-inf-2', [2]).where('DE-inf-2')).toBe(CUT_OFF)
    expect(hungry('DE-inf-2', [3]).where('DE-inf-2')).toBe('pool')
    expect(hungry('DE-inf-2', [6]).where('DE-inf-2')).toBe('pool')
  })

  it('§6.6 in supply nobody rolls, and the enemy not in the half of the other', () => {
    const home = hungry('', [], { units: { '2517': 'DE-inf-2' } })
    expect(home.seen('starved')).toHaveLength(0)
    const russian = hungry('', [], { units: { '2517': 'RU-inf-2' }, control: { '2517': 'RU' } })
    expect(russian.seen('starved')).toHaveLength(0)
  })

  it('§6.6 from the lowest effectiveness up', () => {
    const scene = hungry('DE-inf-2 DE-inf-LWO', [6, 6])
    const values = scene.seen('starved').map(({ below }) => below)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values).toHaveLength(2)
  })

  it('§6.6 one less on the die in a capital or home chip', () => {
    const around = neighboursOf(place('2517')).map(idOf)
    const besieged = (die: number): string =>
      hungry('', [die], {
        units: { '2517': 'DE-inf-2', ...Object.fromEntries(around.map((id, i) => [id, `FR-inf-${i + 1}`])) },
        control: Object.fromEntries(around.map((id) => [id, 'FR'])),
      }).where('DE-inf-2')
    expect([besieged(3), besieged(4)]).toEqual(['2517', 'pool'])
  })

  it('§6.6 the face that is up counts', () => {
    const trench = hungry('DE-inf-LWO', [1], { trench: 'DE-inf-LWO' })
    expect(trench.seen('starved')[0]?.below).toBe(1)
  })

  it('§1.323 a leader whose last corps starves returns to the Force Pool', () => {
    expect(hungry('DE-inf-2 DE-ldr-KLUCK', [6]).where('DE-ldr-KLUCK')).toBe('pool')
  })

  it('§6.6 any markers in places the side controls may be given up', () => {
    const scene = hungry('', [], {
      units: {},
      infrastructure: { '2517': 'DE', '2518': 'DE', '0921': 'DE' },
    })
    expect(scene.offers('dismantle')).toEqual(['2517', '2518'])
    expect(scene.refusal('dismantle', '0921')).toMatchObject({ rule: '6.6' })
    scene.act('dismantle', '2518').act('done')
    expect(scene.state.infrastructure.has(place('2518'))).toBe(false)
    expect(scene.isPast).toBe(true)
  })

  it('§3.0 §glossary.rebels rebels in their own country are always in supply', () => {
    const scene = hungry('OT-af-DINAR', [], {
      scenario: '12.8',
      units: { '8830': 'OT-af-DINAR' },
      joined: { OT: 'CP' },
    })
    expect(scene.seen('starved')).toHaveLength(0)
  })
})

describe('weather', () => {
  it('§6.511 snow in the north from November to February, heat in the Ottoman south, rain in Africa', () => {
    const bad = (hex: string): number[] =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter((m) =>
        isBadWeather(monthNamed(`1915-${String(m).padStart(2, '0')}`), place(hex)),
      )
    expect(bad('0922')).toEqual([1, 2, 11, 12])
    expect(bad('6062')).toEqual([6, 7, 8])
    expect(bad('6058')).toEqual([1, 2, 11, 12])
    expect(bad('8835')).toEqual([3, 4, 5])
  })

  it('§6.512 §6.5 §6.53 in snow there is one fortnight, and one commissariat', () => {
    const halves = (month: string): number => {
      const scene = new StagedScene({
        month,
        units: { '2517': 'DE-inf-2' },
        stages: [RESTS, 'campaign/fortnight'],
        arg: 2,
      })
      return scene.seen('half-began').length
    }
    expect([halves('1915-02'), halves('1915-03')]).toEqual([0, 1])
  })

  it('§6.512 §10.3 an attack there costs twice as much', () => {
    const price = (month: string): number => {
      const scene = new StagedScene({
        month,
        fortnight: 1,
        units: { '1024': 'DE-inf-2', '1025': 'FR-inf-1' },
        control: { '1024': 'DE' },
        fortresses: { '1024': 2 },
        rp: { DE: 9, FR: 9 },
      })
      scene.act('unit', 'DE-inf-2').act('attack', '1025').dice(3, 3).act('nation', 'DE')
      return 9 - scene.rp('DE')
    }
    expect([price('1915-02'), price('1915-03')]).toEqual([2, 1])
  })
})

describe('infrastructure in the marshes', () => {
  it('§2.62 §6.6 it is not given up while more corps stand there than have room without it', () => {
    const giveUp = (units: string): StagedScene =>
      new StagedScene({
        month: '1915-05',
        side: 'EP',
        units: { '4718': units },
        infrastructure: { '4718': 'RU', '4617': 'RU' },
        stages: [RESTS, 'campaign/dismantling'],
        arg: EP,
      })
    const full = giveUp('RU-inf-1 RU-inf-2')
    expect(full.offers('dismantle')).toEqual(['4617'])
    expect(full.refusal('dismantle', '4718')).toMatchObject({ code: 'room-needed', rule: '2.62' })
    expect(giveUp('RU-inf-1').offers('dismantle')).toEqual(['4617', '4718'])
  })
})

describe('leaders of their own will', () => {
  it('§1.323 one who could move may return to the Force Pool, but not after he has moved', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2 DE-ldr-KLUCK', '1821': 'DE-inf-3' } })
    expect(scene.offers('dismiss')).toEqual(['DE-ldr-KLUCK'])
    const moved = new StagedScene({ units: { '1721': 'DE-inf-2 DE-ldr-KLUCK', '1921': 'DE-inf-3' } })
    moved.act('stack', '1721').act('march', '1821').act('halt')
    expect(moved.refusal('dismiss', 'DE-ldr-KLUCK')).toMatchObject({ code: 'already-moved', rule: '1.323' })
    expect(scene.refusal('unit', 'DE-ldr-KLUCK')).toMatchObject({ code: 'only-corps', rule: '1.323' })
    expect(scene.refusal('dismiss', 'DE-inf-2')).toMatchObject({ code: 'not-yours', rule: '1.323' })
    expect(scene.act('dismiss', 'DE-ldr-KLUCK').where('DE-ldr-KLUCK')).toBe('pool')
  })

  it('§3.2 out of supply even then', () => {
    const scene = new StagedScene({ units: { [CUT_OFF]: 'DE-inf-2 DE-ldr-KLUCK', '1921': 'DE-inf-3' } })
    scene.act('stack', CUT_OFF).act('halt')
    expect(scene.offers('dismiss')).toEqual(['DE-ldr-KLUCK'])
  })

  it('§3.2 out of supply a corps has one movement point less', () => {
    const left = (at: string): number =>
      leftOf(new StagedScene({ units: { [at]: 'DE-inf-2' } }).act('unit', 'DE-inf-2').state, unit('DE-inf-2'))
    expect([left('1721'), left(CUT_OFF)]).toEqual([3, 2])
  })
})
