/** The hand on the map: what it does by mouse or finger, so that nothing moves beneath it. */
import { onCleanup } from 'solid-js'

/** What the hand does may be minded all of it, or presses alone: who only watches moves the mouse, too. */
export type Minded = 'presses' | 'moves'

export interface Hand {
  /** calls once the hand rests, at once if it does; says how not to wait any longer */
  whenAtRest(minded: Minded, act: () => void): () => void
  pressed(): void
  released(): void
  moved(): void
}

/** A hand that has been still for so long looks where it is going, or lies on the table. */
export const REST_MS = 900

/** On the clock of the page, or on one that a test sets. */
export function createHand(now: () => number = () => performance.now()): Hand {
  const last = { presses: -Infinity, moves: -Infinity }
  let isDown = false
  const waits = new Set<ReturnType<typeof setTimeout>>()
  onCleanup(() => {
    for (const each of waits) clearTimeout(each)
  })

  /** how long it must rest yet */
  const restOf = (minded: Minded): number => (isDown ? REST_MS : last[minded] + REST_MS - now())
  const noteMove = (): void => {
    last.moves = now()
  }
  const notePress = (): void => {
    last.presses = now()
    noteMove()
  }

  function whenAtRest(minded: Minded, act: () => void): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      if (waiting !== undefined) waits.delete(waiting)
      const rest = restOf(minded)
      if (rest <= 0) {
        act()
        return
      }
      waiting = setTimeout(look, rest)
      waits.add(waiting)
    }
    look()
    return () => {
      if (waiting === undefined) return
      clearTimeout(waiting)
      waits.delete(waiting)
    }
  }

  return {
    whenAtRest,
    pressed: () => {
      isDown = true
      notePress()
    },
    released: () => {
      isDown = false
      notePress()
    },
    moved: noteMove,
  }
}

/** Listens to the pointers on the map. A browser also tells of a pointer that stands still while things move under it. */
export function watchHand(board: HTMLElement, hand: Hand): void {
  let [x, y] = [NaN, NaN]
  const follow = (act: () => void) => (event: PointerEvent) => {
    ;[x, y] = [event.clientX, event.clientY]
    act()
  }
  const moved = follow(hand.moved)
  const released = follow(hand.released)
  board.addEventListener('pointerdown', follow(hand.pressed), { capture: true })
  board.addEventListener(
    'pointermove',
    (event) => {
      if (event.clientX !== x || event.clientY !== y) moved(event)
    },
    { capture: true },
  )
  // It may be lifted beside the map.
  addEventListener('pointerup', released, { capture: true })
  addEventListener('pointercancel', released, { capture: true })
  onCleanup(() => {
    removeEventListener('pointerup', released, { capture: true })
    removeEventListener('pointercancel', released, { capture: true })
  })
}
