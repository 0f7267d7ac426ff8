/** Who is charged with what: departments left to the staff, and answers given beforehand, by seat. */
import type { Level } from '@sandtable/bots'
import { isSeatKind } from '@sandtable/presentation'

/** How long an answer stands that was given beforehand: to the end of the turn, or until the player says otherwise. */
export const TERMS = ['turn', 'game'] as const
export type Term = (typeof TERMS)[number]

export interface Stands {
  readonly prompt: string
  /** the space it is about; everywhere if it is missing */
  readonly space?: number
  readonly term: Term
  /** the turn in which it was given */
  readonly turn: number
}

/** Of one seat. */
export interface Charge {
  /** how well the staff works in each department that is left to it */
  readonly staff: Readonly<Record<string, Level>>
  readonly standing: readonly Stands[]
}

export const NO_CHARGE: Charge = { staff: {}, standing: [] }

/** Is anything left to the staff, or answered beforehand? */
export const isCharge = ({ staff, standing }: Charge): boolean =>
  Object.keys(staff).length > 0 || standing.length > 0

/** With a department left to the staff, or taken back. */
export function charged({ staff, standing }: Charge, id: string, level: Level | undefined): Charge {
  const others = Object.entries(staff).filter(([each]) => each !== id)
  return { standing, staff: Object.fromEntries(level === undefined ? others : [...others, [id, level]]) }
}

export const stands = ({ staff, standing }: Charge, stand: Stands): Charge => ({
  staff,
  standing: [...standing.filter((each) => !isSame(each, stand)), stand],
})

export const withdrawn = ({ staff, standing }: Charge, stand: Stands): Charge => ({
  staff,
  standing: standing.filter((each) => !isSame(each, stand)),
})

const isSame = (a: Stands, b: Stands): boolean => a.prompt === b.prompt && a.space === b.space

export const inForce = ({ standing }: Charge, turn: number): readonly Stands[] =>
  standing.filter((each) => each.term === 'game' || each.turn === turn)

/** Does it answer this question? */
export const covers = (stand: Stands, prompt: string, space: number | undefined): boolean =>
  stand.prompt === prompt && (stand.space === undefined || stand.space === space)

/** By seat, as they lie in the storage; what cannot be read is left out and hurts nothing. */
export const chargesIn = (value: unknown): readonly Charge[] =>
  Array.isArray(value) ? value.map(chargeIn) : []

function chargeIn(value: unknown): Charge {
  const { staff, standing } = fieldsOf(value)
  const levels = Object.entries(fieldsOf(staff)).filter(([, level]) => isSeatKind(level) && level !== 'human')
  return {
    staff: Object.fromEntries(levels) as Record<string, Level>,
    standing: Array.isArray(standing) ? standing.filter(isStands) : [],
  }
}

function isStands(value: unknown): value is Stands {
  const { prompt, space, term, turn } = fieldsOf(value)
  const isSomewhere = space === undefined || Number.isInteger(space)
  return (
    typeof prompt === 'string' &&
    isSomewhere &&
    TERMS.some((each) => each === term) &&
    typeof turn === 'number'
  )
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
