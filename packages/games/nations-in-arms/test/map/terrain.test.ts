import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { GRID, hex, HEXES, sidesIn } from '../../map.ts'
import { GROUND, groundOf, isLand, ON, SIDES } from '../../terrain.ts'
import { at, cost, march } from './walk.ts'

const every = Array.from({ length: HEXES }, (_, h) => h)
const step = (a: string, b: string): number => cost(hex(a), GRID.direction(hex(a), hex(b)))

describe('§6.2.1 ground', () => {
  it('the rulebook’s numbered hexes lie beside each other as its examples have them', () => {
    const beside = ['3831 3830', '3726 3625', '3725 3726', '3725 3624', '3625 3624', '3525 3624', '3525 3526']
    for (const pair of [...beside, '3626 3526']) {
      const [a = '', b = ''] = pair.split(' ')
      expect(GRID.direction(hex(a), hex(b)), pair).toBeGreaterThanOrEqual(0)
    }
  })

  it('§6.2.1(3) from 3831 to 3830 costs 4, back costs 3', () => {
    expect(step('3831', '3830')).toBe(4)
    expect(step('3830', '3831')).toBe(3)
  })

  it('§6.2.1(5) over the Strait of Dover costs 3', () => {
    expect(cost(at('Boulogne'), GRID.direction(at('Boulogne'), at('Dover')))).toBe(3)
  })

  it('§6.2.1(3) a pass has two ends at least, and no way but over a pass is drawn', () => {
    const ends = new Map<number, number>()
    for (const { sides } of DATA.map.passes)
      for (const [a, b] of new Set(sidesIn(sides))) {
        expect([groundOf(a), groundOf(b)], GRID.idOf(a)).toContain(GROUND.pass)
        for (const h of [a, b]) ends.set(h, (ends.get(h) ?? 0) + 1)
      }
    for (const h of every.filter((each) => groundOf(each) === GROUND.pass))
      expect(ends.get(h) ?? 0, GRID.idOf(h)).toBeGreaterThanOrEqual(2)
  })

  it('no army crosses a great range on the flat', () => {
    const barriers: [from: string, to: string, window: [number, number, number, number]][] = [
      ['Lyon', 'Turin', [28, 36, 26, 34]],
      ['Zurich', 'Milan', [28, 38, 26, 33]],
      ['Munich', 'Verona', [34, 41, 24, 33]],
      ['Salzburg', 'Udine', [37, 43, 24, 33]],
      ['Toulouse', 'Zaragoza', [19, 23, 32, 37]],
      ['Perpignan', 'Barcelona', [23, 26, 34, 39]],
      ['Cracow', 'Komorn', [49, 53, 22, 28]],
      ['Klausenburg', 'Jassy', [54, 63, 25, 29]],
    ]
    for (const [from, to, [left, right, top, bottom]] of barriers) {
      const shuns = (h: number): boolean => {
        const [row, col] = [GRID.rows[h] as number, GRID.cols[h] as number]
        const isHigh = groundOf(h) === GROUND.mountain || groundOf(h) === GROUND.pass
        return isHigh || col < left || col > right || row < top || row > bottom
      }
      const flat = (h: number): boolean => h !== at(from) && h !== at(to) && shuns(h)
      expect(march(at(from), at(to), flat), `${from} to ${to}`).toBe(Infinity)
      expect(march(at(from), at(to)), `${from} to ${to}`).toBeLessThan(Infinity)
    }
  })

  it('the great marches cost what they should', () => {
    const marches = [
      'Ulm Vienna',
      'Paris Vienna',
      'Paris Madrid',
      'Dijon Milan',
      'Warsaw Moscow',
      'Cairo Acre',
    ]
    const costs = marches.map((pair) => pair.split(' ')).map(([a = '', b = '']) => march(at(a), at(b)))
    expect(costs).toEqual([10, 20, 23, 10, 23, 11])
  })
})

