/** §9.2.5 committed units without an opponent go behind the line. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isCavalry, isInfantry, nationOf } from '../../pieces.ts'
import { BRITISH, enemyOf, type Side } from '../../sides.ts'
import type { State } from '../../state.ts'
import {
  COLUMNS,
  type Group,
  groupAt,
  isCavalryGroup,
  isFortGroup,
  isTaken,
  reserveOf,
  setSpace,
} from './board.ts'
import { bookGroups } from './by-the-book.ts'
import type { Field } from './field.ts'
import { strengthOf } from './fire.ts'
import { freshAttackers } from './open-columns.ts'
import { bestRank, hasPartner, partnersOf, rankOf } from './pairing.ts'
import { whyNotBehind, whyNotReserve } from './placement-refusals.ts'
import { BOOK, shareSpace } from './sharing.ts'

/** §9.6.1 cavalry not behind a front that faces infantry, unless British; never against forts */
export function mayFireFromReserve(group: Group, enemies: Group): boolean {
  if (!group.some(isCavalry)) return true
  if (isFortGroup(enemies)) return false
  return enemies.some(isInfantry) ? group.every((u) => nationOf(u) === BRITISH) : true
}

/** One space behind each front space that is engaged (§9.2.1). */
export const reserveColumns = (s: State, field: Field, side: Side, group: Group): number[] =>
  COLUMNS.filter(
    (column) =>
      isTaken(s, field, side, column) &&
      isTaken(s, field, enemyOf(side), column) &&
      !isTaken(s, field, side, reserveOf(column)) &&
      mayFireFromReserve(group, groupAt(s, field, enemyOf(side), column)),
  )

/** §9.2.5.b undisrupted attackers beyond the defender's spaces: `free` is what he left of four */
export function* attackerReserves(g: GrandIllusion, field: Field, free: number): Procedure {
  const { state: s } = g
  for (let spaces = free; spaces > 0; spaces--) {
    const rest = freshAttackers(s, field).filter(
      (u) => reserveColumns(s, field, field.attacker, [u]).length > 0,
    )
    const group = rest.length === 0 ? 'no' : yield* nextReserve(g, field, rest, spaces)
    if (group === 'no') return
    const answer = group === BOOK ? BOOK : yield* reserve(g, field, field.attacker, group, false)
    const left = group === BOOK ? spaces : spaces - 1
    if (answer === BOOK) reserveByTheBook(s, field, left)
    if (answer !== 'placed') return
  }
}

export function reserveByTheBook(s: State, field: Field, spaces: number): void {
  for (const group of bookGroups(s, freshAttackers(s, field), spaces, 'attack')) {
    const columns = reserveColumns(s, field, field.attacker, group)
    if (columns.length > 0) setSpace(s, group, reserveOf(strongestFaced(s, field, field.attacker, columns)))
  }
}

/** §9.2.3.a the same order of ranks as in front */
function* nextReserve(
  g: GrandIllusion,
  field: Field,
  rest: Group,
  spaces: number,
): Procedure<Group | typeof BOOK | 'no'> {
  const { state: s } = g
  const rank = bestRank(s, rest)
  const starters = rest.filter((u) => rankOf(s, u) === rank || hasPartner(s, u, rest))
  const isPlain = starters.every((u) => rankOf(s, u) === rank && !hasPartner(s, u, rest))
  const room = Math.min(spaces, reserveColumns(s, field, field.attacker, starters.slice(0, 1)).length)
  if (isPlain && starters.length <= room) return starters.slice(0, 1)
  const pick = yield* g.ask(field.attacker, {
    rule: '9.2.5.b',
    prompt: 'choose-reserve',
    facts: { hex: field.hex },
    choose: () => ({ place: starters, no: true, [BOOK]: true }),
    refuse: { place: (p) => whyNotReserve(s, field, field.attacker, p) },
  })
  if (pick.verb !== 'place') return pick.verb
  return yield* shareSpace(g, field.attacker, {
    unit: pick.arg,
    partners: partnersOf(s, pick.arg, rest),
    alone: rankOf(s, pick.arg) === rank,
  })
}

/** Puts the group behind a front space, or lets it stay in the hex. */
export function* reserve(
  g: GrandIllusion,
  field: Field,
  side: Side,
  group: Group,
  isBook: boolean,
): Procedure<typeof BOOK | 'placed' | 'no'> {
  const { state: s } = g
  const columns = reserveColumns(s, field, side, group)
  if (columns.length === 0) return 'no'
  const best = strongestFaced(s, field, side, columns)
  if (isBook || (columns.length === 1 && isSafeBehind(s, field, side, best))) {
    setSpace(s, group, reserveOf(best))
    return 'placed'
  }
  const pick = yield* g.ask(side, {
    rule: side === field.attacker ? '9.2.5.b' : '9.2.5.a',
    prompt: 'place-reserve',
    facts: { hex: field.hex, pieces: group },
    choose: () => ({
      behind: columns.flatMap((column) => groupAt(s, field, side, column)),
      no: true,
      [BOOK]: true,
    }),
    refuse: { behind: (p) => whyNotBehind(s, side, group, p) },
  })
  if (pick.verb === 'no') return 'no'
  setSpace(s, group, reserveOf(pick.verb === BOOK ? best : s.space.get(pick.arg)))
  return pick.verb === BOOK ? BOOK : 'placed'
}

/** There is no reason to decline, unless the front is cavalry that may ride away (§9.2.6). */
const isSafeBehind = (s: State, field: Field, side: Side, column: number): boolean =>
  side === field.attacker || !isCavalryGroup(groupAt(s, field, side, column))

function strongestFaced(s: State, field: Field, side: Side, columns: readonly number[]): number {
  const strength = (column: number): number =>
    strengthOf(s, groupAt(s, field, enemyOf(side), column), side === field.attacker ? 'defence' : 'attack')
  return [...columns].sort((a, b) => strength(b) - strength(a))[0] as number
}
