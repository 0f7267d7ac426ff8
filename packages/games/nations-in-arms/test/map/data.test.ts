import { describe, expect, it } from 'vitest'
import { provincesBeside } from '../../province-borders.ts'
import { DATA } from '../../data/load.ts'
import { validateData } from '../../data/validate.ts'
import { GRID, hex, HEXES } from '../../map.ts'
import { nation, nationData, NATIONS } from '../../nations.ts'
import { ownershipOf, YEARS } from '../../ownership.ts'
import {
  capitalOfProvince,
  hexesOfProvince,
  ownerIn1792,
  province,
  provinceData,
  provinceOf,
  PROVINCES,
} from '../../provinces.ts'
import { GROUND, groundOf, isClosed, isLand, ON, SIDES } from '../../terrain.ts'
import { at, reached } from './walk.ts'

const every = Array.from({ length: HEXES }, (_, h) => h)
const hexesOf = (list = ''): number[] => list.split(' ').filter(Boolean).map(hex)

describe('the data of the map', () => {
  it('is sound', () => {
    expect(validateData(DATA)).toEqual([])
  })

  it('a replacement with mistakes is refused with a line for each', () => {
    const broken = structuredClone(DATA) as unknown as {
      map: { ground: string[]; rivers: { bridges?: string }[] }
      places: { places: { hex: string }[] }
      ownership: { provinces: Record<string, string> }[]
    }
    broken.map.ground[2] = `?${broken.map.ground[2]?.slice(1) ?? ''}`
    broken.map.rivers[0] = { ...broken.map.rivers[0], bridges: '3525/3625' }
    broken.places.places[0] = { ...broken.places.places[0], hex: '0101' }
    broken.ownership[0] = { ...broken.ownership[0], provinces: { picardy: 'ruritania' } }
    expect(validateData(broken)).toEqual([
      'map, row 3: no ground is called ?',
      'hex 0103: no area na',
      'Tagus: a bridge at 3525/3625, where it does not flow',
      'Paris: 0101 is no hex on land',
      '1792: no nation ruritania',
    ])
  })

  it('has 84 columns and 58 rows, and a wealth of ground', () => {
    const count = (ground: number): number => every.filter((h) => groundOf(h) === ground).length
    expect(HEXES).toBe(84 * 58)
    expect(every.filter(isLand)).toHaveLength(2989)
    expect(count(GROUND.mountain)).toBeGreaterThan(150)
    expect(count(GROUND.pass)).toBeGreaterThan(60)
    expect(count(GROUND.forest)).toBeGreaterThanOrEqual(40)
    expect(count(GROUND.marsh)).toBeGreaterThanOrEqual(20)
    const pripet = [...hexesOfProvince(province('polesia')), ...hexesOfProvince(province('white-russia'))]
    expect(pripet.filter((h) => groundOf(h) === GROUND.marsh).length).toBeGreaterThanOrEqual(10)
  })
})

describe('§1.2 provinces', () => {
  it('every hex on land has one, and no other', () => {
    for (const h of every) expect(provinceOf(h) >= 0, GRID.idOf(h)).toBe(isLand(h))
  })

  it('their capitals lie in them, and each has a place', () => {
    for (let p = 0; p < PROVINCES; p++) {
      expect(provinceOf(capitalOfProvince(p)), provinceData(p).id).toBe(p)
      expect(isClosed(capitalOfProvince(p))).toBe(false)
    }
  })

  it('are in one piece but for islands and the exclaves that are named', () => {
    for (let p = 0; p < PROVINCES; p++) {
      const apart = new Set(hexesOf(provinceData(p).exclaves))
      const rest = new Set(hexesOfProvince(p).filter((h) => !apart.has(h)))
      const pieces: Set<number>[] = []
      for (const h of rest) {
        if (pieces.some((piece) => piece.has(h))) continue
        pieces.push(reached(h, (from, d) => rest.has(GRID.neighbour(from, d))))
      }
      // What is no island has a neighbour on land that is of another province.
      const inland = pieces
        .sort((a, b) => b.size - a.size)
        .slice(1)
        .filter((piece) =>
          [...piece].some((h) =>
            [0, 1, 2, 3, 4, 5].some((d) => {
              const to = GRID.neighbour(h, d)
              return to >= 0 && isLand(to) && provinceOf(to) !== p && !SIDES.has(h, d, ON.impassable)
            }),
          ),
        )
      expect(inland, provinceData(p).id).toEqual([])
    }
  })

  it('§1.2(5) a key province has a major city', () => {
    const keys = DATA.provinces.filter(({ key }) => key === true)
    const stars = DATA.places.places.filter(({ star }) => star === 'red')
    expect(keys).toHaveLength(16)
    expect(keys.map(({ id }) => id).sort()).toEqual(
      stars.map((each) => provinceData(provinceOf(hex(each.hex))).id).sort(),
    )
  })

  it('know who lies beside them', () => {
    expect(provincesBeside(province('gibraltar'))).toEqual([province('granada'), province('andalusia')])
    expect(provincesBeside(province('malta'))).toEqual([])
    expect(provincesBeside(province('alsace'))).toContain(province('baden'))
  })
})

describe('who owns what', () => {
  it('§1.2(4) the printed borders are those of 1792', () => {
    expect(ownerIn1792(province('flanders'))).toBe(nation('austria'))
    expect(ownerIn1792(province('masovia'))).toBe(nation('poland'))
    expect(ownershipOf(1792).owners).toEqual(Array.from({ length: PROVINCES }, (_, p) => ownerIn1792(p)))
    expect(DATA.nations.filter(({ is }) => is === 'major')).toHaveLength(7)
  })

  it('each year in which a scenario begins is told in full', () => {
    expect(YEARS).toEqual([1792, 1798, 1800, 1805, 1806, 1808, 1809, 1812, 1813])
    const { owners, controllers } = ownershipOf(1809)
    expect(owners[province('masovia')]).toBe(nation('poland'))
    expect(controllers.get(nation('poland'))).toEqual({ major: nation('france'), as: 'satellite' })
    // §12.1.2 Tunisia is allied with Turkey
    expect(controllers.get(nation('tunisia'))).toEqual({ major: nation('turkey'), as: 'ally' })
    // §12.1.6 in 1805 Saxony is allied with Prussia
    expect(ownershipOf(1805).controllers.get(nation('saxony'))).toEqual({
      major: nation('prussia'),
      as: 'ally',
    })
    expect(() => ownershipOf(1793)).toThrow('nothing is told of 1793')
  })

  it('no nation controls itself, and only minor ones are controlled', () => {
    for (const year of YEARS)
      for (const [minor, { major }] of ownershipOf(year).controllers) {
        expect(nationData(minor).is).toBe('minor')
        expect(nationData(major).is).toBe('major')
      }
    expect(NATIONS).toBeGreaterThan(50)
  })

  it('Paris lies in Ile-de-France', () => {
    expect(provinceData(provinceOf(at('Paris'))).id).toBe('ile-de-france')
  })
})