describe('§6.2.1(4) rivers', () => {
  /** the two corners of a hexside, each as the three hexes that meet there */
  const corners = (a: number, b: number): string[] => {
    const d = GRID.direction(a, b)
    return [(d + 5) % 6, (d + 1) % 6].map((side) =>
      [a, b, GRID.neighbour(a, side)].sort((x, y) => x - y).join(),
    )
  }
  const meet = (corner: string): number[] => corner.split(',').map(Number)
  const isSea = (corner: string): boolean => {
    const hexes = meet(corner)
    if (hexes.some((h) => h < 0 || !isLand(h))) return true
    return hexes.some((a) => hexes.some((b) => a !== b && (SIDES.between(a, b) & ON.impassable) !== 0))
  }
  const riversAt = new Map<string, Set<string>>()
  for (const { name, sides } of DATA.map.rivers)
    for (const [a, b] of sidesIn(sides))
      for (const corner of corners(a, b))
        riversAt.set(corner, (riversAt.get(corner) ?? new Set()).add(name.en))
  const cornersOf = (river: string): string[] =>
    [...riversAt].filter(([, rivers]) => rivers.has(river)).map(([corner]) => corner)

  it('flow between hexes on land, and along no impassable hexside', () => {
    for (const { sides, name } of DATA.map.rivers)
      for (const [a, b] of sidesIn(sides)) {
        expect([isLand(a), isLand(b)], name.en).toEqual([true, true])
        expect(SIDES.between(a, b) & ON.impassable, `${name.en} ${GRID.idOf(a)}`).toBe(0)
      }
  })

  it.each(DATA.map.rivers.map(({ name, sides }) => [name.en, sides]))(
    'the %s is in one piece and flows into the sea or another river',
    (river, sides) => {
      const links = sidesIn(sides).map(([a, b]) => corners(a, b))
      const found = new Set([links[0]?.[0] ?? ''])
      for (const corner of found)
        for (const link of links) if (link.includes(corner)) for (const end of link) found.add(end)
      expect(found.size).toBe(new Set(links.flat()).size)
      expect([...found].some((corner) => isSea(corner) || (riversAt.get(corner)?.size ?? 0) > 1)).toBe(true)
      expect(cornersOf(river).length).toBe(found.size)
    },
  )

  it('the great ones reach the sea', () => {
    const great =
      'Danube Rhine Elbe Oder Vistula Po Rhone Loire Seine Garonne Ebro Tagus Duero Guadiana Guadalquivir'
    const more = 'Dnieper Dniester Don Dvina Niemen Meuse Weser Thames Nile Adige'
    for (const river of `${great} ${more}`.split(' ')) expect(cornersOf(river).some(isSea), river).toBe(true)
  })

  it('the others join them', () => {
    const joins = [
      'Inn Danube, Isar Danube, Lech Danube, Drava Danube, Sava Danube, Tisza Danube, Prut Danube, Main Rhine',
      'Moselle Rhine, Saale Elbe, Warta Oder, Bug Vistula, Ticino Po, Adda Po, Mincio Po, Saone Rhone',
      'Berezina Dnieper',
    ]
    for (const pair of joins.join(', ').split(', ')) {
      const [a = '', b = ''] = pair.split(' ')
      const together = [...riversAt.values()].some((rivers) => rivers.has(a) && rivers.has(b))
      expect(together, pair).toBe(true)
    }
  })

  it('towns stand on their own bank', () => {
    const opposite = [
      'Belgrade 5232, Vienna 4526, Cologne 3321, Dusseldorf 3220, Strasbourg 3425, Kehl 3326, Huningue 3426',
      'Freiburg 3327, Rustchuk 6033, Silistria 6133, Ismail 6431, Hamburg 3718, Tilsit 5213, Graudenz 4816',
      'Lisbon 0539, Ulm 3627, Regensburg 4024, Mannheim 3424, Koblenz 3422',
    ]
    for (const pair of opposite.join(', ').split(', ')) {
      const [town = '', over = ''] = pair.split(' ')
      expect(SIDES.between(at(town), hex(over)) & ON.river, pair).toBe(ON.river)
    }
  })
})
