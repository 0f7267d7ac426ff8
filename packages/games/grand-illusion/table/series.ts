/** Points, command and losses over the turns, from what was told. */
import type { Language } from '@sandtable/kernel'
import type { Series } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../events.ts'
import { isFort, sideOf } from '../pieces.ts'
import { AL, SIDES, type Side } from '../sides.ts'
import { VICTORY } from '../tables.ts'
import { NATIONS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

type Pair = [number, number]

interface Gain {
  readonly side: Side
  readonly n: number
}

interface Count {
  readonly turns: readonly number[]
  readonly values: readonly Pair[]
}

/** Running totals at the end of each turn, or each turn by itself. */
function count(
  told: readonly Told[],
  start: Pair,
  isRunning: boolean,
  gain: (event: GrandIllusionEvent) => Gain | undefined,
): Count {
  const turns: number[] = []
  const values: Pair[] = []
  let before: Pair = start
  for (const { event } of told) {
    if (event.type === 'turn-began') {
      turns.push(event.turn)
      const last = values.at(-1) ?? before
      values.push(isRunning ? [last[0], last[1]] : [0, 0])
    }
    const found = gain(event)
    if (!found) continue
    const now = values.at(-1) ?? (before = [before[0], before[1]])
    now[found.side] += found.n
  }
  return { turns, values }
}

const points = (event: GrandIllusionEvent): Gain | undefined =>
  event.type === 'points-changed' ? { side: event.side, n: event.vp } : undefined

const caps = (event: GrandIllusionEvent): Gain | undefined => {
  if (event.type === 'caps-set') return { side: event.side, n: event.caps }
  return event.type === 'caps-gained' ? { side: event.side, n: event.gained } : undefined
}

/** units eliminated; forts apart */
const losses = (event: GrandIllusionEvent): Gain | undefined =>
  event.type === 'piece-eliminated' && !isFort(event.piece) ? { side: sideOf(event.piece), n: 1 } : undefined

export function series(told: readonly Told[], language: Language): Series[] {
  const w = wordsOf(language)
  const start: Pair = [0, 0]
  start[AL] = VICTORY.plan17.start
  return [
    seriesOf(w.series.points, count(told, start, true, points), w.tracks),
    seriesOf(w.series.caps, count(told, [0, 0], false, caps), w.armies),
    seriesOf(w.series.losses, count(told, [0, 0], true, losses), w.armies),
  ]
}

const seriesOf = (title: string, { turns, values }: Count, titles: readonly string[]): Series => ({
  title,
  lines: SIDES.map((side) => ({
    nation: NATIONS[side],
    title: titles[side] as string,
    values: values.map((pair) => pair[side]),
  })),
  labels: turns.map(String),
})
