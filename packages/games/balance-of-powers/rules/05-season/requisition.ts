/** §5.24 What minors and occupied land bring in. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { DATA } from '../../data/load.ts'
import { enemyOf, isMajor, MAJORS, NATIONS, NEUTRAL, type Side } from '../../nations.ts'
import { isCentre, isOnMap, ownerOf, PLACES } from '../../places.ts'
import { CAPITALS } from '../../sites.ts'
import { allegianceAt, type State, whereIs } from '../../state.ts'
import { isKind, UNITS_OF } from '../../units.ts'
import { isConquered } from '../02-concepts/conquest.ts'
import { isInRevolution } from '../02-concepts/demoralization.ts'

const { centres, ottomanCentres } = DATA.economy.requisition
const isEuropean = (p: number): boolean => isOnMap(p, 'north') || isOnMap(p, 'south')

/** §2.93 while the enemy holds the capital of a minor that is not conquered yet, nobody gets its RP */
const isCapitalSafe = (s: State, n: number): boolean =>
  (CAPITALS[n] as readonly number[]).every((p) => allegianceAt(s, p) === s.allegiance.get(n))

/** §2.42 §2.93 the major that has the RP of a minor: its patron, or the conqueror that controls the capital */
function owedTo(s: State, minor: number): number | undefined {
  if (s.allegiance.get(minor) === NEUTRAL) return undefined
  if (!isConquered(s, minor)) return isCapitalSafe(s, minor) ? s.patron.get(minor) : undefined
  const [capital] = CAPITALS[minor] as readonly number[]
  return capital === undefined ? undefined : s.control.get(capital)
}

/** RP of minors, by the major that has them */
function fromMinors(s: State): number[] {
  const rp = new Array<number>(MAJORS).fill(0)
  for (let n = MAJORS; n < NATIONS; n++) {
    const major = owedTo(s, n)
    if (major !== undefined && isMajor(major)) rp[major] = (rp[major] ?? 0) + 1
  }
  return rp
}

/** infantry corps of a nation on the soil of another */
const garrison = (s: State, n: number, enemy: number): number =>
  (UNITS_OF[n] as readonly number[]).filter((u) => {
    const p = whereIs(s, u)
    return p >= 0 && isKind(u, 'infantry') && ownerOf(p) === enemy
  }).length

/** §5.24 population centres held in the land of one enemy; each point wants an infantry corps there */
function fromLand(s: State, n: number, enemy: number, european: number, ottoman: number): number {
  const points = Math.floor(european / centres) + Math.floor(ottoman / ottomanCentres)
  return points === 0 ? 0 : Math.min(points, garrison(s, n, enemy))
}

function fromEnemies(s: State, n: number, side: Side): number {
  const european = new Array<number>(MAJORS).fill(0)
  const ottoman = new Array<number>(MAJORS).fill(0)
  for (let p = 0; p < PLACES; p++) {
    const owner = ownerOf(p)
    if (s.control.get(p) !== n || !isMajor(owner) || !isCentre(p)) continue
    if (s.allegiance.get(owner) !== enemyOf(side)) continue
    if (isEuropean(p)) european[owner] = (european[owner] ?? 0) + 1
    else if (isOnMap(p, 'ottoman')) ottoman[owner] = (ottoman[owner] ?? 0) + 1
  }
  return european.reduce((sum, _, m) => sum + fromLand(s, n, m, european[m] ?? 0, ottoman[m] ?? 0), 0)
}

/** §5.24 what the major would have of it now; in revolution nobody has anything (§6.82) */
export function requisitionOf(s: State, n: number): number {
  const side = s.allegiance.get(n)
  if (side === NEUTRAL || isInRevolution(s, n)) return 0
  return (fromMinors(s)[n] ?? 0) + fromEnemies(s, n, side)
}

export function* requisition(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  for (let n = 0; n < MAJORS; n++) {
    const rp = requisitionOf(s, n)
    if (rp === 0) continue
    s.rp.add(n, rp)
    g.emit?.({ type: 'requisitioned', rule: '5.24', nation: n, rp, left: s.rp.get(n) })
  }
  return 'done'
}
