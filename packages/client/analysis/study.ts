/** Goes through a finished game: what the worker does. */
import { analyse, evened, type Luck, type Mind, type Progress } from '@sandtable/bots'
import { type GameTypes, readRecord, replay } from '@sandtable/kernel'

/** how often each throw is made again: said to the players */
export const REROLLS = 24

export interface Findings {
  /** chances to win after so many actions, by seat */
  readonly curve: readonly (readonly number[])[]
  /** of each action that used chance, by seat, in chances to win */
  readonly luck: readonly Luck[]
  readonly luckBySeat: readonly number[]
}

/** The true positions are judged, secrets of both sides included: so never before the end. */
export function* study<T extends GameTypes>(mind: Mind<T>, text: string): Generator<Progress, Findings> {
  const record = readRecord(text)
  if (typeof record === 'string') throw new Error(record)
  const replayed = replay(mind.game, record)
  if ('mismatch' in replayed) throw new Error(replayed.mismatch.problem)
  const { match } = replayed
  if (!match.play.isOver) throw new Error('the game is not over')
  const found = yield* analyse(mind, match, { rerolls: REROLLS, points: 0 })
  return { curve: evened(found), luck: found.luck, luckBySeat: found.luckBySeat }
}
