/** §9.2.2.b §9.2.2.c §9.2.3.a who shares a space, and who comes first. */
import { isBrigade, isCavalry, isCorps, isFort, nationOf } from '../../pieces.ts'
import { isDisrupted, type State } from '../../state.ts'
import type { Group } from './board.ts'

/** The order in which pieces go on the board; a pair of infantry ranks with corps (ruling 40). */
export const RANK = { corps: 1, division: 2, brigade: 3, cavalry: 4, disrupted: 5, fort: 6 } as const

export function rankOf(s: State, p: number): number {
  if (isFort(p)) return RANK.fort
  if (isDisrupted(s, p)) return RANK.disrupted
  if (isCavalry(p)) return RANK.cavalry
  if (isCorps(p)) return RANK.corps
  return isBrigade(p) ? RANK.brigade : RANK.division
}

export function groupRank(s: State, group: Group): number {
  const rank = Math.min(...group.map((p) => rankOf(s, p)))
  return group.length > 1 && rank < RANK.cavalry ? RANK.corps : rank
}

export const bestRank = (s: State, pieces: Group): number => Math.min(...pieces.map((p) => rankOf(s, p)))

/** a division or brigade that is not disrupted (ruling 41) */
const isSmall = (s: State, p: number): boolean => !isFort(p) && !isCorps(p) && !isDisrupted(s, p)

/** §9.2.2.b same nation, same arm */
export const canShare = (s: State, a: number, b: number): boolean =>
  a !== b && isSmall(s, a) && isSmall(s, b) && nationOf(a) === nationOf(b) && isCavalry(a) === isCavalry(b)

export const partnersOf = (s: State, p: number, among: Group): number[] =>
  among.filter((other) => canShare(s, p, other))

export const hasPartner = (s: State, p: number, among: Group): boolean =>
  among.some((other) => canShare(s, p, other))

/** How many pairs could be made of these at most. */
export function mostPairs(s: State, pieces: Group): number {
  let rest = [...pieces]
  let pairs = 0
  for (const p of pieces) {
    const partner = rest.includes(p) ? partnersOf(s, p, rest)[0] : undefined
    if (partner === undefined) continue
    rest = rest.filter((other) => other !== p && other !== partner)
    pairs++
  }
  return pairs
}
