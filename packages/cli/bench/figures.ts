import type { Game } from '@sandtable/kernel'
import { type Delays, measureDelays, measureForks } from './delays.ts'
import { measureRates, type Rates } from './rates.ts'
import { measureSizes, type Sizes } from './sizes.ts'
import { median, p99, significant } from './statistics.ts'

/** of the best round; `medianP99Ms` of the median round */
interface Wait {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly medianP99Ms: number
}

interface Waits {
  readonly offerP50Ms: number
  readonly offerP99Ms: number
  readonly offerMedianP99Ms: number
  readonly viewP50Ms: number
  readonly viewP99Ms: number
  readonly viewMedianP99Ms: number
  readonly offerViewP50Ms: number
  readonly offerViewP99Ms: number
  readonly offerViewMedianP99Ms: number
  readonly applyP50Ms: number
  readonly applyP99Ms: number
  readonly applyMedianP99Ms: number
}

interface Forks {
  readonly forkMs: number
  readonly forkP99Ms: number
}

export type Figures = Rates & Waits & Forks & Sizes

/** Everything `bench` says of a game. `seconds` is the time for each kind of measurement. */
export function figuresOf(game: Game, seconds: number): Figures {
  const rates = measureRates(game, seconds)
  const waits = waitsOf(measureDelays(game, seconds))
  const forks = forksOf(measureForks(game, seconds))
  const { seekMs, seekP99Ms, ...sizes } = measureSizes(game)
  return {
    ...rates,
    ...waits,
    ...forks,
    ...sizes,
    seekMs: significant(seekMs),
    seekP99Ms: significant(seekP99Ms),
  }
}

function waitOf(rounds: readonly Delays[], step: keyof Delays): Wait {
  const p99s = rounds.map((round) => p99(round[step]))
  return {
    p50Ms: significant(Math.min(...rounds.map((round) => median(round[step])))),
    p99Ms: significant(Math.min(...p99s)),
    medianP99Ms: significant(median(p99s)),
  }
}

function waitsOf(rounds: readonly Delays[]): Waits {
  const offer = waitOf(rounds, 'offer')
  const view = waitOf(rounds, 'view')
  const offerView = waitOf(rounds, 'offerView')
  const apply = waitOf(rounds, 'apply')
  return {
    offerP50Ms: offer.p50Ms,
    offerP99Ms: offer.p99Ms,
    offerMedianP99Ms: offer.medianP99Ms,
    viewP50Ms: view.p50Ms,
    viewP99Ms: view.p99Ms,
    viewMedianP99Ms: view.medianP99Ms,
    offerViewP50Ms: offerView.p50Ms,
    offerViewP99Ms: offerView.p99Ms,
    offerViewMedianP99Ms: offerView.medianP99Ms,
    applyP50Ms: apply.p50Ms,
    applyP99Ms: apply.p99Ms,
    applyMedianP99Ms: apply.medianP99Ms,
  }
}

const forksOf = (forks: readonly number[]): Forks => ({
  forkMs: significant(median(forks)),
  forkP99Ms: significant(p99(forks)),
})
