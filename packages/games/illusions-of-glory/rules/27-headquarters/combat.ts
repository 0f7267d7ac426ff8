/** §27.0 §27.1 HQs and heavy artillery in combat. */
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Modifier } from '../../illusions-of-glory.ts'
import { drmOf, FULL, isArtillery, isHq, isSupport, isTroops, REDUCED } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { faceOf, isFull, setFace, type State } from '../../state.ts'
import { eliminate } from '../12-combat/destruction.ts'
import { areStacked } from '../18-regions/stacked.ts'

/**
 * §27.1.a The number in parentheses of each HQ in the combat; §27.1.b that of artillery in the attack
 * (§27.0.i).
 */
export function supportModifiers(s: State, fight: Fight, role: CombatRole): Modifier[] {
  const pieces = role === 'attacker' ? withTroops(s, fight.attackers) : fight.defenders
  // §12.2.1.a.5
  const hqs = pieces.filter(isHq).map((p) => ({ what: 'hq', by: drmOf(p, faceOf(s, p)), rule: '27.1.a' }))
  // §12.2.1.a.6 §27.0.i Artillery helps the attack, never the defence.
  const guns = role === 'attacker' ? pieces.filter(isArtillery) : []
  return [...hqs, ...guns.map((p) => ({ what: 'artillery', by: drmOf(p, faceOf(s, p)), rule: '27.1.b' }))]
}

/** §12.2.1.a.5 §27.0.e Support whose troops were lost before it fires is no longer in the attack. */
const withTroops = (s: State, attackers: readonly number[]): number[] =>
  attackers.filter((p) => isSupport(p) && attackers.some((q) => isTroops(q) && areStacked(s, p, q)))

/**
 * §27.0.f An HQ of the loser loses a step, §27.0.g one of the winner regains it.
 * HQs of beaten defenders lose it after the retreat, which they may shorten (§12.7.4.d §12.7.4.e).
 */
export function settleSupport(g: IllusionsOfGlory, fight: Fight, winner: Side | -1): void {
  for (const p of fight.attackers.filter(isArtillery)) spend(g, p)
  if (winner < 0) return // §27.0.h
  const isWon = winner === fight.attacker
  for (const p of fight.attackers.filter(isHq)) settleHq(g, p, isWon)
  if (!isWon) for (const p of fight.defenders.filter(isHq)) settleHq(g, p, true)
}
/** §27.0.f HQs of beaten defenders. Uprisings have none. */
export function settleDefeatedHqs(g: IllusionsOfGlory, fight: Fight): void {
  for (const p of fight.defenders.filter(isHq)) settleHq(g, p, false)
}

function settleHq(g: IllusionsOfGlory, p: number, isWon: boolean): void {
  const { state: s } = g
  if (isWon && isFull(s, p)) return
  if (!isWon && !isFull(s, p)) {
    eliminate(g, p, 'combat')
    return
  }
  setFace(s, p, isWon ? FULL : REDUCED)
  g.emit?.({ type: 'hq-stepped', rule: isWon ? '27.0.g' : '27.0.f', piece: p, up: isWon })
}

/** §27.1.b Artillery is reduced after its first use and eliminated after the second. */
function spend(g: IllusionsOfGlory, p: number): void {
  const { state: s } = g
  const isFirst = isFull(s, p)
  if (isFirst) setFace(s, p, REDUCED)
  g.emit?.({ type: 'artillery-spent', rule: '27.1.b', piece: p, left: Number(isFirst) })
  if (!isFirst) eliminate(g, p, 'combat')
}
