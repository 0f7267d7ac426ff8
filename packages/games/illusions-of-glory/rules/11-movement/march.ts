/** §11.1.2 The march of a group, until it halts. */
import type { Group, IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { BRANDENBURG } from '../../map.ts'
import { isSupport } from '../../pieces.ts'
import { isMarked, isOnMap, MARK, mark, piecesAt, type State, spaceOf } from '../../state.ts'
import { besiegers, isBesieged, isEnoughForSiege, isForeignFort } from '../20-forts/siege.ts'
import { noteLeaving } from '../20-forts/leaving.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { canAccompany } from '../27-headquarters/stacking.ts'
import { noteLeavingBrandenburg } from '../28-treaty/redeployment.ts'
import { enterSpace } from './control.ts'
import { groupOf, restOf } from './ready.ts'
import { canBeLeft } from './room.ts'
import { movementLeft } from './steps.ts'
import { canGoAnywhere, destinations, pathTo, whyNotMarch } from './ways.ts'

/**
 * The units move together, may leave some on the way, and halt. §11.1.1.g §18.1.1.g Other units of the space
 * may go elsewhere.
 */
export function* march(g: IllusionsOfGlory, pieces: readonly number[]): Procedure {
  yield* g.within('march', goOn(g, pieces))
  settleGreekSpaces(g)
}

function* goOn(g: IllusionsOfGlory, pieces: readonly number[]): Procedure {
  const { state: s } = g
  let group = groupOf(s, pieces)
  while (group.pieces.length > 0) {
    const marching = group
    const goals = destinations(s, marching)
    const isFresh = marching.spent === 0
    if (goals.length === 0 && !canAnyoneGoOn(s, marching)) return
    const pick = yield* g.ask(s.actor, {
      rule: '11.1.2.a',
      prompt: 'march',
      facts: {
        pieces: marching.pieces,
        space: marching.space,
        left: movementLeft(s, marching),
        fresh: isFresh,
      },
      // Units chosen to move must move; the choice can be taken back by undo.
      choose: () => ({ march: goals, leave: droppable(s, marching), halt: !isFresh }),
      refuse: { march: (x) => whyNotMarch(s, marching, x) },
    })
    if (pick.verb === 'halt') return
    group = pick.verb === 'leave' ? without(s, marching, pick.arg) : yield* marchTo(g, marching, pick.arg)
  }
}

const without = (s: State, group: Group, p: number): Group =>
  restOf(
    s,
    group,
    group.pieces.filter((q) => q !== p),
  )

/** Whether a unit of the group could go on without the rest. */
const canAnyoneGoOn = (s: State, group: Group): boolean =>
  group.pieces.length > 1 && group.pieces.some((p) => canGoAnywhere(s, restOf(s, group, [p])))

/** Units that may stay behind: the others can still go on. */
function droppable(s: State, group: Group): number[] {
  if (group.pieces.length < 2) return []
  return group.pieces.filter((p) => {
    const rest = without(s, group, p)
    if (wouldBeAlone(s, group, p) || !canBeLeft(s, group, p)) return false
    return canGoAnywhere(s, rest) || canAnyoneGoOn(s, rest)
  })
}

/** §27.0.b Support ends its move with troops that do not go on. */
const wouldBeAlone = (s: State, { side, space, pieces, spent }: Group, p: number): boolean =>
  spent > 0 &&
  isSupport(p) &&
  !piecesAt(s, side, space).some((q) => canAccompany(q, p) && !pieces.includes(q))

/** Returns the group as it is after the march. */
function* marchTo(g: IllusionsOfGlory, group: Group, to: number): Procedure<Group> {
  const { state: s } = g
  const path = pathTo(s, group, to)
  const { pieces, space: from, side } = group
  const wasBesieged = isForeignFort(s, side, from) && isBesieged(s, from)
  g.emit?.({ type: 'marched', rule: '11.1.2.a', pieces, from, to, path })
  for (const p of pieces) {
    if (from === BRANDENBURG) noteLeavingBrandenburg(s, p)
    if (!isMarked(s, p, MARK.moved)) mark(s, p, MARK.moved)
  }
  for (const x of path) yield* enterSpace(g, pieces, x)
  noteLeaving(g, side, from, wasBesieged)
  noteSiegeDebt(s, group, to)
  const left = pieces.filter((p) => isOnMap(s, p) && spaceOf(s, p) === to)
  return left.length > 0 ? restOf(s, group, left, group.spent + path.length) : { ...group, pieces: left }
}

/** §20.3.1.d If too few units are at the fort, others must join them. */
function noteSiegeDebt(s: State, { side }: Group, x: number): void {
  if (!isForeignFort(s, side, x)) return
  s.siegeDebt = isEnoughForSiege(besiegers(s, side, x), x) ? -1 : x
}
