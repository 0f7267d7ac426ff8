import type { CounterKey, Line } from '../models.ts'

/** All lines of a key to signs. */
export const keyLines = ({ lines, kinds, marks, markers = [] }: CounterKey): Line[] => [
  ...lines,
  ...kinds.map(({ line }) => line),
  ...marks.flatMap(({ line }) => line ?? []),
  ...markers.map(({ line }) => line),
]
