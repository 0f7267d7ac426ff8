import { setImmediate } from 'node:timers/promises'
import type { Played } from './played.ts'
import { gameOfSeries, type Series } from './series.ts'

/** How long the event loop may wait: Ctrl-C is noticed within this time. */
const PATIENCE_MS = 50

/** Plays games 1 to `count` one after another. */
export async function runHere(
  series: Series,
  count: number,
  stop: AbortSignal,
  finished: (played: Played) => void,
): Promise<void> {
  let rested = Date.now()
  for (let number = 1; number <= count; number++) {
    const game = gameOfSeries(series, number)
    let step = game.next()
    while (!step.done) {
      if (Date.now() - rested > PATIENCE_MS) {
        await setImmediate()
        rested = Date.now()
        if (stop.aborted) return
      }
      step = game.next()
    }
    finished(step.value)
  }
}
