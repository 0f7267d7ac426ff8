import { describe, expect, it } from 'vitest'
import { ON } from '../crossings.ts'
import { DATA } from '../data/load.ts'
import { validateData } from '../data/validate.ts'
import { nation } from '../nations.ts'
import {
  distance,
  FIRST_BOX,
  idOf,
  isCentre,
  isLand,
  isOnMap,
  isPort,
  isWater,
  ownerOf,
  place,
  PLACES,
  PLANE,
} from '../places.ts'
import { LAYOUT } from '../state.ts'
import { fortressAt, isInteriorFortress } from '../sites.ts'
import { CROSSINGS, isRail, neighboursOf } from '../terrain.ts'
import { UNITS } from '../units.ts'

const ids = (places: readonly number[]): string[] => places.map(idOf).sort()
const everyPlace = Array.from({ length: PLACES }, (_, p) => p)

describe('the data', () => {
  it('is sound', () => {
    expect(validateData(DATA)).toEqual([])
  })

  it('a replacement with a mistake is refused with a line that names it', () => {
    const broken = structuredClone(DATA) as unknown as {
      chips: { at: string }[]
      units: { values: number[] }[]
    }
    broken.chips[0] = { ...broken.chips[0], at: '0101x' }
    broken.units[0] = { ...broken.units[0], values: [1] }
    expect(validateData(broken).join('\n')).toMatch(
      /unit AB-af-NEGUS: 1 values[^]*chip Lille is in no land hex/,
    )
    expect(validateData({ ...DATA, chart: {} })).not.toEqual([])
  })

  it('is of the size of the game, and the state of the whole game fits 40 KB', () => {
    expect([PLANE.size, PLACES - FIRST_BOX, UNITS]).toEqual([4126, 28, 623])
    expect(LAYOUT.create().words.byteLength).toBeLessThanOrEqual(40 * 1024)
  })
})

describe('the map', () => {
  it('§2.52 E1: Maubeuge and St. Quentin are adjacent, and 4201 to 5001 adjoin the Petrograd box', () => {
    expect(CROSSINGS.between(place('0720'), place('0621'))).toBeGreaterThanOrEqual(0)
    const linked = ids(neighboursOf(place('petrograd'))).filter((id) => /^\d/.test(id))
    expect(linked).toEqual(['4201', '4301', '4401', '4501', '4601', '4701', '4801', '4901', '5001'])
    expect(neighboursOf(place('north-atlantic'))).toContain(place('mid-atlantic'))
  })

  it('§1.334 E2: Verdun is a home interior fortress, Belfort is not', () => {
    expect(isInteriorFortress(fortressAt(place('0922')))).toBe(true)
    expect(isInteriorFortress(fortressAt(place('1127')))).toBe(false)
  })

  it('each crossing is the same from both ends', () => {
    for (const p of everyPlace)
      for (const to of neighboursOf(p))
        for (const flag of [ON.march, ON.sail, ON.rail, ON.river, ON.border])
          expect(CROSSINGS.has(CROSSINGS.between(p, to), flag)).toBe(
            CROSSINGS.has(CROSSINGS.between(to, p), flag),
          )
  })

  it('E6: railways run from 3215 by 3115 and 3016 to Posen', () => {
    const way = ['3215', '3115', '3016', '3017'].map(place)
    way.slice(1).forEach((to, i) => {
      expect(CROSSINGS.has(CROSSINGS.between(way[i] as number, to), ON.rail)).toBe(true)
    })
  })

  it('railways run from land to land, and a ship can leave every port', () => {
    for (const p of everyPlace) if (isRail(p)) expect(isLand(p)).toBe(true)
    const shut = everyPlace.filter(
      (p) =>
        isPort(p) &&
        isWater(p) &&
        !neighboursOf(p).some((to) => CROSSINGS.has(CROSSINGS.between(p, to), ON.sail)),
    )
    expect(ids(shut)).toEqual([])
  })

  it('§3.121 few land hexes of the northern belligerents have neither railway nor town beside them', () => {
    const nations = ['DE', 'FR', 'AH', 'RU', 'GB', 'BE'].map(nation)
    const land = everyPlace.filter((p) => isOnMap(p, 'north') && isLand(p) && nations.includes(ownerOf(p)))
    const bare = land.filter((p) => ![p, ...neighboursOf(p)].some((to) => isRail(to) || isCentre(to)))
    expect(bare.length).toBeLessThan(land.length * 0.03)
  })

  it('Lemnos lies five hexes from the Sea of Marmara, and Africa on a grid of its own', () => {
    expect(distance(place('4747'), place('5245'))).toBe(5)
    expect(distance(place('9027'), place('9043'))).toBe(Infinity)
  })
})
