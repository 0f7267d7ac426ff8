/** The map under the game: the same hexes in the same places. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { GRID, HEXES, hex } from '../../map.ts'
import { battleForGalicia } from '../../table/index.ts'

const { sheet } = battleForGalicia

describe('the sheet', () => {
  it('has the spaces of the game, each where it is found again', () => {
    expect(sheet.spaces).toHaveLength(HEXES)
    sheet.spaces.forEach(({ id, x, y }, space) => {
      expect(id).toBe(GRID.idOf(space))
      expect(sheet.spaceAt(x, y)).toBe(space)
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true)
    })
  })

  it('has the neighbours of the game', () => {
    for (let space = 0; space < HEXES; space++) {
      const [own, drawn] = [GRID, sheet].map((map) =>
        [0, 1, 2, 3, 4, 5].map((d) => map.neighbour(space, d)).sort((a, b) => a - b),
      )
      expect(drawn).toEqual(own)
    }
  })

  it('has the names of victory towns beside their hexes', () => {
    for (const { hex: id, name } of DATA.victory.towns) {
      const label = sheet.labels.find(({ text }) => text.en === name.en || text.ja === name.ja)
      const space = sheet.spaces[hex(id)]
      expect(label && space && Math.hypot(label.x - space.x, label.y - space.y)).toBeLessThan(
        sheet.spaceWidth,
      )
    }
  })
})
