/** §9.2.5.a defenders nobody attacks: back to the hex, or into the spaces behind those who are. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isFort } from '../../pieces.ts'
import { isDisrupted, type State } from '../../state.ts'
import { COLUMNS, type Group, groupAt, isTaken, takeOff } from './board.ts'
import { bookGroups } from './by-the-book.ts'
import { defenderOf, type Field } from './field.ts'
import { canShare } from './pairing.ts'
import { whyNotReserve } from './placement-refusals.ts'
import { reserve, reserveColumns } from './reserves.ts'
import { BOOK, shareSpace } from './sharing.ts'

/** Disrupted units nobody attacks leave the board; of the others their owner chooses who goes into reserve. */
export function* defenderReserves(g: GrandIllusion, field: Field, byTheBook: boolean): Procedure {
  const { state: s } = g
  let isBook = byTheBook
  let idle = clearUnfaced(s, field)
  for (;;) {
    const open = idle.filter((group) => spacesFor(s, field, group).length > 0)
    if (open.length === 0) return
    const picked = isBook ? BOOK : yield* nextGroup(g, field, open)
    if (picked === 'no') return
    isBook ||= picked === BOOK
    const group = picked === BOOK ? bestGroup(s, field, open) : picked
    idle = idle.map((left) => left.filter((p) => !group.includes(p))).filter(({ length }) => length > 0)
    if ((yield* reserve(g, field, defenderOf(field), group, isBook)) === BOOK) isBook = true
  }
}

/** Takes everybody off the board whom nobody faces; those who may be in reserve, as they stood. */
function clearUnfaced(s: State, field: Field): Group[] {
  const unfaced = COLUMNS.filter((column) => !isTaken(s, field, field.attacker, column))
  const groups = unfaced.map((column) => groupAt(s, field, defenderOf(field), column))
  for (const group of groups) takeOff(s, group)
  return groups.filter((group) => group.length > 0 && group.every((p) => isFort(p) || !isDisrupted(s, p)))
}

const spacesFor = (s: State, field: Field, group: Group): number[] =>
  reserveColumns(s, field, defenderOf(field), group)

/** How many of these the spaces behind the line can take. */
const roomFor = (s: State, field: Field, groups: readonly Group[]): number =>
  new Set(groups.flatMap((group) => spacesFor(s, field, group))).size

/** Two single divisions may share a space in reserve as in front (§9.2.2.b). */
const partners = (s: State, group: Group, groups: readonly Group[]): number[] =>
  groups
    .filter((other) => other.length === 1 && group.length === 1)
    .flat()
    .filter((p) => canShare(s, group[0] as number, p))

/** Asks only where not all of them find room. */
function* nextGroup(
  g: GrandIllusion,
  field: Field,
  open: readonly Group[],
): Procedure<Group | typeof BOOK | 'no'> {
  const { state: s } = g
  const side = defenderOf(field)
  if (open.length <= roomFor(s, field, open)) return open[0] as Group
  const pick = yield* g.ask(side, {
    rule: '9.2.5.a',
    prompt: 'choose-reserve',
    facts: { hex: field.hex, defends: true },
    choose: () => ({ place: open.flat(), no: true, [BOOK]: true }),
    refuse: { place: (p) => whyNotReserve(s, field, side, p) },
  })
  if (pick.verb !== 'place') return pick.verb
  const group = open.find((each) => each.includes(pick.arg)) ?? [pick.arg]
  if (group.length > 1) return group
  return yield* shareSpace(g, side, { unit: pick.arg, partners: partners(s, group, open), alone: true })
}

/** The best of them, the weakest together where there is no room for all. */
function bestGroup(s: State, field: Field, open: readonly Group[]): Group {
  const room = roomFor(s, field, open)
  if (open.length <= room) return open[0] as Group
  return bookGroups(s, open.flat(), room, 'defence')[0] as Group
}
