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
}

/** A procedure of the rules: suspends while players decide, then goes on. */
export type Procedure<T = void> = Generator<readonly Asked[], T, readonly Answer[]>

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
