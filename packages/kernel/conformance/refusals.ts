import type { GameTypes } from '../game-types.ts'
import type { Play } from '../play/play.ts'
import { isOffered } from '../play/question.ts'
import { type Action, type Move, submit, writeAction } from '../play/submit.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import { sample } from './sample.ts'
import { flawInRefusal } from './sentence.ts'
import type { Trial } from './trial.ts'

/** What is not offered is refused, with a reason people can read, and changes nothing. */
export const refusals: Check = { name: 'refusals', isDear: true, atPosition }

function atPosition<T extends GameTypes>(trial: Trial<T>): Problem {
  const copy = trial.play.fork()
  const before = copy.hash()
  return firstProblem(badActions(trial), (bad) => {
    const problem = tryOut(trial, copy, bad)
    return problem ?? (copy.hash() === before ? undefined : `${said(bad)} was refused but changed the game`)
  })
}

const said = ({ what, action }: BadAction): string => `${what}, ${JSON.stringify(action)},`

function tryOut<T extends GameTypes>(trial: Trial<T>, copy: Play<T>, bad: BadAction): Problem {
  const refusal = submit(copy, bad.action)
  if (!refusal) return `${said(bad)} was accepted`
  trial.tally(`refusals: ${refusal.code}`)
  const flaw = flawInRefusal(trial.setup.game, refusal, trial.rules)
  return flaw && `${said(bad)} was refused badly: ${flaw}`
}

/** Something no game may accept. */
interface BadAction {
  readonly what: string
  readonly action: unknown
}

const NONSENSE = ['no such thing', '__proto__', 'constructor', '']
/** of verbs and of natural but unoffered moves so many are tried in a position */
const TRIED = 6

/** Everything that must be refused in this position, built from a move that is (or was) legal. */
function badActions<T extends GameTypes>(trial: Trial<T>): BadAction[] {
  const move = legalMove(trial)
  if (!move) return []
  const good = writeAction(trial.play, move)
  const late = trial.play.isOver ? [{ what: 'an action after the end', action: good }] : []
  return [
    ...late,
    ...malformed(good),
    ...wrongSeats(trial, good),
    ...unknownNames(good),
    ...wrongArguments(trial, good),
    ...unoffered(trial, move.seat),
  ]
}

function legalMove<T extends GameTypes>(trial: Trial<T>): Move | undefined {
  const moves = trial.askedSeats.flatMap((seat) => trial.movesOf(seat))
  return moves[trial.pick(moves.length)] ?? trial.taken.at(-1)?.move
}

function malformed(good: Action): BadAction[] {
  const actions = [
    null,
    7,
    'text',
    [],
    [good],
    {},
    { ...good, seat: 1 },
    { ...good, verb: null },
    { ...good, arg: 3 },
    { ...good, extra: 1 },
  ]
  return actions.map((action) => ({ what: 'a malformed action', action }))
}

function wrongSeats<T extends GameTypes>(trial: Trial<T>, good: Action): BadAction[] {
  const asked = trial.askedSeats
  const others = trial.setup.scenario.seats.filter((_, seat) => !asked.includes(seat)).map(({ id }) => id)
  return [...others, ...NONSENSE].map((seat) => ({ what: 'the wrong seat', action: { ...good, seat } }))
}

const unknownNames = (good: Action): BadAction[] =>
  NONSENSE.map((verb) => ({ what: 'an unknown verb', action: { ...good, verb } }))

/** an argument too many, too few, or one that means nothing */
function wrongArguments<T extends GameTypes>({ setup, pick }: Trial<T>, { seat }: Action): BadAction[] {
  const verbs = Object.entries(setup.game.verbs)
  return sample(verbs, TRIED, pick).flatMap(([verb, kind]) => {
    const bare = kind === null ? [] : [{ seat, verb }]
    const actions = [...bare, ...NONSENSE.map((arg) => ({ seat, verb, arg }))]
    return actions.map((action) => ({ what: 'a wrong argument', action }))
  })
}

/** things named in this game, used where they are not offered: what players naturally try */
function unoffered<T extends GameTypes>(trial: Trial<T>, seat: number): BadAction[] {
  const offer = trial.play.offered(seat) ?? {}
  const candidates = naturalMoves(trial, seat).filter(({ answer }) => !isOffered(offer, answer))
  return sample(candidates, TRIED, trial.pick).map((move) => ({
    what: 'an unoffered move',
    action: writeAction(trial.play, move),
  }))
}

/** every verb, with any argument of the right kind that is offered now or was used not long ago */
function naturalMoves<T extends GameTypes>(trial: Trial<T>, seat: number): Move[] {
  const { verbs } = trial.setup.game
  const known = [...trial.taken.slice(-TRIED).map(({ move }) => move), ...trial.movesOf(seat)]
  return Object.entries(verbs).flatMap(([verb, kind]): Move[] => {
    if (kind === null) return [{ seat, answer: { verb } }]
    const args = known.flatMap(({ answer }) => (verbs[answer.verb] === kind ? [answer.arg] : []))
    return [...new Set(args)].flatMap((arg) => (arg === undefined ? [] : [{ seat, answer: { verb, arg } }]))
  })
}
