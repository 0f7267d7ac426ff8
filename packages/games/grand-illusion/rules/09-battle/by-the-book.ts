/** How the program fills a side's spaces when the player leaves it to it. Always legal, never clever. */
import { isFort } from '../../pieces.ts'
import { FRONT_SPACES, type State } from '../../state.ts'
import { COLUMNS, type Group, isCavalryGroup, isFortGroup, isFreshGroup } from './board.ts'
import { type Role, strengthOf } from './fire.ts'
import { canShare, groupRank } from './pairing.ts'

/** Everybody alone while there are spaces; beyond that the weakest share. Best groups first. */
export function bookGroups(s: State, pieces: Group, spaces: number, role: Role): Group[] {
  let groups: Group[] = pieces.map((p) => [p])
  while (groups.length > spaces) {
    const joined = joinWeakest(s, groups, role)
    if (!joined) break
    groups = joined
  }
  return groups.sort((a, b) => byWorth(s, a, b, role)).slice(0, spaces)
}

const byWorth = (s: State, a: Group, b: Group, role: Role): number =>
  groupRank(s, a) - groupRank(s, b) || strengthOf(s, b, role) - strengthOf(s, a, role)

/** The two weakest that can share a space do; undefined if no two can. */
function joinWeakest(s: State, groups: readonly Group[], role: Role): Group[] | undefined {
  const weakestFirst = [...groups].sort((a, b) => strengthOf(s, a, role) - strengthOf(s, b, role))
  for (const a of weakestFirst) {
    const b = weakestFirst.find((other) => mayJoin(s, a, other))
    if (b) return [...groups.filter((group) => group !== a && group !== b), [...a, ...b]]
  }
  return undefined
}

const mayJoin = (s: State, a: Group, b: Group): boolean =>
  a.length === 1 && b.length === 1 && canShare(s, a[0] as number, b[0] as number)

/** §9.2.3.a the open columns in the order they are to be filled: fresh units, the strongest first, disrupted ones, forts */
function columnsByNeed(s: State, defence: readonly Group[], open: readonly number[]): number[] {
  const need = (column: number): number => {
    const group = defence[column] as Group
    if (group.some(isFort)) return 2
    return isFreshGroup(s, group) ? 0 : 1
  }
  const strength = (column: number): number => strengthOf(s, defence[column] as Group, 'defence')
  return [...open].sort((a, b) => need(a) - need(b) || strength(b) - strength(a))
}

export interface Order {
  readonly group: Group
  readonly column: number
}

/** Best opposite best; who finds no column stays over. */
export function bookFronts(
  s: State,
  groups: readonly Group[],
  defence: readonly Group[],
  open: readonly number[],
): Order[] {
  let columns = columnsByNeed(s, defence, open)
  const orders: Order[] = []
  for (const group of groups) {
    const column = columns.find((at) => !(isCavalryGroup(group) && isFortGroup(defence[at] as Group)))
    if (column === undefined) continue
    columns = columns.filter((at) => at !== column)
    orders.push({ group, column })
  }
  return orders
}

/** A whole side before anybody is on the board: attackers by column, for forecasts. */
export function bookAttack(s: State, units: Group, defence: readonly Group[]): Order[] {
  const open = COLUMNS.filter((column) => (defence[column] ?? []).length > 0)
  return bookFronts(s, bookGroups(s, units, FRONT_SPACES, 'attack'), defence, open)
}
