import { DATA } from '@sandtable/battle-for-galicia/data'
import { describe, expect, it } from 'vitest'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

describe('a sheet of hexes', () => {
  it('finds every hex of Galicia at its centre and near its six corners', () => {
    expect(battleForGaliciaSheet.spaces).toHaveLength(494)
    battleForGaliciaSheet.spaces.forEach(({ x, y }, space) => {
      expect(battleForGaliciaSheet.spaceAt(x, y)).toBe(space)
      for (const corner of battleForGaliciaSheet.outline)
        expect(battleForGaliciaSheet.spaceAt(x + corner.x * 0.97, y + corner.y * 0.97)).toBe(space)
    })
  })

  it('finds nothing beside the map', () => {
    expect(battleForGaliciaSheet.spaceAt(-50, -50)).toBe(-1)
    expect(battleForGaliciaSheet.spaceAt(5000, 600)).toBe(-1)
  })

  it('has neighbours clockwise from the right, as the game has them', () => {
    const here = at('11.15')
    const around = [0, 1, 2, 3, 4, 5].map(
      (direction) => battleForGaliciaSheet.spaces[battleForGaliciaSheet.neighbour(here, direction)]?.id,
    )
    expect(around).toEqual(['11.14', '10.14', '10.15', '11.16', '12.15', '12.14'])
  })

  it('agrees with the game about every neighbour', () => {
    // the game counts anticlockwise from the right
    const clockwise = [0, 5, 4, 3, 2, 1]
    const { geometry, hexes } = DATA.map
    hexes.forEach(({ row, col }, space) => {
      const steps = row % 2 === 0 ? geometry.even : geometry.odd
      clockwise.forEach((step, direction) => {
        const [rows, cols] = steps[step] ?? [0, 0]
        const id = `${row + rows}.${String(col + cols).padStart(2, '0')}`
        expect(battleForGaliciaSheet.neighbour(space, direction)).toBe(at(id))
      })
    })
  })

  it('says how far a hex goes', () => {
    expect(battleForGaliciaSheet.kilometresText('en')).toBe('12 km per hex')
    expect(battleForGaliciaSheet.kilometresText('ja')).toBe('1ヘクス＝12 km')
  })
})
