/** §12.8.2 §20.1.6.b a second space. */
import { mayPursue } from '../../cards/special/pursuit.ts'
import { type Illusions, type Refusal, type Step, SUPPLY } from '../../illusions.ts'
import { isAcrossWater, isPlain, NEIGHBOURS, terrainOf } from '../../map.ts'
import { isCavalry, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf, type Side } from '../../sides.ts'
import {
  controlOf,
  GREEKS,
  hasFort,
  isMarked,
  isOrdered,
  MARK,
  ORDER,
  piecesAt,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
} from '../../state.ts'
import { terrainRule } from '../../tables.ts'
import { fits } from '../10-stacking/limits.ts'
import { enterSpace } from '../11-movement/control.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { supplyAt } from '../14-supply/supply.ts'
import { isEnough } from '../20-forts/siege.ts'

const own = (s: State, x: number): number[] => piecesAt(s, s.active as Side, x).filter(isTroops)
const isHostileFort = (s: State, x: number): boolean => hasFort(s, x) && controlOf(s, x) !== s.active
const isEmpty = (s: State, x: number): boolean =>
  presenceOf(s, enemyOf(s.active as Side)).troops(x) === 0 &&
  presenceOf(s, GREEKS).troops(x) === 0 &&
  !presenceOf(s, REBELS).isAnyone(x)

/** §12.8.2 terrain or water has stopped it; §20.1.6.b it is needed for the siege */
function isStopped(s: State, p: number): boolean {
  const at = spaceOf(s, p)
  if (!isPlain(at) || terrainRule(terrainOf(at)).stops || isMarked(s, p, MARK.halted)) return true
  const rest = own(s, at).filter((q) => q !== p)
  return isHostileFort(s, at) && !isEnough(rest, at)
}
/** §20.1.6.c into another fort only if it can be besieged; §12.8.1.c only in supply */
function canStay(s: State, p: number, x: number): boolean {
  if (!isEmpty(s, x) || !isOpen(s, x) || !fits(s, [p], x)) return false
  if (isHostileFort(s, x) && !isEnough([...own(s, x), p], x)) return false
  return supplyAt(s, p, x) !== SUPPLY.none
}

/** spaces the defenders have passed in a retreat of two, and for pursuing cavalry those behind them */
function onwardSpaces(s: State, p: number): number[] {
  const at = spaceOf(s, p)
  if (isStopped(s, p)) return []
  const near = (NEIGHBOURS[at] as readonly number[]).filter((x) => x !== s.combat)
  const passed = at === s.combat ? near.filter((x) => isOrdered(s, x, ORDER.passed) && canStay(s, p, x)) : []
  const behind = isCavalry(p) && mayPursue(s) ? near.flatMap((x) => pastThem(s, p, at, x)) : []
  return [...new Set([...passed, ...behind])].sort((a, b) => a - b)
}
/** card AP31: through a space that holds only units retreated from this combat, on to an empty one */
function pastThem(s: State, p: number, at: number, x: number): number[] {
  const enemies = piecesAt(s, enemyOf(s.active as Side), x).filter(isTroops)
  const areBeaten = enemies.every((q) => isMarked(s, q, MARK.retreated) && isMarked(s, q, MARK.fighting))
  const isWay =
    isPlain(x) && !terrainRule(terrainOf(x)).stops && !isAcrossWater(at, x) && !isHostileFort(s, x)
  if (enemies.length === 0 || !areBeaten || !isWay || presenceOf(s, REBELS).isAnyone(x)) return []
  const beyond = (NEIGHBOURS[x] as readonly number[]).filter((y) => y !== at && y !== s.combat && isPlain(y))
  return beyond.filter((y) => !isHostileFort(s, y) && canStay(s, p, y))
}

/** the owner takes it on, or halts */
export function* advanceOn(g: Illusions, p: number): Step {
  const { state: s } = g
  for (let spaces = onwardSpaces(s, p); spaces.length > 0; spaces = onwardSpaces(s, p)) {
    const from = spaceOf(s, p)
    const offered = spaces
    const pick = yield* g.ask(s.actor, {
      rule: '12.8.2',
      prompt: 'advance-on',
      facts: { piece: p, space: from },
      choose: () => ({ 'advance-to': offered, halt: true }),
      refuse: { 'advance-to': (x) => whyNotOn(s, p, x) },
    })
    if (pick.verb === 'halt') return
    g.emit?.({ type: 'advanced', rule: '12.8.2', pieces: [p], from, to: pick.arg })
    yield* enterSpace(g, [p], pick.arg)
    if (!isOrdered(s, pick.arg, ORDER.passed)) return
  }
}
function whyNotOn(s: State, p: number, x: number): Refusal {
  if (!isOrdered(s, x, ORDER.passed)) return refusal('not-on-their-way', { piece: p, space: x })
  if (supplyAt(s, p, x) === SUPPLY.none) return refusal('would-be-out-of-supply', { piece: p, space: x })
  return refusal('cannot-besiege', { piece: p, space: x }, '20.1.6.c')
}
