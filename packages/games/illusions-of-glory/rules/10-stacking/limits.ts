/** §10.1 §10.2 §10.4 who may stand together. */
import { isRegion, LEMNOS } from '../../map.ts'
import { isArtillery, isHq, isTroops, nationMask, SPECIAL_2_4, YUGO_SCU } from '../../pieces.ts'
import { GE, nationNamed, type Side } from '../../sides.ts'
import { campOf, nationsAt, piecesAt, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'

/** §10.1.a §10.1.b §25.2.4.a LCUs and SCUs in a space, sea-invasion spaces included; forts do not count (§10.1.f) */
export const LIMIT: number = TABLES.stacking.units

/** §10.1.e any number may stand there: the limit is that of the stacks formed for an activation (§10.3.c) */
export const isUnlimited = (x: number): boolean => isRegion(x) || x === LEMNOS

const APART = TABLES.stacking.apart.reduce((mask, nation) => mask | (1 << nationNamed(nation)), 0)
const isWelcome = (p: number): boolean => p === SPECIAL_2_4 || p === YUGO_SCU
const isApart = (p: number): boolean => (nationMask(p) & APART) !== 0

/** §10.2.a allies stand together; §10.2.b RU and RO only with each other, but for two units anybody may join */
export const mayShare = (p: number, q: number): boolean =>
  isWelcome(p) || isWelcome(q) || isApart(p) === isApart(q)

/** §10.1.a §10.2.b how many of these troops can stand in one stack */
export const mostTogether = (troops: readonly number[]): number =>
  Math.min(
    LIMIT,
    Math.max(
      troops.filter((p) => isWelcome(p) || isApart(p)).length,
      troops.filter((p) => isWelcome(p) || !isApart(p)).length,
    ),
  )

const doAllShare = (pieces: readonly number[]): boolean =>
  pieces.every((p, i) => pieces.slice(i + 1).every((q) => mayShare(p, q)))

/** §10.1.d §27.0.d one HQ or one artillery; German artillery may join a German HQ */
function isSupportInOrder(pieces: readonly number[]): boolean {
  const hqs = pieces.filter(isHq)
  const guns = pieces.filter(isArtillery)
  if (hqs.length > TABLES.stacking.hqs || guns.length > TABLES.stacking.artillery) return false
  return guns.length === 0 || hqs.every((p) => nationMask(p) === 1 << GE)
}

/** what is wrong with a stack of these pieces */
export type StackFault = 'stack-full' | 'stacks-only-with-own' | 'second-hq'
export function faultOf(pieces: readonly number[]): StackFault | undefined {
  if (pieces.filter(isTroops).length > LIMIT) return 'stack-full'
  if (!doAllShare(pieces)) return 'stacks-only-with-own'
  return isSupportInOrder(pieces) ? undefined : 'second-hq'
}

/** Why these pieces cannot come to stand in a space beside those who stay. */
export function faultAt(
  s: State,
  pieces: readonly number[],
  x: number,
  leaving: readonly number[] = [],
): StackFault | undefined {
  const [first] = pieces
  if (isUnlimited(x) || first === undefined) return undefined
  const stay = piecesAt(s, campOf(s, first), x).filter((p) => !leaving.includes(p) && !pieces.includes(p))
  return faultOf([...stay, ...pieces])
}
export const fits = (s: State, pieces: readonly number[], x: number, leaving?: readonly number[]): boolean =>
  faultAt(s, pieces, x, leaving) === undefined

/** troops above the limit */
export const excess = (s: State, side: Side, x: number): number =>
  isUnlimited(x) ? 0 : Math.max(0, presenceOf(s, side).troops(x) - LIMIT)

/** §10.3.c */
export function isOverfull(s: State, side: Side, x: number): boolean {
  const own = presenceOf(s, side)
  if (!own.isAnyone(x) || isUnlimited(x)) return false
  if (own.troops(x) > LIMIT) return true
  const nations = nationsAt(s, side, x)
  const isPlain = own.hqs(x) + own.guns(x) < 2 && ((nations & APART) === 0 || (nations & ~APART) === 0)
  return !isPlain && faultOf(piecesAt(s, side, x)) !== undefined
}
