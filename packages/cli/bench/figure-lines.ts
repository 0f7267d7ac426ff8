import type { Figures } from './figures.ts'

export type Row = readonly [what: string, figure: string]

const ms = (value: number): string => `${value} ms`
const rate = (best: number, median: number): string =>
  `${best.toLocaleString('en')} per second (median round ${median.toLocaleString('en')})`
const wait = (p50: number, p99: number, medianP99: number): string =>
  `${p50} / ${ms(p99)} (median round ${ms(medianP99)})`
const bytes = (value: number): string => `${value.toLocaleString('en')} bytes`

/** The figures with their names. */
export function figureRows(f: Figures): Row[] {
  return [
    ['decisions with offered set and events', rate(f.decisionsPerSecond, f.medianDecisionsPerSecond)],
    [
      'decisions with offered set, no events (bots)',
      rate(f.botDecisionsPerSecond, f.medianBotDecisionsPerSecond),
    ],
    ['offered set, p50 / p99', wait(f.offerP50Ms, f.offerP99Ms, f.offerMedianP99Ms)],
    ['view of a seat, p50 / p99', wait(f.viewP50Ms, f.viewP99Ms, f.viewMedianP99Ms)],
    [
      'offered set and view together, p50 / p99',
      wait(f.offerViewP50Ms, f.offerViewP99Ms, f.offerViewMedianP99Ms),
    ],
    ['apply an answer, p50 / p99', wait(f.applyP50Ms, f.applyP99Ms, f.applyMedianP99Ms)],
    ['fork in the deepest procedure (mid-combat), p50 / p99', `${f.forkMs} / ${ms(f.forkP99Ms)}`],
    ['seek to any action of a whole game, p50 / p99', `${f.seekMs} / ${ms(f.seekP99Ms)}`],
    ['state in memory', bytes(f.stateBytes)],
    ['state as JSON', bytes(f.stateJsonBytes)],
    ['record of a whole game', `${bytes(f.recordBytes)} (${f.actionsPerGame} actions)`],
  ]
}

export const figureLines = (f: Figures): string[] => rowLines(figureRows(f))

export function rowLines(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([what]) => what.length))
  return rows.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`)
}
