/** What may wait until people see the answer to what they did: it follows after the next paint, all of it together. */
import { type Accessor, batch, createComputed, createMemo, createSignal, untrack } from 'solid-js'

export interface Later {
  /** until the next paint has passed, everything that follows keeps what it has */
  wait(): void
  /** catches up at once */
  settle(): void
  /** when everything has caught up */
  settled(): Promise<void>
  /** as its source; a frame later after a decision */
  follow<T>(source: Accessor<T>): Accessor<T>
  /** worked out from what follows and from what does not: never from a mixture of before and after */
  memo<T>(work: () => T): Accessor<T | undefined>
}

export function createLater(): Later {
  const [caughtUp, setCaughtUp] = createSignal(0)
  const missed = new Set<() => void>()
  const waiting = new Set<() => void>()
  let isBehind = false

  /** Who asks while the table is behind is told when it has caught up. */
  function mustWait(): boolean {
    if (isBehind) caughtUp()
    return isBehind
  }

  function settle(): void {
    if (!isBehind) return
    isBehind = false
    // First everything that follows, then what is worked out from it.
    batch(() => {
      for (const catchUp of missed) catchUp()
      missed.clear()
      setCaughtUp((times) => times + 1)
    })
    for (const goOn of waiting) goOn()
    waiting.clear()
  }

  return {
    wait: () => {
      if (isBehind || !isSeen()) return
      isBehind = true
      afterPaint(settle)
    },
    settle,
    settled: () => (isBehind ? new Promise((done) => waiting.add(done)) : Promise.resolve()),
    follow: <T>(source: Accessor<T>) => {
      const [value, setValue] = createSignal(untrack(source))
      const catchUp = (): void => void setValue(() => untrack(source))
      createComputed(() => {
        const next = source()
        if (isBehind) missed.add(catchUp)
        else setValue(() => next)
      })
      return value
    },
    memo: <T>(work: () => T) => createMemo<T | undefined>((before) => (mustWait() ? before : work())),
  }
}

/** Where nothing is painted nothing is waited for. */
const isSeen = (): boolean => typeof requestAnimationFrame === 'function' && !document.hidden

const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act, 0))
