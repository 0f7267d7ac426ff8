/** §18.3.1 §12.1.1.b At most three units defend in a region. */
import type { IllusionsOfGlory, Procedure, Refusal } from '../../illusions-of-glory.ts'
import { isRegion } from '../../map.ts'
import { isHq, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf } from '../../sides.ts'
import { isMarked, MARK, mark, type State, spaceOf } from '../../state.ts'
import { commanderTogether } from '../04-setup/commands.ts'
import { LIMIT, mayStack, mostTogether } from '../10-stacking/limits.ts'
import { defendersAt } from '../12-combat/defenders.ts'
import { whyNotOf } from '../12-combat/part-in-combat.ts'

/** In a space all units defend. In a region §18.3.1.a one stack defends. */
export function* chooseDefenders(g: IllusionsOfGlory, x: number): Procedure {
  const { state: s } = g
  const all = defendersAt(s, enemyOf(s.active), x)
  const troops = all.filter(isTroops)
  if (!isRegion(x)) {
    defend(s, all)
    return
  }
  // §18.3.1.c
  if (troops.length <= LIMIT) defend(s, troops)
  else yield* chooseTroops(g, x, troops, all)
  // §27.0.e An HQ must take part.
  const isBeside = (hq: number): boolean => troops.some((p) => isDefending(s, p) && mayStack(hq, p))
  const hqs = all.filter((p) => isHq(p) && isBeside(p))
  // §27.0.d A stack has one HQ; of several the owner chooses.
  if (hqs.length < 2) defend(s, hqs)
  else yield* chooseOne(g, x, hqs, all, 1)
}
const isDefending = (s: State, p: number): boolean => isMarked(s, p, MARK.fighting)
function defend(s: State, pieces: readonly number[]): void {
  for (const p of pieces) mark(s, p, MARK.fighting)
}

/**
 * §18.3.1.b Of more than three troops the owner chooses three that can form one stack (§10.2.b), or as many
 * as can. §18.3.1.d The others do not take part.
 */
function* chooseTroops(
  g: IllusionsOfGlory,
  x: number,
  troops: readonly number[],
  all: readonly number[],
): Procedure {
  const { state: s } = g
  for (let left = mostTogether(troops); left > 0; left--) {
    const able = nextDefenders(s, troops)
    if (able.length === left) {
      defend(s, able)
      break
    }
    yield* chooseOne(g, x, able, all, left)
  }
  const chosen = troops.filter((p) => isDefending(s, p))
  g.emit?.({ type: 'defenders-chosen', rule: '18.3.1.a', space: x, pieces: chosen })
}
/** Troops with which the stack can still reach its full size. */
function nextDefenders(s: State, troops: readonly number[]): number[] {
  const most = mostTogether(troops)
  const picked = troops.filter((p) => isDefending(s, p))
  const withAll = (stack: readonly number[]): number[] =>
    troops.filter((q) => stack.every((p) => p === q || mayStack(p, q)))
  return withAll(picked).filter((p) => !isDefending(s, p) && mostTogether(withAll([...picked, p])) === most)
}

function whyNotDefend(s: State, x: number, p: number, able: readonly number[]): Refusal {
  const not = whyNotOf(s, enemyOf(s.active), p, '18.3.1.a')
  if (not) return not
  if (spaceOf(s, p) !== x) return refusal('not-in-that-region', { piece: p, space: x })
  if (isDefending(s, p)) return refusal('defends-already', { piece: p })
  // §27.0.e An HQ is chosen after the troops; §27.0.i artillery never defends.
  if (!isTroops(p)) return refusal('troops-defend-first', { piece: p }, isHq(p) ? '27.0.e' : '27.0.i')
  return able.every(isHq)
    ? refusal('not-in-combat', { piece: p, space: x }, '18.3.1.d')
    : refusal('not-in-one-stack', { piece: p })
}

/** @param stack units whose leader is asked */
function* chooseOne(
  g: IllusionsOfGlory,
  x: number,
  able: readonly number[],
  stack: readonly number[],
  left: number,
): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(commanderTogether(s, stack), {
    rule: '18.3.1.b',
    prompt: 'defenders',
    facts: { space: x, left },
    choose: () => ({ defend: able }),
    refuse: { defend: (p) => whyNotDefend(s, x, p, able) },
  })
  defend(s, [pick.arg])
}
