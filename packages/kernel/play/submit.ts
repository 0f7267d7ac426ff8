import type { GameTypes } from '../game-types.ts'
import type { ArgumentKind } from '../game.ts'
import type { Play } from './play.ts'
import { type Answer, type Asked, isOffered } from './question.ts'
import type { Refusal } from './refusal.ts'

/** Who answers in a player's place: the staff, or an answer that was given beforehand. The rules never read it. */
const DEPUTIES = ['staff', 'standing'] as const
export type Deputy = (typeof DEPUTIES)[number]

/** An action as it is written in records and sent by players. */
export interface Action {
  readonly seat: string
  readonly verb: string
  readonly arg?: string
  readonly by?: Deputy
}

/** An action with its names looked up. */
export interface Move {
  readonly seat: number
  readonly answer: Answer
  readonly by?: Deputy
}

/** Accepts exactly the offered set; anything else is refused with a reason and changes nothing. */
export function submit<T extends GameTypes>(play: Play<T>, action: unknown): Refusal | undefined {
  const move = readAction(play, action)
  if ('code' in move) return move
  const refusal = whyNot(play, move)
  if (!refusal) play.answer(move.seat, move.answer)
  return refusal
}

/** Why this move cannot be made now; undefined if it can. */
export function whyNot<T extends GameTypes>(play: Play<T>, move: Move): Refusal | undefined {
  const asked = play.asked(move.seat)
  const offer = play.offered(move.seat)
  if (!asked || !offer) return notAsked(play, move.seat)
  if (isOffered(offer, move.answer)) return undefined
  return fromQuestion(asked, move.answer) ?? plainRefusal(play, asked, move.answer)
}

/** Looks the names of an action up; a refusal if they mean nothing in this game. */
export function readAction<T extends GameTypes>(play: Play<T>, action: unknown): Move | Refusal {
  const { game, scenario } = play.setup
  const rule = play.pending[0]?.question.rule ?? game.rules.end
  const problem = malformed(action)
  if (problem !== undefined) return { code: 'malformed', rule, facts: { problem } }
  const { seat: name, verb, arg, by } = action as Action
  const seat = scenario.seats.findIndex(({ id }) => id === name)
  if (seat < 0) return { code: 'unknown-seat', rule, facts: { seat: name } }
  const kind = Object.hasOwn(game.verbs, verb) ? game.verbs[verb] : undefined
  if (kind === undefined) return { code: 'unknown-verb', rule, facts: { verb } }
  const answer = readAnswer(verb, arg, kind, rule)
  return 'code' in answer ? answer : { seat, answer, ...deputised(by) }
}

const deputised = (by: Deputy | undefined): { readonly by?: Deputy } => (by === undefined ? {} : { by })

/** The inverse of `readAction`. */
export function writeAction<T extends GameTypes>(play: Play<T>, { seat, answer, by }: Move): Action {
  const { game, scenario } = play.setup
  const id = scenario.seats[seat]?.id ?? ''
  const kind = game.verbs[answer.verb]
  const arg = answer.arg === undefined || !kind ? {} : { arg: kind.encode(answer.arg) }
  return { seat: id, verb: answer.verb, ...arg, ...deputised(by) }
}

const ACTION_FIELDS = new Set(['seat', 'verb', 'arg', 'by'])
export const isDeputy = (by: unknown): by is Deputy => (DEPUTIES as readonly unknown[]).includes(by)

function malformed(action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return 'not an object'
  const { seat, verb, arg, by } = action as Readonly<Record<string, unknown>>
  if (typeof seat !== 'string') return 'seat is not a text'
  if (typeof verb !== 'string') return 'verb is not a text'
  if (arg !== undefined && typeof arg !== 'string') return 'arg is not a text'
  if (by !== undefined && !isDeputy(by)) return `by is none of ${DEPUTIES.join(', ')}`
  const extra = Object.keys(action).find((key) => !ACTION_FIELDS.has(key))
  return extra === undefined ? undefined : `unknown field "${extra}"`
}

function readAnswer(
  verb: string,
  arg: string | undefined,
  kind: ArgumentKind | null,
  rule: string,
): Answer | Refusal {
  if (kind === null)
    return arg === undefined ? { verb } : { code: 'argument-unexpected', rule, facts: { verb, arg } }
  if (arg === undefined) return { code: 'argument-missing', rule, facts: { verb } }
  const value = kind.decode(arg)
  return value === undefined ? { code: 'argument-unknown', rule, facts: { verb, arg } } : { verb, arg: value }
}

function notAsked<T extends GameTypes>(play: Play<T>, seat: number): Refusal {
  const { game, scenario } = play.setup
  if (play.isOver) return { code: 'game-over', rule: game.rules.end, facts: {} }
  const asked = scenario.seats.flatMap(({ id }, index) => (play.asked(index) ? [id] : [])).join(', ')
  return {
    code: 'not-your-decision',
    rule: game.rules.sequence,
    facts: { seat: scenario.seats[seat]?.id, asked },
  }
}

function fromQuestion(asked: Asked, answer: Answer): Refusal | undefined {
  const refuse = asked.question.refuse
  const explain = refuse && Object.hasOwn(refuse, answer.verb) ? refuse[answer.verb] : undefined
  return explain?.(answer.arg ?? -1)
}

function plainRefusal<T extends GameTypes>(play: Play<T>, asked: Asked, answer: Answer): Refusal {
  const { rule } = asked.question
  const { verb, arg } = writeAction(play, { seat: asked.seat, answer })
  const offer = play.offered(asked.seat) ?? {}
  const possible = Object.keys(offer).filter((each) => isPossible(offer[each]))
  if (possible.includes(verb)) return { code: 'not-offered', rule, facts: { verb, arg } }
  return { code: 'verb-not-now', rule, facts: { verb, possible: possible.join(', ') } }
}

const isPossible = (options: readonly number[] | boolean | undefined): boolean =>
  typeof options === 'boolean' ? options : (options?.length ?? 0) > 0
