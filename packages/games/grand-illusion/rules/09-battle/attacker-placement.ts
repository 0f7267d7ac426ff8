/** §9.2.3 the attacker's line: who faces whom. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isCavalry } from '../../pieces.ts'
import { BOARD, FRONT_SPACES, type State } from '../../state.ts'
import { COLUMNS, type Group, groupAt, isTaken, setSpace } from './board.ts'
import { bookFronts, bookGroups } from './by-the-book.ts'
import { placeDisrupted, sendDisrupted } from './disrupted-attackers.ts'
import { defenderOf, type Field, isMarkedOut } from './field.ts'
import { columnsFor, freshAttackers, openColumns, unfacedColumns } from './open-columns.ts'
import { bestRank, hasPartner, partnersOf, RANK, rankOf } from './pairing.ts'
import { whyNotOpposite, whyNotPlace } from './placement-refusals.ts'
import { BOOK, shareSpace } from './sharing.ts'

/**
 * Undisrupted units fill the columns as far as they go; disrupted ones may follow (§9.2.3.a.n3).
 * Returns whether the attacker has left the rest to the program.
 */
export function* placeAttackers(g: GrandIllusion, field: Field): Procedure<boolean> {
  const { state: s } = g
  const isBook = yield* placeFresh(g, field)
  if (isBook) sendDisrupted(s, field)
  else yield* placeDisrupted(g, field)
  return isBook
}

/** Where the placement stands. */
interface Stage {
  /** undisrupted attackers not yet placed, and the best rank among them */
  readonly rest: Group
  readonly rank: number
  /** columns to be filled now */
  readonly open: readonly number[]
  /** fortunes 6 and 11: nobody shares a space while a column would stay empty for it */
  readonly spread: boolean
}

function stageOf(s: State, field: Field): Stage {
  const rest = freshAttackers(s, field)
  return {
    rest,
    rank: bestRank(s, rest),
    open: openColumns(s, field),
    spread: isMarkedOut(field, BOARD.limit) && rest.length <= unfacedColumns(s, field).length,
  }
}

function* placeFresh(g: GrandIllusion, field: Field): Procedure<boolean> {
  const { state: s } = g
  for (;;) {
    const stage = stageOf(s, field)
    const starters = startersOf(s, field, stage)
    if (starters.length === 0) return false
    const group = yield* formGroup(g, field, stage, starters)
    const column = group === BOOK ? BOOK : yield* chooseColumn(g, field, group, stage)
    if (group === BOOK || column === BOOK) {
      placeByTheBook(s, field, stage.rest)
      return true
    }
    setSpace(s, group, column)
  }
}

function placeByTheBook(s: State, field: Field, rest: Group): void {
  const defence = COLUMNS.map((column) => groupAt(s, field, defenderOf(field), column))
  const taken = COLUMNS.filter((column) => isTaken(s, field, field.attacker, column))
  const groups = bookGroups(s, rest, FRONT_SPACES - taken.length, 'attack')
  for (const { group, column } of bookFronts(s, groups, defence, unfacedColumns(s, field)))
    setSpace(s, group, column)
}

const facedBy = (s: State, field: Field, unit: number, { open, rank }: Stage): number[] =>
  columnsFor(s, field, unit, open, rank < RANK.cavalry)

/** §9.2.3.a who may take the next column: one unit if all of its rank will be placed anyway */
function startersOf(s: State, field: Field, stage: Stage): Group {
  const { rest, rank, open, spread } = stage
  if (open.length === 0) return []
  const canPair = (u: number): boolean => !spread && hasPartner(s, u, rest)
  const starters = rest.filter(
    (u) => (rankOf(s, u) === rank || isCavalry(u) || canPair(u)) && facedBy(s, field, u, stage).length > 0,
  )
  const isPlain = starters.every((u) => rankOf(s, u) === rank && !canPair(u))
  return isPlain && starters.length <= open.length ? starters.slice(0, 1) : starters
}

function* formGroup(
  g: GrandIllusion,
  field: Field,
  { rest, rank, spread }: Stage,
  starters: Group,
): Procedure<Group | typeof BOOK> {
  const { state: s } = g
  const unit = starters.length === 1 ? (starters[0] as number) : yield* chooseUnit(g, field, starters)
  if (unit === BOOK) return BOOK
  const alone = rankOf(s, unit) === rank || isCavalry(unit)
  return yield* shareSpace(g, field.attacker, { unit, partners: partnersOf(s, unit, rest), alone, spread })
}

function* chooseUnit(g: GrandIllusion, field: Field, starters: Group): Procedure<number | typeof BOOK> {
  const { state: s } = g
  const pick = yield* g.ask(field.attacker, {
    rule: '9.2.3.a',
    prompt: 'place-attackers',
    facts: { hex: field.hex },
    choose: () => ({ place: starters, [BOOK]: true }),
    refuse: { place: (p) => whyNotPlace(s, field, field.attacker, p) },
  })
  return pick.verb === BOOK ? BOOK : pick.arg
}

function* chooseColumn(
  g: GrandIllusion,
  field: Field,
  group: Group,
  stage: Stage,
): Procedure<number | typeof BOOK> {
  const { state: s } = g
  const columns = facedBy(s, field, group[0] as number, stage)
  if (columns.length === 1) return columns[0] as number
  const pick = yield* g.ask(field.attacker, {
    rule: '9.2.3.a',
    prompt: 'choose-opponent',
    facts: { hex: field.hex, pieces: group },
    choose: () => ({
      opposite: columns.flatMap((column) => groupAt(s, field, defenderOf(field), column)),
      [BOOK]: true,
    }),
    refuse: { opposite: (p) => whyNotOpposite(s, field, group, p) },
  })
  return pick.verb === BOOK ? BOOK : s.space.get(pick.arg)
}
