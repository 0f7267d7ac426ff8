import { SIDES } from '../sides.ts'
import { ACTION, type State } from '../state.ts'
import { TABLES } from '../tables.ts'

/** Actions completed so far, by both sides: an imagined game lasts for some of them. */
export function tempo(s: State): number {
  let done = s.turn * TABLES.rounds.number * SIDES.length
  for (const action of s.actions) if (action !== ACTION.none) done++
  return s.action === ACTION.none ? done : done - 1
}
