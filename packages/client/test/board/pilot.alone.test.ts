/** The map moves by itself only when no hand is at work on it, and what was pressed for what lay there before goes nowhere. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Camera } from '../../board/camera.ts'
import { FLIGHT_MS } from '../../board/create-view.ts'
import { createHand, type Hand, REST_MS } from '../../board/hand.ts'
import { createPilot, type Pilot } from '../../board/pilot.ts'

vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const PAUSE = 400
const PLACE = 100

interface Flown {
  readonly hand: Hand
  readonly pilot: Pilot
  readonly flights: string[]
  readonly fly: (name: string, minded?: 'presses' | 'moves') => void
  readonly dispose: () => void
}

/** A map that flies to the right by a place each time. */
function table(): Flown {
  return createRoot((dispose) => {
    let camera: Camera = { x: 0, y: 0, k: 1 }
    let until = -Infinity
    const flights: string[] = []
    const hand = createHand(() => Date.now())
    const view = { camera: () => camera, isMoving: () => Date.now() < until }
    const pilot = createPilot({ view, hand, pause: () => PAUSE, now: () => Date.now() })
    const follower = pilot.follower()
    const fly: Flown['fly'] = (name, minded) =>
      follower.fly(() => {
        flights.push(name)
        camera = { ...camera, x: camera.x + PLACE }
        until = Date.now() + FLIGHT_MS
      }, minded)
    return { hand, pilot, flights, fly, dispose }
  })
}

const placeAt = ({ x }: Camera, point: { readonly x: number }): number => Math.floor((point.x - x) / PLACE)

describe('a map that moves by itself', () => {
  let made: Flown
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(10_000)
    made = table()
  })
  afterEach(() => {
    made.dispose()
    vi.useRealTimers()
  })

  it('moves at once under no hand', () => {
    made.fly('there', 'moves')
    expect(made.flights).toEqual(['there'])
  })

  it('waits for a hand that has pressed, and as long as it goes on', () => {
    made.hand.pressed()
    made.hand.released()
    made.fly('there', 'moves')
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(REST_MS / 2)
      made.hand.moved()
    }
    expect(made.flights).toEqual([])
    vi.advanceTimersByTime(REST_MS)
    expect(made.flights).toEqual(['there'])
  })

  it('never moves under a button that is held down', () => {
    made.hand.pressed()
    made.fly('there', 'presses')
    vi.advanceTimersByTime(10 * REST_MS)
    expect(made.flights).toEqual([])
    made.hand.released()
    vi.advanceTimersByTime(2 * REST_MS)
    expect(made.flights).toEqual(['there'])
  })

  it('shows deeds to a hand that only moves', () => {
    made.hand.moved()
    made.fly('deed', 'presses')
    expect(made.flights).toEqual(['deed'])
  })

  it('goes where it was asked to last, and nowhere if the player has moved the map', () => {
    made.hand.pressed()
    made.hand.released()
    made.fly('first', 'moves')
    made.fly('second', 'moves')
    vi.advanceTimersByTime(REST_MS)
    expect(made.flights).toEqual(['second'])
    made.hand.moved()
    made.fly('third', 'moves')
    made.pilot.giveWay()
    vi.advanceTimersByTime(2 * REST_MS)
    expect(made.flights).toEqual(['second'])
  })

  it('takes no press that was meant for what lay there before', () => {
    const isStray = (x: number): boolean => made.pilot.isStray({ x, y: 0 }, placeAt)
    expect(isStray(50)).toBe(false)
    made.fly('there')
    expect(isStray(50)).toBe(true)
    vi.advanceTimersByTime(FLIGHT_MS + PAUSE - 1)
    expect(isStray(50)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isStray(50)).toBe(false)
  })

  it('takes a press that means the same place as before', () => {
    made.fly('there')
    expect(made.pilot.isStray({ x: 50, y: 0 }, () => 7)).toBe(false)
  })
})
