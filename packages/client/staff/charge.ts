/** Who is charged with what: departments left to the staff, and answers given beforehand, by seat. */
import type { Level } from '@sandtable/bots'
import { isSeatKind } from '@sandtable/presentation'

/** How long an answer stands that was given beforehand: to the end of the turn, or until the player says otherwise. */
export const TERMS = ['turn', 'game'] as const
export type Term = (typeof TERMS)[number]

export interface Stands {
  readonly prompt: string
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

/** With a department left to the staff, or taken back. */
export function charged({ staff, standing }: Charge, id: string, level: Level | undefined): Charge {
  const others = Object.entries(staff).filter(([each]) => each !== id)
  return { standing, staff: Object.fromEntries(level === undefined ? others : [...others, [id, level]]) }
}

export const stands = ({ staff, standing }: Charge, stand: Stands): Charge => ({
  staff,
  standing: [...standing.filter(({ prompt }) => prompt !== stand.prompt), stand],
})

export const withdrawn = ({ staff, standing }: Charge, prompt: string): Charge => ({
  staff,
  standing: standing.filter((each) => each.prompt !== prompt),
})

export const inForce = ({ standing }: Charge, turn: number): readonly Stands[] =>
  standing.filter((each) => each.term === 'game' || each.turn === turn)

/** By seat, as text; what cannot be read is left out. */
export const writeCharges = (charges: readonly Charge[]): string => JSON.stringify(charges)

export function readCharges(text: string | undefined): readonly Charge[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.map(chargeIn) : []
  } catch {
    return []
  }
}

function chargeIn(value: unknown): Charge {
  const { staff, standing } = fieldsOf(value)
  const levels = Object.entries(fieldsOf(staff)).filter(([, level]) => isSeatKind(level) && level !== 'human')
  return {
    staff: Object.fromEntries(levels) as Record<string, Level>,
    standing: Array.isArray(standing) ? standing.filter(isStand) : [],
  }
}

function isStand(value: unknown): value is Stands {
  const { prompt, term, turn } = fieldsOf(value)
  return typeof prompt === 'string' && TERMS.some((each) => each === term) && typeof turn === 'number'
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
