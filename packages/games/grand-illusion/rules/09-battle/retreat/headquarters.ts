/** §9.4.4 headquarters that must go. */
import type { GrandIllusion, Procedure } from '../../../grand-illusion.ts'
import { DIRECTIONS, GRID, HEXES } from '../../../map.ts'
import { ARMY, HQS, isFort, sideOf } from '../../../pieces.ts'
import { enemyOf, type Side } from '../../../sides.ts'
import { BACK, DUE, faceOf, hexOf, isControlledBy, presenceOf, put, type State } from '../../../state.ts'
import { isBlockedTo, isClosed } from '../../08-action/blocked.ts'
import { isSupplied } from '../../08-action/supply.ts'
import { eliminate, flip } from '../losses.ts'
import { isBritishToParis, leavesBelgium, preferred } from './priorities.ts'

/** §9.4.4.with §9.4.4.overrun alone with enemies; its forts do not help */
const isStranded = (s: State, side: Side, h: number): boolean => {
  const own = presenceOf(s, side)
  const enemy = presenceOf(s, enemyOf(side))
  return own.hqs(h) > 0 && own.combatUnits(h) === 0 && enemy.combatUnits(h) + enemy.forts(h) > 0
}

/** Why an HQ goes: its troops left it alone with enemies, or enemies found it alone. */
export type Reason = '9.4.4.with' | '9.4.4.overrun'

/** HQs that are alone with enemies in a hex go to the nearest supplied friends */
export function* displaceHqs(
  g: GrandIllusion,
  side: Side,
  h: number,
  reason: Reason = '9.4.4.with',
): Procedure {
  const { state: s } = g
  if (!isStranded(s, side, h)) return
  for (const hq of HQS.filter((u) => hexOf(s, u) === h && sideOf(u) === side)) yield* displace(g, hq, reason)
}

/** One HQ; §9.4.4.elim it is lost only if no friendly way leads to friends */
export function* displace(g: GrandIllusion, hq: number, reason: Reason = '9.4.4.with'): Procedure {
  const { state: s } = g
  const nearest = havens(s, hq)
  if (nearest.length === 0) {
    eliminate(g, hq, 'overrun')
    return
  }
  const to = nearest.length === 1 ? (nearest[0] as number) : yield* choose(g, hq, nearest, reason)
  const from = hexOf(s, hq)
  put(s, hq, to)
  g.emit?.({ type: 'hq-displaced', rule: reason, piece: hq, from, to })
  flipHqOnRetreat(g, hq)
}

function* choose(g: GrandIllusion, hq: number, nearest: readonly number[], rule: Reason): Procedure<number> {
  const pick = yield* g.ask(sideOf(hq), {
    rule,
    prompt: 'hq-where',
    facts: { piece: hq },
    choose: () => ({ retreat: nearest }),
  })
  return pick.arg
}

/** §9.4.4.flip a retreating HQ is flipped, and so are those it meets */
export function flipHqOnRetreat(g: GrandIllusion, hq: number): void {
  const { state: s } = g
  const h = hexOf(s, hq)
  for (const other of HQS)
    if (hexOf(s, other) === h && sideOf(other) === sideOf(hq) && faceOf(s, other) !== BACK)
      flip(g, other, '9.4.4.flip')
}

const distances = new Int16Array(HEXES)

/** Where the HQ may go; §8.4.7 a British one not to Paris, a Belgian one not out of Belgium unless it must. */
function havens(s: State, hq: number): readonly number[] {
  const hosts = hostHexes(s, sideOf(hq))
  const elsewhere = [...hosts].filter((h) => !isBritishToParis([hq], h))
  const away = nearestOf(s, hq, new Set(elsewhere))
  const found = away.length > 0 ? away : nearestOf(s, hq, hosts)
  return preferred(found, (h) => !leavesBelgium([hq], hexOf(s, hq), h))
}

/** the nearest of these hexes; friendly hexes lead there, whoever holds the last */
function nearestOf(s: State, hq: number, hosts: ReadonlySet<number>): number[] {
  const side = sideOf(hq)
  distances.fill(-1)
  distances[hexOf(s, hq)] = 0
  let rim = [hexOf(s, hq)]
  while (rim.length > 0) {
    const next: number[] = []
    for (const h of rim) spread(s, side, h, next)
    const found = next.filter((h) => hosts.has(h))
    if (found.length > 0) return found.sort((a, b) => a - b)
    rim = next.filter((h) => isControlledBy(s, side, h))
  }
  return []
}

function spread(s: State, side: Side, h: number, next: number[]): void {
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = GRID.neighbour(h, d)
    if (to < 0 || distances[to] !== -1 || isClosed(s, h, d) || isBlockedTo(s, side, h, d)) continue
    distances[to] = (distances[h] as number) + 1
    next.push(to)
  }
}

/** troops, or units behind the front: HQs alone with enemies are no refuge */
const isHost = (s: State, side: Side, h: number): boolean =>
  presenceOf(s, side).combatUnits(h) > 0 || !presenceOf(s, enemyOf(side)).isAnyone(h)

/** hexes with a supplied friendly unit and no battle due; §9.3.6 the marker of the one just fought is gone by now */
function hostHexes(s: State, side: Side): ReadonlySet<number> {
  const hosts = new Set<number>()
  for (const u of ARMY[side] as readonly number[]) {
    const h = hexOf(s, u)
    if (h < 0 || hosts.has(h) || isFort(u) || !isHost(s, side, h)) continue
    const isQuiet = s.battle.get(h) === DUE.none || s.battle.get(h) === DUE.fought
    if (isQuiet && isSupplied(s, u)) hosts.add(h)
  }
  return hosts
}
