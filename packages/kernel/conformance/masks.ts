import { type Eyes, REFEREE } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import { maskedFor } from '../play/masked.ts'
import type { Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** Positions these eyes cannot tell apart have one mask; it shows what the position shows, and masks nothing twice. */
export function maskLeaks<T extends GameTypes>(trial: Trial<T>, eyes: Eyes, other: T['state']): Problem {
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
