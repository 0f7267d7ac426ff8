import { onCleanup } from 'solid-js'
import type { Thinker } from '../bots/thinker.ts'
import type { LocalGame } from '../session/local-game.ts'

export type ThinkerOnce = () => Promise<Thinker>

/** Those who think at this table: fetched when they are needed first, sent away when the table is left. */
export function createThinkerOnce({ match }: LocalGame): ThinkerOnce {
  let hired: Promise<Thinker> | undefined
  let isLeft = false

  async function hire(): Promise<Thinker> {
    const { hireThinker } = await import('../bots/thinker.ts')
    const thinker = await hireThinker(match)
    if (isLeft) thinker.close()
    return thinker
  }

  onCleanup(() => {
    isLeft = true
    hired?.then((thinker) => thinker.close()).catch(() => undefined)
  })
  return () => {
    hired ??= hire().catch((problem: unknown) => {
      // The next one who asks tries again.
      hired = undefined
      throw problem
    })
    return hired
  }
}
