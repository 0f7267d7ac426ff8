import { describe, expect, it } from 'vitest'
import { frame } from '../../drawn-map/frame.ts'
import { GRID, hex, HEXES } from '../../map.ts'
import { box, BOXES } from '../../seas.ts'
import { isOpen } from '../../terrain.ts'
import { sheet } from '../../table/sheet.ts'

const at = (id: string): number => {
  const [x, y] = frame.centre(id)
  return sheet.spaceAt(x, y)
}

describe('the board’s sheet', () => {
  it('has the hexes where the map is drawn', () => {
    expect(sheet.spaces).toHaveLength(HEXES + BOXES)
    for (let h = 0; h < HEXES; h++) {
      const { x, y } = sheet.spaces[h] ?? { x: 0, y: 0 }
      const [drawnX, drawnY] = frame.centre(GRID.idOf(h))
      expect(Math.hypot(x - drawnX, y - drawnY)).toBeLessThan(0.01)
      if (isOpen(h)) expect(sheet.spaceAt(x, y)).toBe(h)
    }
  })

  it('knows what lies beside what as the game does', () => {
    const ulm = hex('3626')
    const found = [0, 1, 2, 3, 4, 5].map((direction) => sheet.neighbour(ulm, direction))
    const beside = [0, 1, 2, 3, 4, 5].map((d) => GRID.neighbour(ulm, d))
    expect([...found].sort()).toEqual([...beside].sort())
  })

  it('§6.2.2 finds a box wherever its country is pointed at, and nobody in the deep desert', () => {
    expect(at('4834')).toBe(HEXES + box('bosnia'))
    expect(sheet.spaces[HEXES + box('bosnia')]?.id).toBe('bosnia')
    expect(at('4801')).toBe(HEXES + box('lapland'))
    expect(at('0156')).toBe(-1)
  })
})
