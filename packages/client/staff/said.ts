/** What was said about who decides the question on the table, and what is like it. */
import { departmentsIn, type Occasion } from './occasion.ts'

export interface Said {
  readonly who: 'player' | 'staff'
  readonly seat: number
  /** it holds as long as this stage is asked about */
  readonly stage?: string
  /** it holds to the end of this part of the turn */
  readonly phase?: string
  /** it holds as long as questions of this department are asked */
  readonly department?: string
  /** it is about the staff's part alone: what is the player's stays the player's */
  readonly isPart?: true
  /** the staff itself has said so */
  readonly isReferred?: true
}

export const isAbout = (
  { seat, stage = '', phase = '', department }: Said,
  asked: Pick<Occasion, 'seat' | 'stage' | 'phase' | 'groups'>,
): boolean =>
  seat === asked.seat &&
  (stage === '' || stage === asked.stage) &&
  (phase === '' || phase === asked.phase) &&
  (department === undefined || departmentsIn(asked).includes(department))

/** The player decides, as long as the stage runs. */
export const toPlayer = ({ seat, stage, phase }: Occasion, isReferred = false): Said => ({
  who: 'player',
  seat,
  stage,
  phase,
  ...(isReferred ? { isReferred: true } : {}),
})

/** The staff decides: its part of what is asked until the end of the phase, or questions like this alone. */
export function toStaff(asked: Occasion, isPart: boolean): Said {
  const { seat, stage, phase } = asked
  if (isPart) return { who: 'staff', seat, phase, isPart }
  const [department] = departmentsIn(asked)
  return { who: 'staff', seat, stage, phase, ...(department === undefined ? {} : { department }) }
}
