import type { EventEffect } from '../data/card-types.ts'
import type { Illusions, Step } from '../illusions.ts'

/**
 * Carries out one effect of the event `c`. Asks at most one question; between two entries `eventLeft` and
 * MARK.due hold the place. True: the effect is finished.
 */
export type Executor<K extends EventEffect['kind']> = (
  g: Illusions,
  effect: Extract<EventEffect, { kind: K }>,
  c: number,
) => Step<boolean>

/** for effects that ask nobody: an executor is a procedure that could */
export const nobodyAsked: readonly never[] = []
