import { type Eyes, eyesOf, maskedFor, type Match, NOBODY, seenBy } from '@sandtable/kernel'

/**
 * Is there anything one of two people at a screen may see and the other may not? In an open game there never is, but
 * while both answer in secret.
 */
export function isHiddenBetween(match: Match, before: number | undefined, next: number): boolean {
  const { play, log } = match
  if (play.isHeldBack(next)) return true
  const [one, other] = [eyesOfSeat(match, before), eyesOfSeat(match, next)]
  return (
    hides(match, one) ||
    hides(match, other) ||
    log.some((entry) => seenBy(entry, one) !== seenBy(entry, other))
  )
}

const eyesOfSeat = ({ setup }: Match, seat: number | undefined): Eyes =>
  seat === undefined ? NOBODY : eyesOf(setup.scenario.seats[seat]?.powers ?? [])

/** Is part of the position hidden from these eyes? */
function hides({ play, setup }: Match, eyes: Eyes): boolean {
  const { words } = play.state
  return maskedFor(setup.game, play.state, eyes).words.some((word, i) => word !== words[i])
}
