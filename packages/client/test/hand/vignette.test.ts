import { describe, expect, test } from 'vitest'
import { type Frame, vignetteOf } from '../../hand/vignette.ts'
import { battleForGaliciaSheet } from '../board/battle-for-galicia-sheet.ts'

const frame: Frame = { width: 164, height: 64, spaces: 3 }

/** the side of the picture a tile covers, in pixels of the screen from the middle */
const coversMiddle = (space: number): boolean => {
  const cut = vignetteOf(battleForGaliciaSheet, 'light', space, frame)
  return cut !== undefined && cut.tiles.some(({ x, y }) => x <= 0 && y <= 0 && x > -512 && y > -512)
}

describe('the piece of the map on a card', () => {
  test('has the place in its middle, wherever it lies', () => {
    expect(battleForGaliciaSheet.spaces.every((_, space) => coversMiddle(space))).toBe(true)
  })

  test('shows as many spaces as wished', () => {
    const cut = vignetteOf(battleForGaliciaSheet, 'light', 40, frame)
    const level = Number(cut?.tiles[0]?.source.split('/').at(-2))
    const scale = battleForGaliciaSheet.levels.find((each) => each.level === level)?.scale ?? 0
    expect((cut?.zoom ?? 0) * scale * battleForGaliciaSheet.spaceWidth * 3).toBeCloseTo(164)
  })

  test('comes from the tiles of the theme, a few at most', () => {
    const tiles = vignetteOf(battleForGaliciaSheet, 'dark', 40, frame)?.tiles ?? []
    expect(tiles.length).toBeLessThanOrEqual(4)
    for (const { source } of tiles) expect(source).toMatch(/^maps\/test\/dark\/\d\/\d+-\d+\.webp$/)
  })

  test('is missing for a place that is not on the map', () => {
    expect(vignetteOf(battleForGaliciaSheet, 'light', -1, frame)).toBeUndefined()
  })
})
