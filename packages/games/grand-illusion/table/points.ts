/** §14.1.2 where a side's points come from, as far as it was told. */
import { createGleaning, type Line } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../events.ts'
import { AL, type Side } from '../sides.ts'
import { VICTORY } from '../tables.ts'
import { type Scene, type Told, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Source = keyof Words['standing']['sources']

/** What each rule that changes the points is about. */
const SOURCES: Readonly<Record<string, Source>> = {
  '14.1.2.a.1': 'hexes',
  '14.1.1.a.4': 'mandated',
  '9.1.1.b': 'unfought',
  '8.7.2': 'withdrawal',
  '8.7.3': 'withdrawal',
  '12.1': 'bef',
  '7.3': 'east',
  '14.3.6': 'options',
  '14.1.3.a': 'paris',
  '14.1.3.c': 'hexes',
  '14.1.3.d': 'hexes',
  '14.2.2.b.2': 'awards',
  '14.2.2.b.3': 'awards',
  '14.2.2.b.4': 'awards',
  '14.2.2.b.5': 'awards',
}

type Scored = Extract<GrandIllusionEvent, { type: 'points-changed' }>

const scored = createGleaning(({ event }: Told) => (event.type === 'points-changed' ? event : undefined))

/** One line a source, in the order they first came. */
export function sourcesOf(scene: Scene, side: Side): Line[] {
  const events = scored(scene.told ?? []).filter((event) => event.side === side)
  const w = words(scene)
  const sums = new Map<Source, { vp: number; rule: string }>()
  for (const { rule, vp } of events) add(sums, rule, vp)
  return [
    ...(side === AL
      ? [{ text: w.standing.start, value: w.points(VICTORY.plan17.start), rules: ['13.1.3.d'] }]
      : []),
    ...[...sums].map(([source, { vp, rule }]) => ({
      text: w.standing.sources[source],
      value: w.signedPoints(vp),
      rules: [rule],
    })),
  ]
}

function add(sums: Map<Source, { vp: number; rule: string }>, rule: Scored['rule'], vp: number): void {
  const source = SOURCES[rule] ?? 'other'
  const sum = sums.get(source)
  if (sum) sum.vp += vp
  else sums.set(source, { vp, rule })
}
