import type { Counter, CounterFace } from '@sandtable/presentation'

/** What may be chosen now is never drawn as done with, whatever it did before. */
export function unveiled(
  { unit, face }: Pick<Counter, 'unit' | 'face'>,
  legal: Pick<ReadonlySet<number>, 'has'>,
): CounterFace {
  if (face.marks.acted !== true || !legal.has(unit)) return face
  return { ...face, marks: { ...face.marks, acted: false } }
}
