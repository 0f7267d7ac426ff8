import type { EventEffect } from '../data/card-types.ts'
import type { IllusionsOfGlory, Procedure } from '../illusions-of-glory.ts'
import { ANY_KIND, type State } from '../state.ts'

/**
 * Carries out one effect of the event `c` and returns true when it is finished. It asks at most one question
 * per entry; between two entries the fields set here and MARK.due keep its progress.
 */
export type Executor<K extends EventEffect['kind']> = (
  g: IllusionsOfGlory,
  effect: Extract<EventEffect, { kind: K }>,
  c: number,
) => Procedure<boolean>

/** For effects that ask no player: an executor is a generator even so. */
export const noQuestion: readonly never[] = []

/** No effect is under way, and the next one has everything before it. */
export function clearEffect(s: State): void {
  s.effectBegun = 0
  s.effectLeft = 0
  s.effectSpace = -1
  s.givingUp = ANY_KIND
}

/** Whether this is the first entry of the effect. From then on it has begun. */
export function beginsNow(s: State): boolean {
  if (s.effectBegun === 1) return false
  s.effectBegun = 1
  return true
}
