/** What was said about who decides the question on the table, and what is like it. */
import type { Occasion } from './occasion.ts'

export interface Said {
  readonly who: 'player' | 'staff'
  readonly seat: number
  /** it holds as long as this stage is asked about */
  readonly stage?: string
  /** it holds to the end of this part of the turn */
  readonly phase?: string
  /** it holds for one question: the one asked after so many actions */
  readonly at?: number
  /** it is about the staff's part alone: what is the player's stays the player's */
  readonly isPart?: true
  /** the staff itself has said so */
  readonly isReferred?: true
}

export const isAbout = (
  { seat, stage = '', phase = '', at }: Said,
  asked: Pick<Occasion, 'seat' | 'stage' | 'phase' | 'at'>,
): boolean =>
  seat === asked.seat &&
  (stage === '' || stage === asked.stage) &&
  (phase === '' || phase === asked.phase) &&
  (at === undefined || at === asked.at)

/** The player decides, as long as the stage runs. */
export const toPlayer = ({ seat, stage, phase }: Occasion, isReferred = false): Said => ({
  who: 'player',
  seat,
  stage,
  phase,
  ...(isReferred ? { isReferred: true } : {}),
})

/** The staff decides: its part of what is asked until the end of the phase, or this question and no other. */
export function toStaff({ seat, stage, phase, at }: Occasion, isPart: boolean): Said {
  return isPart ? { who: 'staff', seat, phase, isPart } : { who: 'staff', seat, stage, phase, at }
}

/** Is it about one question, and the staff's to answer? */
export const isOnce = (said: Said | undefined): boolean => said?.who === 'staff' && said.isPart !== true
