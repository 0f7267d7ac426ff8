/** Who is charged with what: departments left to the staff, and answers given beforehand, by seat. */
import type { Level } from '@sandtable/bots'
import { ALLOWANCES, type Allowance, isSeatKind } from '@sandtable/presentation'

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
  /** how much a force on staff may spend; its share where nothing is said */
  readonly allowances?: Readonly<Record<string, Allowance>>
}

export const NO_CHARGE: Charge = { staff: {}, standing: [] }

/** Is anything left to the staff, or answered beforehand? */
export const isCharge = ({ staff, standing }: Charge): boolean =>
  Object.keys(staff).length > 0 || standing.length > 0

/** With a department left to the staff, or taken back. */
export function charged(charge: Charge, id: string, level: Level | undefined): Charge {
  const others = Object.entries(charge.staff).filter(([each]) => each !== id)
  return { ...charge, staff: Object.fromEntries(level === undefined ? others : [...others, [id, level]]) }
}

export const allowanceOf = ({ allowances }: Charge, id: string): Allowance => allowances?.[id] ?? 'share'

/** With what a force may spend. */
export const allowed = (charge: Charge, id: string, allowance: Allowance): Charge => ({
  ...charge,
  allowances: { ...charge.allowances, [id]: allowance },
})

export const stands = (charge: Charge, stand: Stands): Charge => ({
  ...charge,
  standing: [...charge.standing.filter((each) => !isSame(each, stand)), stand],
})

export const withdrawn = (charge: Charge, stand: Stands): Charge => ({
  ...charge,
  standing: charge.standing.filter((each) => !isSame(each, stand)),
})

const isSame = (a: Stands, b: Stands): boolean => a.prompt === b.prompt && a.space === b.space

export const inForce = ({ standing }: Pick<Charge, 'standing'>, turn: number): readonly Stands[] =>
  standing.filter((each) => each.term === 'game' || each.turn === turn)

/** Does it answer this question? */
export const covers = (stand: Stands, prompt: string, space: number | undefined): boolean =>
  stand.prompt === prompt && (stand.space === undefined || stand.space === space)

/** By seat, as they lie in the storage; what cannot be read is left out and hurts nothing. */
export const chargesIn = (value: unknown): readonly Charge[] =>
  Array.isArray(value) ? value.map(chargeIn) : []

function chargeIn(value: unknown): Charge {
  const { staff, standing, allowances } = fieldsOf(value)
  const levels = Object.entries(fieldsOf(staff)).filter(([, level]) => isSeatKind(level) && level !== 'human')
  const spends = Object.fromEntries(Object.entries(fieldsOf(allowances)).flatMap(readAllowance))
  return {
    staff: Object.fromEntries(levels) as Record<string, Level>,
    standing: Array.isArray(standing) ? standing.filter(isStands) : [],
    ...(Object.keys(spends).length > 0 ? { allowances: spends } : {}),
  }
}

function readAllowance([id, value]: readonly [string, unknown]): (readonly [string, Allowance])[] {
  const found = ALLOWANCES.find((each) => each === value)
  return found === undefined ? [] : [[id, found]]
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
