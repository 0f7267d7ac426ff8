/** §9.2.2 the defender's line. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import type { Side } from '../../sides.ts'
import { FRONT_SPACES, type State } from '../../state.ts'
import { type Group, setSpace } from './board.ts'
import { bookGroups } from './by-the-book.ts'
import { defenderOf, defendersOf, type Field } from './field.ts'
import { bestRank, hasPartner, mostPairs, partnersOf, RANK, rankOf } from './pairing.ts'
import { whyNotPlace } from './placement-refusals.ts'
import { BOOK, shareSpace } from './sharing.ts'

/**
 * §9.2.2.a everybody goes on the board while the four spaces last; asks only where the owner has a choice.
 * Returns whether he has left the rest to the program.
 */
export function* placeDefenders(g: GrandIllusion, field: Field): Procedure<boolean> {
  const { state: s } = g
  const side = defenderOf(field)
  let rest: Group = defendersOf(s, field)
  // §9.2.1.max4
  for (let space = 0; space < FRONT_SPACES && rest.length > 0; space++) {
    const group = yield* nextGroup(g, field, side, rest, FRONT_SPACES - space)
    if (group === BOOK) {
      placeByTheBook(s, rest, space)
      return true
    }
    setSpace(s, group, space)
    rest = rest.filter((p) => !group.includes(p))
  }
  return false
}

function placeByTheBook(s: State, rest: Group, from: number): void {
  bookGroups(s, rest, FRONT_SPACES - from, 'defence').forEach((group, i) => setSpace(s, group, from + i))
}

function* nextGroup(
  g: GrandIllusion,
  field: Field,
  side: Side,
  rest: Group,
  spaces: number,
): Procedure<Group | typeof BOOK> {
  const { state: s } = g
  const starters = startersOf(s, rest, spaces)
  const unit = starters.length === 1 ? (starters[0] as number) : yield* chooseUnit(g, field, side, starters)
  if (unit === BOOK) return BOOK
  const alone = rankOf(s, unit) === bestRank(s, rest)
  return yield* shareSpace(g, side, { unit, partners: partnersOf(s, unit, rest), alone })
}

/** §9.2.2.c who may take the next space: one piece if it does not matter which */
function startersOf(s: State, rest: Group, spaces: number): Group {
  const rank = bestRank(s, rest)
  const members = rest.filter((p) => rankOf(s, p) === rank)
  if (rank >= RANK.disrupted) return members.length <= spaces ? members.slice(0, 1) : members
  const arm = rest.filter((p) => isSameArm(s, rank, p))
  const rivals = rank === RANK.corps ? members.length + mostPairs(s, arm) : arm.length
  if (rivals <= spaces) return members.slice(0, 1)
  return arm.filter((p) => rankOf(s, p) === rank || hasPartner(s, p, arm))
}

/** undisrupted infantry for infantry ranks, undisrupted cavalry for its own */
function isSameArm(s: State, rank: number, p: number): boolean {
  const own = rankOf(s, p)
  return rank === RANK.cavalry ? own === rank : own < RANK.cavalry
}

function* chooseUnit(
  g: GrandIllusion,
  field: Field,
  side: Side,
  starters: Group,
): Procedure<number | typeof BOOK> {
  const { state: s } = g
  const pick = yield* g.ask(side, {
    rule: '9.2.2.c',
    prompt: 'place-defenders',
    facts: { hex: field.hex },
    choose: () => ({ place: starters, [BOOK]: true }),
    refuse: { place: (p) => whyNotPlace(s, field, side, p) },
  })
  return pick.verb === BOOK ? BOOK : pick.arg
}
