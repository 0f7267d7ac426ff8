import { inspect } from 'node:util'
import { type Play, submit } from '@sandtable/kernel'
import type { Examiner } from './examiner.ts'
import { Failure } from './failure.ts'

const SHOWN = 120

/** Sends something hostile: it must be refused in words that cite a rule, and change nothing. */
export function probe(play: Play, sent: unknown, examiner: Examiner): void {
  const before = play.hash()
  const refusal = submit(play, sent)
  if (!refusal) throw new Failure('accepted', `accepted though not offered: ${shown(sent)}`)
  if (play.hash() !== before)
    throw new Failure('changed', `refused, yet the position changed: ${shown(sent)}`)
  examiner.refusal(refusal)
}

export const shown = (sent: unknown): string => inspect(sent, { breakLength: Infinity }).slice(0, SHOWN)
