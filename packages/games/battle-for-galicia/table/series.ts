/** Points and losses over the turns, from what was told. */
import type { Language } from '@sandtable/kernel'
import type { Series } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../events.ts'
import { SIDES, type Side } from '../sides.ts'
import { fullSteps, sideOf } from '../units.ts'
import { NATIONS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

type Pair = readonly [number, number]

/** Running totals of both sides at the end of each turn so far. */
interface Count {
  readonly turns: readonly number[]
  readonly values: readonly Pair[]
}

type Gain = (event: BattleForGaliciaEvent) => { readonly side: Side; readonly n: number } | undefined

function count(told: readonly Told[], gain: Gain): Count {
  const turns: number[] = []
  const values: [number, number][] = []
  for (const { event } of told) {
    if (event.type === 'turn-began' && turns.at(-1) !== event.turn) {
      turns.push(event.turn)
      values.push([...(values.at(-1) ?? ([0, 0] as const))])
    }
    const found = gain(event)
    const now = values.at(-1)
    if (found && now) now[found.side] += found.n
  }
  return { turns, values }
}

/** §15.1 */
const points: Gain = (event) => {
  if (event.type === 'points-scored' || event.type === 'town-captured' || event.type === 'town-occupied')
    return { side: event.side, n: event.vp }
  return undefined
}

/** §10.2 steps a side has lost, as far as the viewer was told; each unit's are kept count of */
function stepsLost(): Gain {
  const left = new Map<number, number>()
  const stepsOf = (u: number): number => left.get(u) ?? fullSteps(u)
  return (event) => {
    if (event.type === 'recovered') left.set(event.unit, event.steps)
    if (event.type !== 'step-lost' && event.type !== 'eliminated') return undefined
    const now = event.type === 'step-lost' ? event.steps : 0
    const n = Math.max(0, stepsOf(event.unit) - now)
    left.set(event.unit, now)
    return { side: sideOf(event.unit), n }
  }
}

export function series(told: readonly Told[], language: Language): Series[] {
  const w = wordsOf(language)
  return [
    seriesOf(w.series.points, count(told, points), w.armies),
    seriesOf(w.series.lost, count(told, stepsLost()), w.armies),
  ]
}

const seriesOf = (title: string, { turns, values }: Count, armies: readonly string[]): Series => ({
  title,
  lines: SIDES.map((side) => ({
    nation: NATIONS[side],
    title: armies[side] as string,
    values: values.map((pair) => pair[side]),
  })),
  labels: turns.map(String),
})
