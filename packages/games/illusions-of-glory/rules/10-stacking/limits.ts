/** §10.1 §10.2 §10.4 Which units may stack together. */
import { isRegion, LEMNOS } from '../../map.ts'
import { isArtillery, isHq, isTroops, nationMask, SPECIAL_2_4, YUGO_SCU } from '../../pieces.ts'
import { GE, nationNamed, type Side } from '../../sides.ts'
import { campOf, nationsAt, piecesAt, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'

/**
 * §10.1.a §10.1.b §25.2.4.a The most LCUs and SCUs in a space, sea-invasion spaces included. Forts do not
 * count (§10.1.f).
 */
export const LIMIT: number = TABLES.stacking.units

/**
 * §10.1.e Any number of units may be there. The limit is that of the stacks formed for an activation
 * (§10.3.c).
 */
export const isUnlimited = (x: number): boolean => isRegion(x) || x === LEMNOS

const APART_NATIONS = TABLES.stacking.apart.reduce((mask, nation) => mask | (1 << nationNamed(nation)), 0)
const stacksWithAny = (p: number): boolean => p === SPECIAL_2_4 || p === YUGO_SCU
const stacksApart = (p: number): boolean => (nationMask(p) & APART_NATIONS) !== 0

/**
 * §10.2.a Allies may stack together. §10.2.b RU and RO units stack only with each other, except for two units
 * that may stack with any.
 */
export const mayStack = (p: number, q: number): boolean =>
  stacksWithAny(p) || stacksWithAny(q) || stacksApart(p) === stacksApart(q)

/** §10.1.a §10.2.b How many of these troops fit into one stack. */
export const mostTogether = (troops: readonly number[]): number =>
  Math.min(
    LIMIT,
    Math.max(
      troops.filter((p) => stacksWithAny(p) || stacksApart(p)).length,
      troops.filter((p) => stacksWithAny(p) || !stacksApart(p)).length,
    ),
  )

/** What is wrong with a stack. */
export type StackFault = 'stack-full' | 'stacks-only-with-own' | 'second-hq'

/** Counts a stack unit by unit. One instance serves all calls, because stacks are checked very often. */
class Tally {
  private troops = 0
  private hqs = 0
  private guns = 0
  private foreignHqs = 0
  /** §10.2.b RU and RO units, and units that may not stack with them. */
  private apart = 0
  private others = 0

  clear(): void {
    this.troops = this.hqs = this.guns = this.foreignHqs = this.apart = this.others = 0
  }
  add(p: number): void {
    if (isTroops(p)) this.troops++
    else if (isHq(p)) this.addHq(p)
    else if (isArtillery(p)) this.guns++
    if (stacksWithAny(p)) return
    if (stacksApart(p)) this.apart++
    else this.others++
  }
  private addHq(p: number): void {
    this.hqs++
    if (nationMask(p) !== 1 << GE) this.foreignHqs++
  }
  fault(): StackFault | undefined {
    if (this.troops > LIMIT) return 'stack-full'
    if (this.apart > 0 && this.others > 0) return 'stacks-only-with-own'
    return this.isSupportInOrder() ? undefined : 'second-hq'
  }
  /** §10.1.d §27.0.d A stack has one HQ or one artillery. German artillery may join a German HQ. */
  private isSupportInOrder(): boolean {
    if (this.hqs > TABLES.stacking.hqs || this.guns > TABLES.stacking.artillery) return false
    return this.guns === 0 || this.foreignHqs === 0
  }
}
const tally = new Tally()

export function faultOf(pieces: readonly number[]): StackFault | undefined {
  tally.clear()
  for (const p of pieces) tally.add(p)
  return tally.fault()
}

/** Why these units cannot stack in a space with the units that stay there. */
export function faultAt(
  s: State,
  pieces: readonly number[],
  x: number,
  leaving: readonly number[] = [],
): StackFault | undefined {
  const [first] = pieces
  if (isUnlimited(x) || first === undefined) return undefined
  const there = presenceOf(s, campOf(s, first))
  tally.clear()
  for (const p of pieces) tally.add(p)
  for (let p = there.first(x); p >= 0; p = there.next(p))
    if (!leaving.includes(p) && !pieces.includes(p)) tally.add(p)
  return tally.fault()
}
export const fits = (s: State, pieces: readonly number[], x: number, leaving?: readonly number[]): boolean =>
  faultAt(s, pieces, x, leaving) === undefined

/** Troops above the limit once `more` have joined. */
export const excess = (s: State, side: Side, x: number, more = 0): number =>
  isUnlimited(x) ? 0 : Math.max(0, presenceOf(s, side).troops(x) + more - LIMIT)

/** Whether units of a side are too many in a space, or may not stand together. */
export function isOverstacked(s: State, side: Side, x: number): boolean {
  const own = presenceOf(s, side)
  if (!own.isAnyone(x) || isUnlimited(x)) return false
  // §10.3.c
  if (own.troops(x) > LIMIT) return true
  // A single unit is never over the limit.
  if (own.next(own.first(x)) < 0) return false
  const nations = nationsAt(s, side, x)
  const isPlain =
    own.hqs(x) + own.guns(x) < 2 && ((nations & APART_NATIONS) === 0 || (nations & ~APART_NATIONS) === 0)
  return !isPlain && faultOf(piecesAt(s, side, x)) !== undefined
}
