/** What was said about who decides the question on the table, and what is like it. */
import type { Occasion } from './occasion.ts'

export interface Said {
  readonly who: 'player' | 'staff'
  readonly seat: number
  /** it holds as long as this stage is asked about */
  readonly stage?: string
  /** it holds to the end of this part of the turn */
  readonly phase?: string
  /** the staff itself has said so */
  readonly isReferred?: true
}

export const isAbout = (
  { seat, stage = '', phase = '' }: Said,
  asked: Pick<Occasion, 'seat' | 'stage' | 'phase'>,
): boolean =>
  seat === asked.seat && (stage === '' || stage === asked.stage) && (phase === '' || phase === asked.phase)

/** The player decides, as long as the stage runs. */
export const toPlayer = ({ seat, stage, phase }: Occasion, isReferred = false): Said => ({
  who: 'player',
  seat,
  stage,
  phase,
  ...(isReferred ? { isReferred: true } : {}),
})

/** The staff decides: its part of what is asked until the end of the phase, or this alone. */
export const toStaff = ({ seat, stage, phase }: Occasion, isPart: boolean): Said =>
  isPart ? { who: 'staff', seat, phase } : { who: 'staff', seat, stage, phase }
