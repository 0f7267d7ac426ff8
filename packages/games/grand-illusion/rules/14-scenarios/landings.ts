/** §14.3.6.a.4 the landing from the sea; §14.3.6.b.4 §14.3.6.b.5 the way through Holland. */
import type { GrandIllusion, Refusal, Procedure } from '../../grand-illusion.ts'
import { HEXES, isCoastal, isPort, NORTH_ENTRY } from '../../map.ts'
import { ARMY, isInfantry, nationOf, unitData } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, BRITISH, GE, type Side } from '../../sides.ts'
import {
  ARRIVAL,
  DUE,
  BOARD,
  HELD_BACK,
  hexOf,
  isControlledBy,
  isDisrupted,
  MARK,
  mark,
  presenceOf,
  put,
  type State,
  TO_COME,
} from '../../state.ts'
import { beginActivation } from '../08-action/activation.ts'
import { settleHex } from '../08-action/control.ts'
import { gather } from '../08-action/group.ts'
import { march } from '../08-action/march.ts'
import { canStack } from '../08-action/stacking.ts'
import { enterHex } from '../08-action/step.ts'
import { wouldBeSupplied } from '../08-action/supply.ts'
import { destinations, findWays } from '../08-action/ways.ts'
import { displaceHqs } from '../09-battle/retreat.ts'
import { ninthArmy } from './options.ts'

const MOST_HELD_BACK = 4
const FIRST_LANDING_TURN = 10

const isDivision = (u: number): boolean => isInfantry(u) && unitData(u).size === 'division'

const heldBack = (s: State): number[] =>
  (ARMY[AL] as readonly number[]).filter((u) => hexOf(s, u) === HELD_BACK)

/** British infantry divisions that are due now and may wait for the landing */
export function holdable(s: State, side: Side): number[] {
  if (side !== AL || !hasOption(s, AL, 4) || s.landed === 1 || heldBack(s).length >= MOST_HELD_BACK) return []
  return (ARMY[AL] as readonly number[]).filter(
    (u) => hexOf(s, u) === TO_COME && s.arrival.get(u) <= s.turn && nationOf(u) === BRITISH && isDivision(u),
  )
}

export function holdBack(g: GrandIllusion, u: number): void {
  put(g.state, u, HELD_BACK)
  g.emit?.({ type: 'held-back', rule: '14.3.6.a.4', piece: u })
}

/** hexes the held-back divisions may land in now, as an activation */
export function landingHexes(s: State): number[] {
  if (!hasOption(s, AL, 4) || s.landed === 1 || s.turn < FIRST_LANDING_TURN) return []
  const units = heldBack(s)
  const found: number[] = []
  if (units.length === 0) return found
  for (let h = 0; h < HEXES; h++)
    if (isCoastal(h) && canStack(s, units, h) && mayStorm(s, units, h)) found.push(h)
  return found
}

/** §9.8.2 disrupted divisions alone do not come upon enemies, but in a friendly hex */
const mayStorm = (s: State, units: readonly number[], h: number): boolean =>
  !presenceOf(s, GE).isHolding(h) || isControlledBy(s, AL, h) || units.some((u) => !isDisrupted(s, u))

/** Once in the game; no further movement in that activation, and a battle if Germans are there. */
export function* land(g: GrandIllusion, h: number): Procedure {
  const { state: s } = g
  const units = heldBack(s)
  beginActivation(g, h)
  s.landed = 1
  if (isPort(h)) openPort(s, h)
  for (const u of units) {
    put(s, u, h)
    mark(s, u, MARK.moved | MARK.entered)
  }
  g.emit?.({ type: 'landed', rule: '14.3.6.a.4', pieces: units, hex: h })
  if (presenceOf(s, GE).isHolding(h)) {
    s.battle.set(h, DUE.forced)
    s.battleMarks = BOARD.landing
  }
  yield* displaceHqs(g, GE, h, '9.4.4.overrun')
  settleHex(g, h)
}

function openPort(s: State, h: number): void {
  s.landingPort = h
  // lines begin here from now on
  s.derived.supply.raise()
}

/** Why they cannot land there now; nothing to say where nobody waits to land. */
export function whyNotLand(s: State, h: number): Refusal | undefined {
  const units = heldBack(s)
  if (units.length === 0 || s.landed === 1 || s.phasing !== AL) return undefined
  const facts = { piece: units[0], units, hex: h, turn: FIRST_LANDING_TURN }
  if (s.turn < FIRST_LANDING_TURN) return { code: 'arrives-later', rule: '14.3.6.a.4', facts }
  if (!isCoastal(h)) return { code: 'not-an-arrival-hex', rule: '14.3.6.a.4', facts }
  return canStack(s, units, h)
    ? { code: 'needs-escort', rule: '9.8.2', facts }
    : { code: 'stack-full-there', rule: '8.4.6.a', facts }
}

const waiting = (s: State): number[] =>
  ninthArmy(s).filter((u) => hexOf(s, u) === TO_COME && s.arrivalKind.get(u) === ARRIVAL.north)

/** §14.3.6.b.4 on turn 2 and later, as long as they have not come */
export function northernEntryHexes(s: State): number[] {
  const units = waiting(s)
  if (units.length === 0 || s.turn < s.arrival.get(units[0] as number)) return []
  return NORTH_ENTRY.filter((h) => hasRoom(s, units, h) && units.every((u) => wouldBeSupplied(s, u, h)))
}

/** ruling 92 */
const PRICE_OF_ENTRY = 1

/** §8.4.6.a limits count where a move ends: they may come through a hex that is full, if they can go on */
function hasRoom(s: State, units: readonly number[], h: number): boolean {
  if (canStack(s, units, h)) return true
  if (presenceOf(s, AL).isHolding(h)) return false
  const passing = { ...gather(s, units, 'activation'), hex: h, spent: PRICE_OF_ENTRY }
  return destinations(findWays(s, passing)).length > 0
}

/** Why they cannot come in there now; nothing to say where nobody waits in Holland. */
export function whyNotEnterNorth(s: State, h: number): Refusal | undefined {
  const units = waiting(s)
  const [first] = units
  if (first === undefined || s.phasing !== GE) return undefined
  const turn = s.arrival.get(first)
  const no = (code: Refusal['code'], rule: string): Refusal => ({
    code,
    rule,
    facts: { piece: first, hex: h, turn },
  })
  if (s.turn < turn) return no('arrives-later', '14.3.6.b.4')
  if (!NORTH_ENTRY.includes(h)) return no('not-an-arrival-hex', '14.3.6.b.4')
  return hasRoom(s, units, h) ? no('hex-out-of-supply', '8.4.3.d') : no('stack-full-there', '8.4.6.a')
}

/** One CAP brings all six as one group, with their full allowance from there. */
export function* enterFromHolland(g: GrandIllusion, h: number): Procedure {
  const { state: s } = g
  const units = waiting(s)
  beginActivation(g, h)
  for (const u of units) {
    s.spent.set(u, PRICE_OF_ENTRY)
    s.arrivalKind.set(u, ARRIVAL.scheduled)
  }
  g.emit?.({ type: 'entered-from-holland', rule: '14.3.6.b.4', pieces: units, hex: h })
  const isOver = yield* enterHex(g, gather(s, units, 'activation'), h)
  if (!isOver) yield* march(g, units, 'activation')
}
