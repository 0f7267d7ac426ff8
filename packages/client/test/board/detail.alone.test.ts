import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDetail } from '../../board/create-detail.ts'
import type { View } from '../../board/create-view.ts'
import { battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

let frames: (() => void)[] = []
const frame = (): void => {
  for (const act of frames.splice(0)) act()
  vi.advanceTimersByTime(16)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => {
  frames = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const NEAR = 2
const FAR = 0.3

function setUp() {
  return createRoot(() => {
    const [scale, setScale] = createSignal(FAR)
    const [isMoving, setMoving] = createSignal(false)
    const [isPlaced, setPlaced] = createSignal(false)
    const view = {
      scale,
      isMoving,
      isPlaced,
      camera: () => ({ x: 0, y: 0, k: scale() }),
      window: () => ({ width: 100, height: 100 }),
    }
    const detail = createDetail(battleForGaliciaSheet, view as unknown as View, () => [
      battleForGaliciaSheet.counterWidth,
    ])
    return { detail, setScale, setMoving, setPlaced }
  })
}

describe('how much is drawn', () => {
  it('follows a zoom part by part, from the middle of the window outwards', () => {
    const { detail, setScale, setMoving } = setUp()
    setMoving(true)
    setScale(NEAR)
    setMoving(false)
    expect(detail.levelAt(0)).toBe('far')
    vi.advanceTimersByTime(100)
    frame()
    expect([detail.scale(), detail.levelAt(0), detail.levelAt(1900)]).toEqual([NEAR, 'near', 'far'])
    for (let i = 0; i < 10; i++) frame()
    expect(detail.levelAt(1900)).toBe('near')
  })

  it('waits while the map is moved again', () => {
    const { detail, setScale, setMoving } = setUp()
    setMoving(true)
    setScale(NEAR)
    setMoving(false)
    vi.advanceTimersByTime(100)
    frame()
    setMoving(true)
    for (let i = 0; i < 10; i++) frame()
    expect([detail.levelAt(0), detail.levelAt(1900)]).toEqual(['near', 'far'])
    setMoving(false)
    vi.advanceTimersByTime(100)
    for (let i = 0; i < 10; i++) frame()
    expect(detail.levelAt(1900)).toBe('near')
  })

  it('is all there at once when nothing is seen yet, but for the names', () => {
    const { detail, setScale, setPlaced } = setUp()
    setScale(NEAR)
    setPlaced(true)
    expect([detail.levelAt(0), detail.levelAt(1900), detail.hasNames()]).toEqual(['near', 'near', false])
    frame()
    expect(detail.hasNames()).toBe(true)
  })
})
