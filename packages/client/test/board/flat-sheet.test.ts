import { GRID } from '@sandtable/grand-illusion/map'
import { sheet } from '@sandtable/grand-illusion/sheet'
import { describe, expect, it } from 'vitest'
import { unionPath } from '../../board/shapes.ts'

const at = (id: string): number => sheet.spaces.findIndex((space) => space.id === id)

describe('a sheet of hexes with a side at the top', () => {
  it('finds every hex at its centre and near its six corners', () => {
    expect(sheet.spaces).toHaveLength(107)
    sheet.spaces.forEach(({ x, y }, space) => {
      expect(sheet.spaceAt(x, y)).toBe(space)
      for (const corner of sheet.outline)
        expect(sheet.spaceAt(x + corner.x * 0.97, y + corner.y * 0.97)).toBe(space)
    })
    expect(sheet.spaceAt(100, 100)).toBe(-1)
  })

  it('has neighbours clockwise from the lower right', () => {
    const around = [0, 1, 2, 3, 4, 5].map(
      (direction) => sheet.spaces[sheet.neighbour(at('19'), direction)]?.id,
    )
    expect(around).toEqual(['29', '20', '10', '9', '18', '28'])
  })

  it('agrees with the game about every neighbour', () => {
    // the game counts clockwise from the top
    const asInGame = [2, 3, 4, 5, 0, 1]
    sheet.spaces.forEach((_, space) => {
      asInGame.forEach((way, direction) =>
        expect(sheet.neighbour(space, direction)).toBe(GRID.neighbour(space, way)),
      )
    })
  })

  it('lies with its outline around its neighbours: the line around Paris and its ring has 18 sides', () => {
    const ring = new Set([0, 1, 2, 3, 4, 5].map((direction) => sheet.neighbour(at('19'), direction)))
    expect(unionPath(sheet, new Set([...ring, at('19')])).split('L')).toHaveLength(18)
  })

  it('goes where arrow keys point', () => {
    const to = (arrow: keyof typeof sheet.arrows) =>
      sheet.arrows[arrow].map((direction) => sheet.spaces[sheet.neighbour(at('19'), direction)]?.id)
    expect([to('right'), to('down'), to('left'), to('up')]).toEqual([
      ['29', '28'],
      ['20'],
      ['9', '10'],
      ['18'],
    ])
  })

  it('has room for two counters in a hex', () => {
    expect(sheet.counterWidth * 2).toBeLessThan(sheet.spaceWidth)
    expect(sheet.kilometresText('en')).toBe('46 km per hex')
  })
})
