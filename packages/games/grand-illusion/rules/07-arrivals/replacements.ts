/** §7.2 units from the dead pile, for CAPs or by the scenario's grace. */
import type { GrandIllusion, Refusal } from '../../grand-illusion.ts'
import { ARMY, isCombatUnit, isInfantry, nationOf, sideOf } from '../../pieces.ts'
import { BELGIAN, BRITISH, FRENCH, GERMAN, type Nation, type Side } from '../../sides.ts'
import { ARRIVAL, BACK, DEAD, FRONT, hexOf, setFace, type State, TO_COME } from '../../state.ts'
import { put } from '../../state.ts'
import { spendCaps } from '../05-caps.ts'
import { hasPlace, restoresUnits } from './places.ts'

export const NOW = 2
export const LATER = 1
const TURNS_LATER = 2

/** §7.2.limits only French and German combat units are bought back */
const isReplaceable = (u: number): boolean =>
  isCombatUnit(u) && (nationOf(u) === FRENCH || nationOf(u) === GERMAN)

const isDead = (s: State, u: number): boolean => hexOf(s, u) === DEAD

export function rebuildable(s: State, side: Side): number[] {
  if (s.caps.get(side) < NOW) return []
  return dead(s, side).filter((u) => isReplaceable(u) && hasPlace(s, u, 'replacement'))
}

export function orderable(s: State, side: Side): number[] {
  if (s.caps.get(side) < LATER) return []
  return dead(s, side).filter(isReplaceable)
}

function dead(s: State, side: Side): number[] {
  const found: number[] = []
  for (const u of ARMY[side] as readonly number[]) if (s.where.get(u) === DEAD) found.push(u)
  return found
}

export function whyNotReplace(s: State, u: number, caps: number): Refusal {
  const no = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { piece: u, caps } })
  if (sideOf(u) !== s.phasing) return no('not-your-piece', '7.2.2cap')
  if (!isDead(s, u)) return no('not-in-dead-pile', '7.2.2cap')
  if (!isReplaceable(u)) return no('never-replaced', '7.2.limits')
  if (s.caps.get(sideOf(u)) < caps) return no('too-few-caps', caps === NOW ? '7.2.2cap' : '7.2.1cap')
  return no('no-place-to-arrive', '7.2.placement')
}

const ORDERS_DISRUPTED_FROM = 8
const REBUILT_DISRUPTED_FROM = 10

/** §14.1.1.c.1 §14.3.1.c.1 */
export const comesDisrupted = (s: State, caps: number): boolean =>
  s.turn >= (caps === NOW ? REBUILT_DISRUPTED_FROM : ORDERS_DISRUPTED_FROM)

/** §14.1.1.c.1 from turn 10 on whoever CAPs bring back comes disrupted, though it was ordered whole and waited */
export const arrivesDisrupted = (s: State, u: number): boolean =>
  s.arrivalKind.get(u) === ARRIVAL.replacement && comesDisrupted(s, NOW)

/** §7.2.1cap back two turns later */
export function order(g: GrandIllusion, u: number): void {
  const { state: s } = g
  spendCaps(g, sideOf(u), LATER)
  put(s, u, TO_COME)
  setFace(s, u, comesDisrupted(s, LATER) ? BACK : FRONT)
  s.arrival.set(u, s.turn + TURNS_LATER)
  s.arrivalKind.set(u, ARRIVAL.replacement)
  g.emit?.({ type: 'unit-ordered', rule: '7.2.1cap', piece: u, turn: s.turn + TURNS_LATER })
}

const BEF_TURN = 8
const BOTH_TURN = 12

/** §14.1.1.a.5 §14.3.1.a.4, §14.1.1.a.6 §14.3.1.a.5 nations whose infantry unit may come back this turn without CAPs */
function restoring(s: State): readonly Nation[] {
  if (!restoresUnits(s)) return []
  return s.turn === BEF_TURN ? [BRITISH] : s.turn === BOTH_TURN ? [BRITISH, BELGIAN] : []
}

export function restorable(s: State, side: Side): number[] {
  const nations = restoring(s).filter((nation) => (s.restored & (1 << nation)) === 0)
  if (nations.length === 0) return []
  return dead(s, side).filter(
    (u) => isInfantry(u) && nations.includes(nationOf(u)) && hasPlace(s, u, 'uncertain'),
  )
}
export const restoredDisrupted = (s: State): boolean => s.turn >= BOTH_TURN
export const restoreRule = (s: State): string => (s.turn >= BOTH_TURN ? '14.1.1.a.6' : '14.1.1.a.5')
