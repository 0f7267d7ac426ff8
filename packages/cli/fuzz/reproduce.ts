import { type Action, Play, submit } from '@sandtable/kernel'
import type { Examiner } from './examiner.ts'
import { Failure, guarded } from './failure.ts'
import type { Found } from './fuzz-game.ts'
import { probe } from './probe.ts'

/** How many of the actions it takes to see a failure of the same kind; undefined if it does not show. */
export function reproduce(found: Found, actions: readonly Action[], examiner: Examiner): number | undefined {
  let done = 0
  try {
    const play = guarded(() => Play.start(found.setup, (event) => examiner.event(event)))
    for (const action of actions) {
      guarded(() => check(play, examiner))
      done++
      if (guarded(() => submit(play, action))) return undefined
    }
    guarded(() => check(play, examiner))
    const hostile = found.probe
    if (hostile) guarded(() => probe(play, hostile.sent, examiner))
    return undefined
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    return failure.kind === found.failure.kind ? done : undefined
  }
}

function check(play: Play, examiner: Examiner): void {
  examiner.questions(play)
  examiner.position(play)
}
