/** The question for the ear: one's own is always told, what one waits for once. */
import type { Seen } from '../table/seen-model.ts'
import type { VoiceWords } from './words.ts'

/** What stands at the top of the table. */
export interface Asked {
  readonly text: string
  readonly yours: boolean
  readonly hold: ReturnType<Seen['hold']>
}

export interface ToldQuestion {
  /** what is said; nothing where the ear knows it */
  readonly text: string
  /** what has been said since the last question of one's own */
  readonly known: readonly string[]
  /** somebody else has decided since then */
  readonly hasWaited: boolean
}

export const NOTHING_TOLD: ToldQuestion = { text: '', known: [], hasWaited: false }

export function tellQuestion(
  before: ToldQuestion,
  { text, yours, hold }: Asked,
  words: Pick<VoiceWords, 'yourTurn' | 'goOn'>,
): ToldQuestion {
  const isWaiting = !yours || hold === 'step' || hold === 'result'
  if (!isWaiting) return { text: before.hasWaited ? words.yourTurn(text) : text, known: [], hasWaited: false }
  const hasWaited = before.hasWaited || !yours
  if (!before.known.includes(text)) return { text, known: [...before.known, text], hasWaited }
  // A result holds the game up: which key goes on is never left out.
  return { text: hold === 'result' ? words.goOn : '', known: before.known, hasWaited }
}
