/** Thinks in steps, and listens between them. */
import type { Thinking } from '@sandtable/bots'

export interface Listening {
  readonly milliseconds: number
  /** milliseconds of some clock */
  now(): number
  /** lets messages in */
  rest(): Promise<void>
  /** 0 to 1 */
  report(progress: number): void
  /** has been told to say what it has */
  isEnough(): boolean
  /** nobody waits for it any more */
  isStopped(): boolean
}

/** so long it may be deaf */
const DEAF_MS = 20
const REPORT_MS = 200

/** What the thought comes to; undefined if it was stopped. Told that its time is up, it ends with the best found so far. */
export async function thinkAloud<R>(thinking: Thinking<R>, listening: Listening): Promise<R | undefined> {
  const { now, milliseconds } = listening
  const began = now()
  let heard = began
  let reported = began
  let step = thinking.next()
  while (!step.done) {
    if (now() - heard >= DEAF_MS) {
      await listening.rest()
      heard = now()
    }
    if (listening.isStopped()) return undefined
    const passed = now() - began
    if (now() - reported >= REPORT_MS) {
      reported = now()
      const { done, of } = step.value
      listening.report(Math.min(1, Math.max(done / Math.max(1, of), passed / milliseconds)))
    }
    step = thinking.next(passed >= milliseconds || listening.isEnough())
  }
  return step.value
}
