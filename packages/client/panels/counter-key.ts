/** The counters of the key to signs: the game's own, or those most hex-and-counter games have. */
import type { CounterFace, CounterKey, MarkKind, SpaceMark } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'

export function counterKeyOf(table: Table): CounterKey {
  const { presentation, language } = table
  return presentation.counterKey?.(language()) ?? usualKey(table)
}

function usualKey(table: Table): CounterKey {
  const words = wordsOf(table.language()).signs
  const face = sample(table.presentation.nations[0] ?? '')
  return {
    face,
    lines: [words.figures, words.artillery, words.names, words.sizes].map((text) => ({ text })),
    kinds: [
      { face, line: { text: words.infantry } },
      {
        face: { ...face, symbol: 'cavalry', figures: [2, 2, 6], artillery: 1 },
        line: { text: words.cavalry },
      },
      { face: { ...face, reduced: true, figures: [3, 3, 4], steps: 1 }, line: { text: words.reduced } },
      { face: { ...face, ring: 'white', figures: [2, 2, 4] }, line: { text: words.ersatz } },
      { face: { ...face, field: 'white' }, line: { text: words.white } },
    ],
    marks: USUAL_MARKS.map((kind) => ({ kind })),
    hidesStacks: true,
  }
}

const USUAL_MARKS = ['acted', 'ce', 'release', 'supplyLow', 'supplyOut'] as const

/** What a mark means beside the map, in a word or two. */
export const shortMark = (table: Table, kind: MarkKind): string =>
  table.presentation.counterKey?.(table.language()).marks.find((mark) => mark.kind === kind)?.short ??
  wordsOf(table.language()).signs.short[kind]

/** What a marker on the map means, likewise. */
export const shortMarker = (table: Table, { kind }: SpaceMark): string =>
  table.presentation.counterKey?.(table.language()).markers?.find(({ mark }) => mark.kind === kind)?.short ??
  wordsOf(table.language()).signs.shortMarkers[kind]

/** A counter with everything a counter can show. */
const sample = (nation: string): CounterFace => ({
  nation,
  symbol: 'infantry',
  size: 'XX',
  id: '12',
  tag: { text: 'IV', army: '4' },
  figures: [5, 6, 4],
  artillery: 4,
  steps: 2,
  fullSteps: 2,
  marks: {},
})
