import { type Eyes, NOBODY, REFEREE } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Move } from '../play/submit.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import { tryOdds } from './odds.ts'
import { situationOf } from './re-execution.ts'
import { otherPresent } from './other-present.ts'
import { type Relived, relive, toldTo } from './relive.ts'
import type { Trial } from './trial.ts'
import { maskedFor } from '../play/masked.ts'

/**
 * What others hide makes no difference to what a seat sees, is told, may do, or can work out from
 * odds. A move after which it does make a difference must be one nobody can take back.
 */
export const secrecy: Check = {
  name: 'secrecy',
  isDear: true,
  atPosition: (trial) =>
    views(trial) ?? firstProblem(seatsOf(trial), (seat) => knowledge(trial, seat) ?? heldBack(trial, seat)),
  beforeMove,
}

const seatsOf = <T extends GameTypes>({ setup }: Trial<T>): number[] => [...setup.scenario.seats.keys()]

/** Seats and onlookers cannot tell positions apart that differ in what is hidden from them; one of them looks. */
function views<T extends GameTypes>(trial: Trial<T>): Problem {
  const all = [NOBODY, ...seatsOf(trial).map((seat) => trial.eyesOf(seat))]
  return viewLeaks(trial, all[trial.pick(all.length)] ?? NOBODY)
}

function viewLeaks<T extends GameTypes>(trial: Trial<T>, eyes: Eyes): Problem {
  const { game } = trial.setup
  const { state } = trial.play
  const other = game.layout.create()
  game.layout.restore(other, state.words)
  game.permuteSecrets(other, eyes, trial.pick)
  if (other.words.some((word, i) => word !== state.words[i])) trial.tally('secrecy: secrets exchanged')
  const broken = game.invariants(other)
  if (broken.length > 0 && game.invariants(state).length === 0)
    return `exchanging secrets makes an unsound position: ${broken.join('; ')}`
  const [seen, seenOther] = [state, other].map((each) => JSON.stringify(game.view(each, eyes)))
  return seen === seenOther
    ? maskLeaks(trial, eyes, other)
    : `the view of eyes ${eyes} shows secrets: ${difference(seen, seenOther)}`
}

/** the place where two texts part */
function difference(a = '', b = ''): string {
  let i = 0
  while (a[i] === b[i]) i++
  return `…${a.slice(Math.max(0, i - 40), i + 40)}… or …${b.slice(Math.max(0, i - 40), i + 40)}…`
}

/** The seat's own moves since the checkpoint, made in both worlds. */
function inBothWorlds<T extends GameTypes>(
  trial: Trial<T>,
  seat: number,
): [Relived<T>, Relived<T>] | undefined {
  if (!trial.since.every(({ move }) => move.seat === seat)) return undefined
  const real = relive(trial)
  if ((real.revealed & ~trial.eyesOf(seat)) !== 0) return undefined
  const { game } = trial.setup
  const alter = (state: T['state']): void => game.permuteSecrets(state, trial.eyesOf(seat), trial.pick)
  return [real, relive(trial, { alter })]
}

/** as long as nothing was rolled or revealed the seat cannot know in which world it is */
function knowledge<T extends GameTypes>(trial: Trial<T>, seat: number): Problem {
  const worlds = inBothWorlds(trial, seat)
  if (!worlds) return undefined
  trial.tally('secrecy: worlds compared')
  const [here, there] = worlds.map((world) => knownTo(trial, seat, world))
  const last = trial.since.at(-1)
  const after = last ? ` after ${trial.name(last.move)}` : ''
  return here === there
    ? undefined
    : `seat ${seat} can tell what others hide${after}: ${difference(here, there)}`
}

function knownTo<T extends GameTypes>(
  trial: Trial<T>,
  seat: number,
  { play, log }: Relived<T>,
  asked: readonly number[] = play.pending.map((each) => each.seat),
): string {
  const eyes = trial.eyesOf(seat)
  return JSON.stringify({
    asked,
    situation: situationOf(play, seat),
    told: toldTo(log, eyes),
    view: trial.setup.game.view(play.seenFrom(seat).state, eyes),
  })
}

/** What others have answered in secret branches makes no difference before all have ended, but that they are done. */
function heldBack<T extends GameTypes>(trial: Trial<T>, seat: number): Problem {
  const { play, since } = trial
  if (play.pending[0]?.branch?.isSealed !== true) return undefined
  const held = play.given.length
  const others = since.slice(held).filter(({ move }) => move.seat !== seat)
  if (others.length === 0) return undefined
  trial.tally('secrecy: held answers left out')
  const moves = since.filter((taken) => !others.includes(taken))
  const here = relive(trial)
  const there = relive(trial, { moves })
  const asked = there.play.pending.map((each) => each.seat)
  const [known, knownThere] = [here, there].map((world) => knownTo(trial, seat, world, asked))
  return known === knownThere
    ? undefined
    : `seat ${seat} can tell what others answered in secret: ${difference(known, knownThere)}`
}

/** one move in so many is asked about in both worlds */
const SAMPLED = 3

/** Odds are for one who knows no more than the seat: in worlds it cannot tell apart they are the same. */
function beforeMove<T extends GameTypes>(trial: Trial<T>, move: Move): Problem {
  if (trial.pick(SAMPLED) > 0) return undefined
  const there = otherPresent(trial, move.seat)
  const here = relive(trial)
  if (!there || knownTo(trial, move.seat, here) !== knownTo(trial, move.seat, there)) return undefined
  trial.tally('secrecy: odds compared')
  const [odds, oddsThere] = [here, there].map(({ play }) => JSON.stringify(tryOdds(play, move)))
  return odds === oddsThere
    ? undefined
    : `the odds of ${trial.name(move)} tell what others hide: ${difference(odds, oddsThere)}`
}

/** Positions these eyes cannot tell apart have one mask; it shows what the position shows, and masks nothing twice. */
function maskLeaks<T extends GameTypes>(trial: Trial<T>, eyes: Eyes, other: T['state']): Problem {
  const { game } = trial.setup
  const { state } = trial.play
  const masked = maskedFor(game, state, eyes)
  if (!isSame(masked, maskedFor(game, other, eyes))) return `the mask for eyes ${eyes} keeps secrets`
  if (!isSame(masked, maskedFor(game, masked, eyes))) return `masking for eyes ${eyes} twice masks more`
  const [seen, seenMasked] = [state, masked].map((each) => JSON.stringify(game.view(each, eyes)))
  if (seen !== seenMasked) return `the mask for eyes ${eyes} hides what they see, or shows something else`
  return isSame(state, maskedFor(game, state, REFEREE)) ? undefined : 'a position is masked for the referee'
}

const isSame = ({ words }: { readonly words: Int16Array }, other: { readonly words: Int16Array }): boolean =>
  words.every((word, i) => word === other.words[i])
