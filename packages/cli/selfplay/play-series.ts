import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '@sandtable/kernel'
import { setImmediate } from 'node:timers/promises'
import type { Arguments } from '../arguments.ts'
import { makeDirectory, writeWhole } from '../files.ts'
import { chooseOptions, chooseScenario, findGame } from '../find-game.ts'
import { findMind } from '../find-mind.ts'
import type { Io } from '../io.ts'
import { Problem } from '../problem.ts'
import { Progress } from '../progress.ts'
import type { OptionSpecs } from '../syntax.ts'
import type { Played } from './played.ts'
import { runParallel } from './run-parallel.ts'
import type { Seating } from './seating.ts'
import { gameOfSeries, needsMind, type Series } from './series.ts'

const MOST_WORKERS = 64

/** Options of every command that plays a series; its own come between. */
export const SERIES_OPTIONS = {
  which: {
    scenario: { value: 's', help: 'which scenario (default: the first)' },
    option: { value: 'name=value', many: true, help: 'an option of the game, may be repeated' },
  },
  how: {
    seed: { value: 'k', help: 'any text; the same seed gives the same games (default 1)' },
    record: { value: 'dir', help: 'write a record of each game into this directory' },
    parallel: { value: 'n', help: 'use n cores (default 1)' },
  },
} as const satisfies Record<string, OptionSpecs>

/** The series that the arguments describe, with whoever is to play it. */
export async function readSeries<S extends Seating>(
  args: Arguments,
  seatingOf: (scenario: Scenario) => S,
): Promise<Series & { readonly seating: S }> {
  const game = await findGame(args.operand(0))
  const scenario = chooseScenario(game, args.text('scenario'))
  const options = chooseOptions(game, scenario, args.texts('option'))
  const seating = seatingOf(scenario)
  const mind = needsMind(seating) ? await findMind(game) : undefined
  const keepRecords = args.text('record') !== undefined
  return { game, scenario, options, seed: args.text('seed') ?? '1', seating, mind, keepRecords }
}

export const readCount = (args: Arguments): number => args.whole('games', { least: 1 }) ?? 10

/** Who looks on while a series is played. */
interface Onlooker {
  add(played: Played): void
  /** how far it is, in one line */
  line(): string
}

/** Plays games 1 to `count`, writing records where --record says; true if it was interrupted. */
export async function playSeries(
  args: Arguments,
  io: Io,
  series: Series,
  count: number,
  onlooker: Onlooker,
): Promise<boolean> {
  const workers = args.whole('parallel', { least: 1, most: MOST_WORKERS }) ?? 1
  const keep = keeper(args, series)
  const progress = new Progress(io.err)
  const finished = (played: Played): void => {
    keep(played)
    onlooker.add(played)
    progress.show(() => onlooker.line())
  }
  const stop = io.interruption()
  progress.show(() => onlooker.line())
  if (workers === 1) await runHere(series, count, stop, finished)
  else await runParallel(series, count, workers, stop, finished)
  progress.clear()
  return stop.aborted
}

/** Writes records where --record says. */
function keeper(args: Arguments, { game, scenario }: Series): (played: Played) => void {
  const directory = args.text('record')
  if (directory === undefined) return () => undefined
  if (statSync(directory, { throwIfNoEntry: false })?.isFile())
    throw new Problem(`--record ${directory} is a file, not a directory`)
  makeDirectory(directory)
  return ({ number, record = '' }) => {
    const name = `${game.id}-${scenario.id}-${String(number).padStart(5, '0')}.json`
    writeWhole(join(directory, name), record)
  }
}

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
