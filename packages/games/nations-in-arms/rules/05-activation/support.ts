/** §2.3.3 §6.1.3(8) §6.2.1(4) Support units are turned. §2.2.5(3) Detachments are made. §6.1.5 Extended movement. */
import { FACE, MARK, OUT, PACE } from '../../codes.ts'
import type { NationsInArms, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { GRID } from '../../map.ts'
import {
  fullSteps,
  isDetachment,
  isEngineer,
  isFoot,
  isLeader,
  isSupport,
  isType,
  nationOf,
  piecesOf,
} from '../../pieces.ts'
import { isBox } from '../../spaces.ts'
import { has, put, setFace, type State, stepsOf, whereIs, levelOf } from '../../state.ts'
import { ON, SIDES } from '../../terrain.ts'
import { armiesIn, isPontoon, isTrain, movingStack } from '../02-units/force.ts'
import { residents } from '../03-stacking/parts.ts'
import { isUnbridged } from '../06-movement/costs.ts'
import { isInNet } from '../07-supply/net.ts'
import { countWithArmy, isFresh, regroup } from './stack.ts'

const here = (s: State): number[] => [...movingStack(s), ...residents(s)]

/** §6.1.5(2)c no other operation in extended movement */
const whyNotOperate = (s: State, facts: Refusal['facts']): Refusal | undefined =>
  s.pace === PACE.normal ? undefined : { code: 'extended', rule: '6.1.5(2)c', facts }

/** §2.3.3(1) §6.1.3(8)a with an activated leader; §6.1.3(8)b an engineer is turned by `bridge` */
export function whyNotTurn(s: State, p: number): Refusal | undefined {
  const facts = { piece: p }
  if (!isSupport(p) || !here(s).includes(p)) return { code: 'not-there', rule: '6.1.3(8)', facts }
  if (!isLeader(s.mover)) return { code: 'needs-leader', rule: '2.3.3(1)', facts }
  if (isEngineer(p) && !isPontoon(s, p)) return { code: 'bridge-instead', rule: '6.1.3(8)b', facts }
  return whyNotOperate(s, facts)
}

/** §6.1.3(8)a.1 §6.1.3(8)a.2 §6.1.3(8)a.3 a train becomes a depot and stays, a depot a train, a pontoon an engineer */
export function turn(g: NationsInArms, p: number): void {
  const { state: s } = g
  const face = isTrain(s, p) ? FACE.depot : FACE.mobile
  setFace(s, p, face)
  if (face === FACE.depot && has(s, p, MARK.active)) {
    s.marks.remove(p, MARK.active)
    if (!isFresh(s)) s.marks.add(p, MARK.dropped)
  }
  g.emit?.({ type: 'turned', rule: '6.1.3(8)', piece: p, space: whereIs(s, p), face })
}

/** §6.2.1(4)d the engineer who can lay a pontoon: with the leader, in supply, before the stack moves */
function bridgeBuilder(s: State): number {
  const at = whereIs(s, s.mover)
  const isReady = (p: number): boolean =>
    isEngineer(p) && !isPontoon(s, p) && !has(s, p, MARK.unsupplied) && isInNet(s, nationOf(p), at)
  return isFresh(s) && isLeader(s.mover) ? (here(s).find(isReady) ?? NONE) : NONE
}

/** §6.2.1(4)e the space on the other side of the river */
export function whyNotBridge(s: State, to: number): Refusal | undefined {
  const at = whereIs(s, s.mover)
  const facts = { space: to }
  const d = isBox(at) || isBox(to) ? NONE : GRID.direction(at, to)
  if (d === NONE || !isUnbridged(at, d) || SIDES.has(at, d, ON.impassable))
    return { code: 'no-river', rule: '6.2.1(4)', facts }
  if (bridgeBuilder(s) === NONE) return { code: 'no-engineer', rule: '6.2.1(4)d', facts }
  return whyNotOperate(s, facts)
}
export const bridgeable = (s: State): number[] => {
  const at = whereIs(s, s.mover)
  if (isBox(at)) return []
  return [0, 1, 2, 3, 4, 5]
    .map((d) => GRID.neighbour(at, d))
    .filter((to) => to >= 0 && whyNotBridge(s, to) === undefined)
}
export function bridge(g: NationsInArms, to: number): void {
  const { state: s } = g
  const p = bridgeBuilder(s)
  const from = whereIs(s, p)
  setFace(s, p, FACE.pontoon + GRID.direction(from, to))
  s.marks.remove(p, MARK.active)
  g.emit?.({ type: 'bridged', rule: '6.2.1(4)c', piece: p, from, to })
}

/** §2.2.5(3)a the detachment of a nation that is still in its force pool, or -1 */
const detachmentOf = (s: State, n: number): number =>
  piecesOf(n).find((p) => isDetachment(p) && whereIs(s, p) === OUT.pool) ?? NONE

/** §2.2.5(3)a an infantry corps gives up a step */
export function whyNotDetach(s: State, u: number): Refusal | undefined {
  const facts = { piece: u }
  if (!has(s, u, MARK.active)) return { code: 'not-in-stack', rule: '2.2.5(3)', facts }
  const isCorps = isFoot(u) && fullSteps(u) > 1 && !isType(u, 'guerrilla')
  if (!isCorps) return { code: 'no-corps', rule: '2.2.5(3)a', facts }
  if (!isLeader(s.mover)) return { code: 'needs-leader', rule: '6.1.3(7)', facts }
  if (detachmentOf(s, nationOf(u)) === NONE) return { code: 'no-detachment', rule: '2.2.5(3)a', facts }
  return whyNotOperate(s, facts)
}

/** §2.2.5(3)a §2.2.5(4)a it stands with its corps; where an army is, it stays behind */
export function detach(g: NationsInArms, u: number): void {
  const { state: s } = g
  const p = detachmentOf(s, nationOf(u))
  const at = whereIs(s, u)
  const left = stepsOf(s, u) - 1
  s.steps.set(p, 1)
  s.level.set(p, levelOf(s, u) as 0)
  put(s, p, at)
  s.marks.add(p, s.marks.get(u) & (MARK.demoralized | MARK.unsupplied | MARK.inside))
  if (armiesIn(movingStack(s)).length > 0) {
    if (!isFresh(s)) s.marks.add(p, MARK.dropped)
    countWithArmy(s, p)
  } else s.marks.add(p, MARK.active)
  g.emit?.({ type: 'detached', rule: '2.2.5(3)', piece: p, from: u, space: at })
  if (left > 0) s.steps.set(u, left as 1)
  else put(s, u, OUT.pool)
  regroup(s)
}
