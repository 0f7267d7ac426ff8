import { type Action, type Play, writeAction } from '@sandtable/kernel'
import { randomMove } from '../selfplay/random-game.ts'
import type { ArgumentPool } from './argument-pool.ts'

type Pick = (n: number) => number

interface Aim {
  readonly play: Play
  readonly pick: Pick
  readonly pool: ArgumentPool
  /** something that would be in order, to be spoilt */
  readonly action: Action
}

const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    'fly',
    '99.99',
    '../../etc/passwd',
    '\u0000',
    '\ud800',
    '🙂',
    '軍',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
  'x'.repeat(5000),
]
const NON_TEXTS: readonly unknown[] = [
  0,
  1,
  -1,
  Number.NaN,
  true,
  null,
  {},
  [],
  ['x'],
  () => 'x',
  Symbol('x'),
  7n,
]
const NON_ACTIONS: readonly unknown[] = [
  ...NON_TEXTS,
  undefined,
  'march',
  '{"seat":"x"}',
  new Date(0),
  new Map(),
]

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)] as T

/** Ways to get it wrong. */
const SPOILS: readonly ((aim: Aim) => unknown)[] = [
  ({ pick }) => oneOf(NON_ACTIONS, pick),
  ({ action }) => [action],
  ({ action }) => ({ ...action, extra: 1 }),
  ({ action }) => JSON.parse(`{"__proto__":${JSON.stringify(action)}}`) as unknown,
  ({ action, pick }) => ({ ...action, [oneOf(['seat', 'verb', 'arg'], pick)]: oneOf(NON_TEXTS, pick) }),
  ({ action, pick }) => ({ ...action, seat: oneOf(TEXTS, pick) }),
  ({ action, pick }) => ({ ...action, verb: oneOf(TEXTS, pick) }),
  ({ action, pick }) => ({ ...action, arg: oneOf(TEXTS, pick) }),
  ({ action: { seat, verb, arg } }) => (arg === undefined ? { seat, verb, arg: seat } : { seat, verb }),
  ({ action, play, pick }) => ({ ...action, seat: oneOf(play.setup.scenario.seats, pick).id }),
  wrongVerb,
  wrongVerb,
  wrongArgument,
  wrongArgument,
]

/** A verb of the game, mostly one that is not possible now, with something it could name. */
function wrongVerb({ action, play, pick, pool }: Aim): unknown {
  const { verbs } = play.setup.game
  const verb = oneOf(Object.keys(verbs), pick)
  const kind = verbs[verb]
  const arg = kind ? pool.any(kind, pick) : undefined
  return arg === undefined ? { seat: action.seat, verb } : { seat: action.seat, verb, arg }
}

/** The right verb with something else of the same kind. */
function wrongArgument({ action, play, pick, pool }: Aim): unknown {
  const kind = play.setup.game.verbs[action.verb]
  return { ...action, arg: (kind ? pool.any(kind, pick) : undefined) ?? '' }
}

/** Something no sound game accepts now; undefined if the attempt happened to be legal. */
export function hostileAction(
  play: Play,
  pick: Pick,
  pool: ArgumentPool,
): { readonly sent: unknown } | undefined {
  const sent = oneOf(SPOILS, pick)({ play, pick, pool, action: plausible(play, pick) })
  return isLegal(play, sent) ? undefined : { sent }
}

/** A legal action, or after the end one that looks like it. */
function plausible(play: Play, pick: Pick): Action {
  if (!play.isOver) return writeAction(play, randomMove(play, pick))
  const { game, scenario } = play.setup
  return { seat: oneOf(scenario.seats, pick).id, verb: oneOf(Object.keys(game.verbs), pick) }
}

/** Judged without the kernel's own reading: exactly an offered action, in exactly its written form. */
function isLegal(play: Play, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false
  const { seat, verb, arg, ...extra } = sent as Readonly<Record<string, unknown>>
  if (Object.keys(extra).length > 0 || !Object.hasOwn(sent, 'seat') || typeof verb !== 'string') return false
  const { game, scenario } = play.setup
  const offer = play.offered(scenario.seats.findIndex(({ id }) => id === seat))
  if (!offer || !Object.hasOwn(offer, verb)) return false
  const options = offer[verb]
  if (typeof options !== 'object') return options === true && arg === undefined
  return options.some((each) => game.verbs[verb]?.encode(each) === arg)
}
