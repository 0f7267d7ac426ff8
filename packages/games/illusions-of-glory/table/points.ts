/** §5.1 where the victory points come from, as far as it was told. */
import { createGleaning, type Line } from '@sandtable/presentation'
import { startOf } from '../scenarios.ts'
import { scenarioOf } from '../seatings.ts'
import { type Scene, type Told, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Source = keyof Words['standing']['sources']

/** What each rule that moves the marker is about; of the others events are the cause or nations that join. */
const SOURCES: Readonly<Record<string, Source>> = {
  '5.1.1.a': 'spaces',
  '5.1.1.b': 'spaces',
  '5.1.1.d': 'events',
  '7.1.2.a': 'offensives',
  '7.2.4': 'offensives',
  '11.2.1.b': 'uprisings',
  '23.3.2.e': 'uprisings',
  '25.4.c': 'landings',
}

interface Sum {
  readonly by: number
  readonly rule: string
}

/** What the marker showed when the game began. */
const startingVp = (scene: Scene): number => startOf(scenarioOf(scene.state).setup).data.tracks.vp

const scored = createGleaning(({ event }: Told) => (event.type === 'vp-changed' ? event : undefined))

/** One line a source, in the order they first came. */
export function sourcesOf(scene: Scene): Line[] {
  const { standing: w, frame } = words(scene)
  const sums = new Map<Source, Sum>()
  for (const event of scored(scene.told ?? [])) {
    const source = SOURCES[event.rule] ?? 'entries'
    const sum = sums.get(source)
    sums.set(source, { by: (sum?.by ?? 0) + event.by, rule: sum?.rule ?? event.rule })
  }
  return [
    { text: w.start, value: String(startingVp(scene)), rules: ['5.1'] },
    ...[...sums].map(([source, { by, rule }]) => ({
      text: w.sources[source],
      value: frame.signed(by),
      rules: [rule],
    })),
  ]
}
