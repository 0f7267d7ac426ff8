import { parentPort, workerData } from 'node:worker_threads'
import { chooseScenario, findGame } from '../find-game.ts'
import { findMind } from '../find-mind.ts'
import type { SeriesOrder } from './run-parallel.ts'
import { gameOfSeries, needsMind, type Series } from './series.ts'

/** A core's share of a series: is told numbers, answers with games. */
async function work({ game: id, scenario, ...rest }: SeriesOrder): Promise<void> {
  const game = await findGame(id)
  const mind = needsMind(rest.seating) ? await findMind(game) : undefined
  const series: Series = { game, scenario: chooseScenario(game, scenario), mind, ...rest }
  parentPort?.on('message', (number: number) => {
    const playing = gameOfSeries(series, number)
    let step = playing.next()
    while (!step.done) step = playing.next()
    parentPort?.postMessage(step.value)
  })
}

await work(workerData as SeriesOrder)
