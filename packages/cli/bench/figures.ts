import type { Game } from '@sandtable/kernel'
import { type Delays, deepestForks, measureDelays } from './delays.ts'
import { measureRates, type Rates } from './rates.ts'
import { measureSizes, type Sizes } from './sizes.ts'
import { median, p99, significant } from './statistics.ts'

interface Waits {
  readonly offerP50Ms: number
  readonly offerP99Ms: number
  readonly viewP50Ms: number
  readonly viewP99Ms: number
  readonly offerViewP50Ms: number
  readonly offerViewP99Ms: number
  readonly applyP50Ms: number
  readonly applyP99Ms: number
  readonly forkMs: number
  readonly forkP99Ms: number
}

export type Figures = Rates & Waits & Sizes

/** Everything `bench` says of a game. `seconds` is the time for each kind of measurement. */
export function figuresOf(game: Game, seconds: number): Figures {
  const rates = measureRates(game, seconds)
  const waits = waitsOf(measureDelays(game, seconds))
  const { seekMs, seekP99Ms, ...sizes } = measureSizes(game)
  return { ...rates, ...waits, ...sizes, seekMs: significant(seekMs), seekP99Ms: significant(seekP99Ms) }
}

function waitsOf({ offer, view, offerView, apply, fork }: Delays): Waits {
  const forks = deepestForks(fork)
  const p50 = (values: readonly number[]): number => significant(median(values))
  const worst = (values: readonly number[]): number => significant(p99(values))
  return {
    offerP50Ms: p50(offer),
    offerP99Ms: worst(offer),
    viewP50Ms: p50(view),
    viewP99Ms: worst(view),
    offerViewP50Ms: p50(offerView),
    offerViewP99Ms: worst(offerView),
    applyP50Ms: p50(apply),
    applyP99Ms: worst(apply),
    forkMs: p50(forks),
    forkP99Ms: worst(forks),
  }
}
