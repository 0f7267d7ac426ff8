/** Chapter 15: victory points. */
import { DATA } from '../data/load.ts'
import type { BattleForGalicia } from '../battle-for-galicia.ts'
import { TOWNS, type Town } from '../map.ts'
import { isOnBoard } from '../scenarios.ts'
import { AH, enemyOf, RU, type Side, SIDES } from '../sides.ts'
import { activeSide, addPoints, isHeldBy, pointsFrom, pointsOf, type State, VP } from '../state.ts'
import { isCavalry, isErsatz, sideOf } from '../units.ts'

const { attack, elimination } = DATA.victory

/** Readings of "occupied" a table can agree on (rulings 36). */
export const TOWN_READINGS = ['occupied', 'held'] as const

/** §15.1.1 what an attack scores: every attack by infantry, GT1 to GT9 */
export function attackPoints(s: State, attackers: readonly number[]): number {
  if (s.turn < attack.firstTurn || s.turn > attack.lastTurn || attackers.every(isCavalry)) return 0
  return attack.vp
}

/** §15.1.1 */
export function scoreAttack(g: BattleForGalicia, side: Side, attackers: readonly number[]): void {
  const { state: s } = g
  if (attackPoints(s, attackers) === 0) return
  addPoints(s, side, VP.attacks, attack.vp)
  g.emit?.({ type: 'points-scored', rule: '15.1.1', side, vp: attack.vp, source: 'attack' })
}

/** §15.1.3 one point for each enemy unit gone, whatever removed it; none for Ersatz (§2.1.ersatz) */
export function scoreElimination(g: BattleForGalicia, u: number): void {
  if (isErsatz(u)) return
  const side = enemyOf(sideOf(u))
  addPoints(g.state, side, VP.eliminations, elimination.vp)
  g.emit?.({ type: 'points-scored', rule: '15.1.3', side, vp: elimination.vp, source: 'elimination' })
}

/** §15.1.2 §3.2.5 the active player's towns, at the end of his player turn */
export function recordTowns(g: BattleForGalicia): void {
  const side = activeSide(g.state)
  TOWNS.forEach((town, index) => {
    if (town.side === side && isOnBoard(g.state, town.hex) && isTaken(g.state, town, index))
      scoreTown(g, town, index)
  })
}

function isTaken(s: State, { hex, side }: Town, index: number): boolean {
  if (TOWN_READINGS[s.optionTowns] === 'held') return s.holder.get(index) === side
  return isHeldBy(s, side, hex)
}

/** capture points once in the game, occupation points on every later turn */
function scoreTown(g: BattleForGalicia, { hex, side, capture, occupy }: Town, index: number): void {
  const isFirst = g.state.captured.get(index) === 0
  const vp = isFirst ? capture : occupy
  g.state.captured.set(index, 1)
  addPoints(g.state, side, VP.towns, vp)
  g.emit?.({ type: isFirst ? 'town-captured' : 'town-occupied', rule: '15.1.2', side, hex, vp })
}

/** the points one side of our short scenarios begins with, so that both have the same chance (§15.0) */
export function tellHeadStart(g: BattleForGalicia): void {
  for (const side of SIDES) {
    const vp = pointsFrom(g.state, side, VP.headStart)
    if (vp > 0) g.emit?.({ type: 'points-scored', rule: '15.0', side, vp, source: 'head-start' })
  }
}

/** §15.0 more points win; equal points are a draw */
export function winnerOf(s: State): Side | undefined {
  const lead = pointsOf(s, AH) - pointsOf(s, RU)
  if (lead === 0) return undefined
  return lead > 0 ? AH : RU
}
