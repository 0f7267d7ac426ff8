import type { EventEffect } from '../data/card-types.ts'
import type { IllusionsOfGlory, Procedure } from '../illusions-of-glory.ts'

/**
 * Carries out one effect of the event `c` and returns true when it is finished. It asks at most one question
 * per entry; between two entries `eventLeft` and MARK.due keep its progress.
 */
export type Executor<K extends EventEffect['kind']> = (
  g: IllusionsOfGlory,
  effect: Extract<EventEffect, { kind: K }>,
  c: number,
) => Procedure<boolean>

/** For effects that ask no player: an executor is a generator even so. */
export const noQuestion: readonly never[] = []
