import type { GameTypes } from '../game-types.ts'
import { readRecord } from '../record/read-record.ts'
import { recordOf, writeRecord } from '../record/record.ts'
import { replay } from '../record/replay.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Match } from '../play/match.ts'
import type { Trial } from './trial.ts'

/** Same seed and same actions, same game: the record survives being written, read and played again. */
export const record: Check = { name: 'record', atEnd }

function atEnd<T extends GameTypes>(trial: Trial<T>): Problem {
  const { match, setup } = trial
  const text = writeRecord(recordOf(match))
  const read = readRecord(text)
  if (typeof read === 'string') return read
  if (writeRecord(read) !== text) return 'the record reads otherwise than it was written'
  const again = replay(setup.game, read)
  if ('match' in again) return differs(trial, again.match)
  const { at, problem, refusal } = again.mismatch
  return `replay parts at action ${at}: ${problem}${refusal ? ` (${refusal.code})` : ''}`
}

function differs<T extends GameTypes>({ match, marks }: Trial<T>, again: Match<T>): Problem {
  if (again.play.hash() !== marks.at(-1)?.hash) return 'the replay ends with another hash'
  if (again.log.length !== match.log.length) return 'the replay has another number of events'
  return firstProblem(match.log.entries(), ([i, logged]) =>
    JSON.stringify(again.log[i]) === JSON.stringify(logged)
      ? undefined
      : `event ${i} of the replay is another than ${logged.event.type}`,
  )
}
