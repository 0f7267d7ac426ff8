import type { Facts } from '../text.ts'
import type { Refusal } from './refusal.ts'

/** What may be answered: for each verb the list of arguments, or whether the bare verb is possible. */
export type Offer = Readonly<Record<string, readonly number[] | boolean>>

export interface Answer {
  readonly verb: string
  readonly arg?: number
}

/** The answers an offer admits, so that rules can switch on the verb. */
export type AnswerTo<O extends Offer> = {
  [V in keyof O & string]: O[V] extends boolean
    ? { readonly verb: V }
    : { readonly verb: V; readonly arg: number }
}[keyof O & string]

export interface Question<
  O extends Offer = Offer,
  Prompt extends string = string,
  Code extends string = string,
> {
  readonly rule: string
  readonly prompt: Prompt
  readonly facts?: Facts
  /** computed only when somebody looks: re-execution never calls it */
  readonly choose: () => O
  /** why not, for what a player would naturally try; a bare verb is asked about with argument -1 */
  readonly refuse?: { readonly [V in keyof O]?: (arg: number) => Refusal<Code> | undefined }
}

/** A question on the table, and whom it was put to. */
export interface Asked {
  readonly power: number
  readonly seat: number
  readonly question: Question
  /** the branch it belongs to, where several procedures go on at once */
  readonly branch?: Branch
}

/** One of several procedures that go on at once. */
export interface Branch {
  /** which it is: `0.2` is the third branch of the first `together` of the stage, `0.2/1.0` a branch within it */
  readonly path: string
  /** names of the procedures that run within it, outermost first */
  readonly trail: readonly string[]
  /** nobody else learns what is answered in it before all branches have ended */
  readonly isSealed: boolean
  /** what everybody may know of a sealed branch that has gone on: its first question */
  readonly face?: Question
}

/** The answers to what was asked, in that order; of procedures that go on at once some are still missing. */
type Answers = readonly (Answer | undefined)[]

/** A procedure of the rules: suspends while players decide, then goes on. */
export type Procedure<T = void> = Generator<readonly Asked[], T, Answers>

export function isOffered(offer: Offer, answer: Answer): boolean {
  const options = Object.hasOwn(offer, answer.verb) ? offer[answer.verb] : undefined
  if (typeof options === 'boolean') return options && answer.arg === undefined
  return options !== undefined && answer.arg !== undefined && options.includes(answer.arg)
}

/** All answers of an offer, in a fixed order. */
export function answersOf(offer: Offer): Answer[] {
  return Object.entries(offer).flatMap(([verb, options]): Answer[] => {
    if (typeof options === 'boolean') return options ? [{ verb }] : []
    return options.map((arg) => ({ verb, arg }))
  })
}

export const isSameAnswer = (a: Answer, b: Answer): boolean => a.verb === b.verb && a.arg === b.arg
