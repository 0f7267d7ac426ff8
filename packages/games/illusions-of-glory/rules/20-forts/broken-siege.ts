/** §20.3.5 Broken sieges: too few besiegers are left. */
import type { Command } from '../../commands.ts'
import type { IllusionsOfGlory, Procedure, Refusal } from '../../illusions-of-glory.ts'
import { FORTS } from '../../map.ts'
import { isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, CP, type Side } from '../../sides.ts'
import {
  ACTION,
  GROUND,
  hasGround,
  isOrdered,
  ORDER,
  piecesAt,
  setGround,
  type State,
  spaceOf,
} from '../../state.ts'
import { commanderAt } from '../04-setup/commands.ts'
import { fits } from '../10-stacking/limits.ts'
import { enterSpace } from '../11-movement/control.ts'
import { whereToLeave } from '../11-movement/room.ts'
import { distinct } from '../12-combat/losses.ts'
import { whyNotAlike } from '../12-combat/part-in-combat.ts'
import { besiegers, isBesiegedBy, isBesieger, isEnoughForSiege } from './siege.ts'

const MUST_LEAVE = GROUND.mustLeave | GROUND.leaveLater

/** Called after any loss: at the end of a combat, of movement, of attrition and of an event. */
export function noteBrokenSieges(g: IllusionsOfGlory): void {
  const { state: s } = g
  for (const x of FORTS) {
    const side = isBesieger(s, AP, x) ? AP : CP
    if (isBesieger(s, side, x) && !isBesiegedBy(s, side, x)) noteBroken(g, side, x)
    else if (hasGround(s, x, MUST_LEAVE)) setGround(s, x, MUST_LEAVE, false)
  }
}

/** §20.3.5.a The fort is no longer besieged: §20.3.5.b no surrender roll, no supply through it. */
export function noteBroken(g: IllusionsOfGlory, side: Side, x: number): void {
  const { state: s } = g
  if (hasGround(s, x, MUST_LEAVE)) return
  setGround(s, x, isOwnRound(s, side) ? GROUND.leaveLater : GROUND.mustLeave, true)
  // §20.3.4.b If besiegers marched away, the event was emitted then.
  if (!isOrdered(s, x, ORDER.abandoned)) g.emit?.({ type: 'siege-lifted', rule: '20.3.5.a', space: x })
}
const isOwnRound = (s: State, side: Side): boolean => s.action !== ACTION.none && s.active === side

/** §20.3.5.c Besiegers that are still too few at the end of their owner's next round leave. */
export function* leaveSieges(g: IllusionsOfGlory, side: Side): Procedure {
  const { state: s } = g
  for (const x of FORTS) {
    if (!hasGround(s, x, MUST_LEAVE)) continue
    const there = besiegers(s, side, x)
    if (there.length === 0) continue
    if (isEnoughForSiege(there, x)) setGround(s, x, MUST_LEAVE, false)
    else if (hasGround(s, x, GROUND.mustLeave)) yield* leave(g, side, x)
    else {
      setGround(s, x, GROUND.leaveLater, false)
      setGround(s, x, GROUND.mustLeave, true)
    }
  }
}

function* leave(g: IllusionsOfGlory, side: Side, x: number): Procedure {
  const { state: s } = g
  // §4.4.1.a.11 §4.4.2.a.11 The command of the stack moves all of it.
  const commander = commanderAt(s, side, x)
  let rest = piecesAt(s, side, x)
  while (rest.length > 0) {
    const p = yield* nextToLeave(g, rest, commander)
    const places = whereToLeave(s, p)
    if (places.length > 0) yield* leaveOne(g, p, places, commander)
    rest = rest.filter((q) => q !== p && spaceOf(s, q) === x)
  }
  if (besiegers(s, side, x).length === 0) setGround(s, x, MUST_LEAVE, false)
}

/** The owner chooses which unit leaves first if there is not room for all (ruling 226). */
function* nextToLeave(g: IllusionsOfGlory, rest: readonly number[], commander: Command): Procedure<number> {
  const { state: s } = g
  const able = rest.filter((p) => isTroops(p) && whereToLeave(s, p).length > 0)
  const choice = distinct(s, able)
  const isTight = able.flatMap((p) => whereToLeave(s, p)).some((y) => !fits(s, able, y))
  if (choice.length < 2 || !isTight) return rest[0] as number
  const pick = yield* g.ask(commander, {
    rule: '20.3.5.c',
    prompt: 'retreat',
    facts: { space: spaceOf(s, choice[0] as number), spaces: 1 },
    choose: () => ({ retreat: choice }),
    refuse: { retreat: (p) => whyNotLeaveFirst(s, rest, p, choice) },
  })
  return pick.arg
}

/** §20.3.5.c Only the besiegers of this fort leave it, and only those that have somewhere to go. */
function whyNotLeaveFirst(
  s: State,
  rest: readonly number[],
  p: number,
  choice: readonly number[],
): Refusal | undefined {
  const space = spaceOf(s, choice[0] as number)
  if (!rest.includes(p)) return refusal('not-at-that-fort', { piece: p, space })
  if (!isTroops(p)) return refusal('support-follows', { piece: p })
  return whyNotAlike(s, p, choice, '20.3.5.c') ?? refusal('nowhere-to-leave-to', { piece: p })
}

function* leaveOne(g: IllusionsOfGlory, p: number, places: readonly number[], commander: Command): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  let [to] = places as [number]
  if (places.length > 1) {
    const pick = yield* g.ask(commander, {
      rule: '20.3.5.c',
      prompt: 'leave-siege',
      facts: { piece: p, space: from },
      choose: () => ({ 'leave-to': [...places] }),
      refuse: { 'leave-to': (x) => refusal('cannot-leave-to', { piece: p, space: x }) },
    })
    to = pick.arg
  }
  g.emit?.({ type: 'marched', rule: '20.3.5.c', pieces: [p], from, to, path: [to] })
  yield* enterSpace(g, [p], to)
}
