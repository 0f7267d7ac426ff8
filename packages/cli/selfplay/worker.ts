import { parentPort, workerData } from 'node:worker_threads'
import { chooseScenario, findGame } from '../find-game.ts'
import type { SeriesOrder } from './run-parallel.ts'
import { gameOfSeries, type Series } from './series.ts'

/** A core's share of a series: is told numbers, answers with games. */
function work({ game: id, scenario, ...rest }: SeriesOrder): void {
  const game = findGame(id)
  const series: Series = { game, scenario: chooseScenario(game, scenario), ...rest }
  parentPort?.on('message', (number: number) => {
    const playing = gameOfSeries(series, number)
    let step = playing.next()
    while (!step.done) step = playing.next()
    parentPort?.postMessage(step.value)
  })
}

work(workerData as SeriesOrder)
