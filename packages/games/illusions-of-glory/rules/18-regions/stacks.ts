/** §18.1.1 §18.3 §25.2.2 Stacks formed in regions and on Lemnos. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { LEMNOS } from '../../map.ts'
import { isLcu, isOf, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { RU } from '../../sides.ts'
import { isMarked, MARK, mark, ORDER, order, piecesAt, setStack, type State, stackOf } from '../../state.ts'
import { isWinter } from '../../tables.ts'
import { isInCommand, ruleOfCommand } from '../04-setup/commands.ts'
import { costOf } from '../09-cards/activation-cost.ts'
import { faultOf } from '../10-stacking/limits.ts'
import { FIRST_FREE_STACK } from '../11-movement/barriers.ts'
import { hasTarget } from '../12-combat/targets.ts'
import { mayAttack } from '../14-supply/rights.ts'

/**
 * How a stack is activated: for attack or movement, and perhaps free of charge by card AP24 (Russian units
 * only).
 */
export interface Activation {
  readonly attack: boolean
  readonly free: boolean
}

/** The units of the stack with this number. */
const stackPieces = (s: State, x: number, stack: number): number[] =>
  piecesAt(s, s.active, x).filter((p) => stackOf(s, p) === stack)

/** §9.4.3.c The unit has not been activated this round, and the player commands it. */
const isFree = (s: State, p: number): boolean =>
  stackOf(s, p) === 0 && !isMarked(s, p, MARK.toMove | MARK.toAttack) && isInCommand(s, p)
/** §25.2.5.c LCUs on Lemnos are not activated in winter; SCUs are, to be assembled. */
export const isWinterOnLemnos = (s: State, x: number): boolean => x === LEMNOS && isWinter(s.turn)

/** Whether the unit has a target, and the supply to attack it. */
export const isAbleToAttack = (s: State, p: number): boolean =>
  isTroops(p) && mayAttack(s, p) && hasTarget(s, p)

/**
 * Units that may join a stack, within the stacking limits (§18.1.1.b §18.3.b §25.2.2.a) and the OPS left.
 */
export function stackCandidates(
  s: State,
  x: number,
  stack: readonly number[],
  how: Activation = { attack: false, free: false },
): number[] {
  const side = s.active
  // §9.4.2.a §9.4.3.d §25.2.2.b Units on Lemnos may only move.
  if (how.attack && x === LEMNOS) return []
  const needsAttacker = how.attack && !stack.some((p) => isAbleToAttack(s, p))
  const isWintering = isWinterOnLemnos(s, x)
  return piecesAt(s, side, x).filter((p) => {
    if (isWintering && isLcu(p)) return false
    if (stack.includes(p) || !isFree(s, p) || (how.free && !isOf(p, RU))) return false
    if (needsAttacker && !isAbleToAttack(s, p)) return false
    return (
      faultOf([...stack, p]) === undefined && (how.free || stackPriceOf(s, x, [...stack, p], how) <= s.points)
    )
  })
}
/** §9.4.1.b §9.4.2.a §18.1.1.e §25.2.2.c The cost depends on the nations of the stack. */
const stackPriceOf = (s: State, x: number, stack: readonly number[], { attack, free }: Activation): number =>
  free ? 0 : costOf(s, s.active, stack, x, attack).ops

/**
 * §18.1.1.c §18.1.1.d §18.3.a §18.3.c A stack in a region is activated as if it were in a space of its own.
 * §18.3.d As many stacks are activated as the player likes and can pay for.
 */
export function* formStack(g: IllusionsOfGlory, x: number, attack: boolean, free = false): Procedure {
  const stack = yield* g.within('form-stack', gather(g, x, { attack, free }))
  activateStack(g, x, stack, { attack, free })
}

function* gather(g: IllusionsOfGlory, x: number, how: Activation): Procedure<number[]> {
  const { state: s } = g
  let stack: number[] = []
  for (;;) {
    const formed = stack
    const candidates = stackCandidates(s, x, formed, how)
    if (candidates.length === 0) return formed
    if (formed.length === 0 && candidates.length === 1 && stackCandidates(s, x, candidates, how).length === 0)
      return candidates
    const pick = yield* g.ask(s.actor, {
      rule: '9.4.1.b',
      prompt: 'form-stack',
      facts: {
        space: x,
        attack: how.attack,
        pieces: formed,
        cost: stackPriceOf(s, x, formed, how),
        points: s.points,
      },
      choose: () => ({ add: candidates, formed: formed.length > 0 }),
      refuse: { add: (p) => whyNotAdd(s, x, formed, p, how) },
    })
    if (pick.verb === 'formed') return formed
    stack = [...formed, pick.arg]
  }
}

function whyNotAdd(
  s: State,
  x: number,
  stack: readonly number[],
  p: number,
  how: Activation,
): Refusal | undefined {
  if (!piecesAt(s, s.active, x).includes(p)) return refusal('no-units-there', { space: x })
  if (stack.includes(p)) return refusal('in-the-stack-already', { piece: p })
  if (stackOf(s, p) > 0) return refusal('already-activated', { space: x }, '9.4.3.c')
  if (isWinterOnLemnos(s, x) && isLcu(p)) return refusal('lemnos-in-winter', { space: x })
  if (!isInCommand(s, p)) return refusal('not-your-command', { space: x }, ruleOfCommand(s.active))
  const fault = faultOf([...stack, p])
  if (fault !== undefined) return refusal(fault, { space: x })
  const needs = stackPriceOf(s, x, [...stack, p], how)
  if (needs > s.points) return refusal('too-few-points', { space: x, needs, has: s.points }, '18.1.1.e')
  return how.attack && !isAbleToAttack(s, p) ? refusal('no-target', { space: x }) : undefined
}

/** §9.4.3.c One marker on each stack, Move or Attack. */
function activateStack(g: IllusionsOfGlory, x: number, stack: readonly number[], how: Activation): void {
  const { state: s } = g
  const cost = stackPriceOf(s, x, stack, how)
  const number = numberFor(s, x, how.free)
  for (const p of stack) {
    setStack(s, p, number)
    mark(s, p, how.attack ? MARK.toAttack : MARK.toMove)
  }
  if (how.free) order(s, x, ORDER.greatRetreat)
  s.stacks += 1
  s.points -= cost
  const { active: side, points } = s
  g.emit?.({
    type: 'stack-formed',
    rule: '9.4.1.b',
    side: side,
    space: x,
    pieces: stack,
    attack: how.attack,
    cost,
    points,
  })
}
/** The next unused number; stacks activated free of charge count from FIRST_FREE_STACK. */
function numberFor(s: State, x: number, free: boolean): number {
  let number = free ? FIRST_FREE_STACK : 1
  while (stackPieces(s, x, number).length > 0) number++
  return number
}
