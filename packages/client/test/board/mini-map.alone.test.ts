import { describe, expect, test, vi } from 'vitest'
import { battleForGaliciaSheet as sheet } from './battle-for-galicia-sheet.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { freeCorner, hasRoomForMiniMap, miniRect, showsMost } = await import('../../board/mini-map.ts')

const window = { width: 1000, height: 700 }
const camera = { x: 0, y: 0, k: 1 }

/** The space in the middle of the small map, when it lies in this corner. */
function under(corner: 'bottom' | 'top'): number {
  const { x, y, width, height } = miniRect(sheet, window, corner)
  return sheet.spaceAt(x + width / 2, y + height / 2)
}

describe('the small map', () => {
  test('lies where it covers nothing that is asked, and goes where there is no such place', () => {
    const [low, high] = [under('bottom'), under('top')]
    expect([low, high].every((space) => space >= 0)).toBe(true)
    expect(freeCorner(sheet, camera, window, [])).toBe('bottom')
    expect(freeCorner(sheet, camera, window, [low])).toBe('top')
    expect(freeCorner(sheet, camera, window, [high])).toBe('bottom')
    expect(freeCorner(sheet, camera, window, [low, high])).toBeUndefined()
  })

  test('is not needed where most of the sheet is in the window', () => {
    expect(showsMost(sheet, camera, window)).toBe(false)
    expect(showsMost(sheet, { x: 20, y: 20, k: 0.4 }, window)).toBe(true)
  })

  test('has no room on a phone', () => {
    expect(hasRoomForMiniMap({ width: 390, height: 500 })).toBe(false)
    expect(hasRoomForMiniMap(window)).toBe(true)
  })
})
