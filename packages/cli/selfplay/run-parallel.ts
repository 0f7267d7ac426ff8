import { Worker } from 'node:worker_threads'
import type { Played } from './played.ts'
import type { Series } from './series.ts'

/** A series as it is sent to a worker: names only. */
export interface SeriesOrder {
  readonly game: string
  readonly scenario: string
  readonly options: Series['options']
  readonly seed: string
  readonly seating: Series['seating']
  readonly keepRecords: boolean
}

type Finished = (played: Played) => void

/** Plays games 1 to `count` on several cores; each worker is given the next game as it finishes one. */
export async function runParallel(
  series: Series,
  count: number,
  workers: number,
  stop: AbortSignal,
  finished: Finished,
): Promise<void> {
  const numbers = numbersTo(count)
  const order = orderOf(series)
  const team = Array.from({ length: Math.min(workers, count) }, () => hire(order))
  // Unfinished games are dropped: a series counts whole games only.
  const dismiss = (): void => team.forEach((worker) => void worker.terminate())
  stop.addEventListener('abort', dismiss)
  try {
    await Promise.all(team.map((worker) => employ(worker, numbers, finished)))
  } finally {
    dismiss()
  }
}

function orderOf({ game, scenario, options, seed, seating, keepRecords }: Series): SeriesOrder {
  return { game: game.id, scenario: scenario.id, options, seed, seating, keepRecords }
}

const hire = (order: SeriesOrder): Worker =>
  new Worker(new URL('./worker.mjs', import.meta.url), { workerData: order })

/** Gives a worker games until there are no more, then lets it go. */
function employ(worker: Worker, numbers: Iterator<number>, finished: Finished): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveWork = (): void => {
      const next = numbers.next()
      if (next.done) void worker.terminate()
      else worker.postMessage(next.value)
    }
    worker.on('message', (played: Played) => {
      try {
        finished(played)
        giveWork()
      } catch (error) {
        // An error in a listener would end the process; a full disk is only the end of the series.
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve())
    giveWork()
  })
}

function* numbersTo(count: number): Generator<number, void> {
  for (let number = 1; number <= count; number++) yield number
}
